"""Keeps what nobody would say out of what the program prints and of the manuals: english.py [--all]

Looked at are the texts in the sources, the approved outputs of tests, the manuals, README.md and CHANGELOG.md.
CONTRIBUTING.md, "How the program speaks", has the rules; of its table the check must find fault with each sentence
on the left, and with none on the right. Each complaint is "path:line: what stands there; what to write instead".
Files that english.allowed names may still break the rules; --all complains of them, too. Exit code 1 where it
complains, 2 where it found nothing to look at.
"""
import fnmatch
import glob
import re
import sys

GUIDE = "CONTRIBUTING.md"
ALLOWED = "tests/checks/english.allowed"
MOST_WORDS = 20

# What is banned, and what to write instead. A blank stands for any white space. The first letter's case is
# free; "(?-i:...)" keeps one. "%" begins a pattern that holds in one kind of text only: src, man, out or text.
BANNED = [
    (r"lines? of choices", "'One legal outcome.' or '2 outcomes, reached in 4 ways'"),
    (r"\b1 (legal |different |other |more |bad )?(outcome|way|test|scenario|edition|file|expectation|change|problem|"
     r"error|fault|document|space|question|ruling)s?\b(?! of \d)", "the number in letters: 'one legal outcome'"),
    (r"\b(it|that|this) is (not )?so\b", "'Yes: ...' or 'No: ...'"),
    (r"\bnot so in\b", "'No: the only legal outcome is different.'"),
    (r"\bin no edition,", "'No edition allows it, under either reading of any disputed rule.'"),
    (r"\bwhatever the answer\b", "'under either reading of any disputed rule'"),
    (r"\bfeed(s|ing)?\b|\bfed\b", "what the robber can rob: 'It can rob only the first scoring on its space.'"),
    (r"\b(go|goes|went|going) along\b", "'Yellow's robber moves along with Blue to 15.'"),
    (r"\b(leave|leaves|left) (the|a|his|its) robber in supply", "'Red does not place the robber.'"),
    (r"\bbook(s|ed|ing)? (?!of\b)(?=[a-z{])", "who moves what: 'Blue moves the messenger by the stolen points.'"),
    (r"\b(leave|leaves|left|have|has) no lines?\b", "'Red may not do that here.'"),
    (r"\bcould not be (decided|run|tried)", "'2 errors'"),
    (r"\b(come|comes|came|coming) to the same\b", "'Same result and same reasons in all of these.'"),
    (r"\b(has|have) no [\"'“‘]", "what to write: \"';' is not used here; separate players with ','.\""),
    (r"\ban interrupt ends\b|\buntil interrupted\b", "'Ctrl-C stops.'"),
    (r"\bwho is on turn\b", "'Whose turn is it?'"),
    (r"\bthere (is|are|was|were|will be)\b(?! only one legal outcome)", "who has or does it; 'there is' says nothing"),
    (r"\bis there\b|\bare there\b", "who has or does it; 'there is' says nothing"),
    (r"\bin order to\b", "'to'"),
    (r"\b(is|are) for (others|the others|another)\b", "who does it"),
    (r"\b(cannot|can not|can never) be\b", "who cannot do what, and the form that works: 'Cannot read ...'"),
    (r"\bis not able to\b|\bare not able to\b", "'cannot'"),
    (r"\bin the case (of|that|where)\b|\bin case of\b", "'if' or 'where'"),
    (r"\bdue to the fact\b|\bwith regard to\b|\bin terms of\b", "a shorter word"),
    (r"\bwitness(es)?\b", "'way' or 'example'"),
    (r"\bfeasible\b|\badmissible\b|\bpermissible\b", "'legal'"),
    (r"\belsewhere\b", "where"),
    (r"\bfacts?\b", "what happened, or 'reason'"),
    (r"(\bof (?!course)[^ .,;:]+( [^ .,;:]+)? ){2}of\b", "two sentences, or a name for the thing: no chain of 'of'"),
    (r"(\bthat [^ .;:,]+( [^ .;:,]+){0,3} ){2}that\b", "two sentences: no chain of 'that'"),
    (r"\b(please|sorry|oops)\b", "the form that works, and nothing more"),
    (r"\byou (must|should|forgot|have to)\b", "the form that works; never blame"),
]

# What looks banned, and is not: path, part of the text, why.
EXCEPTIONS = [
    ("src/report/pictures/*", "M0-17C", "the outline of a figure, not words"),
]


