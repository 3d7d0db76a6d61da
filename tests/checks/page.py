"""Looks at pages in headless Chromium: page.py CHROMIUM FOLDER
Prints a line for each problem, and "seen: NAME" for each page without one."""
import json
import pathlib
import sys

from chromium import Browser, colours

PHONE = (390, 844)
DESK = (1280, 900)
FEWEST_COLOURS = 40  # of a board with figures; a page of text has fewer

SHOWN = """[...document.querySelectorAll(".outcome")].filter((one) => one.getClientRects().length > 0)
    .map((one) => one.id)"""
BROKEN = """(() => {
    const ids = [...document.querySelectorAll("[id]")].map((one) => one.id);
    const named = [...document.querySelectorAll('a[href^="#"]')].map((one) => one.getAttribute("href").slice(1))
        .concat([...document.querySelectorAll("[aria-labelledby]")]
            .flatMap((one) => one.getAttribute("aria-labelledby").split(" ")))
        .concat([...document.querySelectorAll("use")].map((one) => one.getAttribute("href").slice(1)));
    return ids.filter((id, at) => ids.indexOf(id) !== at).concat(named.filter((id) => !ids.includes(id)));
})()"""
UNDRAWN = """[...document.querySelectorAll(".board use")]
    .filter((one) => one.closest(".board").getClientRects().length > 0)
    .map((one) => one.getBBox()).filter((box) => box.width < 20 || box.height < 20).length"""
SMALL = """[...document.querySelectorAll(".stepper button, .stepper select, .editions label")]
    .filter((one) => one.getClientRects().length > 0)
    .map((one) => one.getBoundingClientRect()).filter((box) => box.width < 44 || box.height < 44).length"""

# Of what stands on one line behind a name: on its right, or where it must not be.
BEHIND = """[...document.querySelectorAll("bdi")].map((name) => {
    const text = name.nextSibling;
    const at = text && text.nodeType === Node.TEXT_NODE ? text.data.search(/[^\\s]/) : -1;
    if (at < 0 || name.getClientRects().length !== 1) return null;
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    const [next, before] = [range.getBoundingClientRect(), name.getBoundingClientRect()];
    if (Math.abs(next.top - before.top) > 5) return null;
    return next.left >= before.right - 1 ? "right" : name.textContent + text.data;
}).filter((one) => one !== null)"""

# Words in cells that stand on more than one line; names may be as long as they like.
TORN = """[...document.querySelectorAll('td')].flatMap((cell) => {
    const torn = [], walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode())
        for (const word of text.data.matchAll(/[a-z0-9]+/g)) {
            const range = document.createRange();
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            if (new Set([...range.getClientRects()].map((one) => Math.round(one.top))).size > 1) torn.push(word[0]);
        }
    return torn;
})"""


class Look:
    """One page, and what is wrong with it."""

    def __init__(self, browser, path):
        self.browser, self.path, self.wrong = browser, path, []

    def open(self, place=""):
        self.browser.open(f"file://{self.path}{place}")

    def expect(self, what, actual, wanted):
        if actual != wanted:
            self.wrong.append(f"{self.path.name}: {what}: {json.dumps(actual)} instead of {json.dumps(wanted)}")

    def place(self, what, wanted, address=None):
        """The outcome that is shown, alone, and the address where it is another: editions may share a panel."""
        self.browser.value("new Promise((done) => setTimeout(done, 50))")  # a new address is an event to come
        prefix = wanted.rpartition("/")[0].rpartition("/")[0]  # the scenario's, where there are several
        shown = [one for one in self.browser.value(SHOWN) if one.startswith(prefix)]
        self.expect(what, [shown, self.browser.value("location.hash")], [[wanted], f"#{address or wanted}"])

    def quiet(self, what):
        self.expect(what, self.browser.problems(), [])


def look_at_rest(look):
    """What every page is: quiet, sound, no wider than a phone, and not blank."""
    browser = look.browser
    for name, (width, height), scheme in (("phone", PHONE, "light"), ("desk", DESK, "dark")):
        browser.size(width, height, 0.5)  # fewer pixels to count
        browser.media(scheme=scheme)
        look.open()
        look.quiet(f"{name}: the browser complains")
        look.expect(f"{name}: width", browser.value("document.documentElement.scrollWidth"), width)
        look.expect(f"{name}: broken words in tables", browser.value(TORN), [])
        look.expect(f"{name}: what cannot be hit", browser.value(SMALL), 0)
        look.expect(f"{name}: parts of pictures that are not drawn", browser.value(UNDRAWN), 0)
        browser.value("document.querySelector('.start .board').scrollIntoView()")
        seen = colours(browser.screenshot())
        if len(seen) < FEWEST_COLOURS or max(seen.values()) > 0.98 * sum(seen.values()):
            look.wrong.append(f"{look.path.name}: {name}: {len(seen)} colours: blank")
    look.expect("ids that are used twice or lead nowhere", browser.value(BROKEN), [])


