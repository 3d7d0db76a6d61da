// Which tests a selection means, and what is said of parts that mean none.
#include "suite/selection.h"

#include "catch.h"
#include "temporary_folder.h"

namespace robbers {

namespace {

// Lines 1 to 17 are one scenario, lines 18 to 31 another.
constexpr const char* kTwo = R"(# the first
scenario: Red scores a city beside Blue's robber
id: A-1
tags: [example, stealing]
edition: [c2, c3.1]
rulings: {laps: same-lap}
players:
  red: 10
  blue: {meeple: 12, robber: 10}
turns:
  - player: red
    events: [{score: {player: red, points: 5, for: city}}]
expect:
  - edition: c2
    cites: [END-2]
  - edition: c3.1
    outcomes: 1
---
# the second
scenario: A ransom that nobody can pay
id: B-1
tags: [refused]
edition: c2
players: {red: 10, blue: 1}
turns:
  - player: red
    events: [{pay: {player: blue, points: 3, for: ransom}}]
expect:
  error: illegal-event
...

)";

// Line 1 to 8: in order. From line 9 on: an unknown key.
constexpr const char* kHalfBroken = R"(scenario: In order
id: C-1
edition: c2
players: {red: 1, blue: 2}
turns:
  - player: red
    events: [{score: {player: red, points: 1, for: road}}]
expect: {outcomes: 1}
---
scenario: Not in order
id: D-1
edtion: c2
)";

constexpr const char* kNoExpectation = R"(scenario: Nothing is expected
id: N-1
tags: [example]
edition: c2
players: {red: 1, blue: 2}
turns:
  - player: red
    events: [{score: {player: red, points: 1, for: road}}]
)";

/// A suite of three files, the paths of which begin with its folder.
class Selecting {
public:
    Selecting()
        : files_({{folder_.write("two/a.yaml", kTwo), {}},
                  {folder_.write("half.yaml", kHalfBroken), {}},
                  {folder_.write("none.yaml", kNoExpectation), {}}}),
          suite_(load_suite(files_, {}, {})) {}

    const std::vector<Test>& tests() const { return suite_.tests; }
    std::string path(const std::string& name) const { return folder_.path(name); }
    SelectionContext& context() { return context_; }

    /// The tests that are kept, by short names.
    std::vector<std::string> operator()(const std::string& text) {
        Diagnostics diagnostics;
        const auto selection = parse_selection(text, "--select", diagnostics);
        INFO(render(diagnostics));
        REQUIRE(selection.has_value());
        const Kept kept = select(*selection, suite_.tests, context_);
        warnings_.clear();
        for (const SelectionWarning& warning : kept.warnings) warnings_.push_back(warning.text);
        return names(kept.places);
    }

    std::vector<std::string> at(const std::vector<SuiteFile>& files) {
        const Kept kept = at_lines(suite_.tests, files);
        warnings_.clear();
        for (const SelectionWarning& warning : kept.warnings) warnings_.push_back(warning.text);
        return names(kept.places);
    }

    /// What was warned of in the last selection.
    const std::vector<std::string>& warnings() const { return warnings_; }

private:
    std::vector<std::string> names(const std::vector<std::size_t>& places) const {
        std::vector<std::string> list;
        for (const std::size_t place : places) {
            const Test& test = suite_.tests[place];
            list.push_back(test.scenario ? test.name : test.source->path.substr(folder_.path().size() + 1));
        }
        return list;
    }

    TemporaryFolder folder_;
    std::vector<SuiteFile> files_;
    Suite suite_;
    SelectionContext context_;
    std::vector<std::string> warnings_;
};

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("selecting everything and nothing") {
    Selecting suite;
    CHECK(suite("all()") == Names{"A-1 [c2 laps=same-lap]", "A-1 [c3.1 laps=same-lap]", "B-1 [c2]",
                                  "half.yaml", "C-1 [c2]", "N-1"});
    CHECK(suite("none()").empty());
    CHECK(suite.warnings().empty());
}

