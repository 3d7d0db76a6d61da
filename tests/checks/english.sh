#!/bin/sh
# What nobody would say stays out of what the program prints and of the manuals; see CONTRIBUTING.md, "How the
# program speaks". Files in english.allowed may still break the rules; the list shrinks.
. "$(dirname "$0")/lib.sh"
needs python3

python3 tests/checks/english.py >"$scratch/found" 2>"$scratch/seen" || found=$?
if [ "${found-0}" -gt 1 ]; then
    cat "$scratch/found" "$scratch/seen"
    exit 1
fi
grep '^tests/checks/english.allowed: ' "$scratch/found" || true
grep -v '^tests/checks/english.allowed: ' "$scratch/found" >>"$complaints" || true

finish "$(cat "$scratch/seen")"
