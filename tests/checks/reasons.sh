#!/bin/sh
# Only the rules and the engine name clauses: whoever explains, settles or compares chooses among the facts that
# the engine has written down. A file that may name one nevertheless stands in the list below, with the reason.
. "$(dirname "$0")/lib.sh"

allowed=''

find src \( -name '*.h' -o -name '*.cpp' \) | sort >"$scratch/sources"
xargs grep -l 'ClauseId::' <"$scratch/sources" >"$scratch/naming" || true
not_empty "$(grep -c '^src/engine/steps/' "$scratch/naming")" "files of the engine that name a clause"
while read -r file; do
    case $file in src/rules/* | src/engine/*) continue ;; esac
    for may in $allowed; do [ "$file" = "$may" ] && continue 2; done
    grep -n 'ClauseId::' "$file" | sed "s|^\([0-9]*\):.*|$file:\1: names a clause; let a fact of the engine say why|" >>"$complaints"
done <"$scratch/naming"

finish "$(wc -l <"$scratch/sources" | tr -d ' ') sources"
