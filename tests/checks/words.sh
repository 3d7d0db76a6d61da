#!/bin/sh
# The texts of the tree: no paths of one machine, no unfinished notes, no stray blanks; every source
# opens with what it decides; what README and CONTRIBUTING name is there.
. "$(dirname "$0")/lib.sh"

find . \( -name .git -o -name 'build*' -o -path ./tests/bad -o -path ./tests/cli -o -path ./tests/golden \
    -o -path ./tests/fuzz -o -path ./tests/checks/words.sh \) -prune -o -type f \
    \( -name '*.h' -o -name '*.cpp' -o -name '*.txt' -o -name '*.md' -o -name '*.yaml' -o -name '*.sh' \
    -o -name '*.json' -o -path './man/*' -o -path './completions/*' -o -path './.ci/*' \) -print |
    sort >"$scratch/files"
not_empty "$(wc -l <"$scratch/files")" "texts"

# forbid PATTERN WHAT [BUT]: complains about each line with PATTERN, except where BUT is found.
forbid() {
    xargs grep -HnE -e "$1" <"$scratch/files" | grep -vE -e "${3-^$}" | cut -c1-160 | sed "s|\$|   <- $2|" >>"$complaints" || true
}
forbid '/(home|root|Users|work|mnt)/' 'a path of one machine'
forbid 'https?://(localhost|[0-9]+\.|[^ /]*(proxy|mirror|artifactory|nexus))' 'an address of one machine'
forbid '(^|[^A-Za-z])(TODO|FIXME|XXX|HACK)([^A-Za-z]|$)' 'an unfinished note' \
    '^[^:]*\.(h|cpp|1):[0-9]+:.*# TODO' # TAP has a directive of this name
forbid '^(<<<<<<<|>>>>>>>)( |$)' 'a merge conflict'
forbid '[ 	]+$' 'blanks at the end of the line'
forbid '	' 'a tab'
printf '\r' >"$scratch/cr"
xargs grep -lF -f "$scratch/cr" <"$scratch/files" | sed 's|$|: carriage returns|' >>"$complaints" || true

grep -E '^\./(src|tests)/.*\.(h|cpp)$' "$scratch/files" >"$scratch/sources" || true
not_empty "$(wc -l <"$scratch/sources")" "sources"
while read -r file; do
    case $file in
    *.h) sed -n 1,5p "$file" | grep -qx '#pragma once' || complain "$file: a header begins with #pragma once" ;;
    esac
    sed -n 1,2p "$file" | grep -q '^// ' || complain "$file: opens with a comment: what this part decides"
done <"$scratch/sources"

# Files and folders between backticks, where <a part> or a * may stand for any text.
tr -c 'A-Za-z0-9_./<>*-' '\n' <README.md >"$scratch/named"
tr -c 'A-Za-z0-9_./<>*-' '\n' <CONTRIBUTING.md >>"$scratch/named"
grep -oE '^(src|tests|man|scenarios|schemas|tools|\.ci)/[^ ]*[A-Za-z0-9*>]' "$scratch/named" | sort -u >"$scratch/paths" || true
not_empty "$(wc -l <"$scratch/paths")" "paths in README.md and CONTRIBUTING.md"
while read -r path; do
    ls $(echo "$path" | sed 's/<[^>]*>/*/g') >/dev/null 2>&1 || complain "README.md or CONTRIBUTING.md: there is no $path"
done <"$scratch/paths"

finish "$(wc -l <"$scratch/files" | tr -d ' ') texts"
