#!/bin/sh
# The completion scripts are sound for their shells, know every option, and bash's offers what it should:
# completions.sh PROGRAM
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
. "$(dirname "$0")/lib.sh"
PATH=$(dirname "$program"):$PATH
export PATH

"$program" --help >"$scratch/help"
commands=$(awk '/^(Subcommands|Commands):/ { inside = 1; next } /^[^ ]/ { inside = 0 } inside && /^  [a-z]/ { print $1 }' "$scratch/help")
not_empty "$(echo "$commands" | wc -w)" "commands in --help"
for command in '' $commands; do
    "$program" $command --help | grep -o '^ *\(-[A-Za-z],\)\{0,1\}--[a-z-]*' | sed 's/.*--//'
done | sort -u >"$scratch/words"
not_empty "$(wc -l <"$scratch/words")" "options"
printf '%s\n' $commands >>"$scratch/words"

for shell in bash zsh fish; do
    "$program" completions $shell >"$scratch/$shell"
    while read -r word; do
        grep -qwF -e "$word" "$scratch/$shell" || complain "$shell: does not know $word"
    done <"$scratch/words"
    command -v $shell >/dev/null 2>&1 || continue
    $shell -n "$scratch/$shell" 2>>"$complaints" || complain "$shell: does not take its script"
done

# offers WORDS EXPECTED: what bash offers for the last of the words.
offers() {
    printf '%s\n' ". $scratch/bash" "COMP_WORDS=($1)" 'COMP_CWORD=$((${#COMP_WORDS[@]} - 1))' '_robbers' \
        'printf "%s " "${COMPREPLY[@]}"' >"$scratch/try"
    got=$(bash "$scratch/try" 2>&1)
    echo "$1" >>"$scratch/tried"
    [ "$got" = "$2 " ] || complain "bash: '$1' offers '$got', not '$2'"
}
offers 'robbers adj' 'adjudicate'
offers 'robbers list q' 'questions'
offers 'robbers test --max-s' '--max-states'
offers 'robbers adjudicate -e c2,c3' 'c2,c3 c2,c3.1'
offers 'robbers adjudicate --format js' 'json jsonl'
offers 'robbers adjudicate --color = al' 'always'
offers 'robbers x.yaml --ruling laps = same-l' 'same-lap'
offers 'robbers adjudicate --ruling c31-p' \
    'c31-placement=must c31-placement=may c31-payment-first=ignored c31-payment-first=counts'
offers 'robbers check tests/checks/li' 'tests/checks/lib.sh'
offers 'robbers help compl' 'completions'

finish "$(wc -l <"$scratch/words" | tr -d ' ') words in 3 scripts, $(wc -l <"$scratch/tried" | tr -d ' ') offers"
