"""Validates what a list names, in one process: schema.py LIST

Each line of LIST is KIND, SCHEMA, FILE and WHAT with tabs between: KIND is `valid` for a file that is one document,
`lines` for one that has a document on each line, and either with `not-` before it where the schema must refuse it.
WHAT is what to say then. Prints a line for each complaint, with details indented below.
"""
import functools
import json
import sys

import jsonschema


@functools.lru_cache(maxsize=None)
def validator_of(path):
    with open(path, encoding="utf-8") as file:
        schema = json.load(file)
    jsonschema.Draft7Validator.check_schema(schema)
    return jsonschema.Draft7Validator(schema)


def problems_of(schema, path, is_lines):
    """What is wrong with the documents of a file, one by one."""
    with open(path, encoding="utf-8", newline="\n") as file:
        documents = list(file) if is_lines else [file.read()]
    if not documents:
        yield f"{path}: is empty"
    for number, document in enumerate(documents, 1):
        if not document.endswith("\n"):
            yield f"{path}:{number}: does not end in a newline"
        try:
            value = json.loads(document)
        except ValueError as error:
            yield f"{path}:{number}: {error}"
            continue
        for error in validator_of(schema).iter_errors(value):
            yield f"{path}:{number}: {error.json_path}: {error.message[:200]}"


def main():
    is_wrong = False
    with open(sys.argv[1], encoding="utf-8") as file:
        entries = [line.rstrip("\n").split("\t") for line in file]
    for kind, schema, path, what in entries:
        is_refused = kind.startswith("not-")
        problems = problems_of(schema, path, kind.endswith("lines"))
        first = next(problems, None)
        if is_refused == (first is not None):
            continue
        is_wrong = True
        print(what)
        for problem in [] if is_refused else [first, *problems]:
            print(f"    {problem}")
    if not entries:
        sys.exit("schema.py: the list is empty")
    return is_wrong


if __name__ == "__main__":
    sys.exit(main())
