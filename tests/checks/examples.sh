#!/bin/sh
# Every example runs and does what is said of it: examples.sh PROGRAM
#   - commands under "Example:" or "Examples:" in --help exit with 0, or as "# exit N" behind them says;
#   - so do commands in console blocks of README, and what is printed below them is what they print,
#     where a line of three dots stands for any lines;
#   - scenarios in README and in the man pages are in order.
# ROBBERS_UPDATE_GOLDEN=1 writes what README's commands print anew, except where it shows a part of it.
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
. "$(dirname "$0")/lib.sh"
PATH=$(dirname "$program"):$PATH
COLUMNS=80 NO_COLOR=1
export PATH COLUMNS NO_COLOR
unset CLICOLOR_FORCE FORCE_COLOR

# try WHERE COMMAND [EXPECTED-OUTPUT]
try() {
    wanted=0
    case $2 in
    *'# exit '*) wanted=${2##*'# exit '} ;;
    esac
    status=0
    sh -c "$2" >"$scratch/actual" 2>&1 </dev/null || status=$?
    echo "$1" >>"$scratch/tried"
    if [ "$status" -ne "$wanted" ]; then
        complain "$1: exits with $status, not $wanted: $2"
        tail -5 "$scratch/actual" | cut -c1-160 | sed 's/^/    /' >>"$complaints"
    elif [ -n "${3-}" ] && [ -s "$3" ] && ! matches "$3" "$scratch/actual"; then
        complain "$1: prints something else than it says: $2"
        diff "$3" "$scratch/actual" | head -20 | sed 's/^/    /' >>"$complaints" || true
    fi
}

# matches EXPECTED ACTUAL: line by line; "..." or the ellipsis alone on a line of EXPECTED skips any lines.
matches() {
    awk -v expected="$1" '
    { actual[++n] = $0 }
    END {
        at = 1; free = 0
        while ((getline line < expected) > 0) {
            if (line == "..." || line == "…") { free = 1; continue }
            if (free) while (at <= n && actual[at] != line) at++
            if (at > n || actual[at] != line) exit 1
            at++; free = 0
        }
        exit !(free || at == n + 1)
    }' "$2"
}

# The examples of --help, with lines that end in a backslash joined.
examples_of() {
    awk '/^Examples?:/ { inside = 1; next } inside && /^[^ ]/ { inside = 0 }
         inside && NF {
             sub(/^ +/, "")
             if (sub(/\\$/, "")) { text = text $0; next }
             print text $0; text = ""
         }'
}
: >"$scratch/tried"
"$program" --help >"$scratch/help"
commands=$(awk '/^(Subcommands|Commands):/ { inside = 1; next } /^[^ ]/ { inside = 0 } inside && /^  [a-z]/ { print $1 }' "$scratch/help")
not_empty "$(echo "$commands" | wc -w)" "commands in --help"
for command in '' --help $commands; do
    case $command in
    '' | --help) "$program" $command >"$scratch/help" 2>&1 || true ;;
    *) "$program" "$command" --help >"$scratch/help" ;;
    esac
    examples_of <"$scratch/help" >"$scratch/examples"
    [ -s "$scratch/examples" ] || complain "robbers $command: shows no example"
    while IFS= read -r example; do
        try "robbers $command" "$example"
    done <"$scratch/examples"
done

# README: "$ command" in a console block, followed by what it prints.
awk '/^```console$/ { inside = 1; next } /^```/ { inside = 0 }
     inside && sub(/^\$ /, "") { n++; print FNR >(dir "/readme-" n ".at"); print >(dir "/readme-" n ".run"); next }
     inside && n { print >(dir "/readme-" n ".out") }' dir="$scratch" README.md
not_empty "$(find "$scratch" -name 'readme-*.run' | wc -l)" "commands in console blocks of README.md"
# From the last to the first: what is rewritten moves no line above it.
for at in $(printf '%s\n' "$scratch"/readme-*.at | sort -rV); do
    part=${at%.at}
    if [ -n "${ROBBERS_UPDATE_GOLDEN-}" ] && [ -s "$part.out" ] && ! grep -qx '\.\.\.\|…' "$part.out"; then
        sh -c "$(cat "$part.run")" >"$part.new" 2>&1 </dev/null || true
        awk -v at="$(cat "$at")" -v new="$part.new" '
            FNR == at { print; while ((getline line < new) > 0) print line; skip = 1; next }
            skip && /^(```|\$ )/ { skip = 0 }
            !skip' README.md >"$scratch/README.md"
        cp "$scratch/README.md" README.md
        cp "$part.new" "$part.out"
    fi
    try "README.md:$(cat "$at")" "$(cat "$part.run")" "$part.out"
done

# Scenarios that are shown: yaml blocks of README, unfilled blocks of the man page.
awk '/^```yaml$/ { n++; inside = 1; next } /^```/ { inside = 0 }
     inside { print > (dir "/shown-readme-" n ".yaml") }' dir="$scratch" README.md
awk '/^\.nf$/ { n++; inside = 1; next } /^\.fi$/ { inside = 0 }
     inside { gsub(/\\-/, "-"); print > (dir "/shown-man-" n ".yaml") }' dir="$scratch" man/robbers-scenario.5
grep -l '^scenario:' "$scratch"/shown-* >"$scratch/shown" || true
not_empty "$(grep -c readme "$scratch/shown" || true)" "scenarios in README.md"
not_empty "$(grep -c man "$scratch/shown" || true)" "scenarios in man/robbers-scenario.5"
while read -r file; do
    try "$(basename "$file")" "robbers check '$file'"
done <"$scratch/shown"

finish "$(wc -l <"$scratch/tried" | tr -d ' ') examples"