class Text:
    """Some text with the line on which each of its characters stands."""

    def __init__(self, kind, path):
        self.kind, self.path, self.text, self.lines = kind, path, "", []

    def add(self, text, line):
        self.text += text
        self.lines += [line] * len(text)

    def is_prose(self, begin, end):
        """Whether it is a sentence and not a row of a table, or JSON."""
        text = self.text[begin:end].strip()
        return text[:1].isupper() and self.text[end:end + 1] == "." and "  " not in text and '"' not in text

    def line_at(self, place):
        return self.lines[min(place, len(self.lines) - 1)] if self.lines else 1


TOKEN = re.compile(
    r"""//[^\n]*|/\*.*?\*/|'(?:\\.|[^'\\\n])+'|R"(?P<mark>[^(\s]*)\((?P<raw>.*?)\)(?P=mark)"|"(?P<plain>(?:\\.|[^"\\\n])*)"|"""
    r"""\#[ ]*include[^\n]*|\s+|(?P<other>.)""", re.S)
ESCAPES = {"n": "\n", "t": " ", '"': '"', "\\": "\\", "'": "'", "0": " "}


def texts_of_source(path):
    """The texts between quotes; several one after another are one. Without a blank it is an id or a key."""
    source = open(path, encoding="utf-8").read()
    found, current, line = [], None, 1
    for token in TOKEN.finditer(source):
        part = token["plain"] if token["plain"] is not None else token["raw"]
        if part is not None:
            current = current or Text("src", path)
            plain = token["plain"] is not None
            current.add(re.sub(r"\\(.)", lambda m: ESCAPES.get(m[1], m[1]), part, flags=re.S) if plain else part, line)
        elif token["other"] is not None and current:
            found.append(current)
            current = None
        line += token[0].count("\n")
    return [text for text in found if " " in text.text.strip()]


def texts_of_page(path):
    """The paragraphs of a manual page, without its macros."""
    found, current, ends, tag_follows = [], Text("man", path), False, False
    for number, line in enumerate(open(path, encoding="utf-8"), 1):
        line = line.rstrip("\n")
        macro = re.match(r"\.([A-Za-z\\]+)\s*(.*)", line)
        text = re.sub(r"^T\}|T\{$", "", line)
        name = macro[1] if macro else ""
        is_word = name in ("B", "I", "BR", "RB", "IR", "RI", "BI", "IB")
        if ends or text != line or (macro and not is_word):
            if current.text:
                found.append(current)
                current = Text("man", path)
        ends = tag_follows or name in ("SH", "SS")  # this line stands for itself
        tag_follows = name == "TP"
        if macro and not is_word and name not in ("SH", "SS"):
            continue
        if macro:
            text = macro[2]
            if name in ("BR", "RB", "IR", "RI", "BI", "IB"):  # parts in turn, without blanks between them
                text = "".join(a or b for a, b in re.findall(r'"([^"]*)"|(\S+)', text))
            text = text.replace('"', "")
        text = re.sub(r"\\f.|\\&|\\\||\\/", "", text).replace("\\-", "-").replace("\\(aq", "'").replace("\\(dq", '"')
        current.add(text + " ", number)
    found.append(current)
    return found


def texts_of_markdown(path):
    """Paragraphs, items and cells, without code."""
    found, current, in_code = [], Text("text", path), False
    for number, line in enumerate(open(path, encoding="utf-8"), 1):
        line = line.rstrip("\n")
        in_code ^= line.startswith("```")
        begins = not line.strip() or re.match(r"\s*([-*#|>]|\d+\.) ?", line) or line.startswith(("```", "    "))
        if begins and current.text:
            found.append(current)
            current = Text("text", path)
        if in_code or line.startswith(("```", "    ")):
            if in_code:
                continue
            if line.startswith("    ") and not re.match(r"\s+[-*\d]", line):
                continue
        for cell in line.split("|") if line.startswith("|") else [line]:
            current.add(re.sub(r"`[^`]*`", "code", cell).strip() + " ", number)
            if line.startswith("|"):
                found.append(current)
                current = Text("text", path)
    found.append(current)
    return found


def texts_of_output(path):
    """Lines, each with those that continue it, further to the right; without the source lines of messages."""
    found, current, margin = [], Text("out", path), 0
    for number, line in enumerate(open(path, encoding="utf-8", errors="replace"), 1):
        line = re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", line.rstrip("\n"))
        if re.match(r"\s*(\d+)? ?\|", line):
            continue
        line = re.sub(r'"[a-z_A-Z]+":', "", line)  # keys of JSON
        indent = len(line) - len(line.lstrip())
        if current.text and (not line.strip() or indent <= margin or re.match(r"\s*([=\-•*>] |\d+[.)] )", line)):
            found.append(current)
            current = Text("out", path)
        if not current.text:
            margin = indent
        current.add(line.strip() + " ", number)
    found.append(current)
    return found


