#!/bin/sh
# What commands write as JSON is what the schemas say, and agrees with itself: json.sh PROGRAM
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
. "$(dirname "$0")/lib.sh"
needs jq
needs_schemas

# write SCHEMA NAME CODE ARGUMENT...: what the program writes with --json, valid by the schema.
files=0
write() {
    schema=$1 json=$scratch/$1-$2.json code=$3 what="$1-$2"
    shift 3
    status=0
    "$program" "$@" --json >"$json" 2>"$scratch/err" || status=$?
    [ $status -eq "$code" ] || complain "$what: exit code $status instead of $code: $(head -n 1 "$scratch/err")"
    judge valid "schemas/$schema.schema.json" "$json" "$what: not valid"
    files=$((files + 1))
}
# holds NAME WHAT FILTER: the filter is true of every document.
holds() {
    jq -e "[if type == \"array\" then .[] else . end] | length > 0 and all($3)" "$scratch/$1.json" >/dev/null ||
        complain "$1: $2"
}
spoiled=0
# refused SCHEMA NAME SED: a schema that takes everything proves nothing.
refused() {
    spoiled=$((spoiled + 1))
    sed "$3" "$scratch/$1-$2.json" >"$scratch/spoiled-$spoiled.json"
    if cmp -s "$scratch/spoiled-$spoiled.json" "$scratch/$1-$2.json"; then complain "$1-$2: nothing to spoil: $3"; fi
    judge not-valid "schemas/$1.schema.json" "$scratch/spoiled-$spoiled.json" "$1: takes what is spoiled by $3"
}

steals='red 10, blue 12 r10 / red: red+4 road & red+6 city'
refuses='red 10, blue 12 / red: red+3 catapult, red+2 road'
claims=tests/cli/inputs/page/six-players.yaml

write result line 0 adjudicate -e all --explain full --line "$steals"
write result messages 0 -e c2,c3.1 --line 'red 10 m12, blue 12 m9 r10, green 8 m10 r12 / red: red+5 city & blue+4 road'
write result limit 0 -e c3 --limit 1 --explain none --line 'red 6, blue 12, green 21 / red: bag'
write result refused 3 -e c2,c3.1 --line "$refuses"
write result claims 3 -e all --limit 3 "$claims" scenarios/turn/TRN-5-04-city-after-the-catapult.yaml
cat >"$scratch/undecided.yaml" <<'END'
scenario: Two claims
players: {red: 10, blue: {meeple: 12, robber: 10}}
turns:
  - player: red
    events: [{score: {player: red, points: 3, for: catapult}}, {score: {player: red, points: 2, for: road}}]
