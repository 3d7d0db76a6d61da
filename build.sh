#!/usr/bin/env bash
# Builds and tests from nothing: installs the Debian packages that are missing, then
#   ./build.sh run FILE...   builds a release and adjudicates scenario files
#   ./build.sh test          builds with sanitizers, and runs every test that a change can break
#   ./build.sh prove         everything else: the model at full size, both compilers, lint, pages in a browser
#
# Tests with random inputs take their seed from the commit, so that each commit looks at another part of the space;
# ROBBERS_TEST_SEED sets it. What is skipped for want of a tool is said at the end, and is an error where CI is set.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

run_packages=(g++ cmake ninja-build libcli11-dev libyaml-cpp-dev libfmt-dev nlohmann-json3-dev
    libpugixml-dev libedit-dev)
test_packages=(catch2 cmark-gfm mandoc libxml2-utils jq parallel python3 python3-jsonschema)
prove_packages=(chromium clang clang-format clang-tidy)

stage() { printf '\n== %s\n' "$*" >&2; }

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        env DEBIAN_FRONTEND=noninteractive "$@"
    elif command -v sudo >/dev/null; then
        sudo env DEBIAN_FRONTEND=noninteractive "$@"
    else
        echo "build.sh: as root, please: $*" >&2
        return 1
    fi
}

# Installs those of the named packages that are missing; other systems must bring them themselves.
install_missing() {
    command -v apt-get >/dev/null && command -v dpkg-query >/dev/null || return 0
    local package missing=()
    for package in "$@"; do
        case $(dpkg-query -W -f '${Status}' "$package" 2>/dev/null) in
        *' installed') ;;
        *) missing+=("$package") ;;
        esac
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    stage "Installing ${missing[*]}"
    as_root apt-get -q update >&2
    as_root apt-get -q install -y --no-install-recommends "${missing[@]}" >&2
}

# build DIRECTORY PRESET TARGETS [CMAKE-ARGUMENT...]
build() {
    local directory=build/$1 preset=$2 targets=$3
    shift 3
    # shellcheck disable=SC2086 # targets are words
    (cd "$root" && cmake --preset "$preset" -B "$directory" "$@" && cmake --build "$directory" --target $targets) >&2
}

# run_tests DIRECTORY CTEST-ARGUMENT...: remembers what was skipped, and why.
skipped=()
run_tests() {
    local directory=$root/build/$1
    shift
    ctest --test-dir "$directory" --output-on-failure --no-tests=error -j "$(nproc)" "$@"
    note_skipped <"$directory/Testing/Temporary/LastTest.log"
}
note_skipped() {
    local line
    while IFS= read -r line; do skipped+=("$line"); done < <(grep -a '^[a-z_]*: skipped: ')
}

# Says what was skipped.
conclude() {
    stage "Passed: $1"
    [ ${#skipped[@]} -gt 0 ] || return 0
    printf '%s\n' "${skipped[@]}" >&2
    [ -z "${CI-}" ] || { echo "build.sh: under CI nothing may be skipped" >&2; exit 1; }
}

# Where there is no commit, the tests have a seed of their own.
seed_from_commit() {
    local commit
    [ -z "${ROBBERS_TEST_SEED-}" ] || return 0
    commit=$(git -C "$root" rev-parse HEAD 2>/dev/null) || return 0
    export ROBBERS_TEST_SEED=$((16#${commit:0:7}))
}

run() {
    if [ $# -eq 0 ]; then usage; fi
    install_missing "${run_packages[@]}"
    stage "Building a release"
    # Not in build/release, so that there the tests stay switched on.
    build run release robbers -D BUILD_TESTING=OFF
    stage "robbers adjudicate $*"
    exec "$root/build/run/robbers" adjudicate "$@"
}

run_test() {
    install_missing "${run_packages[@]}" "${test_packages[@]}"
    stage "Building with the address and undefined-behaviour sanitizers"
    build asan asan all
    seed_from_commit
    export ROBBERS_TEST_SCALE=${ROBBERS_TEST_SCALE:-0.05} UBSAN_OPTIONS=print_stacktrace=1
    stage "Tests and checks; $ROBBERS_TEST_SCALE of the model's games, from seed ${ROBBERS_TEST_SEED-of the tests}"
    run_tests asan -LE prove
    conclude test
}

# Warnings are errors with the compilers whose warnings are known; others warn of other things.
warnings_of() {
    case "$1 $("$1" -dumpversion)" in
    'g++ 12'* | 'clang++ 14'*) echo ON ;;
    *) echo OFF ;;
    esac
}

prove() {
    install_missing "${run_packages[@]}" "${test_packages[@]}" "${prove_packages[@]}"
    stage "A release in batches: engine and model at full size, layout of sources, pages in a browser"
    build release release 'robbers test_agreement' -D ROBBERS_WERROR="$(warnings_of g++)"
    run_tests release -L prove
    run_tests release -R '^test_agreement'
    stage "Every file by itself: nothing relies on its batch"
    build dev dev all -D ROBBERS_WERROR="$(warnings_of g++)"
    prove_with_clang
    conclude prove
}

prove_with_clang() {
    if ! command -v clang++ >/dev/null; then
        skipped+=("clang: skipped: clang++ is not installed")
        return
    fi
    stage "The same with clang: unit tests, the canon, and what the fuzzer found"
    build clang clang all -D ROBBERS_WERROR="$(warnings_of clang++)"
    run_tests clang -R '^(test_|fuzz_)' -E '^test_agreement'
    stage "clang-tidy"
    local log=$root/build/clang/tidy.log status=0
    sh "$root/tests/checks/tidy.sh" "$root/build/clang" | tee "$log" || status=$?
    [ $status -eq 0 ] || [ $status -eq 77 ] || exit $status
    note_skipped <"$log"
}

usage() {
    sed -n '2,5p' "$root/build.sh" | sed 's/^# \{0,1\}//' >&2
    exit 2
}

case ${1-} in
run)
    shift
    run "$@"
    ;;
test)
    [ $# -eq 1 ] || usage
    run_test
    ;;
prove)
    [ $# -eq 1 ] || usage
    prove
    ;;
*) usage ;;
esac
