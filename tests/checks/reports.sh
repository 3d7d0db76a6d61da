#!/bin/sh
# Every report of a test run is taken by the program that reads such reports: prove, xmllint with our
# schema of JUnit XML, jq and a JSON Schema validator: reports.sh PROGRAM
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
. "$(dirname "$0")/lib.sh"
needs prove
needs xmllint
needs jq
needs_schemas
unset GITHUB_STEP_SUMMARY

shards=tests/cli/inputs/shards
runs="$scratch/runs"
: >"$runs"

# add NAME CODE ARGUMENT...: runs the program with these arguments for reports in every format.
add() {
    name=$1 code=$2
    shift 2
    status=0
    "$program" "$@" --report json="$scratch/$name.json" --report jsonl="$scratch/$name.jsonl" \
        --report junit="$scratch/$name.xml" --report tap="$scratch/$name.tap" \
        --report github="$scratch/$name.github" --report markdown="$scratch/$name.md" \
        >"$scratch/$name.txt" 2>"$scratch/$name.err" || status=$?
    [ $status -eq "$code" ] || complain "$name: exit code $status instead of $code"
    [ ! -s "$scratch/$name.err" ] || complain "$name: $(head -n 1 "$scratch/$name.err")"
    echo "$name" >>"$runs"
}
add every-status 3 report merge $shards/1-of-2.jsonl $shards/2-of-2.jsonl
add passed 0 report merge $shards/passed-1-of-2.jsonl $shards/passed-2-of-2.jsonl
add failed 1 report merge $shards/failed.jsonl
add interrupted 130 report merge $shards/interrupted.jsonl
add none 4 report merge $shards/none.jsonl
add canon 0 test scenarios --no-state
add suite 3 test tests/cli/inputs/suite --no-state --coverage
not_empty "$(wc -l <"$runs")" "runs"

# refused WHAT COMMAND...: a consumer that takes everything proves nothing.
refused() {
    what=$1
    shift
    if "$@" >/dev/null 2>&1; then complain "the consumer takes $what"; fi
}

