// What failing expectations become, to the letter; what cannot be blessed, and why.
#include "suite/bless.h"

#include <stdexcept>

#include "catch.h"

namespace robbers {

namespace {

/// Blue robs Red for 3 or Green for 6, and ends on 34 or 37.
constexpr const char* kTwoOutcomes = R"(scenario: Two neighbours score at once
edition: [c2, c3]
players: {red: 13, green: 13, blue: {meeple: 31, robber: 13}}
turns:
  - player: red
    events:
      - score: [{player: red, points: 5}, {player: green, points: 12}]
)";

/// Blue takes 3 points; Yellow's robber goes along. One outcome in every edition.
constexpr const char* kOneOutcome = R"(scenario: Two robbers
edition: [c2, c3]
players: {red: 10, blue: {meeple: 12, robber: 10}, "no": {meeple: 4, robber: 12}}
turns:
  - player: red
    events:
      - score: {player: red, points: 5, for: city}
)";

constexpr const char* kMessages = R"(scenario: Messages
edition: [c2, c3]
expansions: [messages]
players: {red: {meeple: 31, messenger: 38, robber: 13}, blue: {meeple: 13, messenger: 46}}
turns:
  - player: blue
    events:
      - score: {player: blue, points: 7, for: city, with: meeple}
    choices:
      - {player: red, books: meeple}
)";

constexpr const char* kRefused = R"(scenario: A choice that is not legal
edition: [c2, c3]
players: {red: 10, blue: 12}
turns:
  - player: red
    events: [bag]
    choices: [{player: red, places: 40}]
)";

BlessedFile blessed(const std::string& head, const std::string& expect, const SearchLimits& limits = {}) {
    const auto file = std::make_shared<SourceText>(SourceText{"test.yaml", head + "expect:\n" + expect});
    BlessedFile result = bless_file(file, limits);
    INFO(render(result.problems));
    REQUIRE(result.problems.empty());
    return result;
}

/// What `expect` becomes; nothing may be left unblessed.
std::string after(const std::string& head, const std::string& expect) {
    const BlessedFile result = blessed(head, expect);
    INFO(render(result.refused));
    CHECK(result.refused.empty());
    return result.text.substr((head + "expect:\n").size());
}

/// Why `expect` cannot be blessed; it must stay as it is.
std::string refusal(const std::string& head, const std::string& expect, const SearchLimits& limits = {}) {
    const BlessedFile result = blessed(head, expect, limits);
    CHECK(result.edits.empty());
    CHECK(result.blessed == 0);
    REQUIRE(result.refused.size() == 1);
    const std::string message = result.refused.list()[0].message;
    const std::string begin = "cannot bless this expectation: ";
    REQUIRE(message.substr(0, begin.size()) == begin);
    return message.substr(begin.size());
}

}  // namespace

TEST_CASE("what holds stays as it is") {
    for (const char* expect :
         {"  exactly: [{blue: 34}, {blue: {stole: 6}}]\n", "  includes: [{blue: 37}]\n  outcomes: 2\n",
          "  always: [{red: 18}]\n  never: [{red: 17}]\n  lines: '2'\n  cites: [STL-10]\n"})
        CHECK(after(kTwoOutcomes, expect) == expect);
    CHECK(after(kRefused, "  error: illegal-choice\n") == "  error: illegal-choice\n");
}

TEST_CASE("exactly: a pattern that fails describes the outcome that is not listed") {
    CHECK(after(kTwoOutcomes, "  exactly: [{blue: 34, red: 18}, {red: 18, blue: {total: 38, stole: 7}}]\n") ==
          "  exactly: [{blue: 34, red: 18}, {red: 18, blue: {total: 37, stole: 6}}]\n");
    CHECK(after(kTwoOutcomes, "  exactly: [{blue: 38}, {blue: 35}]\n") ==
          "  exactly: [{blue: 37}, {blue: 34}]\n");
    CHECK(after(kTwoOutcomes, "  exactly: [{blue: {robber: 13}}]\n") ==
          "  exactly: [{blue: {robber: supply}}]\n");
    CHECK(after(kOneOutcome, "  exactly: [{'no': {robber: 12, gained: 4, meeple: 8}}]\n") ==
          "  exactly: [{'no': {robber: 15, gained: 0, meeple: 4}}]\n");
}

