#!/bin/sh
# Makes a large suite for measuring: grow-suite.sh COUNT FOLDER [SUITE]
# Copies the scenarios of SUITE (default: the canon beside this script) into FOLDER until there are at least
# COUNT of them. Each copy has ids of its own, as STL-9-01~7, and expects what the original expects.
set -eu
[ $# -ge 2 ] && [ $# -le 3 ] || { sed -n '2,4s/^# //p' "$0" >&2; exit 2; }
count=$1 folder=$2 suite=${3:-$(dirname "$0")/../scenarios}
[ "$count" -gt 0 ] 2>/dev/null || { echo "grow-suite.sh: COUNT is a number from 1 on, not '$count'" >&2; exit 2; }
[ ! -e "$folder" ] || { echo "grow-suite.sh: $folder exists already" >&2; exit 1; }

mkdir -p "$folder"
list=$folder/files
find "$suite" \( -name '*.yaml' -o -name '*.yml' \) ! -name robbers.yaml | sort >"$list"
each=$(xargs awk '/^scenario:/ { n++ } END { print n + 0 }' <"$list")
[ "$each" -gt 0 ] || { echo "grow-suite.sh: there are no scenarios in $suite" >&2; exit 1; }
copies=$(((count + each - 1) / each))

# One awk for all files of all copies: a process for each file would take longer than everything else.
n=1
while [ $n -le $copies ]; do mkdir "$folder/$n"; n=$((n + 1)); done
xargs awk -v folder="$folder" -v copies=$copies '
    FNR == 1 {
        for (n = 1; n <= copies && file != ""; n++) close(target[n])
        file = FILENAME
        sub(/.*\//, "", file)
        stem = file
        sub(/\.ya?ml$/, "", stem)
        for (n = 1; n <= copies; n++) target[n] = folder "/" n "/" stem "~" n ".yaml"
    }
    /^id: / {
        id = $0
        sub(/[ \t]*(#.*)?$/, "", id)
        for (n = 1; n <= copies; n++) print id "~" n >target[n]
        next
    }
    { for (n = 1; n <= copies; n++) print >target[n] }' <"$list"
rm "$list"
echo "$((each * copies)) scenarios in $copies copies"
