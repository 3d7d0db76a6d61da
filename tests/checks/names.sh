#!/bin/sh
# Each type that a header defines has a name of its own: two classes of one name in one namespace are taken for one
# by the linker, which says nothing.
. "$(dirname "$0")/lib.sh"

find src -name '*.h' | sort >"$scratch/headers"
xargs awk '
    /^(struct|class|enum class) [A-Z]/ && !/;$/ {
        name = $1 == "enum" ? $3 : $2
        sub(/[^A-Za-z0-9_].*/, "", name)
        print name, FILENAME ":" FNR
    }' <"$scratch/headers" | sort >"$scratch/types"
not_empty "$(wc -l <"$scratch/types")" "types in headers"
awk '$1 == last { print $2 ": " $1 " is defined at " place " already" } { last = $1; place = $2 }' \
    "$scratch/types" >>"$complaints"

finish "$(wc -l <"$scratch/types" | tr -d ' ') types"