TEST_CASE("exactly: a pattern for which no outcome is left goes") {
    CHECK(after(kTwoOutcomes, "  exactly: [{blue: 34}, {blue: 31}, {blue: 37}]\n") ==
          "  exactly: [{blue: 34}, {blue: 37}]\n");
    CHECK(after(kTwoOutcomes, "  exactly: [{red: 19}, {red: 20}]\n") == "  exactly: [{red: 18}]\n");
}

TEST_CASE("exactly: outcomes that no pattern fits are added with the keys of the others") {
    CHECK(after(kTwoOutcomes, "  exactly: [{blue: 34, transfers: [{from: red, to: blue, points: 3}]}]\n") ==
          "  exactly: [{blue: 34, transfers: [{from: red, to: blue, points: 3}]}, "
          "{blue: 37, transfers: [{from: green, to: blue, points: 6}]}]\n");
    CHECK(after(kTwoOutcomes,
                "  exactly:\n    - red: 18\n      blue: {stole: 3, total: 34} # c\n  lines: 2\n") ==
          "  exactly:\n    - red: 18\n      blue: {stole: 3, total: 34} # c\n"
          "    - red: 18\n      blue: {stole: 6, total: 37}\n  lines: 2\n");
    CHECK(after(kTwoOutcomes, "  exactly: [{ blue: 34 }]\n") == "  exactly: [{ blue: 34 }, { blue: 37 }]\n");
    CHECK(after(kTwoOutcomes, "  exactly: [blue: 34]\n") == "  exactly: [blue: 34, {blue: 37}]\n");
}

TEST_CASE("one pattern is enough for outcomes that look the same") {
    CHECK(after(kTwoOutcomes, "  exactly: [{red: 19, green: 1}]\n") == "  exactly: [{red: 18, green: 25}]\n");
}

TEST_CASE("includes: the nearest outcome") {
    CHECK(after(kTwoOutcomes, "  includes: [{red: 18, blue: {total: 39}}]\n") ==
          "  includes: [{red: 18, blue: {total: 37}}]\n");
    CHECK(after(kTwoOutcomes, "  includes: [{blue: {total: 35, stole: 3}}]\n") ==
          "  includes: [{blue: {total: 34, stole: 3}}]\n");
}

TEST_CASE("always: what all outcomes share") {
    CHECK(after(kTwoOutcomes, "  always: [{red: 17, blue: {total: 34, robber: 13}, green: 25}]\n") ==
          "  always: [{red: 18, blue: {robber: supply}, green: 25}]\n");
    CHECK(after(kTwoOutcomes, "  always:\n    - blue: 34 # goes\n      red: 18\n") ==
          "  always:\n    - red: 18\n");
    CHECK(after(kTwoOutcomes, "  always: [{red: 18}, {blue: 34, green: 20}]\n") ==
          "  always: [{red: 18}, {green: 25}]\n");
}

TEST_CASE("lists of transfers and messages are replaced as a whole, with the keys that they had") {
    CHECK(after(kMessages,
                "  exactly: [{transfers: [{to: red, points: 5, from: blue, figure: meeple, turn: 1}]}]\n") ==
          "  exactly: [{transfers: [{to: red, points: 4, from: blue, figure: meeple, turn: 1}]}]\n");
    CHECK(after(kMessages, "  always: [{messages: [red, red]}]\n") == "  always: [{messages: [blue]}]\n");
    CHECK(after(kMessages, "  always: [{messages: [{player: red, turn: 1}]}]\n") ==
          "  always: [{messages: [{player: blue, turn: 1}]}]\n");
    CHECK(after(kMessages, "  always: [{transfers: []}]\n") ==
          "  always: [{transfers: [{from: blue, to: red, points: 4}]}]\n");
}

TEST_CASE("numbers and clauses") {
    CHECK(after(kTwoOutcomes, "  outcomes: 12 # o\n  lines: '3'\n") == "  outcomes: 2 # o\n  lines: '2'\n");
    CHECK(after(kTwoOutcomes, "  cites: [END-2, STL-10, END-1]\n") == "  cites: [STL-10]\n");
    CHECK(after(kTwoOutcomes, "  cites:\n    - STL-10\n    - END-2 # c\n") == "  cites:\n    - STL-10\n");
}

