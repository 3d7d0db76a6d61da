#!/bin/sh
# The program from outside: run.sh PROGRAM [PART/PARTS | CASE...]
# Each folder beside this script with a file `cmd` is a case: one shell line, run at the top of the checkout
# with $ROBBERS (the program), $INPUTS (tests/cli/inputs) and $SCRATCH (an empty folder). What it prints and
# its exit code must be what `out`, `err` and `code` say; a missing file means nothing, or 0.
# 1/4 runs every fourth case, from the first on.
# ROBBERS_UPDATE_GOLDEN=1 writes them anew.
set -u
ROBBERS=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
shift
here=$(cd "$(dirname "$0")" && pwd)
cd "$here/../.." || exit 1
INPUTS=tests/cli/inputs
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
unset CI COLUMNS NO_COLOR CLICOLOR CLICOLOR_FORCE FORCE_COLOR LANG LC_CTYPE XDG_CONFIG_HOME XDG_STATE_HOME
unset GITHUB_STEP_SUMMARY
HOME=$work/home
LC_ALL=C.UTF-8 TERM=xterm
export ROBBERS INPUTS LC_ALL TERM HOME

# keep CASE NAME EMPTY: approves what was printed; a file that says only what its absence says is removed.
keep() {
    if [ "$(cat "$work/$2")" = "$3" ]; then rm -f "$here/$1/$2"; else cp "$work/$2" "$here/$1/$2"; fi
}

# same CASE NAME EMPTY: whether what was printed is what is expected.
same() {
    if [ -e "$here/$1/$2" ]; then
        diff -u "$here/$1/$2" "$work/$2"
    else
        printf '%s' "$3" | diff -u - "$work/$2"
    fi
}

case ${1-} in
*/*) part=${1%/*} parts=${1#*/} ;;
*) part=1 parts=1 ;;
esac
if [ $# -eq 0 ] || [ "$parts" -gt 1 ]; then
    set -- $(cd "$here" && for file in */cmd; do dirname "$file"; done | awk "NR % $parts == $part % $parts")
fi
run=0 failed=0
for case in "$@"; do
    [ -e "$here/$case/cmd" ] || { echo "tests/cli/$case: there is no cmd"; failed=$((failed + 1)); continue; }
    SCRATCH=$work/scratch
    rm -rf "$SCRATCH" && mkdir "$SCRATCH"
    export SCRATCH
    sh "$here/$case/cmd" >"$work/out" 2>"$work/err" </dev/null
    printf '%s\n' $? >"$work/code"
    [ "$(cat "$work/code")" = 0 ] && : >"$work/code"
    sed -i "s|$SCRATCH|SCRATCH|g" "$work/out" "$work/err"
    run=$((run + 1))
    if [ -n "${ROBBERS_UPDATE_GOLDEN:-}" ]; then
        for name in out err code; do keep "$case" $name ''; done
        continue
    fi
    wrong=''
    for name in out err code; do same "$case" $name '' || wrong="$wrong $name"; done
    [ -z "$wrong" ] || { echo "tests/cli/$case: different:$wrong"; failed=$((failed + 1)); }
done
[ $run -gt 0 ] || { echo 'tests/cli: there are no cases'; exit 1; }
echo "$run cases, $failed failed"
[ $failed = 0 ]
