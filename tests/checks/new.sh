#!/bin/sh
# What `robbers new` does on a terminal: it asks for what is missing, and writes all or nothing; and which box
# `robbers ask` asks for: new.sh PROGRAM
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
. "$(dirname "$0")/lib.sh"
needs_terminal

# on_terminal ANSWERS ARGUMENT...: runs `robbers $command` on a terminal that types ANSWERS, in a fresh folder.
# What is printed is in $scratch/printed, the exit code in $status.
cases=0
command=new
on_terminal() {
    cases=$((cases + 1))
    answers=$1
    shift
    status=0
    printf "$answers" | (cd "$scratch/files" && script -qec "$program $command $*" "$scratch/printed") >/dev/null 2>&1 ||
        status=$?
}
fresh() { rm -rf "$scratch/files" && mkdir "$scratch/files"; }

# A whole interview becomes a file that loads and passes.
fresh
on_terminal 'd\nred, blue\nn\n10\n\n12\n10\n\ns\n\n5\ncity\n\nd\nWho: gets what?\nwho-1\n' -o case.yaml --expect
[ "$status" = 0 ] || complain "an interview: exit code $status"
grep -qx 'scenario: "Who: gets what?"' "$scratch/files/case.yaml" || complain 'an interview: the title is not in the file'
grep -qx 'id: who-1' "$scratch/files/case.yaml" || complain 'an interview: the id is not in the file'
grep -q 'robbers adjudicate case.yaml' "$scratch/printed" || complain 'an interview: nothing says what adjudicates it'
grep -q 'Which box is on the table?' "$scratch/printed" || complain 'an interview: nothing is asked about the edition'
"$program" check "$scratch/files/case.yaml" >/dev/null || complain 'an interview: the file is not in order'
"$program" test "$scratch/files/case.yaml" >/dev/null || complain 'an interview: the file does not pass'

# With a line only the edition is asked for.
fresh
on_terminal 'c9\nbb6\n' --line "'red 10, blue 12 r10 / red: red+5 city'" -o case.yaml
[ "$status" = 0 ] || complain "an edition alone: exit code $status"
grep -qx 'edition: c2' "$scratch/files/case.yaml" || complain 'an edition alone: it is not in the file'
grep -q 'Who plays' "$scratch/printed" && complain 'an edition alone: more is asked for'

# A file that is there is replaced only by those who say so.
for answer in n y; do
    fresh
    echo before >"$scratch/files/case.yaml"
    on_terminal "$answer\n" --line "'red 10, blue 12 / red: red+5'" -e c2 -o case.yaml
    case $answer in
    n) wanted=1 first=before ;;
    y) wanted=0 first='scenario: "red 10, blue 12 / red: red+5"' ;;
    esac
    [ "$status" = "$wanted" ] || complain "a file is there, answer $answer: exit code $status, not $wanted"
    [ "$(head -1 "$scratch/files/case.yaml")" = "$first" ] || complain "a file is there, answer $answer: it is not as it should be"
done

# Whoever stops in the middle leaves nothing behind: the end of input, then an interrupt.
fresh
on_terminal 'd\nred, blue\n\004' -o case.yaml
[ "$status" = 2 ] || complain "the end of input: exit code $status, not 2"
[ -z "$(ls -A "$scratch/files")" ] || complain 'the end of input: something is left'
grep -q 'nothing is written' "$scratch/printed" || complain 'the end of input: that is not told'
fresh
on_terminal 'd\nred, blue\nn\n\003' -o case.yaml
[ "$status" != 0 ] || complain 'an interrupt: exit code 0'
[ -z "$(ls -A "$scratch/files")" ] || complain 'an interrupt: something is left'

# A line that is none is told before anything is asked.
fresh
echo before >"$scratch/files/case.yaml"
on_terminal 'y\nd\n' --line bad -o case.yaml
[ "$status" = 3 ] || complain "a wrong line: exit code $status, not 3"
grep -q 'Replace it' "$scratch/printed" && complain 'a wrong line: it is asked about the file'
[ "$(cat "$scratch/files/case.yaml")" = before ] || complain 'a wrong line: the file is not as it was'

# Who asks about a line may leave the box open.
command=ask
fresh
on_terminal '\n' "'red 10, blue 12 r10 / red: red+5 city'" --explain none
[ "$status" = 0 ] || complain "every box: exit code $status"
grep -q 'commas \[all\]' "$scratch/printed" || complain 'every box: that is not offered'
grep -q 'Editions c1-2012.*c3' "$scratch/printed" || complain 'every box: not all are answered for'
on_terminal 'd\n' bad
[ "$status" = 3 ] || complain "a wrong question: exit code $status, not 3"
grep -q 'Which box' "$scratch/printed" && complain 'a wrong question: the box is asked for'

# Without a line everything is asked for, with a verdict at the end, the line and the command that asks again.
on_terminal 'd\nred blue\nn\n10\n\n12\n-\n13\n10\n\ns\n\n5\ncity\n\n\nblue+3\n'
[ "$status" = 0 ] || complain "an interview of ask: exit code $status"
for text in '2 players, clockwise: red, blue' 'Claim: blue gains 3' '^  red 10, blue 13 r10 / red: red+5 city' \
    "robbers ask -e c2 'red 10, blue 13 r10 / red: red+5 city' --claim blue+3"; do
    grep -q -e "$text" "$scratch/printed" || complain "an interview of ask: does not say: $text"
done
on_terminal 'd\nred blue\n\004'
[ "$status" = 2 ] || complain "the end of input in ask: exit code $status, not 2"

# Commands with files ask for the edition that neither file nor option names.
printf 'scenario: x\nplayers: {red: 10, blue: {meeple: 12, robber: 10}}\nturns: [{player: red, events: [score: {player: red, points: 5}]}]\n' \
    >"$scratch/files/none.yaml"
for command in adjudicate 'best --for blue' options; do
    on_terminal 'c2\n' none.yaml
    [ "$status" = 0 ] || complain "$command without an edition: exit code $status"
    grep -q 'Which box' "$scratch/printed" || complain "$command without an edition: nothing is asked"
    grep -q 'Edition .*c2.*: second' "$scratch/printed" || complain "$command without an edition: the answer is not in c2"
done

finish "$cases cases"
