#!/bin/sh
# The man pages are clean, and robbers.1 has the options that --help prints, command by command:
# man.sh PROGRAM
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
. "$(dirname "$0")/lib.sh"

# The options of each command, from its help: "command --option".
commands_of() {
    awk '/^(Subcommands|Commands):/ { inside = 1; next } /^[^ ]/ { inside = 0 } inside && /^  [a-z]/ { print $1 }'
}
options_of() {
    awk -v command="$1" '/^ +-/ {
        n = split($1, names, ",")
        for (i = 1; i <= n; i++) if (names[i] ~ /^-/) print command, names[i]
    }'
}
"$program" --help >"$scratch/help"
commands=$(commands_of <"$scratch/help")
not_empty "$(echo "$commands" | wc -w)" "commands in --help"
options_of Everywhere <"$scratch/help" >"$scratch/printed"
not_empty "$(wc -l <"$scratch/printed")" "options in --help"
for command in $commands; do
    "$program" "$command" --help | options_of "$command" >"$scratch/own"
    # What every command has is described once.
    sed -n 's/^Everywhere //p' "$scratch/printed" >"$scratch/everywhere"
    while read -r name option; do
        grep -qxe "$option" "$scratch/everywhere" || echo "$name $option"
    done <"$scratch/own" >>"$scratch/printed"
    grep -q "^\.SY robbers.*$command\$" man/robbers.1 || complain "man/robbers.1: no synopsis of $command"
done

# The same from the man page: the tags under OPTIONS, subsection by subsection.
awk '
/^\.SH / { inside = $2 == "OPTIONS"; next }
inside && /^\.SS / { command = $NF; next }
inside && /^\.T[PQ]/ { tag = 1; next }
inside && tag {
    tag = 0
    gsub(/\\-/, "-"); gsub(/\\f[A-Z]/, " "); gsub(/[",=]/, " ")
    n = split($0, words, " ")
    for (i = 2; i <= n; i++) if (words[i] ~ /^-/) print command, words[i]
}' man/robbers.1 >"$scratch/described"
not_empty "$(wc -l <"$scratch/described")" "options in man/robbers.1"

sort -u "$scratch/printed" >"$scratch/a"
sort -u "$scratch/described" >"$scratch/b"
comm -23 "$scratch/a" "$scratch/b" | sed 's|.*|man/robbers.1: does not describe: &|' >>"$complaints"
comm -13 "$scratch/a" "$scratch/b" | sed 's|.*|man/robbers.1: --help does not print: &|' >>"$complaints"

if ! command -v mandoc >/dev/null 2>&1; then
    [ -s "$complaints" ] || { echo "man: skipped: mandoc is not installed; the options agree"; exit 77; }
else
    mandoc -Tlint man/* >>"$complaints" || true
fi
finish "$(wc -l <"$scratch/a" | tr -d ' ') options"