TEST_CASE("selecting by id, tag and edition keeps files with problems: they may hold what is meant") {
    Selecting suite;
    CHECK(suite("B-1") == Names{"B-1 [c2]", "half.yaml"});
    CHECK(suite("id(?-1) and not id([AC]-1)") == Names{"B-1 [c2]", "half.yaml", "N-1"});
    CHECK(suite("tag(ex*)") ==
          Names{"A-1 [c2 laps=same-lap]", "A-1 [c3.1 laps=same-lap]", "half.yaml", "N-1"});
    CHECK(suite("not tag(*)") == Names{"half.yaml", "C-1 [c2]"});
    // A scenario without an expectation is a test of no edition.
    CHECK(suite("edition(bb8)") == Names{"A-1 [c3.1 laps=same-lap]", "half.yaml", "N-1"});
    CHECK(suite.warnings().empty());
}

TEST_CASE("a test is selected by its name as reports show it, and files with problems by theirs") {
    Selecting suite;
    CHECK(suite("test(A-1 [c3.1 laps=same-lap])") == Names{"A-1 [c3.1 laps=same-lap]", "half.yaml"});
    CHECK(suite("test('N-1')") == Names{"half.yaml", "N-1"});
    CHECK(suite.warnings().empty());
    CHECK(suite("test(A-1 [c2])") == Names{"half.yaml"});
    REQUIRE(suite.warnings().size() == 1);
}

TEST_CASE("selecting by clause and question asks citations, rulings and explanations") {
    Selecting suite;
    for (const unsigned jobs : {1u, 3u}) {
        suite.context().jobs = jobs;
        CHECK(suite("clause(STL-3)") ==
              Names{"A-1 [c2 laps=same-lap]", "A-1 [c3.1 laps=same-lap]", "half.yaml", "N-1"});
        CHECK(suite("clause(TRN-1)") == Names{"A-1 [c3.1 laps=same-lap]", "half.yaml", "N-1"});
        // Wanted, although no explanation names it.
        CHECK(suite("clause(END-2)") == Names{"A-1 [c2 laps=same-lap]", "half.yaml", "N-1"});
        // A refusal has its clauses, too.
        CHECK(suite("clause(BCK-5)") == Names{"B-1 [c2]", "half.yaml", "N-1"});
        CHECK(suite("question(laps) and id(A-1)") ==
              Names{"A-1 [c2 laps=same-lap]", "A-1 [c3.1 laps=same-lap]", "half.yaml"});
        CHECK(suite("clause(MSG-3)") == Names{"half.yaml", "N-1"});
        CHECK(suite.warnings() == Names{"clause(MSG-3) matches no test"});
    }
}

TEST_CASE("a test that is too large to be adjudicated stays") {
    Selecting suite;
    suite.context().limits.max_states = 0;
    CHECK(suite("clause(MSG-3) and id(A-1)").size() == 3);
    suite.context().limits = {};
    CHECK(suite("clause(MSG-3) and id(A-1)") == Names{"half.yaml"});
}

TEST_CASE("selecting by path is decided for files with problems, too") {
    Selecting suite;
    CHECK(suite("path(half.yaml)") == Names{"half.yaml", "C-1 [c2]"});
    CHECK(suite("path(*/two/*)").size() == 3);
    CHECK(suite("path('" + suite.path("none.yaml") + "')") == Names{"N-1"});
    CHECK(suite("not path(half*)").size() == 4);
    CHECK(suite("path(two/a.yaml)").empty());
    CHECK(suite.warnings() == Names{"path(two/a.yaml) matches no test"});
}

TEST_CASE("selecting by line: the scenario whose document spans it") {
    Selecting suite;
    for (const int line : {1, 2, 8, 17}) CHECK(suite("a.yaml:" + std::to_string(line)).size() == 2);
    for (const int line : {18, 19, 29, 30, 31, 32})
        CHECK(suite("two/a.yaml:" + std::to_string(line)) == Names{"B-1 [c2]"});
    CHECK(suite("line(a.yaml:33)").empty());
    CHECK(suite.warnings() == Names{"line(a.yaml:33) matches no test"});
    CHECK(suite("wo/a.yaml:1").empty());
    // The problem is in the second document; the first is in order.
    CHECK(suite("half.yaml:1") == Names{"C-1 [c2]"});
    CHECK(suite("half.yaml:12") == Names{"half.yaml"});
}

