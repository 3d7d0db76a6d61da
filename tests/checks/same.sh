#!/bin/sh
# Output is the same to the byte on every run: the whole canon, twice in each format.
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
. "$(dirname "$0")/lib.sh"

find scenarios -name '*.yaml' | sort >"$scratch/files"
not_empty "$(wc -l <"$scratch/files")" "scenario files"
for format in text json jsonl line; do
    for run in 1 2; do
        # Scenarios that the rules refuse are part of the canon: exit code 3, which xargs makes 123, is
        # as good as 0 here.
        status=0
        xargs "$program" adjudicate --format "$format" --limit 5 <"$scratch/files" \
            >"$scratch/$format.$run" 2>"$scratch/$format.err.$run" || status=$?
        [ $status -eq 0 ] || [ $status -eq 123 ] || complain "$format: the program failed: $status"
    done
    not_empty "$(wc -l <"$scratch/$format.1")" "lines of $format"
    cmp -s "$scratch/$format.1" "$scratch/$format.2" || complain "$format: differs from run to run"
    cmp -s "$scratch/$format.err.1" "$scratch/$format.err.2" || complain "$format: messages differ from run to run"
done

finish "$(wc -l <"$scratch/files" | tr -d ' ') files in 4 formats"
