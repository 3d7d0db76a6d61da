#!/bin/sh
# The tables of robbers-rules(7) are what the program knows, each clause stands at one step, and the functions
# that the page names exist: rules_page.sh PROGRAM
# ROBBERS_UPDATE_GOLDEN=1 writes the tables anew.
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
. "$(dirname "$0")/lib.sh"
needs python3
page=man/robbers-rules.7

python3 tests/checks/rules_page.py "$program" $page >"$scratch/page" 2>>"$complaints" ||
    [ -s "$complaints" ] || complain "$page: its tables could not be written"
not_empty "$(grep -c '^\.\\" begin ' "$scratch/page" || true)" "tables in $page"
[ -z "${ROBBERS_UPDATE_GOLDEN-}" ] || cp "$scratch/page" $page
if ! diff -u $page "$scratch/page" >"$scratch/diff"; then
    complain "$page: not what the program knows; ROBBERS_UPDATE_GOLDEN=1 sh tests/checks/rules_page.sh PROGRAM writes it"
    sed -n '3,40s/^/    /p' "$scratch/diff" >>"$complaints"
fi

finish "$(grep -c '^\.\\" begin ' $page) tables"
