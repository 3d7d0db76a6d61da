#!/bin/sh
# What `robbers bless` does on a terminal: it asks file by file, and does what it is told: ask.sh PROGRAM
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
. "$(dirname "$0")/lib.sh"
needs_terminal
unset CI
input=$PWD/tests/cli/inputs/bless.yaml
[ -s "$input" ] || { echo 'ask: tests/cli/inputs/bless.yaml is missing'; exit 1; }

# on_terminal ANSWERS: blesses three files in a fresh folder on a terminal that types ANSWERS.
# What is printed is in $scratch/printed, the exit code in $status.
on_terminal() {
    rm -rf "$scratch/files" && mkdir "$scratch/files"
    for name in a b c; do cp "$input" "$scratch/files/$name.yaml"; done
    status=0
    printf "$1" | script -qec "$program bless $scratch/files" "$scratch/printed" >/dev/null 2>&1 || status=$?
}

# expect ANSWERS CODE CHANGED: which files are blessed then, and the exit code.
cases=0
expect() {
    cases=$((cases + 1))
    on_terminal "$1"
    changed=''
    for name in a b c; do
        cmp -s "$input" "$scratch/files/$name.yaml" || changed="$changed$name"
    done
    [ "$status" = "$2" ] || complain "answers '$1': exit code $status, not $2"
    [ "$changed" = "$3" ] || complain "answers '$1': blesses '$changed', not '$3'"
    left=$(ls "$scratch/files" | tr '\n' ' ')
    [ "$left" = 'a.yaml b.yaml c.yaml ' ] || complain "answers '$1': leaves $left"
}

expect 'y\ny\ny\n' 0 abc
grep -q 'Write .*a.yaml?' "$scratch/printed" || complain 'the question does not name the file'
grep -q "$(printf '\033\\[32m')+" "$scratch/printed" || complain 'the difference is not coloured'
expect 'n\ny\nno\n' 1 b
expect 'yes\na\n' 0 abc
expect 'y\nq\n' 1 a
expect 'what\n\ny\nquit\n' 1 a
expect '' 1 ''

# A file that is saved by somebody else while the question stands is not overwritten.
cases=$((cases + 1))
rm -rf "$scratch/files" && mkdir "$scratch/files"
cp "$input" "$scratch/files/a.yaml"
status=0
: >"$scratch/printed"
{
    tries=0
    until grep -q 'Write .*a.yaml?' "$scratch/printed" || [ $tries -gt 100 ]; do
        sleep 0.1
        tries=$((tries + 1))
    done
    echo '# saved meanwhile' >>"$scratch/files/a.yaml"
    printf 'y\n'
} | script -qefc "$program bless $scratch/files" "$scratch/printed" >/dev/null 2>&1 || status=$?
[ "$status" = 3 ] || complain "a file that changes meanwhile: exit code $status, not 3"
[ "$(tail -1 "$scratch/files/a.yaml")" = '# saved meanwhile' ] || complain 'a file that changes meanwhile: overwritten'
grep -q 'has changed since' "$scratch/printed" || complain 'a file that changes meanwhile: not told'

finish "$cases cases"
