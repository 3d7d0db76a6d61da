#!/bin/sh
# A suite spread with GNU parallel as README says comes to what one run comes to: parallel.sh PROGRAM
#   - the merged report is the report of the single run, to the byte, whatever the number of shards;
#   - so it is where tests fail, a file cannot be read and more shards than scenarios are asked for;
#   - the exit code of the merge is that of the single run.
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
. "$(dirname "$0")/lib.sh"
needs parallel
parallel --version 2>/dev/null | grep -q '^GNU parallel' ||
    { echo "parallel: skipped: parallel is not GNU parallel"; exit 77; }
PATH=$(dirname "$program"):$PATH
XDG_STATE_HOME=$scratch/state
HOME=$scratch
export PATH XDG_STATE_HOME HOME
unset GTEST_TOTAL_SHARDS GTEST_SHARD_INDEX TEST_TOTAL_SHARDS TEST_SHARD_INDEX XML_OUTPUT_FILE TESTBRIDGE_TEST_ONLY

# A suite in which something is wrong: a failure, a scenario without expectation, a file with problems.
mkdir "$scratch/wrong"
cp tests/cli/inputs/parts/*.yaml "$scratch/wrong"
sed 's/always: .*/always: [{red: 999}]/; s/^id: \(.*\)/id: \1-wrong/' \
    tests/cli/inputs/parts/roads.yaml >"$scratch/wrong/failing.yaml"
sed '/^expect/,$d; s/^id: .*/id: bare/' tests/cli/inputs/parts/roads.yaml >"$scratch/wrong/bare.yaml"
echo 'scenario: [' >"$scratch/wrong/broken.yaml"

# spread SUITE SHARDS: the single run, the shards and the merge, each with its exit code.
spread() {
    rm -f "$scratch"/*.jsonl "$scratch"/*.xml
    single=0 merged=0
    robbers test "$1" --no-times --report junit="$scratch/single.xml" >"$scratch/single.out" 2>&1 || single=$?
    # The recipe of README; its exit code counts the shards that did not pass, so the merge decides.
    seq "$2" | parallel --will-cite -j 2 \
        "robbers test '$1' --shard {}/$2 --no-times --report jsonl='$scratch'/shard-{}.jsonl" \
        >"$scratch/shards.out" 2>&1 || true
    robbers report merge "$scratch"/shard-*.jsonl --report junit="$scratch/merged.xml" \
        >"$scratch/merged.out" 2>&1 || merged=$?
    echo "$1 $2" >>"$scratch/spreads"
    not_empty "$(find "$scratch" -name 'shard-*.jsonl' | wc -l)" "reports of shards"
    not_empty "$(grep -c '<testcase' "$scratch/single.xml" || true)" "tests in the report of a single run"
    [ "$single" -eq "$merged" ] ||
        complain "$1 in $2 shards: the merge exits with $merged, the single run with $single"
    if ! cmp -s "$scratch/single.xml" "$scratch/merged.xml"; then
        complain "$1 in $2 shards: the merged report is not that of the single run"
        diff "$scratch/single.xml" "$scratch/merged.xml" | head -10 | sed 's/^/    /' >>"$complaints" || true
    fi
}
for shards in 1 3 8; do spread scenarios $shards; done
for shards in 2 40; do spread "$scratch/wrong" $shards; done
[ "$single" -ne 0 ] || complain "$scratch/wrong: passes, so failures are not looked at"

finish "$(wc -l <"$scratch/spreads" | tr -d ' ') suites spread"
