#!/bin/sh
# Every source is laid out as clang-format 14 lays it out; other versions lay out some lines differently.
. "$(dirname "$0")/lib.sh"
needs_version clang-format 14

find src tests \( -name '*.h' -o -name '*.cpp' \) | sort >"$scratch/sources"
not_empty "$(wc -l <"$scratch/sources")" "sources"
xargs "$tool" --dry-run -Werror <"$scratch/sources" 2>"$scratch/out" ||
    grep -a 'error:' "$scratch/out" | sed 's/:[0-9]*: error:.*/: differs from clang-format -i/' |
        sort -t: -k1,1 -u >>"$complaints"
if [ -s "$scratch/out" ] && ! [ -s "$complaints" ]; then cat "$scratch/out" >>"$complaints"; fi

finish "$(wc -l <"$scratch/sources" | tr -d ' ') sources"
