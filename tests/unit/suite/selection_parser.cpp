// Selections as they are written: what they mean, and what is said of wrong ones.
#include <random>
#include <vector>

#include "catch.h"
#include "suite/selection.h"

namespace robbers {

namespace {

/// The one form of an expression that must be in order.
std::string form(const std::string& text) {
    Diagnostics diagnostics;
    const auto selection = parse_selection(text, "--select", diagnostics);
    INFO(render(diagnostics));
    REQUIRE(selection.has_value());
    CHECK(diagnostics.empty());
    return to_string(*selection);
}

/// What is said of an expression that must be wrong.
std::string wrong(const std::string& text) {
    Diagnostics diagnostics;
    CAPTURE(text);
    CHECK_FALSE(parse_selection(text, "--select", diagnostics).has_value());
    CHECK_FALSE(diagnostics.empty());
    return render(diagnostics);
}

}  // namespace

TEST_CASE("selections: functions and words") {
    CHECK(form("tag(example)") == "tag(example)");
    CHECK(form("  tag ( example ) ") == "tag(example)");
    CHECK(form("STL-9-*") == "id(STL-9-*)");
    CHECK(form("'two words'") == "id(two words)");
    CHECK(form("a.yaml:12") == "line(a.yaml:12)");
    CHECK(form("line(\"b c.yaml:3\")") == "line(b c.yaml:3)");
    CHECK(form("a.yaml:0") == "id(a.yaml:0)");
    CHECK(form(":12") == "id(:12)");
}

TEST_CASE("selections: 'and' binds stronger than 'or', 'not' strongest") {
    CHECK(form("a or b and not c") == "id(a) or id(b) and not id(c)");
    CHECK(form("(a or b) and c") == "(id(a) or id(b)) and id(c)");
    CHECK(form("a|b&!c") == form("a or b and not c"));
    CHECK(form("a || b && ! c") == form("a or b and not c"));
    CHECK(form("not (a or b)") == "not (id(a) or id(b))");
    CHECK(form("not not a") == "not not id(a)");
    CHECK(form("((a))") == "id(a)");
    CHECK(form("a or (b or c)") == "id(a) or (id(b) or id(c))");
    CHECK(form("a or b or c") == "id(a) or id(b) or id(c)");
    CHECK(form("notable and orange or android") == "id(notable) and id(orange) or id(android)");
    CHECK(form("not(tag(a))and(b)") == "not tag(a) and id(b)");
    CHECK(form("all()and none()") == "all() and none()");
    CHECK(form("a\nor\tb\r\n") == "id(a) or id(b)");
}

TEST_CASE("selections: arguments with and without quotes") {
    CHECK(form("id(two words)") == "id(two words)");
    CHECK(form("id('a) or b')") == "id('a) or b')");
    CHECK(form("id(\"it's (b)\")") == "id(\"it's (b)\")");
    CHECK(form("id( ' a ' )") == "id(' a ')");
    CHECK(form("path(a/*.y[a]ml)") == "path(a/*.y[a]ml)");
    CHECK(form("status(not-run) or status(none)") == "status(not-run) or status(none)");
    CHECK(form("edition(bb8)") == "edition(bb8)");
}

TEST_CASE("selections: what they are written as is read as the same") {
    std::mt19937 random(20251);  // NOLINT: the same in every run
    const auto pick = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
    const std::vector<std::string> atoms = {"a",         "tag('b c')", "line(x.yaml:3)", "clause(STL-9)",
                                            "id(\"(\")", "none()",     "not d",          "status(fail)"};
    for (int round = 0; round < 500; ++round) {
        std::vector<std::string> parts = {atoms[0]};
        for (int i = 0; i < 6; ++i) {
            std::string part = atoms[static_cast<std::size_t>(pick(static_cast<int>(atoms.size())))];
            if (pick(2) == 0) part.insert(0, parts.back() + (pick(2) == 0 ? " and " : "|"));
            if (pick(3) == 0) part.insert(0, "(").append(")");
            if (pick(4) == 0) part.insert(0, "!");
            parts.push_back(part);
        }
        const std::string text = form(parts.back());
        CAPTURE(parts.back());
        CHECK(form(text) == text);
    }
}

TEST_CASE("selections: syntax errors show where and what would be right") {
    CHECK_THAT(wrong(""), contains("--select:1:1: error: the selection is empty [selection-syntax]"));
    CHECK_THAT(wrong(" \n"), contains("the selection is empty"));
    CHECK_THAT(wrong("a and"), contains("1:3: error: something is missing behind 'and'"));
    CHECK_THAT(wrong("a &&"), contains("1:3: error: something is missing behind '&&'"));
    CHECK_THAT(wrong("not"), contains("something is missing behind 'not'"));
    CHECK_THAT(wrong("or a"), contains("1:1: error: something is missing before 'or'"));
    CHECK_THAT(wrong("a and or b"), contains("1:7: error: something is missing before 'or'"));
    CHECK_THAT(wrong("()"), contains("1:2: error: something is missing before ')'"));
    CHECK_THAT(wrong("("), contains("1:1: error: this '(' is not closed"));
    CHECK_THAT(wrong("(a or (b)"), contains("1:1: error: this '(' is not closed"));
    CHECK_THAT(wrong("tag(a or tag(b)"), contains("1:4: error: this '(' is not closed"));
    CHECK_THAT(wrong("tag(a or tag(b)"), contains("quotes around an argument"));
    CHECK_THAT(wrong("a)"), contains("1:2: error: this ')' closes no '('"));
    CHECK_THAT(wrong("a b"), contains("1:3: error: 'b' follows without an operator"));
    CHECK_THAT(wrong("tag(a) adn tag(b)"), contains("did you mean 'and'?"));
    CHECK_THAT(wrong("'a"), contains("this quote is not closed"));
    CHECK_THAT(wrong("id('a"), contains("this quote is not closed"));
    CHECK_THAT(wrong("id('a' b)"), contains("only ')' may follow"));
    CHECK_THAT(wrong("''"), contains("these quotes are empty"));
    CHECK_THAT(wrong("id('')"), contains("id() needs an argument"));
    CHECK_THAT(wrong("all(x)"), contains("all() does not take an argument"));
    CHECK_THAT(wrong("line(a.yaml)"), contains("expected FILE:LINE"));
    CHECK_THAT(wrong("line(a.yaml:0)"), contains("expected FILE:LINE"));
    CHECK_THAT(wrong("a or\n  b c"), contains("--select:2:5: error: 'c' follows"));
}

TEST_CASE("selections: unknown names are all told, with what was meant") {
    const std::string text =
        wrong("tga(a) or edition(c4) or clause(STL-99) or question(lap) or status(fial)");
    CHECK_THAT(text, contains("1:1: error: unknown function 'tga' [unknown-word]"));
    CHECK_THAT(text, contains("did you mean 'tag'?"));
    CHECK_THAT(text, contains("1:19: error: unknown edition 'c4' [unknown-edition]"));
    CHECK_THAT(text, contains("unknown clause 'STL-99' [unknown-clause]"));
    CHECK_THAT(text, contains("did you mean 'STL-9'?"));
    CHECK_THAT(text, contains("unknown question 'lap' [unknown-question]"));
    CHECK_THAT(text, contains("did you mean 'laps'?"));
    CHECK_THAT(text, contains("unknown status 'fial' [unknown-word]"));
    CHECK_THAT(text, contains("did you mean 'fail'?"));
    CHECK_THAT(wrong("tga(a) and b c"), contains("'c' follows"));
    CHECK_THAT(wrong("question(x)"), contains("see 'robbers list questions'"));
}

TEST_CASE("selections: deep nesting is refused, long chains are not") {
    const std::string deep(100'000, '(');
    CHECK_THAT(wrong(deep), contains("nested too deep"));
    CHECK_THAT(wrong(std::string(100'000, '!') + "a"), contains("nested too deep"));
    CHECK(form(std::string(99, '(') + "a" + std::string(99, ')')) == "id(a)");
    std::string chain = "a";
    for (int i = 0; i < 10'000; ++i) chain += " or a";
    CHECK(form(chain).size() > chain.size());
}

TEST_CASE("selections: any bytes are read or refused") {
    std::mt19937 random(7);  // NOLINT: the same in every run
    const std::vector<std::string> pieces = {
        "(",   ")",  "and",  "or",  "not", "!",    "&",  "|", "'", "\"",    " ",
        "tag", "id", "line", "a:1", ":",   "\xff", "\n", "ä", "[", "all()", std::string(1, '\0')};
    std::size_t read = 0;
    for (int round = 0; round < 20'000; ++round) {
        std::string text;
        for (auto i = random() % 12; i > 0; --i) text += pieces[random() % pieces.size()];
        Diagnostics diagnostics;
        const auto selection = parse_selection(text, "--select", diagnostics);
        CAPTURE(text);
        REQUIRE(selection.has_value() == diagnostics.empty());
        if (!selection) {
            CHECK_FALSE(render(diagnostics).empty());
            continue;
        }
        ++read;
        CHECK(form(to_string(*selection)) == to_string(*selection));
    }
    CHECK(read > 100);
}

}  // namespace robbers
