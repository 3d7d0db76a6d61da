// What a refused choice is answered with: always something that the player could choose there.
#include "catch.h"
#include "engine/adjudicate.h"
#include "load_text.h"

namespace robbers {

namespace {

struct Case {
    const char* what;
    const char* choices;             ///< the last is refused, or none
    std::vector<std::string> legal;  ///< empty: not refused
};

constexpr const char* kScenario =
    "scenario: refused\nedition: c2\n"
    "players: {red: 10, blue: {meeple: 12, robber: 10}, green: 10}\n"
    "turns:\n"
    "  - player: red\n"
    "    events:\n"
    "      - bag\n"
    "      - score: [{player: red, points: 3, for: road}, {player: red, points: 5, for: city}, "
    "{player: green, points: 2, for: road}]\n"
    "    choices:\n";

const std::vector<Case> kCases = {
    {"an order is one step", "      - {player: red, order: [city, road], time: 1}\n", {}},
    {"that comes once",
     "      - {player: red, order: [city, road], time: 2}\n",
     {"{event: 2, player: red, order: [road, city]}", "{event: 2, player: red, order: [city, road]}"}},
    {"a second time of a step that comes once",
     "      - {player: blue, robs: red.meeple, time: 2}\n",
     {"{event: 2, player: blue, robs: red.meeple}", "{event: 2, player: blue, robs: green.meeple}"}},
    {"after what was chosen in the same step",
     "      - {player: blue, robs: green.meeple}\n      - {player: blue, robs: red.meeple}\n",
     {"{event: 2, player: blue, robs: green.meeple}"}},
    {"an earlier event",
     "      - {player: blue, robs: red.meeple, event: 1}\n",
     {"{event: 2, player: blue, robs: red.meeple}", "{event: 2, player: blue, robs: green.meeple}",
      "{event: 2, player: blue, books: meeple}"}},
};

}  // namespace

TEST_CASE("a refused choice is answered with what was legal") {
    for (const Case& one : kCases) {
        INFO(one.what);
        const Scenario scenario = load_text(std::string(kScenario) + one.choices).front();
        const Verdict verdict = adjudicate(scenario.game, rules_of(EditionId::c2));
        const auto* refusal = std::get_if<Refusal>(&verdict);
        std::vector<std::string> legal;
        if (refusal != nullptr)
            for (const LegalOption& option : refusal->legal)
                legal.push_back(to_string(option.choice, scenario.names, false));
        CHECK(legal == one.legal);
    }
}

}  // namespace robbers
