#!/bin/sh
# Reads the #include lines of src/ and tests/model: a room includes only rooms to its right, a folder of
# report/ or cli/ only those that it builds on, and each third-party library has one home. Linking does not catch an arrow
# the wrong way.
. "$(dirname "$0")/lib.sh"

find src tests/model \( -name '*.h' -o -name '*.cpp' \) | sort >"$scratch/files"
xargs grep -Hn '^ *# *include' <"$scratch/files" >"$scratch/includes" || true
not_empty "$(grep -c '^src/' "$scratch/files" || true)" "sources"
not_empty "$(wc -l <"$scratch/includes")" "#include lines"

awk -F: '
BEGIN {
    below["support"] = ""
    below["game"] = below["rules"] = "support"
    below["engine"] = below["scenario"] = "game rules support"
    below["answers"] = "scenario engine game rules support"
    below["suite"] = "answers scenario engine game rules support"
    below["report"] = "suite answers scenario engine game rules support"
    below["cli"] = "report suite answers scenario engine game rules support"
    below["main"] = "cli report suite answers scenario engine game rules support"
    # The folders of report/: a form knows how to say things, but no other form; the top makes them.
    beside["kit"] = ""
    beside["words"] = "kit"
    beside["json"] = beside["text"] = beside["cards"] = beside["runs"] = beside["pictures"] = "words kit"
    beside["pages"] = "pictures words kit"
    beside["top"] = "pages cards text json runs kit"
    # The folders of cli/: commands are declared with options, some interview people, all speak to a terminal.
    behind["terminal"] = ""
    behind["options"] = "terminal"
    behind["interview"] = "options terminal"
    behind["commands"] = "interview options terminal"
    behind["top"] = "commands options terminal"
    home["yaml-cpp"] = "scenario"; home["nlohmann"] = home["pugixml.hpp"] = "report"
    home["CLI"] = home["histedit.h"] = "cli"
    home["catch2"] = "tests"
    single["yaml-cpp"] = single["nlohmann"] = single["pugixml.hpp"] = single["CLI"] = single["histedit.h"] = 1
}
function holds(list, word) { return index(" " list " ", " " word " ") > 0 }
function report(text) { print $1 ":" $2 ": " text }
{
    line = $0
    sub(/^[^:]*:[^:]*:/, "", line)
    split($1, path, "/")
    from = path[1] == "tests" ? "model" : (path[2] == "main.cpp" ? "main" : path[2])
    target = line
    sub(/^ *# *include *[<"]/, "", target)
    sub(/[>"].*/, "", target)
    split(target, parts, "/")
    to = parts[1]
    if (line ~ /include *</) {
        if (!(to in home)) next
        if (home[to] != from) report("<" target "> belongs in " home[to] "/ only")
        else if (to in single && to in seen_in && seen_in[to] != $1)
            report("<" target "> is included by " seen_in[to] " already: one file only")
        else seen_in[to] = $1
        next
    }
    if (from == "report" && to == "report") {
        inner = length(path) > 3 ? path[3] : "top"
        goal = length(parts) > 2 ? parts[2] : "top"
        if (!(inner in beside)) report("src/report/" inner " has no arrows here")
        else if (inner != goal && !holds(beside[inner], goal))
            report("report/" inner " must not know report/" goal " (\"" target "\")")
        if (target == "report/json/kit.h" && inner != "json") report("\"" target "\" is for report/json/")
    }
    if (from == "cli" && to == "cli") {
        inner = length(path) > 3 ? path[3] : "top"
        goal = length(parts) > 2 ? parts[2] : "top"
        if (!(inner in behind)) report("src/cli/" inner " has no arrows here")
        else if (inner != goal && !holds(behind[inner], goal))
            report("cli/" inner " must not know cli/" goal " (\"" target "\")")
    }
    if (to == "engine") {
        # Others see two headers of the engine; its rules know nothing of the search that plays them.
        inner = from != "engine" ? "outside" : (length(path) > 3 ? path[3] : "front")
        goal = length(parts) > 2 ? parts[2] : "front"
        if (inner == "outside" && goal != "front") report(from " must not look into engine/" goal " (\"" target "\")")
        if (inner == "steps" && goal == "search") report("engine/steps must not know engine/search (\"" target "\")")
    }
    if (from == "model") {
        if (to in below && $1 !~ /\/compar[a-z_]*\.(h|cpp)$/) report("the model must not know \"" target "\"")
        next
    }
    if (!(from in below)) { report("src/" from " is not a room"); next }
    if (!(to in below) || index(target, "/") == 0) report("\"" target "\": name the room, as \"game/types.h\"")
    else if (to != from && !holds(below[from], to)) report(from " must not know " to " (\"" target "\")")
}' "$scratch/includes" >>"$complaints"

finish "$(wc -l <"$scratch/includes" | tr -d ' ') #include lines"
