#!/bin/sh
# clang-tidy over src/ and tests/model with the compile commands of a build: tidy.sh BUILD-DIRECTORY
build=$(cd "$1" && pwd)
. "$(dirname "$0")/lib.sh"
needs clang-tidy clang++ python3

[ -f "$build/compile_commands.json" ] || { echo "tidy: $1 has no compile_commands.json"; exit 1; }
find src tests/model -name '*.cpp' | sort >"$scratch/sources"
not_empty "$(wc -l <"$scratch/sources")" "sources"
# A file that is not built has no compile command, and clang-tidy would guess one.
while read -r file; do
    grep -qF "/$file\"" "$build/compile_commands.json" || complain "$file: is not in compile_commands.json"
done <"$scratch/sources"
mkdir "$scratch/out"
python3 tests/checks/tidy_batches.py "$build" "$scratch/batches" >"$scratch/files" ||
    complain "the sources cannot be put together in batches"
# Every source is looked at, alone or in a batch.
while read -r file; do
    grep -qF "/$file" "$scratch/files" "$scratch"/batches/*.cpp || complain "$file: is in no batch"
done <"$scratch/sources"
xargs -n 1 -P "$(nproc)" sh -c \
    'clang-tidy -quiet -extra-arg=-Wno-unknown-warning-option -p "$1" "$3" >"$2/$(echo "$3" | tr / _)" 2>/dev/null || echo "$3" >>"$2/failed"' \
    tidy "$scratch/batches" "$scratch/out" <"$scratch/files" || true
if [ -f "$scratch/out/failed" ]; then
    while read -r file; do
        cat "$scratch/out/$(echo "$file" | tr / _)" >>"$complaints"
        complain "$file: clang-tidy failed"
    done <"$scratch/out/failed"
fi

finish "$(wc -l <"$scratch/sources" | tr -d ' ') sources"