WORD_LISTS = ["src/rules/search_words.cpp"]  # words that people type, not what the program says
SOURCES = [
    (texts_of_source, ["src/**/*.cpp", "src/**/*.h"]),
    (texts_of_page, ["man/*.[157]"]),
    (texts_of_markdown, ["README.md", "CHANGELOG.md"]),
    (texts_of_output, ["tests/cli/*/out", "tests/cli/*/err", "tests/bad/*.txt", "tests/golden/*.txt", "tests/golden/*.md",
                       "tests/golden/*.tap", "tests/golden/*.github"]),
]


def is_excepted(text, place, end):
    return any(fnmatch.fnmatch(text.path, path) and part in text.text[max(0, place - 60):end + 60]
               for path, part, _ in EXCEPTIONS)


def banned_in(text):
    for pattern, instead in COMPILED:
        for match in pattern.finditer(text.text):
            if not is_excepted(text, match.start(), match.end()):
                yield text.line_at(match.start()), f"'{' '.join(match[0].split())}'", instead


LIST = re.compile(r"(?:\S+, )+\S+,? (?:and|or) \S+")  # counts as one word: it is read at a glance
SENTENCE = re.compile(r"[^.?!;:\n|]+(?:[.?!;:](?!\s|$)[^.?!;:\n|]*)*")


def long_in(text):
    """Parts between full stops, colons and semicolons with too many words. What is in brackets is not counted."""
    for match in SENTENCE.finditer(text.text):
        if text.kind == "out" and not text.is_prose(match.start(), match.end()):
            continue
        sentence = LIST.sub("list", re.sub(r"\([^()]*\)|\[[^\[\]]*\]", "", match[0]))
        words = [word for word in sentence.split() if re.search(r"[A-Za-z0-9{]", word)]
        if len(words) > MOST_WORDS and not is_excepted(text, match.start(), match.end()):
            yield text.line_at(match.start()), f"{len(words)} words: '{' '.join(words[:6])} ...'", \
                f"shorter sentences, of at most {MOST_WORDS} words"


def faults_of(text):
    return list(banned_in(text)) + list(long_in(text))


def complaints_of_table():
    """The table of CONTRIBUTING.md holds for this check."""
    page = open(GUIDE, encoding="utf-8").read()
    rows = re.findall(r"^\| (?!not \|)(.+?) \| (.+?) \|$", page.partition("How the program speaks")[2], re.M)
    if not rows:
        print(f"english: nothing to look at: no table in {GUIDE}")
        sys.exit(2)
    for row in rows:
        for cell, is_banned in zip(row, (True, False)):
            text = Text("table", GUIDE)
            text.add(cell, 1)
            if bool(faults_of(text)) != is_banned:
                yield f"{GUIDE}: '{cell}' is {'not ' if is_banned else ''}banned by {sys.argv[0]}"


COMPILED = [(re.compile(pattern.replace(" ", r"\s+"), re.I), instead) for pattern, instead in BANNED]


def main():
    wants_all = "--all" in sys.argv
    allowed = [line.split("#")[0].strip() for line in open(ALLOWED, encoding="utf-8")]
    allowed = [pattern for pattern in allowed if pattern]
    used, looked, complaints = set(), 0, []
    for read, patterns in SOURCES:
        paths = sorted(path for pattern in patterns for path in glob.glob(pattern, recursive=True))
        if not paths:
            print(f"english: nothing to look at: {patterns}")
            sys.exit(2)
        for path in paths:
            if path in WORD_LISTS:
                continue
            own = []
            for text in read(path):
                looked += 1
                for line, found, instead in faults_of(text):
                    own.append((path, line, f"{path}:{line}: {found}; write {instead}"))
            may = [pattern for pattern in allowed if fnmatch.fnmatch(path, pattern)]
            if own:
                used.update(may)
            if wants_all or not may:
                complaints += sorted(set(own))
    complaints = [complaint for _, _, complaint in complaints] + list(complaints_of_table())
    for complaint in complaints:
        print(complaint)
    for pattern in allowed:
        if pattern not in used:
            print(f"{ALLOWED}: {pattern} keeps all rules now: remove it from the list")
    print(f"{looked} texts, {len(complaints)} complaints, {len(allowed)} files may still break the rules", file=sys.stderr)
    sys.exit(1 if complaints else 0)


if __name__ == "__main__":
    main()
