"""Validates JSON files, or with --lines every line of them: schema.py [--lines] SCHEMA FILE..."""
import json
import sys

import jsonschema

arguments = sys.argv[1:]
lines = arguments[0] == "--lines"
schema_path, *paths = arguments[1:] if lines else arguments
with open(schema_path, encoding="utf-8") as file:
    schema = json.load(file)
jsonschema.Draft7Validator.check_schema(schema)
validator = jsonschema.Draft7Validator(schema)
wrong = 0
for path in paths:
    with open(path, encoding="utf-8", newline="\n") as file:
        documents = list(file) if lines else [file.read()]
    if not documents:
        sys.exit(f"{path}: is empty")
    for number, document in enumerate(documents, 1):
        if not document.endswith("\n"):
            print(f"{path}:{number}: does not end in a newline")
            wrong += 1
        for error in validator.iter_errors(json.loads(document)):
            print(f"{path}:{number}: {error.json_path}: {error.message[:200]}")
            wrong += 1
sys.exit(wrong > 0)