claims: [{says: {blue: 13}}, {says: {blue: {stole: 9}}, because: I say so}]
END
write result undecided 3 -e all "$scratch/undecided.yaml"
write result ask 0 ask -e all "$steals"
write result canon 3 -e all --explain full --limit 3 scenarios/*/*.yaml
holds result-line "a message or a figure without the expansion" \
    '.outcomes | all(.messages == [] and (.position | all(has("messenger") | not)))'
holds result-messages "not every figure, or no message" '(.outcomes | map(.messages[]) | length > 0) and
    (.outcomes | all(.position | all(has("messenger"))))'
holds result-limit "is not cut off, or has reasons" '(.complete | not) and (.outcomes | length == 1 and (.[0] | has("explanation") | not))'
holds result-refused "not refused where it is" 'has("error") == (.edition == "c3.1")'
holds result-claims "no claim, or one without a verdict" '(.claims | length > 0) or (.scenario.id | startswith("TRN"))'
holds result-undecided "what is refused has a verdict" 'has("error") as $refused | .claims | length == 2 and
    all((.verdict == "undecided") == $refused)'
holds result-canon "the lines of all outcomes are not the lines" 'has("error") or (.complete | not) or
    (.lines | length > 15) or ((.outcomes | map(.lines | tonumber) | add) == (.lines | tonumber))'
refused result line 's/"schema"/"Schema"/'
refused result line 's/"lines": "1"/"lines": 1/'
refused result line 's/"complete"/"error"/'
refused result line 's/"robber": "supply"/"robber": "home"/'
refused result messages 's/"messenger": /"messengers": /'
refused result messages 's/"messages": \[$/"messages": [1,/'
refused result refused 's/"error"/"outcomes"/'
refused result claims 's/"impossible"/"certain"/'
refused result claims 's/"says"/"said"/'
refused result undecided 's/"undecided"/"possible"/'
"$program" -e all --format jsonl --limit 3 "$claims" >"$scratch/result.jsonl"
judge lines schemas/result.schema.json "$scratch/result.jsonl" 'result.jsonl: not valid'

write verdicts line 1 settle -e all --line "$steals" --claim blue+5 --claim blue+3 --claim red+10
write verdicts ask 1 ask "$steals" --claim blue+99
write verdicts refused 3 settle -e c2,c3.1 --line "$refuses" --claim red+5
write verdicts rulings 1 settle -e c3 --line "$steals" --ruling laps=same-lap --claim blue+9
write verdicts several 1 settle -e c2 "$claims" --line "$steals" --claim blue+3
holds verdicts-line "not a verdict for each edition" '.claims | length == 3 and all(.verdicts | map(.edition) | unique | length == 7)'
holds verdicts-line "not every status" '[.claims[].verdicts[].verdict] | unique == ["certain", "impossible", "possible"]'
holds verdicts-line "a claim is possible elsewhere for no reason" \
    '[.claims[].verdicts[].elsewhere[]?] | length > 0 and all(.reasons | length > 0)'
holds verdicts-refused "not refused where it is" '[.claims[].verdicts[] | has("error")] == [false, true]'
refused verdicts line 's/"possible"/"likely"/'
refused verdicts line 's/"says"/"say"/'
refused verdicts line 's/"matching": 0/"matching": 1/'
refused verdicts refused 's/"error"/"elsewhere"/'

write comparison line 0 compare --rulings --line "$steals"
write comparison limit 0 compare --limit 1 --line "$steals"
write comparison refused 0 compare -e c2,c3.1 --line "$refuses"
write comparison disputed 0 compare -e c3,c3.1 --rulings --line 'red 10, blue 30 r12 / red: red+2 road & red+6 city'
write comparison canon 0 compare scenarios/examples/*.yaml
consistent='. as $all | (.partings | map(.group) | unique) == [range(2; 1 + ($all.groups | length))] and
    (.groups | map(.group)) == [range(1; 1 + (.groups | length))] and
    ([.groups[].columns[].edition] | length > 1) and
    ((.complete | not) or (.groups | all((.outcomes // 0) ==
        (.group as $group | [$all.outcomes[].groups[] | select(. == $group)] | length))))'
for name in line limit refused disputed canon; do holds comparison-$name "does not agree with itself" "$consistent"; done
holds comparison-line "is cut off" .complete
holds comparison-limit "is not cut off" '(.complete | not) and (.outcomes | length == 1)'
holds comparison-disputed "no question makes a difference" '[.partings[].there[].question // empty] | length > 0'
refused comparison line 's/"partings"/"parting"/'
refused comparison line 's/"groups": \[$/"groups": [[],/'
refused comparison refused 's/"error"/"errors"/'

write choices line 0 options -e all --line "$steals"
write choices brief 0 options -e c2 --explain none --depth 1 --line "$steals"
write choices refused 3 options -e c3.1 --line "$refuses"
write choices canon 0 options scenarios/examples/*.yaml
write best line 0 best --for red -e all --line "$steals"
write best refused 3 best --for red -e c3.1 --line "$refuses"
points='has("error") or (.points as $points | ([.first, .points[].options[].next] | map(select(.)) | unique) ==
    ($points | map(.point)))'
for name in choices-line choices-brief choices-refused choices-canon best-line best-refused; do
    holds $name "an option leads to a point that is not listed" "$points"
done
holds best-line "a point is worth what none of its options is" \
    '.points | all(.sure as $sure | .options | any(.sure == $sure))'
refused choices line 's/"scores"/"scored"/'
refused choices refused 's/"error"/"first"/'
refused best line 's/"at-best"/"best"/'
refused best line 's/"player": "red",$/"player": 1,/'

for topic in clauses questions editions sources diagnostics; do write $topic list 0 list $topic; done
write clauses some 0 rules PLC-7 STL-8 MSG-6 trn-2 PLC-3
write clauses none 4 rules --search Slurm
write questions some 0 questions --search message
write editions one 0 editions bb6
write questions edition 0 questions -e c3.1
write edition-difference two 0 editions c2 c3.1
write edition-difference same 0 editions c3 c2
# of NAME FILTER: a filter of what is listed and of what is looked up.
of() { jq -c "$2" "$scratch/$1.json"; }
for id in PLC-7 STL-8 MSG-6 TRN-2; do
    [ "$(of clauses-list ".clauses[] | select(.id == \"$id\")")" = "$(of clauses-some ".clauses[] | select(.id == \"$id\")")" ] ||
        complain "$id: is listed otherwise than looked up"
done
holds clauses-list "not every edition, source and kind" '(.clauses | map(.kind) | unique | length == 6) and
    ([.clauses[].sources[].page] | unique | length == 7) and ([.clauses[].editions[]] | unique | length == 7)'
holds clauses-some "not the dates" '.clauses | map(.dates) == [[], ["2013-05", "2014-11"], [], [], ["2025"]]'
holds clauses-some "not the notes" '.clauses[1].sources[0] == {page: "ro-c1", notes: [10, 15]}'
holds questions-list "not one preferred answer, the first" '.questions | all(.answers | map(.preferred) == [true, false])'
holds questions-list "no question is asked under a ruling only" '[.questions[].editions_under_rulings[]] | length > 0'
holds editions-list "not the same points in all editions" '[.editions[].rules | keys] | unique | length == 1'
holds editions-one "is not the edition that is meant" '.editions | map(.id) == ["c2"]'
holds edition-difference-two "the points of the two are not told apart" '.points | (map(.same) | unique == [false, true]) and
    all(.same == (.values[0].value == .values[1].value)) and any(.values | any(has("question")))'
holds edition-difference-same "two editions with the same rules differ" '.points | all(.same)'
holds questions-edition "not those of the edition" '.questions | (length > 4) and all((.editions + [.editions_under_rulings[].edition]) | index("c3.1") != null)'
holds sources-list "no source is only paid" '.sources | any(has("scored_in_phase") | not)'
refused clauses list 's/"statement"/"text"/'
refused clauses list 's/"derived"/"guessed"/'
refused questions list 's/"preferred": true/"preferred": "yes"/'
refused editions one 's/"message_points"/"message points"/'
refused edition-difference two 's/"same": true/"same": "yes"/'
refused clauses list 's/"published"/"url"/'
refused sources list 's/"after 3"/"later"/'
refused diagnostics list 's/"meaning": .*/"meaning": ""/'

