// Scenarios as they are written: texts, names and everything that a scenario may have come back as they were.
#include "scenario/writer.h"

#include "loaded.h"
#include "scenario/names.h"

using namespace robbers;
using namespace std::string_literals;

namespace {

constexpr const char* kWrittenEverything = R"(scenario: "all of it: \"#1\""
id: x-1
about: |
  Two lines
  - and: more
edition: [c2, c3.1]
sources: ["a, b", "ro-c1 n3"]
tags: [odd, "no"]
rulings: {laps: same-lap}
expansions: [messages]
players:
  "no": {meeple: -3, messenger: 120, robber: -7}
  Zoë: 9999
  b-c_1: {robber: 53}
turns:
  - player: "no"
    events:
      - bag
      - score:
          - {player: "no", points: 3, for: road, with: messenger}
          - {player: "no", points: -4, for: ghosts}
          - {player: Zoë, points: 0, for: road, with: meeple}
      - pay: {player: Zoë, points: 3, for: ransom, to: "no", with: meeple}
      - pay: {player: b-c_1, points: 1}
    choices:
      - {player: "no", declines: true}
      - {player: "no", scores: ghosts, with: meeple}
      - {event: 4, player: b-c_1, pays: messenger}
      - {event: 2, time: 1, player: b-c_1, robs: no.messenger}
      - {event: 2, player: "no", order: [road, ghosts]}
  - player: Zoë
    events: [end-of-game, final: [{player: Zoë, points: -2}, {player: "no", points: 12}]]
    choices:
      - {player: "no", books: meeple}
      - {player: "no", follows: Zoë.meeple}
      - {player: "no", stays: Zoë.messenger}
      - {player: "no", places: 14}
expect:
  - edition: c2
    exactly:
      - {"no": 12, Zoë: {total: 1, meeple: 2, messenger: -3, robber: supply, stole: 4, gained: -5}}
      - {transfers: [], messages: ["no", {player: Zoë, turn: 2}]}
    never: [{transfers: [{from: "no", figure: messenger, to: Zoë, points: 3, turn: 1}]}]
    outcomes: 4
    lines: 123456789012345678901234567890
    cites: [STL-1, PLC-2i]
    xfail: "not: yet"
  - edition: all
    rulings: {midway-robber: start-only}
    error: illegal-choice
claims:
  - {by: "no", says: {Zoë: 3}, because: "I, say: so"}
  - says: {"no": {robber: 7}}
)";

}  // namespace

TEST_CASE("everything that a scenario may have comes back") {
    const Scenario scenario = load_one(kWrittenEverything);
    const std::string text = to_yaml(scenario);
    CAPTURE(text);
    const Scenario again = load_one(text);
    CHECK(to_yaml(again) == text);
    CHECK(again.title == "all of it: \"#1\"");
    CHECK(again.about == "Two lines\n- and: more\n");
    CHECK(again.tags == std::vector{"odd"s, "no"s});
    CHECK(again.names == scenario.names);
    CHECK(again.rulings == scenario.rulings);
    CHECK(again.editions == scenario.editions);
    CHECK(again.game.start == scenario.game.start);
    CHECK(again.game.choices == scenario.game.choices);
    REQUIRE(again.expectations.size() == 2);
    CHECK(again.expectations[0].xfail == "not: yet");
    CHECK(again.expectations[0].lists.size() == 2);
    CHECK(again.expectations[0].lines == scenario.expectations[0].lines);
    CHECK(again.expectations[1].editions.empty());
    CHECK(again.claims[0].because == "I, say: so");
    CHECK(text.find("  \"no\": {meeple: -3, messenger: 120, robber: -7}\n") != std::string::npos);
    CHECK(text.find("- {player: \"no\", points: 3, for: road, with: messenger}") != std::string::npos);
}

TEST_CASE("a small scenario is written as people write it") {
    const Scenario scenario = load_one(
        "scenario: Who gets what\nedition: c2\nplayers: {red: 10, blue: {meeple: 12, robber: 10}}\n"
        "turns: [{player: red, events: [score: [{player: red, points: 5, for: city}]]}]\n"
        "expect: {exactly: [{red: 15}]}\n");
    CHECK(to_yaml(scenario) == R"(scenario: Who gets what
id: test.case
edition: c2

players:
  red: 10
  blue: {meeple: 12, robber: 10}

turns:
  - player: red
    events:
      - score: {player: red, points: 5, for: city}

expect:
  exactly:
    - {red: 15}
)");
}

TEST_CASE("texts get the quotes that they need") {
    for (const char* text : {"a", "two words", "It is so (3 of 4)!", "a+b=c", "Zoë", "x - y"})
        CHECK(yaml_text(text) == text);
    for (const std::string& text : {"no"s,
                                    "true"s,
                                    "~"s,
                                    "12"s,
                                    "- a"s,
                                    "a: b"s,
                                    "a #b"s,
                                    "a, b"s,
                                    "[a]"s,
                                    "{a"s,
                                    "*a"s,
                                    "&a"s,
                                    "'a'"s,
                                    "\"a\""s,
                                    "a\\n"s,
                                    "a "s,
                                    " a"s,
                                    "two\nlines"s,
                                    "tab\there"s,
                                    "\u2028"s,
                                    "a\u202Eb"s,
                                    "%a"s,
                                    "@a"s,
                                    "a:"s,
                                    "? a"s,
                                    "| a"s,
                                    "---"s,
                                    "..."s,
                                    "<<"s,
                                    "="s,
                                    "a\xC2\xA0" + "b"s}) {
        const std::string yaml = yaml_text(text);
        CAPTURE(yaml);
        const Scenario scenario =
            load_one("scenario: x\nabout: " + yaml + "\nedition: c2\ntags: [b, " +
                     (text.find_first_of("\n\t") == std::string::npos ? yaml : "c"s) +
                     "]\nplayers: {red: 1, blue: 2}\nturns: [{player: red, events: [bag]}]\n");
        CHECK(scenario.about == text);
    }
}
