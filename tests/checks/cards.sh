#!/bin/sh
# Cards in Markdown, read by a reader of Markdown: cards.sh PROGRAM
#   - a title of nothing but markup is shown as it is written, and makes nothing else;
#   - every worked example is a heading, paragraphs, lists and one command at most.
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
. "$(dirname "$0")/lib.sh"
needs cmark-gfm

# tags FILE: the names of the elements that the Markdown makes, each once.
tags() {
    cmark-gfm -e table -e strikethrough -e tasklist "$1" | grep -o '<[a-z0-9]*' | sort -u | tr -d '<' | tr '\n' ' '
}

cards=0
title='*a* _b_ **c** `d` [e](f) ![g](h) <i>j</i> &amp; ~~k~~ | l \\ # m [x] 1. n'
printf "scenario: '%s'\nid: '*z*'\nedition: c2\nplayers: {red: 10, blue: {meeple: 12, robber: 10}, __o__: 3}\n" "$title" |
    sed "s/__o__/a__o__/" >"$scratch/case.yaml"
printf 'turns: [{player: red, events: [score: {player: red, points: 5}]}]\n' >>"$scratch/case.yaml"
"$program" "$scratch/case.yaml" -f markdown >"$scratch/card.md"
cmark-gfm -t plaintext --width 0 "$scratch/card.md" >"$scratch/shown"
grep -qxF "$title [*z*]" "$scratch/shown" || complain "the title is shown otherwise: $(head -1 "$scratch/shown")"
grep -qF 'a__o__ 3' "$scratch/shown" || complain 'a name is shown otherwise'

for file in "$scratch/case.yaml" scenarios/examples/*.yaml; do
    cards=$((cards + 1))
    "$program" "$file" -f markdown >"$scratch/card.md"
    for tag in $(tags "$scratch/card.md"); do
        case $tag in
        h3 | p | strong | ul | li | pre | code) ;;
        *) complain "$file: makes <$tag>" ;;
        esac
    done
    commands=$(cmark-gfm "$scratch/card.md" | grep -c '<pre>') || true
    [ "$commands" -le 1 ] || complain "$file: has $commands commands"
done
not_empty "$cards" 'cards'
finish "$cards cards"
