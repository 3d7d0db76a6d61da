#!/usr/bin/env bash
# Prints the CPU seconds (user and system, of all processes) that a build of the program from nothing takes, and
# the share of each room. Wall time depends on what else a machine does; this hardly does.
#   tools/build-cost.sh [CMAKE-ARGUMENT...]
# Without arguments it measures what `./build.sh run` builds. Examples:
#   tools/build-cost.sh -D CMAKE_UNITY_BUILD=OFF
#   tools/build-cost.sh -D CMAKE_CXX_COMPILER=clang++
# It builds in a temporary folder and removes it; a compiler cache is not asked.
set -euo pipefail
export LC_ALL=C

# Stands in front of every compiler and linker call: writes what it cost to the file named first.
if [ "${1-}" = --measure ]; then
    log=$2
    shift 2
    TIMEFORMAT='%U %S'
    { time "$@" 2>&3; } 3>&2 2>"$log.$$" && status=0 || status=$?
    what=link
    case " $* " in *" -c "*) what=$(printf '%s\n' "$@" | sed -n 's|.*robbers_\([a-z]*\)\.dir/.*\.o$|\1|p' | tail -1) ;; esac
    echo "$(tail -1 "$log.$$") ${what:-main}" >>"$log"
    rm -f "$log.$$"
    exit "$status"
fi

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
launcher="$root/tools/build-cost.sh;--measure;$folder/log"
cmake -S "$root" -B "$folder/build" --preset release -D BUILD_TESTING=OFF \
    -D CMAKE_CXX_COMPILER_LAUNCHER="$launcher" -D CMAKE_CXX_LINKER_LAUNCHER="$launcher" "$@" >"$folder/out" ||
    { cat "$folder/out"; exit 1; }
cmake --build "$folder/build" --target robbers >"$folder/out" || { cat "$folder/out"; exit 1; }
awk '
    { cost[$3] += $1 + $2; all += $1 + $2; calls[$3]++ }
    END {
        if (!all) { print "nothing was compiled" > "/dev/stderr"; exit 1 }
        for (room in cost)
            printf "%-9s %6.1f CPU s %4.0f %%  %3d calls\n", room, cost[room], 100 * cost[room] / all, calls[room] | "sort -k2,2nr"
        close("sort -k2,2nr")
        printf "%-9s %6.1f CPU s\n", "all", all
    }' "$folder/log"
