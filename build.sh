#!/usr/bin/env bash
# Builds and tests from nothing: installs the Debian packages that are missing, then
#   ./build.sh run FILE...   builds a release and adjudicates scenario files
#   ./build.sh test          builds, and runs every test and check
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

run_packages=(g++ cmake ninja-build libcli11-dev libyaml-cpp-dev libfmt-dev nlohmann-json3-dev
    libpugixml-dev)
test_packages=(ccache catch2 chromium clang clang-format clang-tidy cmark-gfm mandoc libxml2-utils jq
    parallel python3 python3-jsonschema)

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

run() {
    if [ $# -eq 0 ]; then usage; fi
    install_missing "${run_packages[@]}"
    stage "Building a release"
    # Not in build/release, so that there the tests stay switched on.
    (cd "$root" && cmake --preset release -B build/run -D BUILD_TESTING=OFF && cmake --build build/run) >&2
    stage "robbers adjudicate $*"
    exec "$root/build/run/robbers" adjudicate "$@"
}

# Every stage must pass; the first that fails ends the run with its exit code.
run_tests() {
    install_missing "${run_packages[@]}" "${test_packages[@]}"
    cd "$root"
    local jobs
    jobs=$(nproc)
    stage "Building with the address and undefined-behaviour sanitizers, warnings are errors"
    cmake --preset asan
    cmake --build --preset asan
    stage "Tests and checks; comparisons with the model scaled down"
    export UBSAN_OPTIONS=print_stacktrace=1
    ROBBERS_TEST_SCALE=${ROBBERS_TEST_SCALE_SANITIZED:-0.05} ctest --preset asan -j "$jobs"
    stage "Building a release to compare with the model at full size"
    cmake --preset release -D ROBBERS_WERROR=ON
    cmake --build --preset release --target test_agreement
    ctest --preset release -j "$jobs" -R test_agreement
    stage "clang-tidy"
    sh tests/checks/tidy.sh build/asan
}

usage() {
    sed -n '2,4p' "$root/build.sh" | sed 's/^# \{0,1\}//' >&2
    exit 2
}

case ${1-} in
run)
    shift
    run "$@"
    ;;
test)
    [ $# -eq 1 ] || usage
    run_tests
    ;;
*) usage ;;
esac