TEST_CASE("operands with lines keep what stands there, and all of other files") {
    Selecting suite;
    const std::string two = suite.path("two/a.yaml");
    CHECK(suite.at({{two, {20}}, {suite.path("half.yaml"), {}}}) ==
          Names{"B-1 [c2]", "half.yaml", "C-1 [c2]", "N-1"});
    CHECK(suite.at({{two, {3, 20}}, {suite.path("half.yaml"), {3}}, {suite.path("none.yaml"), {99}}}) ==
          Names{"A-1 [c2 laps=same-lap]", "A-1 [c3.1 laps=same-lap]", "B-1 [c2]", "C-1 [c2]"});
    CHECK(suite.warnings() == Names{suite.path("none.yaml") + ":99 is in no scenario"});
}

TEST_CASE("selecting by the last status") {
    Selecting suite;
    suite.context().last = {{"B-1 [c2]", TestStatus::fail},
                            {"C-1 [c2]", TestStatus::not_run},
                            {suite.path("half.yaml"), TestStatus::error}};
    CHECK(suite("status(fail)") == Names{"B-1 [c2]", "half.yaml"});
    CHECK(suite("status(not-run)") == Names{"half.yaml", "C-1 [c2]"});
    CHECK(suite("status(none)").size() == 4);
    CHECK(suite("not status(error)").size() == 5);
    CHECK(suite("status(xpass)") == Names{"half.yaml"});
    CHECK(suite.warnings() == Names{"status(xpass) matches no test"});
}

TEST_CASE("every part that matches no test is warned of, with what was meant") {
    Selecting suite;
    suite("tag(exampel) or id(B-l) or A-1 or path(haf.yaml) or nne.yaml:3");
    CHECK(suite.warnings() == Names{"tag(exampel) matches no test; did you mean 'example'?",
                                    "id(B-l) matches no test; did you mean 'B-1'?",
                                    "path(haf.yaml) matches no test; did you mean 'half.yaml'?",
                                    "line(nne.yaml:3) matches no test; did you mean 'none.yaml'?"});
    suite("stealing or c2-zmg or STL-9 or laps or x/y.yaml");
    CHECK(suite.warnings() == Names{"id(stealing) matches no test; did you mean tag(stealing)?",
                                    "id(c2-zmg) matches no test; did you mean edition(c2-zmg)?",
                                    "id(STL-9) matches no test; did you mean clause(STL-9)?",
                                    "id(laps) matches no test; did you mean question(laps)?",
                                    "id(x/y.yaml) matches no test; did you mean path(x/y.yaml)?"});
}

TEST_CASE("warnings say where in the expression") {
    Selecting suite;
    Diagnostics diagnostics;
    const auto selection = parse_selection("A-1 and\n  not tag(x)", "--select", diagnostics);
    REQUIRE(selection.has_value());
    const Kept kept = select(*selection, suite.tests(), suite.context());
    REQUIRE(kept.warnings.size() == 1);
    CHECK(kept.warnings[0].source->path == "--select");
    CHECK(kept.warnings[0].span == SourceSpan{{2, 7}, 6});
}

TEST_CASE("two selections narrow each other, and picked tests are counted anew") {
    Selecting suite;
    Diagnostics diagnostics;
    const auto one = parse_selection("A-1 or B-1", "--select", diagnostics);
    const auto other = parse_selection("tag(refused) or tag(none)", "--select", diagnostics);
    const Selection narrow = both(*one, *other);
    CHECK(to_string(narrow) == "(id(A-1) or id(B-1)) and (tag(refused) or tag(none))");
    const Kept kept = select(narrow, suite.tests(), suite.context());
    const std::vector<Test> tests = picked(suite.tests(), kept.places);
    REQUIRE(tests.size() == 2);
    CHECK(tests[0].name == "B-1 [c2]");
    CHECK(tests[0].index == 0);
    CHECK(tests[1].index == 1);
}

}  // namespace robbers