def look_without_script(look):
    """All outcomes of all editions stand in the page, and no control that does nothing."""
    look.open()
    everything = look.browser.value("[...document.querySelectorAll('.outcome')].map((one) => one.id)")
    look.browser.media("print")
    look.expect("printed", look.browser.value(SHOWN), everything)
    look.browser.media()
    look.browser.scripts(False)
    look.open()
    look.expect("without script", look.browser.value(SHOWN), everything)
    look.expect("controls without script", look.browser.value(
        "[...document.querySelectorAll('button, select, input')].filter((one) => one.getClientRects().length).length"), 0)
    look.quiet("without script")
    look.browser.scripts(True)


def look_at_steps(look, edition, count):
    """The stepper by mouse, by keyboard and by its list; the ends stay the ends."""
    browser = look.browser
    browser.size(*DESK)
    look.open()
    browser.click(f'input[value="{edition}"]')
    look.place("edition by mouse", f"{edition}/1")
    browser.value("document.activeElement.blur()")
    browser.click(".next")
    look.place("next by mouse", f"{edition}/2")
    look.expect("what is said", browser.value(
        "[...document.querySelectorAll('.where')].find((one) => one.getClientRects().length).textContent.split(' ')[0]"), "2")
    browser.click(".previous")
    browser.click(".previous")
    look.place("previous by mouse", f"{edition}/1")
    browser.key("ArrowRight")
    look.place("right by keyboard", f"{edition}/2")
    browser.key("End")
    browser.key("ArrowRight")
    look.place("end by keyboard", f"{edition}/{count}")
    browser.key("ArrowLeft")
    look.place("left by keyboard", f"{edition}/{count - 1}")
    browser.key("Home")
    browser.key("ArrowLeft")
    look.place("home by keyboard", f"{edition}/1")
    browser.value(f"""(() => {{
        const list = [...document.querySelectorAll("select")].find((one) => one.getClientRects().length);
        list.value = "{count}";
        list.dispatchEvent(new Event("change", {{bubbles: true}}));
    }})()""")
    look.place("jump by list", f"{edition}/{count}")
    look.quiet("after stepping")


def look_at_editions(look, first, second):
    """The switch by keyboard, which the steps must leave alone."""
    look.open()
    look.browser.value(f"""document.querySelector('input[value="{first}"]').focus()""")
    look.browser.key("ArrowRight")
    look.place("next edition by keyboard", f"{second}/1")


def look_at_address(look, edition, number):
    """A deep link opens its outcome, before and after the page is there; nonsense opens the first."""
    look.open(f"#{edition}/{number}")
    look.place("deep link", f"{edition}/{number}")
    look.browser.value(f"location.hash = '#{edition}/1'")
    look.place("a link within the page", f"{edition}/1")
    look.open("#nonsense%E0/99")
    look.expect("nonsense as an address", len(look.browser.value(SHOWN)), 1)
    look.quiet("after nonsense")
    look.open(f"#{edition}/9999")
    shown = look.browser.value(SHOWN)
    look.expect("a number that is too high", shown, [look.browser.value("location.hash.slice(1)")])
    look.quiet("after a number that is too high")


def look_at_claim(look):
    """A claim leads to the outcome that shows it."""
    look.open("#c3.1/5")
    look.browser.click(".claim a:not(.cite)")
    look.place("the outcome of a claim", "c3.1/1")
    look.expect("the outcome of a claim is in sight", look.browser.value(
        "document.getElementById('c3.1/1').getBoundingClientRect().top < innerHeight / 2"), True)


