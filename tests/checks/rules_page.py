"""Writes the tables of man/robbers-rules.7 from what the program knows: rules_page.py PROGRAM PAGE

Prints the page with the text between each pair of marks, .\\" begin WHAT and .\\" end, written anew. What is
wrong with the page itself is said on standard error, with exit code 1: a clause that stands at no step or at
two, a question that no step names, a function that its file does not have.
"""
import json
import re
import subprocess
import sys
import textwrap

WIDTH = 79


def known(program, topic):
    run = subprocess.run([program, "list", topic, "--json"], capture_output=True, check=True, text=True)
    entries = json.loads(run.stdout)[topic]
    if not entries:
        raise SystemExit(f"the program knows no {topic}")
    return entries


def roff(text):
    """Text for a line of the page: what is a minus in ids stays one, and so can be searched for."""
    return text.replace("\\", "\\e").replace("-", "\\-").replace("ü", "\\(:u")


def sentences(text):
    """The lines of a paragraph, each sentence on a line of its own."""
    lines = []
    for sentence in re.split(r'(?<=[.?!]) (?=[A-Z"])', text):
        lines += textwrap.wrap(roff(sentence), WIDTH, break_long_words=False, break_on_hyphens=False)
    return ["\\&" + line if line[0] in ".'" else line for line in lines]


def cell(text):
    return ["T{"] + sentences(text) + ["T}"]


def table(columns, rows):
    """A table; each row is a list of cells, each of them a list of lines."""
    lines = [".TS", "tab(|);", columns]
    for row in rows:
        joined = []
        for lines_of_cell in row:
            if joined:
                joined[-1] += "|" + lines_of_cell[0]
                joined += lines_of_cell[1:]
            else:
                joined += lines_of_cell
        lines += joined
    return lines + [".TE"]


