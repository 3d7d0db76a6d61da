#!/bin/sh
# clang-tidy 14 over the sources of src/ and tests/model as a unity build by clang puts them together:
# tidy.sh BUILD-DIRECTORY
build=$(cd "$1" && pwd)
. "$(dirname "$0")/lib.sh"
needs_version clang-tidy 14

for batch in "$build"/CMakeFiles/robbers*.dir/Unity/*.cxx \
    "$build"/tests/CMakeFiles/robbers_model.dir/Unity/*.cxx \
    "$build"/tests/CMakeFiles/model_self_test.dir/Unity/*.cxx; do
    [ ! -f "$batch" ] || echo "$batch"
done >"$scratch/batches"
not_empty "$(wc -l <"$scratch/batches")" "batches in $1: it is no unity build"
# Every source is looked at.
find src tests/model -name '*.cpp' | sort >"$scratch/sources"
xargs cat <"$scratch/batches" >"$scratch/all"
while read -r file; do
    grep -qF "/$file\"" "$scratch/all" || complain "$file: is in no batch"
done <"$scratch/sources"
mkdir "$scratch/out"
# A batch includes sources, which is what one of the checks warns of. It does not lie in tests/model, which has
# checks of its own.
model=$(sed -n 's/^  \(-.*\)/\1/p' tests/model/.clang-tidy | tr -d '\n')
not_empty "${#model}" "checks in tests/model/.clang-tidy"
xargs -n 1 -P "$(nproc)" sh -c '
    checks=-bugprone-suspicious-include
    case $5 in */CMakeFiles/robbers_model.dir/* | */CMakeFiles/model_self_test.dir/*) checks=$checks,$4 ;; esac
    "$1" -quiet -checks="$checks" -p "$2" "$5" >"$3/$(echo "$5" | tr / _)" 2>/dev/null ||
        echo "$5" >>"$3/failed"' tidy "$tool" "$build" "$scratch/out" "$model" <"$scratch/batches" || true
if [ -f "$scratch/out/failed" ]; then
    while read -r batch; do
        cat "$scratch/out/$(echo "$batch" | tr / _)" >>"$complaints"
        complain "${batch#"$build/"}: clang-tidy failed"
    done <"$scratch/out/failed"
fi

finish "$(wc -l <"$scratch/sources" | tr -d ' ') sources in $(wc -l <"$scratch/batches" | tr -d ' ') batches"
