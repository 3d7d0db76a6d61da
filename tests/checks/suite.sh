#!/bin/sh
# The canon as a user runs it: it passes, covers the rules completely, notices every change of them, and its
# reports are the same to the byte with any number of threads: suite.sh PROGRAM
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
. "$(dirname "$0")/lib.sh"
export XDG_STATE_HOME="$scratch/state"

for jobs in 1 2 7; do
    "$program" test scenarios --no-state --no-times -v -j $jobs --coverage --coverage-min 100 --report text \
        $(for format in json jsonl junit tap github markdown; do echo "--report $format=$scratch/$jobs.$format"; done) \
        >"$scratch/$jobs.text" 2>"$scratch/$jobs.err" || complain "-j $jobs: exits with $?"
    for format in text err json jsonl junit tap github markdown; do
        cmp -s "$scratch/1.$format" "$scratch/$jobs.$format" || complain "-j $jobs: another $format report than -j 1"
    done
done
not_empty "$(grep -c '^PASS' "$scratch/1.text")" "tests that passed"
not_empty "$(grep -c '100%' "$scratch/1.text")" "complete coverage"

"$program" mutate scenarios >"$scratch/mutate" || complain "mutate: exits with $?: $(cat "$scratch/mutate")"
not_empty "$(wc -l <"$scratch/mutate")" "lines of mutate"

# A suite that is grown from the canon passes, too, with names of its own.
sh tools/grow-suite.sh 700 "$scratch/grown" >"$scratch/grow" || complain "grow-suite.sh: exits with $?"
"$program" test "$scratch/grown" --no-state --no-times -q >>"$complaints" 2>&1 || complain "a grown suite: exits with $?"
grown=$("$program" test "$scratch/grown" --list | sort -u | wc -l)
[ "$grown" -ge $((3 * $(grep -c '^PASS' "$scratch/1.text"))) ] || complain "a grown suite has only $grown tests"

finish "$(grep -c '^PASS' "$scratch/1.text") tests, $(wc -l <"$scratch/mutate" | tr -d ' ') lines of mutate"
