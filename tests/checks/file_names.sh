#!/bin/sh
# File names in comments of src/ are those of files: "is decided in rulings.cpp", "see steps/payment.h",
# "documents begin in scenario/documents". A name with a folder must end the path of a file, or be a file or folder
# of src/, perhaps without its ending.
. "$(dirname "$0")/lib.sh"

find src tests tools -type f | sed 's|^|/|' | sort >"$scratch/files"
not_empty "$(wc -l <"$scratch/files")" "files"

rooms=$(ls -d src/*/ | sed 's|src/||; s|/$||' | paste -sd '|' -)
grep -rnoE '//.*|/\*.*\*/' src --include='*.cpp' --include='*.h' >"$scratch/comments"
not_empty "$(wc -l <"$scratch/comments")" "comments"

# word TAB place, for each name of a file in a comment
sed -E 's/^([^:]*:[0-9]+):(.*)$/\1\t\2/' "$scratch/comments" |
    awk -F '\t' -v rooms="$rooms" '{
        rest = $2
        while (match(rest, "[A-Za-z0-9_.][A-Za-z0-9_/.-]*\\.(cpp|h|sh|py|js|css|cmake)([^A-Za-z0-9_]|$)")) {
            word = substr(rest, RSTART, RLENGTH)
            sub("[^A-Za-z0-9_]$", "", word)
            print word "\t" $1
            rest = substr(rest, RSTART + RLENGTH)
        }
        rest = $2
        while (match(rest, "(^|[^A-Za-z0-9_/.])(src/)?(" rooms ")/[a-z0-9_/]*[a-z0-9_]($|[^a-z0-9_/.]|[.]($|[^a-z]))")) {
            word = substr(rest, RSTART, RLENGTH)
            gsub("^[^A-Za-z0-9_]|[^A-Za-z0-9_]+$", "", word)
            print word "\t" $1
            rest = substr(rest, RSTART + RLENGTH)
        }
    }' | sort -u >"$scratch/names"
not_empty "$(wc -l <"$scratch/names")" "names of files in comments"

while IFS="$(printf '\t')" read -r name place; do
    case $name in
    *.cpp | *.h | *.sh | *.py | *.js | *.css | *.cmake)
        grep -q "/$(printf '%s' "$name" | sed 's/[.]/[.]/g')\$" "$scratch/files" ||
            complain "$place: there is no file $name"
        ;;
    *)
        path=src/${name#src/}
        [ -e "$path" ] || [ -e "$path.cpp" ] || [ -e "$path.h" ] || complain "$place: there is no file or folder $name"
        ;;
    esac
done <"$scratch/names"

finish "$(wc -l <"$scratch/names") names of files in comments"
