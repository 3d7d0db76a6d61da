#!/bin/sh
# The completion scripts are sound for their shells, and each shell offers what it should, among it every command
# and every option that --help tells: completions.sh PROGRAM
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
. "$(dirname "$0")/lib.sh"
PATH=$(dirname "$program"):$PATH
export PATH

for shell in bash zsh fish; do
    "$program" completions $shell >"$scratch/$shell"
    command -v $shell >/dev/null 2>&1 || continue
    $shell -n "$scratch/$shell" 2>>"$complaints" || complain "$shell: does not take its script"
done

# offers LINE EXPECTED: what each shell offers for the last word of the line.
offers() { printf '%s|%s\n' "$1" "$2" >>"$scratch/expected"; }
offers 'robbers adj' 'adjudicate'
offers 'robbers list q' 'questions'
offers 'robbers test --max-s' '--max-states'
offers 'robbers adjudicate -e c2,c3' 'c2,c3 c2,c3.1'
offers 'robbers adjudicate --edition=c2,c3' 'c2,c3 c2,c3.1'
offers 'robbers adjudicate --format js' 'json jsonl'
offers 'robbers adjudicate --color=al' 'always'
offers 'robbers x.yaml --format js' 'json jsonl'
offers 'robbers x.yaml --ruling laps=same-l' 'laps=same-lap'
offers 'robbers x.yaml --ruling=laps=same-l' 'laps=same-lap'
offers 'robbers adjudicate --ruling c31-p' \
    'c31-payment-first=counts c31-payment-first=ignored c31-placement=may c31-placement=must'
offers 'robbers check tests/checks/li' 'tests/checks/lib.sh'
offers 'robbers help compl' 'completions'
offers 'robbers rules Slurm' ''
offers 'robbers rules STL-16' 'STL-16'
offers 'robbers rules PLC-1 TRN-9' 'TRN-9'
offers 'robbers questions la' 'laps'
offers 'robbers editions c3' 'c3 c3.1'
offers 'robbers editions --search c3' ''
offers 'robbers test --rerun ' 'failed missing'
offers 'robbers test --report j' 'json jsonl junit'
offers 'robbers report m' 'merge'
offers 'robbers report merge tests/checks/li' 'tests/checks/lib.sh'
offers 'robbers config s' 'show'
offers 'robbers config show a' 'adjudicate ask'
offers 'robbers completions z' 'zsh'
offers 'robbers -q -e c2 bl' 'bless'
offers 'robbers settle --claim x -o tests/checks/li' 'tests/checks/lib.sh'
offers 'robbers settle --output=tests/checks/li' 'tests/checks/lib.sh'
offers 'robbers check -- -' ''
offers 'robbers compare --limit ' ''

# Every command, and for each its options and those that stand everywhere.
options_of() { "$program" $1 --help | grep -o '^ *\(-[A-Za-z],\)\{0,1\}--[a-z-]*' | tr ', ' '\n\n' | grep '^-'; }
"$program" --help >"$scratch/help"
commands=$(awk '/^(Subcommands|Commands):/ { inside = 1; next } /^[^ ]/ { inside = 0 } inside && /^  [a-z]/ { print $1 }' "$scratch/help")
not_empty "$(echo "$commands" | wc -w)" "commands in --help"
not_empty "$(options_of '' | wc -l)" "options in --help"
topics=$("$program" help nothing-like-it 2>&1 | sed -n 's/.*the topics are \([^;]*\);.*/\1/p' | tr -d ',')
not_empty "$(echo $topics | wc -w)" "topics of help"
offers 'robbers help ' "$(echo $commands $topics | tr ' ' '\n' | sort -u | tr '\n' ' ')"
for command in $commands; do
    offers "robbers $command -" "$({ options_of "$command"; options_of ''; } | sort -u | tr '\n' ' ')"
done
cat "$scratch/expected" | tr '| ' '\n\n' | sort -u >"$scratch/words"

cut -d '|' -f 1 "$scratch/expected" >"$scratch/lines"
cp "$scratch/zsh" "$scratch/_robbers"
# What a shell offers for each of the lines, one line for each.
bash_offers() {
    while IFS= read -r line; do
        # As readline breaks them: "=" is a word of its own.
        words=$(echo "$line" | sed 's/=/ = /g')
        case $line in *' ') words="$words ''" ;; esac
        printf '%s\n' "COMP_WORDS=($words)" 'COMP_CWORD=$((${#COMP_WORDS[@]} - 1))' '_robbers' 'printf "%s " "${COMPREPLY[@]}"; echo'
    done <"$scratch/lines" >"$scratch/try"
    bash -c ". $scratch/bash; . $scratch/try"
}
fish_offers() {
    fish --no-config -c "source $scratch/fish
        while read -l line; complete -C \$line | string replace -r '\t.*' '' | string join ' ' | read -l offered; echo \$offered; end" \
        <"$scratch/lines"
}
zsh_offers() {
    set --
    while IFS= read -r line; do set -- "$@" "$line"; done <"$scratch/lines"
    zsh -f tests/checks/offers.zsh "$scratch" "$@"
}
# Shells tell the whole word or what they add to it, in any order.
alike() { tr ' ' '\n' | sed 's/.*[,=]//; s|.*/||; /^$/d' | sort -u | tr '\n' ' '; }
compare() {
    "$1_offers" >"$scratch/offered" 2>>"$complaints"
    paste -d '|' "$scratch/expected" "$scratch/offered" | while IFS='|' read -r line expected offered; do
        [ "$(echo "$expected" | alike)" = "$(echo "$offered" | alike)" ] ||
            complain "$1: '$line' offers '$offered', not '$expected'"
    done
    [ "$(wc -l <"$scratch/offered")" -eq "$(wc -l <"$scratch/lines")" ] || complain "$1: does not answer each line"
}
for shell in bash fish zsh; do
    if command -v $shell >/dev/null 2>&1; then compare $shell; fi
done

finish "$(wc -l <"$scratch/words" | tr -d ' ') words, $(wc -l <"$scratch/lines" | tr -d ' ') offers"
