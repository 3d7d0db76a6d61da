#!/bin/sh
# Lines as newcomers type them lead to the answer in at most two attempts, following only what the program says
# (tests/newcomers/lines.txt): newcomers.sh PROGRAM
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
. "$(dirname "$0")/lib.sh"

needs python3
python3 - "$program" tests/newcomers/lines.txt >"$scratch/count" 2>>"$complaints" <<'END' || true
import subprocess, sys

program, table = sys.argv[1:]
dialogues = 0


def complain(number, text, printed=""):
    print(f"{table}:{number}: {text}", file=sys.stderr)
    for line in printed.splitlines():
        print(f"    {line}", file=sys.stderr)


def ask(line, claim):
    """What is printed, and whether the line and the claim were understood."""
    asked = [program, "ask", "-e", "c2", line, "--claim", claim]
    done = subprocess.run(asked, capture_output=True, text=True)
    return done.returncode in (0, 1), done.stdout + done.stderr


def advice(printed):
    return "\n".join(line for line in printed.splitlines() if line.lstrip().startswith("= "))


rows = [(at, row) for at, row in enumerate(open(table, encoding="utf-8").read().splitlines(), 1)]
rows = [(at, row.replace("~", "\u00a0")) for at, row in rows if row and not row.startswith("#")]
for (number, typed), (_, follows) in zip(rows[::2], rows[1::2]):
    dialogues += 1
    line, claim = typed.split(" ; ")
    correction, verdict = follows.rsplit("= ", 1)
    understood, printed = ask(line, claim)
    if correction:
        piece, form = correction.strip().split(" > ", 1)
        if " > " in form:  # an arrow of a payment is written without a blank behind it
            complain(number, "a correction has one ' > '")
        if understood or "Traceback" in printed:
            complain(number, "understood at once; expected a message", printed)
        if f"'{form}'" not in advice(printed) and f"Write {form}." not in advice(printed):
            complain(number, f"no advice to write '{form}'", printed)
        if piece not in line + "\n" + claim:
            complain(number, f"'{piece}' is not there")
        understood, printed = ask(line.replace(piece, form), claim.replace(piece, form))
    if not understood:
        complain(number, "not understood in the end", printed)
    elif not any(text.startswith(verdict) for text in printed.replace("  ", "\n").splitlines()):
        complain(number, f"expected {verdict}", printed)
print(dialogues)
END
count=$(cat "$scratch/count")
[ "${count:-0}" -ge 40 ] || complain "only ${count:-0} lines are looked at"
finish "$count lines of newcomers"