def look_at_names(look):
    """What stands behind a name that is written from right to left stands on its right, on a wide page."""
    look.browser.size(*DESK)
    look.open()
    behind = look.browser.value(BEHIND)
    look.expect("what is on the wrong side of a name", [one for one in behind if one != "right"], [])
    look.expect("names with something behind them", len(behind) > 10, True)
    look.expect("names outside of bdi", look.browser.value("""(() => {
        const walk = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
        const found = [];
        while (walk.nextNode()) {
            const isIn = walk.currentNode.parentElement.closest("bdi, option, svg, .mark");
            if (!isIn && /[\u0590-\u05ff]/.test(walk.currentNode.data)) found.push(walk.currentNode.data);
        }
        return found;
    })()"""), [])
    look.expect("the line to copy", look.browser.value("document.querySelector('.quotation code').textContent"),
                "שלום 10 m7, דוד2 12 m3 r10, blue 60 m0 r7 / שלום: שלום+6 road & שלום+4 city, דוד2-3 ransom >שלום")
    look.expect("names in options that are not set apart", look.browser.value(
        r"""[...document.querySelectorAll("option")].filter((one) =>
            /[\u0590-\u05ff]/.test(one.textContent.replace(/\u2068[^\u2069]*\u2069/g, ""))).length"""), 0)


def look_at_clause(look):
    """The text of a clause opens beside what cites it, by mouse and by keyboard, and closes."""
    opened = "document.querySelectorAll('.outcome .opened').length"
    look.open()
    look.browser.click(".outcome .cite")
    look.expect("a clause by mouse", look.browser.value(opened), 1)
    look.browser.key("Enter")
    look.expect("the clause closed by keyboard", look.browser.value(opened), 0)


def faults(browser, folder):
    """Pages that are wrong must be found wrong."""
    text = (folder / "one.html").read_text(encoding="utf-8")
    broken = {
        "a changed script": text.replace('"use strict"', '"use strict" '),
        "a request": text.replace("<main>", '<main><img src="http://robbers.invalid/x.png" alt=""/>'),
        "an added script": text.replace("<main>", "<main><script>document.title = 1;</script>"),
        "an event in an attribute": text.replace("<main>", '<main><svg onload="document.title = 1"></svg>'),
    }
    for what, page in broken.items():
        path = folder / "broken.html"
        path.write_text(page, encoding="utf-8")
        browser.open(f"file://{path}")
        browser.value("new Promise((done) => setTimeout(done, 100))")
        if not browser.problems():
            yield f"nobody complains of {what}"
    names = (folder / "names.html").read_text(encoding="utf-8")
    path.write_text(names.replace("<bdi>", '<bdi style="unicode-bidi:normal">'), encoding="utf-8")
    browser.open(f"file://{path}")
    if all(one == "right" for one in browser.value(BEHIND)):
        yield "nobody complains of names that are not set apart"
    narrow = text.replace("</style>", ".outcome tr { grid-template-columns: 9fr 1fr 1fr !important; }</style>")
    path.write_text(narrow, encoding="utf-8")
    browser.size(*PHONE)
    browser.open(f"file://{path}")
    if not browser.value(TORN):
        yield "nobody complains of broken words"
    path.write_text(text.replace('id="part-', 'id="no-part-'), encoding="utf-8")
    browser.open(f"file://{path}")
    if browser.value(UNDRAWN) == 0:
        yield "nobody complains of parts of pictures that are not there"


def main():
    folder = pathlib.Path(sys.argv[2])
    with Browser(sys.argv[1]) as browser:
        looks = {name: Look(browser, folder / f"{name}.html")
                 for name in ("one", "many", "six", "refused", "two", "names", "board", "figures")}
        for look in looks.values():
            look_at_rest(look)
            look_without_script(look)
        look_at_steps(looks["one"], "c3.1", 2)
        look_at_steps(looks["many"], "c2-zmg", 8)
        look_at_steps(looks["six"], "c3.1", 5)
        look_at_editions(looks["one"], "c3", "c3.1")
        look_at_address(looks["many"], "c2-zmg", 3)
        look_at_address(looks["six"], "c3.1", 4)
        looks["six"].open("#c3/4")
        looks["six"].place("deep link to an edition that shares a panel", "c1-2013/4", "c3/4")
        look_at_names(looks["names"])
        look_at_clause(looks["one"])
        look_at_claim(looks["six"])
        looks["two"].open("#s1/c3.1/2")
        looks["two"].place("deep link to one of two scenarios", "s1/c3.1/2")
        looks["refused"].open("#c2-zmg")
        looks["refused"].expect("a refusal is told", browser.value(
            "document.querySelector('#c2-zmg .refusal mark').textContent"), "{player: red, declines: true}")
        looks["six"].open()
        looks["six"].expect("markup in a title", browser.value("[document.title, document.querySelectorAll('h1 *').length]"),
                            ["Six <b>players</b> & \"messengers\" </script><script>alert('x')</script>", 0])
        wrong = [line for look in looks.values() for line in look.wrong] + list(faults(browser, folder))
    print(*wrong, *(f"seen: {name}" for name, look in looks.items() if not look.wrong), sep="\n")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