class Page:
    def __init__(self, program):
        self.editions = known(program, "editions")
        self.clauses = known(program, "clauses")
        self.questions = known(program, "questions")
        self.sources = known(program, "sources")
        self.problems = []

    def editions_text(self, ids):
        every = [edition["id"] for edition in self.editions]
        missing = [edition for edition in every if edition not in ids]
        if not missing:
            return "all"
        if len(missing) <= 2:
            return "all but " + " and ".join(missing)
        return ", ".join(ids)

    def in_editions(self, ids):
        return f"in {self.editions_text(ids)}".replace("in all", "in all editions")

    def clause_rows(self, ids):
        by_id = {clause["id"]: clause for clause in self.clauses}
        rows = []
        for clause_id in ids:
            clause = by_id[clause_id]
            dates = [re.sub(r"(\d+)-0?(\d+)", r"\2/\1", date) for date in clause["dates"]]
            who = " ".join([clause["kind"], ", ".join(dates)]).strip()
            remark = f'; {clause["remark"]}' if "remark" in clause else ""
            note = f'({self.editions_text(clause["editions"])}; {who}{remark})'
            rows.append([[roff(clause_id)], cell(f'{clause["statement"]} {note}')])
        return rows

    def write_clauses(self, *ids):
        return [".PP"] + table("lb lx.", self.clause_rows(ids))

    def write_editions(self):
        rows = []
        for edition in self.editions:
            text = f'{edition["name"]}, {edition["publisher"]}: {edition["book"]}; also {", ".join(edition["aliases"])}'
            rows.append([[roff(edition["id"])], cell(text)])
        return table("lb lx.", rows)

    def write_points(self):
        lines = []
        for point in self.editions[0]["rules"]:
            values = {}  # by value and reason, in the order of the editions
            for edition in self.editions:
                rule = edition["rules"][point]
                reason = rule["clause"] + (f', question {rule["question"]}' if "question" in rule else "")
                values.setdefault((rule["value"], reason), []).append(edition["id"])
            lines += [".TP"] + sentences(self.editions[0]["rules"][point]["text"])
            for number, ((value, reason), ids) in enumerate(values.items()):
                lines += ([".br"] if number else []) + [f".B {roff(value)}"]
                lines += sentences(f"{self.in_editions(ids)} [{reason}]")
        return lines

    def write_questions(self):
        lines = []
        for question in self.questions:
            asked = [self.in_editions(question["editions"])] if question["editions"] else []
            for other in question["editions_under_rulings"]:
                rulings = ", ".join(f"{name}={answer}" for name, answer in other["rulings"].items())
                asked.append(f'in {other["edition"]} with {rulings}')
            lines += [".TP", f'.B {roff(question["id"])}'] + sentences(question["question"])
            lines += [".br"] + sentences(f'Asked {", and ".join(asked)}.') + [".RS"]
            for answer in question["answers"]:
                lines += [".TP", f'.B {roff(answer["id"])}'] + sentences(answer["meaning"])
                lines += [".br"] + sentences("For it: " + answer["argument"])
            lines += [".RE"]
        return lines

    def write_sources(self):
        rows = []
        for key, what in (("scored_in_phase", "scored"), ("paid_in_phase", "paid")):
            phases = {}
            for source in self.sources:
                if key in source:
                    phases.setdefault(source[key], []).append(source["id"])
            for phase, ids in phases.items():
                phase_text = "after phase 3" if phase == "after 3" else f"phase {phase}"
                rows.append([[what], [phase_text.replace("phase any", "any phase")], cell(", ".join(ids))])
        return table("lb l lx.", rows)

    def write_clauses_by_edition(self):
        groups = {}
        for clause in self.clauses:
            groups.setdefault(tuple(clause["editions"]), []).append(clause["id"])
        rows = [[cell(self.editions_text(ids)), cell(", ".join(clauses))] for ids, clauses in groups.items()]
        return table("lbw(24n) lx.", rows)

    def write_clause_sources(self):
        rows = []
        for clause in self.clauses:
            texts = []
            for source in clause["sources"]:
                notes = "".join(f" n{note}" for note in source.get("notes", []))
                place = f' ({source["place"]})' if "place" in source else ""
                texts.append(source["page"] + notes + place)
            if texts:
                rows.append([[roff(clause["id"])], cell(", ".join(texts))])
        return table("lb lx.", rows)

    def check_steps(self, text):
        at_steps = [clause for ids in re.findall(r'^\.\\" begin clauses (.*)$', text, re.M) for clause in ids.split()]
        for clause in [clause["id"] for clause in self.clauses]:
            if at_steps.count(clause) != 1:
                self.problems.append(f"{clause} stands at {at_steps.count(clause)} steps, not at one")
        model = text[text.index("\n.SH THE MODEL"):text.index("\n.SH EDITIONS")]
        model = re.sub(r'(?sm)^\.\\" begin.*?^\.\\" end', "", model)
        for question in self.questions:
            if roff(question["id"]) not in model:
                self.problems.append(f'no step names the question {question["id"]}')

    def check_code(self, text):
        """The steps in the code, "file: function()": first the engine's, then the model's."""
        code = text[text.index('\n.\\" begin code'):]
        rows = re.findall(r"^ ([^|]+)\|(.+)$", code[:code.index('\n.\\" end')], re.M)
        if len(rows) < 10:
            self.problems.append("the table of the source code has no rows that could be read")
        for engine, model in rows:
            self.check_place("src/engine/steps/", engine)
            self.check_place("tests/model/", model)

    def check_place(self, folder, place):
        path, _, function = place.partition(": ")
        path = path if "/" in path else folder + path
        try:
            with open(path, encoding="utf-8") as file:
                if function and not re.search(rf"^\S.* {re.escape(function[:-1])}.*[,{{]$", file.read(), re.M):
                    self.problems.append(f"{path} has no function {function}")
        except OSError as error:
            self.problems.append(f"{path}: {error.strerror}")

    def write(self, text):
        self.check_steps(text)
        self.check_code(text)
        writers = {"clauses": self.write_clauses, "editions": self.write_editions, "points": self.write_points,
                   "questions": self.write_questions, "sources": self.write_sources,
                   "clauses-by-edition": self.write_clauses_by_edition, "clause-sources": self.write_clause_sources}

        def block(match):
            what, *arguments = match.group(1).split()
            if what == "code":
                return match.group(0)
            return "\n".join([f'.\\" begin {match.group(1)}'] + writers[what](*arguments) + ['.\\" end'])

        return re.sub(r'(?sm)^\.\\" begin ([^\n]*)\n.*?^\.\\" end$', block, text)


def main():
    with open(sys.argv[2], encoding="utf-8") as file:
        text = file.read()
    page = Page(sys.argv[1])
    sys.stdout.write(page.write(text))
    for problem in page.problems:
        print(f"{sys.argv[2]}: {problem}", file=sys.stderr)
    sys.exit(1 if page.problems else 0)


main()