# coverage NAME CODE ARGUMENT...: what a test run covers, valid by the schema.
coverage() {
    json=$scratch/coverage-$1.json code=$2 what="coverage-$1"
    shift 2
    status=0
    "$program" test "$@" --coverage-json "$json" >/dev/null 2>"$scratch/err" || status=$?
    [ $status -eq "$code" ] || complain "$what: exit code $status instead of $code: $(head -n 1 "$scratch/err")"
    judge valid schemas/coverage.schema.json "$json" "$what: not valid"
    files=$((files + 1))
}
coverage canon 0 scenarios
coverage few 0 scenarios/examples
coverage edition 0 -e c2 scenarios/stealing
for name in canon few edition; do
    holds coverage-$name "what is missing and what is covered are not the total" '.total == (.editions | map(.total) | add) and
        (.items | length) >= .covered and (.editions | all(.total == .clauses.total + .decisions.total + .answers.total and
        all(.clauses, .decisions, .answers; .total - .covered == (.missing | length))))'
done
holds coverage-few "something of each kind is missing" '.editions | map(.clauses, .decisions, .answers) | all(.missing != [])'
holds coverage-edition "not the edition that is meant" '.editions | map(.edition) == ["c2"]'
refused coverage few 's/"statement"/"text"/'
refused coverage few 's/"percent": /"percent": 1/'
refused coverage few 's/ decision / decided /'
refused coverage few 's/"missing": \[$/"missing": [[],/'

write mutation canon 0 mutate scenarios
write mutation few 5 mutate -e c2,c3.1 scenarios/examples
write mutation broken 1 mutate tests/cli/inputs/failing
sed 's/^edition: .*/edition: c3/; s/^expect: .*/expect: {outcomes: 1}/' tests/cli/inputs/huge.yaml >"$scratch/huge.yaml"
write mutation huge 5 mutate "$scratch/huge.yaml"
holds mutation-huge "is not too large" '.too_large | map(.scenario) == ["HUGE"]'
holds mutation-few "the changes are not as they are counted" '. as $all | .editions | length == 2 and all(. as $counted |
    [$all.changes[] | select(.edition == $counted.edition) | .fate] | ["noticed", "survived", "indistinguishable"] - . == [] and
    all("noticed", "survived", "indistinguishable"; . as $fate | ([$all.changes[] |
        select(.edition == $counted.edition and .fate == $fate)] | length) == $counted[$fate]))'
holds mutation-broken "is complete" '(.complete | not) and (.broken | length > 0)'
refused mutation few 's/"survived",\{0,1\}$/"noticed"/'
refused mutation huge 's/"too_large"/"too-large"/'
refused mutation few 's/"noticed_by"/"reason"/'
refused mutation few 's/"before"/"old"/'
refused mutation broken 's/"message"/"text"/'

not_empty $files files
judge_all
finish "$files files of 12 schemas"
