# What every check needs: it runs from the top of the tree, counts its complaints, and refuses to pass
# having looked at nothing. Sourced as: . "$(dirname "$0")/lib.sh"
set -eu
LC_ALL=C.UTF-8
export LC_ALL
check=$(basename "$0" .sh)
cd "$(dirname "$0")/../.."
complaints=$(mktemp)
scratch=$(mktemp -d)
trap 'rm -rf "$complaints" "$scratch"' EXIT

# complain TEXT: one problem; lines that begin with four blanks may follow it in $complaints.
complain() { printf '%s\n' "$*" >>"$complaints"; }

# not_empty COUNT WHAT: a check that loops over nothing proves nothing.
not_empty() {
    if [ "$1" -eq 0 ]; then
        echo "$check: nothing to look at: no $2"
        exit 1
    fi
}

# needs TOOL: skips (77) where the tool is missing.
needs() {
    if ! command -v "$1" >/dev/null 2>&1; then
        echo "$check: skipped: $1 is not installed"
        exit 77
    fi
}

# finish WHAT: prints the complaints and fails, or says what was looked at.
finish() {
    if [ -s "$complaints" ]; then
        cat "$complaints"
        echo "$check: $(grep -vc '^    ' "$complaints") problem(s)"
        exit 1
    fi
    echo "$check: $1: no problem"
}