TEST_CASE("refusals come and go") {
    CHECK(after(kRefused, "  error: illegal-event # e\n") == "  error: illegal-choice # e\n");
    CHECK(after(kRefused, "  # r\n  exactly:\n    - {red: 1}\n    - {red: 2} # p\n  lines: 3 # l\n") ==
          "  # r\n  error: illegal-choice # p\n");
    CHECK(after(kRefused,
                "  - edition: c2\n    lines: 3\n    exactly: [{red: 1}]\n    rulings: {laps: same-lap}\n") ==
          "  - edition: c2\n    error: illegal-choice\n    rulings: {laps: same-lap}\n");
    CHECK(after(kRefused, "  - {edition: c2, lines: 3, cites: [STL-1]}\n") ==
          "  - {edition: c2, error: illegal-choice}\n");
    CHECK(after(kOneOutcome, "  error: illegal-choice # e\n") ==
          "  exactly:\n    - {red: 15, blue: {total: 15, robber: supply}, \"no\": {robber: 15}}\n"
          "  outcomes: 1 # e\n");
    CHECK(after(kTwoOutcomes, "  {error: illegal-choice}\n") ==
          "  {exactly: [{red: 18, green: 25, blue: {total: 34, robber: supply}}, "
          "{red: 18, green: 25, blue: {total: 37, robber: supply}}], outcomes: 2}\n");
}

TEST_CASE("what cannot be blessed says why and stays") {
    CHECK(refusal(kTwoOutcomes, "  never: [{blue: 34}]\n  lines: 7\n") ==
          "an outcome is like this, and only its writer knows what must never happen");
    CHECK(refusal(kTwoOutcomes, "  always: [{blue: 34}]\n") ==
          "the outcomes share nothing that this pattern asks for");
    CHECK(refusal(kTwoOutcomes, "  cites: [END-2]\n") == "none of these clauses is cited");
    CHECK(refusal(kTwoOutcomes, "  lines: 3\n", SearchLimits{1}) ==
          "the search ended early (too-many-states), so the result is not known");
}

TEST_CASE("editions that part are left to a person") {
    std::string head = kOneOutcome;
    head.replace(head.find("c3"), 2, "c3, c3.1");
    head += "      - score: {player: red, points: 2, for: road}\n";
    CHECK(refusal(head, "  always: [{blue: {stole: 3}}]\n") ==
          "its editions differ (c2, c3 pass; c3.1 fails); write a group for each");
    CHECK(refusal(head, "  always: [{blue: {stole: 9}}]\n") ==
          "its editions differ (c2, c3 fail; c3.1 fails otherwise); write a group for each");
    CHECK(after(head, "  always: [{blue: {robber: 3}}]\n") == "  always: [{blue: {robber: supply}}]\n");
}

TEST_CASE("xfail is never touched") {
    const std::string expect = "  - {edition: c2, xfail: a reason, lines: 7}\n  - {edition: c3, lines: 7}\n";
    CHECK(after(kTwoOutcomes, expect) ==
          "  - {edition: c2, xfail: a reason, lines: 7}\n  - {edition: c3, lines: 2}\n");
}

TEST_CASE("a text that does not hold afterwards is found out") {
    const std::string good = std::string(kOneOutcome) + "expect: {lines: 7}\n";
    const auto before = std::make_shared<SourceText>(SourceText{"test.yaml", good});
    const auto fault = [&](const std::string& from, const std::string& to) {
        std::string text = good;
        text.replace(text.find(from), from.size(), to);
        return fault_of_blessing(before, text, {{0, 0}}, {});
    };
    CHECK(fault("lines: 7", "lines: 1").empty());
    CHECK(fault("lines: 7", "lines: 8") == "an expectation of test does not hold in c2");
    CHECK(fault("lines: 7", "lines: [") == "the new text does not load");
    CHECK(fault("meeple: 4", "meeple: 5") == "test has become another scenario");
}

TEST_CASE("the edits of a file with a byte order mark count its bytes") {
    const std::string text = "\xEF\xBB\xBF" + std::string(kTwoOutcomes) + "expect: {lines: 7}\n";
    const BlessedFile result = bless_file(std::make_shared<SourceText>(SourceText{"test.yaml", text}), {});
    REQUIRE(result.edits.size() == 1);
    CHECK(result.edits[0].offset == text.find("7}"));
    CHECK(result.text == edited(text, result.edits));
}

