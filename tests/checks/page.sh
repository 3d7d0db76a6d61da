#!/bin/sh
# Pages in HTML work in a browser: page.sh PROGRAM
# They are well-formed, load nothing, are stepped through by mouse and keyboard, open at an address, fit a
# phone, and show everything where no script runs.
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
. "$(dirname "$0")/lib.sh"
for tool in chromium xmllint python3; do needs $tool; done
unset CLICOLOR_FORCE FORCE_COLOR

# write NAME CODE ARGUMENT...: a page of that name.
write() {
    name=$1 code=$2
    shift 2
    status=0
    "$program" "$@" --format html -o "$scratch/$name.html" 2>/dev/null || status=$?
    [ $status -eq "$code" ] || complain "$name: exit code $status instead of $code"
    xmllint --noout "$scratch/$name.html" >"$scratch/out" 2>&1 ||
        complain "$name.html: not well-formed: $(head -n 1 "$scratch/out")"
}
write one 0 adjudicate scenarios/stealing/STL-10-01-choose-a-victim.yaml -e all
write many 0 adjudicate scenarios/setup/SET-1-02-*.yaml -e c1-2012,c2,c2-zmg,c3.1 --limit 8
write six 0 adjudicate tests/cli/inputs/page/six-players.yaml --limit 5
write refused 3 adjudicate tests/cli/inputs/page/refused.yaml
write two 0 adjudicate scenarios/stealing/STL-10-01-choose-a-victim.yaml scenarios/board/BRD-4-01-below-zero.yaml -e c2,c3.1
write names 0 adjudicate tests/cli/inputs/page/right-to-left.yaml --limit 3
write board 0 board -e c2,c3.1 --line 'red 10, blue 12 r10 / red: red+4 road & red+6 city'
write figures 0 adjudicate -e c2 --line 'red 10 m12, blue 12 m9 r10, green 8 m10 r12 / red: red+5 city & blue+4 road'
[ ! -s "$complaints" ] || finish pages

/usr/bin/python3 tests/checks/page.py "$(command -v chromium)" "$scratch" >"$scratch/said" || complain "the browser finds fault"
grep -v '^seen: ' "$scratch/said" | sed 's/^/    /' >>"$complaints" || true
not_empty "$(grep -c '^seen: ' "$scratch/said" || true)" "pages that were seen"
finish "$(grep -c '^seen: ' "$scratch/said") pages"
