"""Puts the sources of a build together in batches, so that clang-tidy reads the headers once a batch.

tidy_batches.py BUILD-DIRECTORY OUTPUT-DIRECTORY writes files that include the sources of one room each, and
compile_commands.json for them. Sources that say the same names differently cannot stand in one batch: which
these are is found out by compiling. What does not fit with at least two others stands alone.
"""

import concurrent.futures
import json
import os
import re
import shlex
import subprocess
import sys

FEWEST = 3  # sources of a batch


def read_commands(build):
    """The arguments of each source of src/ and tests/model, without the compiler and what is not clang's."""
    with open(os.path.join(build, "compile_commands.json"), encoding="utf-8") as file:
        entries = json.load(file)
    commands = {}
    for entry in entries:
        path = os.path.normpath(os.path.join(entry["directory"], entry["file"]))
        arguments = shlex.split(entry["command"])
        kept = []
        skip = False
        for i, argument in enumerate(arguments):
            if skip:
                skip = False
            elif argument in ("-o", "-MT", "-MF"):
                skip = True
            elif argument == "-include" and arguments[i + 1].endswith("cmake_pch.hxx"):
                skip = True
            elif argument.startswith("-fsanitize") or argument.startswith("-fno-sanitize"):
                pass
            elif argument in ("-Winvalid-pch", "-fpch-preprocess", "-MD", "-c", "-Werror") or argument == entry["file"]:
                pass
            else:
                kept.append(argument)
        # Before the first option stand the compiler and whatever launches it.
        first = next(i for i, argument in enumerate(kept) if argument.startswith("-") and argument != "-E")
        while first < len(kept) and not kept[first].startswith(("-D", "-I", "-isystem", "-g", "-O", "-W", "-std")):
            first += 1
        commands[path] = kept[first:]
    return commands


def write_batch(path, sources):
    with open(path, "w", encoding="utf-8") as file:
        file.writelines(f'#include "{source}"\n' for source in sources)


def refused(path, arguments):
    """The sources in which the batch does not compile; None where it does."""
    done = subprocess.run(
        ["clang++", *arguments, "-w", "-fsyntax-only", "-ferror-limit=0", path], capture_output=True, text=True, check=False
    )
    if done.returncode == 0:
        return None
    return set(re.findall(r"^(/[^\n:]+):\d+:\d+: error", done.stderr, re.M))


def largest_batch(path, sources, arguments):
    """Sources that compile together, and the others."""
    batch, others = list(sources), []
    while batch:
        write_batch(path, batch)
        bad = refused(path, arguments)
        if bad is None:
            break
        bad = bad & set(batch) or {batch[-1]}
        others += [source for source in batch if source in bad]
        batch = [source for source in batch if source not in bad]
    return batch, sorted(others)


def batches_of(folder, sources, arguments, output):
    """Pairs of a file and its arguments."""
    result = []
    rest = sorted(sources)
    while len(rest) >= FEWEST:
        path = os.path.join(output, f"{folder.replace('/', '_')}_{len(result)}.cpp")
        batch, others = largest_batch(path, rest, arguments)
        if len(batch) < FEWEST:
            os.remove(path)
            break
        result.append(path)
        rest = others
    return result + rest


def main():
    build, output = sys.argv[1], sys.argv[2]
    os.makedirs(output, exist_ok=True)
    root = os.getcwd()
    commands = read_commands(build)
    folders = {}
    for path in commands:
        folder = os.path.relpath(os.path.dirname(path), root)
        room = re.match(r"(src/\w+|src|tests/model)(?=/|$)", folder)
        if room:
            folders.setdefault(room[0], []).append(path)
    entries = []
    with concurrent.futures.ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        found = {
            folder: pool.submit(batches_of, folder, sources, commands[sources[0]], output)
            for folder, sources in sorted(folders.items(), key=lambda item: -len(item[1]))
        }
        for folder, batches in found.items():
            arguments = commands[folders[folder][0]]
            for path in batches.result():
                entries.append({"directory": root, "file": path, "arguments": ["clang++", *arguments, "-c", path]})
    with open(os.path.join(output, "compile_commands.json"), "w", encoding="utf-8") as file:
        json.dump(entries, file, indent=1)
    print("\n".join(entry["file"] for entry in entries))


if __name__ == "__main__":
    main()
