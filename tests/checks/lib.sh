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

# needs_version TOOL MAJOR: skips where the tool is missing or of another version; $tool is its name.
needs_version() {
    for tool in "$1-$2" "$1"; do
        if "$tool" --version 2>/dev/null | grep -q "version $2\\."; then return; fi
    done
    echo "$check: skipped: $1 $2 is not installed"
    exit 77
}

# needs_terminal: skips where no terminal can be made, as in a root without /dev/pts.
needs_terminal() {
    needs script
    if ! script -qec true /dev/null </dev/null >/dev/null 2>&1; then
        echo "$check: skipped: no terminal can be made here"
        exit 77
    fi
}

# needs_schemas: skips where no JSON schema can be looked at.
needs_schemas() {
    python=/usr/bin/python3  # where Debian puts its modules; another may stand before it
    [ -x $python ] || python=python3
    if ! $python -c 'import jsonschema' 2>/dev/null; then
        echo "$check: skipped: python3-jsonschema is not installed"
        exit 77
    fi
    : >"$scratch/documents"
}

# judge KIND SCHEMA FILE WHAT: to be validated at the end, all by one process; see schema.py.
judge() { printf '%s\t%s\t%s\t%s\n' "$@" >>"$scratch/documents"; }
judge_all() { $python tests/checks/schema.py "$scratch/documents" >>"$complaints" 2>&1 || true; }

# finish WHAT: prints the complaints and fails, or says what was looked at.
finish() {
    if [ -s "$complaints" ]; then
        cat "$complaints"
        echo "$check: $(grep -vc '^    ' "$complaints") problem(s)"
        exit 1
    fi
    echo "$check: $1: no problem"
}