# JUnit XML.
valid_junit() { xmllint --noout --schema tests/checks/junit.xsd "$1" 2>&1; }
count_in() { xmllint --xpath "$2" "$1" | sed 's/^NaN$/0/'; }
while read -r name; do
    xml=$scratch/$name.xml
    valid_junit "$xml" >"$scratch/out" || complain "$name.xml: $(head -n 1 "$scratch/out")"
    for pair in tests:testcase failures:testcase/failure errors:testcase/error skipped:testcase/skipped; do
        counted="@${pair%%:*}" element=${pair#*:}
        [ "$(count_in "$xml" "sum(/testsuites/$counted)")" = "$(count_in "$xml" "count(//$element)")" ] ||
            complain "$name.xml: $counted of the root is not the number of $element"
        [ "$(count_in "$xml" "count(//testsuite[$counted != count($element)])")" = 0 ] ||
            complain "$name.xml: $counted of a suite is not the number of $element"
    done
done <"$runs"
[ "$(count_in "$scratch/every-status.xml" 'count(//testcase)')" = 8 ] || complain "every-status.xml: not 8 cases"
sed 's/ failures="[0-9]*"//' "$scratch/passed.xml" >"$scratch/bad.xml"
refused "JUnit XML without counts" valid_junit "$scratch/bad.xml"
sed 's/ name="STL[^"]*"/ name="same"/; s/ classname="[^"]*"/ classname="same"/' "$scratch/passed.xml" >"$scratch/bad.xml"
refused "JUnit XML with two cases of one name" valid_junit "$scratch/bad.xml"
sed 's/ timestamp="[^"]*"/ timestamp="2025-01-31T12:00:00Z"/' "$scratch/every-status.xml" >"$scratch/bad.xml"
refused "JUnit XML with a time zone" valid_junit "$scratch/bad.xml"

# TAP. A prove that knows version 13 only is given the same with that number.
printf 'TAP version 14\n1..1\nok 1\n' >"$scratch/probe.tap"
version=14
prove --exec cat "$scratch/probe.tap" >/dev/null 2>&1 || version=13
while read -r name; do
    [ "$(head -n 1 "$scratch/$name.tap")" = "TAP version 14" ] || complain "$name.tap: not TAP version 14"
    sed "1s/14/$version/" "$scratch/$name.tap" >"$scratch/$name.t"
done <"$runs"
# proved NAME CODE TEXT: what prove comes to, and one line that it prints.
proved() {
    status=0
    prove --exec cat "$scratch/$1.t" >"$scratch/out" 2>&1 || status=$?
    if [ $status -eq 0 ]; then is=passes; else is=fails; fi
    [ $is = "$2" ] || complain "$1.tap: $is with prove"
    grep -qF "$3" "$scratch/out" || complain "$1.tap: prove does not say: $3"
    if grep -q 'Parse errors' "$scratch/out"; then complain "$1.tap: $(grep 'Parse errors' "$scratch/out")"; fi
}
proved every-status fails 'Failed tests:  1, 3-4, 6, 8'
proved passed passes 'All tests successful.'
proved failed fails 'Failed tests:  2-3'
proved interrupted fails 'Bailout called.  Further testing stopped:  interrupted'
proved none passes 'skipped: no tests'
head -n 2 "$scratch/passed.t" >"$scratch/bad.t"
refused "TAP that was cut off" prove --exec cat "$scratch/bad.t"
# Diagnostics are read as YAML, each with a message and a file.
perl -MTAP::Parser -e '
    my $parser = TAP::Parser->new({exec => ["cat", $ARGV[0]]});
    while (my $part = $parser->next) {
        next unless $part->is_yaml;
        print "$part->{data}{severity}\n" if $part->data->{message} && $part->data->{at}{file};
    }' "$scratch/every-status.t" >"$scratch/out"
[ "$(tr '\n' ' ' <"$scratch/out")" = 'error fail error xpass not-run ' ] ||
    complain "every-status.tap: diagnostics are not read: $(tr '\n' ' ' <"$scratch/out")"

# JSON and JSON lines, which tell the same.
while read -r name; do
    judge valid schemas/test-run.schema.json "$scratch/$name.json" "$name.json: not valid"
    judge lines schemas/events.schema.json "$scratch/$name.jsonl" "$name.jsonl: not valid"
    jq -e '.tests as $tests | .summary | .tests == ($tests | length) and (.counts | add) == .tests and
        (.counts | to_entries | all(.value as $n | .key as $k | $n == ([$tests[] | select(.status == $k)] | length)))' \
        "$scratch/$name.json" >/dev/null || complain "$name.json: the summary differs from the tests"
    jq -es --slurpfile run "$scratch/$name.json" '
        [.[] | select(.event == "test-end") | .test] == $run[0].tests and
        .[0].shard == $run[0].shard and .[-1].counts == $run[0].summary.counts and
        .[-1].event == "run-end" and [.[].seq] == [range(1; length + 1)]' \
        "$scratch/$name.jsonl" >/dev/null || complain "$name.jsonl: differs from $name.json"
done <"$runs"
[ "$(jq '.summary.counts | map(select(. > 0)) | length' "$scratch/every-status.json")" = 7 ] ||
    complain "every-status.json: a status is missing"
sed 's/"status": "pass"/"status": "passed"/' "$scratch/passed.json" >"$scratch/bad.json"
judge not-valid schemas/test-run.schema.json "$scratch/bad.json" 'the schema takes JSON with an unknown status'
sed 's/"seq"/"sequence"/' "$scratch/passed.jsonl" >"$scratch/bad.jsonl"
judge not-lines schemas/events.schema.json "$scratch/bad.jsonl" 'the schema takes JSON lines with an unknown key'
judge_all

# Annotations: commands and two kinds of plain lines, nothing else; each command has its place or is a warning.
while read -r name; do
    grep -vE '^::error file=[^,:]+(,line=[1-9][0-9]*(,endLine=[1-9][0-9]*,col=[1-9][0-9]*,endColumn=[1-9][0-9]*)?)?,title=[^,:]+::.|^::warning title=[^,:]+::.|^([0-9]+|No|One|one) (tests?([: ]|$)|more tests? )' \
        "$scratch/$name.github" | sed "s/^/    /" >"$scratch/out" || true
    if [ -s "$scratch/out" ]; then
        complain "$name.github: lines that are no annotations:"
        cat "$scratch/out" >>"$complaints"
    fi
done <"$runs"
[ "$(grep -c '^::error ' "$scratch/every-status.github")" = 4 ] || complain "every-status.github: not 4 annotations"

# Markdown: every row of the table has its five cells.
sed -n '/^| /p' "$scratch/every-status.md" | sed 's/\\|//g' | awk -F'|' 'NF != 7 { exit 1 }' ||
    complain "every-status.md: a row with other than 5 cells"
[ "$(grep -c '^| ' "$scratch/every-status.md")" = 5 ] || complain "every-status.md: not 4 tests in the table"

finish "$(wc -l <"$runs" | tr -d ' ') runs in 6 formats"