namespace {

/// What becomes of a text whose scenarios expect nothing.
BlessedFile first_blessing(const std::string& text, const SearchLimits& limits = {}) {
    const auto file = std::make_shared<SourceText>(SourceText{"test.yaml", text});
    return bless_file(file, limits, Unexpected::add);
}

constexpr const char* kNothingExpected = R"(# Nothing is lost.
scenario: Bag   # a title
edition: c2

players: {red: 10, blue: {meeple: 12, robber: 10}}

turns:
  - player: red
    events: [{score: {player: red, points: 5}}]
    # the only turn

# not ours
claims:
  - {says: {blue: 15}}
)";

constexpr const char* kExpected =
    "expect:\n  exactly:\n    - {red: {total: 15, robber: supply}, blue: {total: 15, robber: supply}, "
    "transfers: "
    "[{from: red, to: blue, points: 3}]}\n";

std::string replaced_once(std::string text, const std::string& from, const std::string& to) {
    REQUIRE(text.find(from) != std::string::npos);
    return text.replace(text.find(from), from.size(), to);
}

}  // namespace

TEST_CASE("a first expectation stands behind the turns, and keeps comments and layout") {
    const BlessedFile result = first_blessing(kNothingExpected);
    CHECK(result.blessed == 1);
    CHECK(result.unexpected == 0);
    CHECK(result.text == replaced_once(kNothingExpected, "# the only turn\n",
                                       "# the only turn\n\n" + std::string(kExpected)));
    const BlessedFile again = first_blessing(result.text);
    CHECK(again.edits.empty());
}

TEST_CASE(
    "a first expectation in brackets, without a line end, with carriage returns, in one document of two") {
    const std::string flow =
        "{scenario: One, edition: c2, players: {red: 10, blue: 12}, turns: [{player: red, events: [{score: "
        "{player: "
        "red, points: 5}}]}]}";
    CHECK(first_blessing(flow).text == replaced_once(flow, "}]}]}",
                                                     "}]}], expect: {exactly: [{red: 15, blue: 12, "
                                                     "transfers: []}]}}"));
    const std::string two =
        std::string("scenario: Two\r\nedition: [c2, c3.1]\r\nplayers: {red: 0, blue: 2}\r\n") +
        "turns:\r\n- {player: red, events: [{score: {player: red, points: 5}}]}\r\n---\r\n" +
        "scenario: Three\r\nedition: c2\r\nplayers: {red: 0, blue: 2}\r\n" +
        "turns: [{player: red, events: [{score: {player: red, points: 5}}]}]\r\n" + "expect: {lines: 1}";
    const BlessedFile result = first_blessing(two);
    CHECK(result.blessed == 1);
    CHECK(result.text == replaced_once(two, "5}}]}\r\n---",
                                       "5}}]}\r\nexpect:\r\n  exactly:\r\n    - {red: 5, blue: 2, "
                                       "transfers: []}\r\n---"));
}

TEST_CASE("editions with other results are expected apart") {
    const std::string text = std::string(kTwoOutcomes);
    const std::string c31 = replaced_once(text, "[c2, c3]", "[c2, c3, c3.1]");
    const BlessedFile result = first_blessing(c31);
    CHECK(result.problems.empty());
    CHECK(result.blessed >= 1);
    CHECK(first_blessing(result.text).edits.empty());
}

TEST_CASE("scenarios that expect nothing stay so where nobody asks, or where no result is known") {
    const auto file = std::make_shared<SourceText>(SourceText{"test.yaml", kNothingExpected});
    const BlessedFile left = bless_file(file, {});
    CHECK(left.edits.empty());
    CHECK(left.unexpected == 1);
    SearchLimits limits;
    limits.max_states = 1;
    const BlessedFile given_up = first_blessing(kTwoOutcomes, limits);
    CHECK(given_up.edits.empty());
    CHECK(given_up.unexpected == 1);
    REQUIRE(given_up.refused.size() == 1);
    CHECK(given_up.refused.list()[0].message.starts_with(
        "cannot bless this expectation: the result is not known: "));
}

}  // namespace robbers
