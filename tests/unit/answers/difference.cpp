// What is said where an outcome is not as a pattern wants it: the words, and the clauses that decide.
#include <fmt/format.h>

#include <algorithm>

#include "answers/difference.h"
#include "catch.h"
#include "scenario/load.h"
#include "suite/plan.h"

namespace robbers {

namespace {

constexpr const char* kTwoBesideRobber = R"(scenario: Two scorings beside a robber
edition: [c2, c3.1]
players:
  red: 10
  blue: {meeple: 12, robber: 10}
  yellow: {meeple: 14, robber: 12}
turns:
  - player: red
    events:
      - score:
          - {player: red, points: 5, for: road}
          - {player: red, points: 6, for: city}
    choices: [{player: red, order: [road, city]}]
expect:
  edition: c2
)";

Scenario difference_scenario(const std::string& text) {
    Diagnostics diagnostics;
    auto scenarios =
        load_scenarios(std::make_shared<SourceText>(SourceText{"test.yaml", text}), {}, diagnostics);
    INFO(render(diagnostics));
    REQUIRE(diagnostics.empty());
    return std::move(scenarios.at(0));
}

/// The findings of one more line of `expect`.
std::vector<Finding> findings_of(const std::string& line) {
    const Scenario scenario = difference_scenario(fmt::format("{}  {}\n", kTwoBesideRobber, line));
    return findings(scenario.expectations.front(), run_case(scenario, EditionId::c2, {}, {}));
}

}  // namespace

TEST_CASE("what an outcome has otherwise, in words, with the clause that decides") {
    struct Row {
        const char* pattern;
        const char* said;
        const char* clause;
    };
    const Row rows[] = {
        {"{blue: {stole: 6}}", "blue takes 3 from red, not 6", "STL-9"},
        {"{blue: {stole: 2}}", "blue takes 3 from red, not 2", "STL-1"},
        {"{blue: 18}", "blue has 15, not 18", "STL-9"},
        {"{blue: {gained: 0}}", "blue gains 3, not 0", "STL-1"},
        {"{blue: {robber: 10}}", "blue's robber is in supply, not on 10", "STL-3"},
        {"{yellow: {robber: 12}}", "yellow's robber is on 15, not on 12", "ROG-1"},
        {"{yellow: {stole: 2}}", "yellow takes nothing, not 2", ""},
        {"{red: 11}", "red has 21, not 11", "STL-2"},
        {"{transfers: []}", "blue takes 3 from red, where the pattern says: nobody robs anybody", ""},
        {"{transfers: [{from: yellow, to: blue, points: 3}]}",
         "blue takes 3 from red, where the pattern says: blue takes 3 from yellow", ""},
    };
    for (const Row& row : rows) {
        CAPTURE(row.pattern);
        const auto found = findings_of(fmt::format("exactly: [{}]", row.pattern));
        REQUIRE(found.size() == 1);
        CHECK(found[0].kind == "missing-outcome");
        CHECK(found[0].details.at(0) == row.said);
        const std::string clause = row.clause;
        if (!clause.empty()) CHECK(std::ranges::find(found[0].clauses, clause) != found[0].clauses.end());
    }
}

TEST_CASE("the nearest outcome is told once, with the choices that lead to it") {
    const Scenario scenario = difference_scenario(R"(scenario: A choice of two
edition: c2
players: {red: 10, green: 10, blue: {meeple: 31, robber: 10}}
turns:
  - player: red
    events:
      - score: [{player: red, points: 5, for: road}, {player: green, points: 12, for: city}]
expect: {exactly: [{blue: {stole: 3}}, {blue: {stole: 5}}]}
)");
    const auto found = findings(scenario.expectations.front(), run_case(scenario, EditionId::c2, {}, {}));
    REQUIRE(found.size() == 1);
    CHECK(found[0].details.at(0) == "nearest outcome: blue takes 6 from green, not 5");
    CHECK(found[0].details.at(1) == "after these choices: {event: 1, player: blue, robs: green.meeple}");
}

TEST_CASE("many outcomes that nobody expects are not all told") {
    std::string text =
        "scenario: Many\nedition: c2\nplayers: {red: 0, blue: {meeple: 1, robber: 0}}\nturns:\n"
        "  - player: red\n    events:\n      - score:\n";
    for (int points = 2; points <= 20; points += 2)
        text += fmt::format("          - {{player: red, points: {}, for: road}}\n", points);
    text += "expect: {exactly: [{blue: 2}]}\n";
    const Scenario scenario = difference_scenario(text);
    const auto found = findings(scenario.expectations.front(), run_case(scenario, EditionId::c2, {}, {}));
    REQUIRE(found.size() == 3);
    CHECK(found.back().details.back() == "and 6 more outcomes that are not listed");
}

TEST_CASE("differences are none exactly where the pattern matches") {
    const Scenario scenario = difference_scenario(
        fmt::format("{}  exactly: [{{red: 21, blue: {{stole: 3, total: 15}}}}]\n", kTwoBesideRobber));
    const CaseResult result = run_case(scenario, EditionId::c2, {}, {});
    const auto& found = std::get<Adjudication>(result.verdict);
    const Pattern& pattern = scenario.expectations.front().lists.front().patterns.front();
    CHECK(differences(pattern, scenario, found.outcome(0).outcome).empty());
}

}  // namespace robbers
