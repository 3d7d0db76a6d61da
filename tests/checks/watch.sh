#!/bin/sh
# `robbers test --watch` on a terminal: keys, the state of the whole suite, and the terminal as it was at every end:
# watch.sh PROGRAM
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
. "$(dirname "$0")/lib.sh"
needs python3
needs_terminal
cp -r tests/cli/inputs/suite "$scratch/suite"
export XDG_STATE_HOME="$scratch/state"
python3 tests/checks/watch.py "$program" "$scratch" >"$scratch/seen" 2>>"$complaints" || [ -s "$complaints" ] || complain "watch.py failed"
finish "$(cat "$scratch/seen")"
