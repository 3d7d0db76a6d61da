#!/bin/sh
# `robbers help TOPIC` says what the manuals say, word for word, and every line of the cheat sheet of `ask --help`
# can be read: topics.sh PROGRAM
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
. "$(dirname "$0")/lib.sh"

# A part of the line and of a claim that the cheat sheet shows, in something that can be asked.
tried=0
"$program" ask --help >"$scratch/help"
ask() {
    tried=$((tried + 1))
    grep -qF -e "$1" "$scratch/help" || complain "ask --help does not show: $1"
    shift
    status=0
    "$program" ask -e c3 "$@" >"$scratch/printed" 2>&1 || status=$?
    [ "$status" -le 1 ] || { complain "not understood: $*"; sed 's/^/    /' "$scratch/printed" >>"$complaints"; }
}
start='red 10, blue 12 r10'
ask "$start" "$start / red: bag"
ask 'red 10 m17' "red 10 m17, blue 12 r10 / red: red+5 city"
ask 'bag' "$start / red: bag"
ask 'red+-4 ghosts' "$start / red: red+-4 ghosts"
ask 'red+5 & blue+3 road' "$start / red: red+5 & blue+3 road"
ask 'red-3 ransom>blue' "$start / red: red-3 ransom>blue"
ask 'end, final red+9' "$start / red: end, final red+9"
ask '/ again:' "$start / red: red+5 city / again: bag"
for claim in 'blue+3' 'blue=15' 'blue r15' 'blue rsupply' 'blue robs red 3' 'blue robs nobody' 'blue takes 3 from red' \
    'red draws' 'blue+3 or red draws'; do
    ask "$claim" "red 10 m17, blue 12 r10 / red: red+5 city" --claim "$claim"
done

needs mandoc
# words FILE...: all that is printed, without blanks, so that lines may be broken anywhere.
words() { col -b | tr -d '[:space:]'; }
# section PAGE HEADING: as mandoc prints it, without its heading.
section() {
    mandoc -T utf8 -O width=100 "man/$1" | col -bx | awk -v heading="$2" '
        { line = $0; sub(/^ +/, "", line); indent = match($0, /[^ ]/) - 1 }
        inside && line != "" && indent <= depth { exit }
        inside { print; next }
        line == heading && indent <= 3 { inside = 1; depth = indent }'
}
# same TOPIC PAGE HEADING...
topics=0
same() {
    topic=$1 page=$2
    topics=$((topics + 1))
    shift 2
    count=$#
    for heading; do
        [ "$count" -eq 1 ] || echo "$heading"
        section "$page" "$heading"
    done | words >"$scratch/manual"
    "$program" help "$topic" | sed 's/\xc2\xa0/ /g' | words >"$scratch/topic"
    [ -s "$scratch/manual" ] || complain "man/$page: nothing below: $*"
    cmp -s "$scratch/manual" "$scratch/topic" || {
        complain "robbers help $topic: says something else than man/$page below: $*"
        fold -w 100 "$scratch/manual" >"$scratch/a"
        fold -w 100 "$scratch/topic" >"$scratch/b"
        diff "$scratch/a" "$scratch/b" | head -6 | sed 's/^/    /' >>"$complaints" || true
    }
}
same line robbers-scenario.5 'One line'
same claims robbers-scenario.5 Claims
same scenario robbers-scenario.5 'A scenario' 'Keys of a scenario' Players Numbers Turns Events 'Sources of points'
same choices robbers-scenario.5 Choices
same expectations robbers-scenario.5 Expectations
same exit-codes robbers.1 'EXIT STATUS'
same editions robbers.1 EDITIONS
same settings robbers.1 ENVIRONMENT FILES
same reports robbers.1 REPORTS
told=$("$program" help --help | tr -d '\n' | grep -o 'topics: .*' | tr ',' '\n' | grep -c . || true)
[ "$topics" -ge 9 ] || complain "only $topics topics are looked at"

finish "$topics topics, $tried parts of the cheat sheet"
