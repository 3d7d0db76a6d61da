#!/bin/sh
# Every clause has a canon scenario named after it, and every answer of every question is tried by one.
. "$(dirname "$0")/lib.sh"

find scenarios -name '*.yaml' | sort >"$scratch/canon"
not_empty "$(wc -l <"$scratch/canon")" "scenarios"

# words_of HEADER PATTERN: the spellings of its vocabularies, X(enumerator, "spelling").
words_of() {
    tr -d '\\\n ' <"$1" | grep -o "X([a-z0-9_]*,\"$2\")" | sed 's/.*"\(.*\)".*/\1/'
}

# Clauses: <CLAUSE>-<nn>-<slug>.yaml.
words_of src/rules/clause.h '[A-Z]*-[0-9a-z]*' >"$scratch/clauses"
not_empty "$(wc -l <"$scratch/clauses")" "clauses"
while read -r clause; do
    grep -q "/$clause-[0-9][0-9]*-[^/]*\.yaml$" "$scratch/canon" ||
        complain "$clause: no scenario scenarios/*/$clause-<nn>-<slug>.yaml"
done <"$scratch/clauses"

# Every numbered scenario belongs to a clause that exists, and its id is how its file name begins.
sed 's|.*/||; s|\.yaml$||' "$scratch/canon" | grep '^[A-Z]*-[0-9]*[a-z]*-[0-9]' | sed 's/^\([A-Z]*-[0-9a-z]*\)-.*/\1/' |
    sort -u >"$scratch/named"
while read -r clause; do
    grep -qx "$clause" "$scratch/clauses" || complain "$clause: scenarios are named after it, but it is no clause"
done <"$scratch/named"

# Questions: "question answer preferred|other", from the table: X(name, "id", and an answer at the beginning of a line.
table=src/rules/question_table.h
awk '
match($0, /^    X\([a-z0-9_]+, "[a-z0-9-]+"/) { question = substr($0, RSTART, RLENGTH - 1); sub(/.*"/, "", question); n = 0 }
match($0, /^      "[a-z0-9-]+",/) { print question, substr($0, 8, RLENGTH - 9), (n++ ? "other" : "preferred") }
' "$table" >"$scratch/answers"
not_empty "$(wc -l <"$scratch/answers")" "answers"
questions=$(grep -c '^    X(' "$table")
[ "$(wc -l <"$scratch/answers")" -eq $((questions * 2)) ] ||
    complain "$table: expected two answers to each of $questions questions"

xargs grep -Hn '^ *\(- \)\{0,1\}rulings:' <"$scratch/canon" >"$scratch/rulings" || true
while read -r question answer rank; do
    if grep -q "[{ ,]${question}: *$answer[ ,}]" "$scratch/rulings"; then continue; fi
    # The preferred answer is tried, too, where only some expectations of a file rule otherwise.
    if [ "$rank" = preferred ] && grep -q ":[0-9]*:  .*[{ ,]${question}: " "$scratch/rulings"; then continue; fi
    complain "$question: no scenario rules {$question: $answer}"
done <"$scratch/answers"

finish "$(wc -l <"$scratch/clauses" | tr -d ' ') clauses and $(wc -l <"$scratch/answers" | tr -d ' ') answers"
