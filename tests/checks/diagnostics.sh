#!/bin/sh
# Every diagnostic is shown by an input below tests/bad, or by a case of tests/cli where it takes a run to
# find it; and every input in tests/bad has its exact text beside it.
. "$(dirname "$0")/lib.sh"

tr -d '\\\n ' <src/support/diagnostic.h | grep -o 'X([a-z0-9_]*,"[a-z0-9-]*")' | sed 's/.*"\(.*\)".*/\1/' >"$scratch/ids"
not_empty "$(wc -l <"$scratch/ids")" "diagnostics"
find tests/bad -name '*.txt' | sort >"$scratch/texts"
not_empty "$(wc -l <"$scratch/texts")" "texts in tests/bad"

find tests/cli -name err -o -name out >>"$scratch/texts"
xargs cat <"$scratch/texts" | grep -o '\[[a-z0-9-]*\]' | tr -d '[]' | sort -u >"$scratch/shown"
while read -r id; do
    grep -qx "$id" "$scratch/shown" || complain "$id: no text in tests/bad or tests/cli shows it"
done <"$scratch/ids"

find tests/bad \( -name '*.yaml' -o -name '*.yml' \) | sort >"$scratch/inputs"
while read -r input; do
    [ -f "${input%.y*ml}.txt" ] || complain "$input: has no ${input%.y*ml}.txt beside it"
done <"$scratch/inputs"

finish "$(wc -l <"$scratch/ids" | tr -d ' ') diagnostics"
