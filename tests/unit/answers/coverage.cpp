// Coverage of rules: what there is to cover, what a result covers, and that the order never matters.
#include "answers/coverage.h"

#include <fmt/format.h>

#include <algorithm>

#include "load_text.h"

namespace robbers {

namespace {

constexpr const char* kScenarios = R"(scenario: A bag, and two features on two figures
id: bag
edition: all
expansions: [messages]
players: {red: {meeple: 10, messenger: 20}, blue: {meeple: 12, robber: 10}, yellow: 4}
turns:
  - player: red
    events:
      - bag
      - score: [{player: red, points: 5, for: city}, {player: red, points: 2, for: road}]
---
scenario: Too poor for a ransom
id: ransom
edition: all
players: {red: 2, blue: 12}
turns:
  - player: red
    events:
      - pay: {player: red, points: 3, for: ransom, to: blue}
---
scenario: Below the own figure's lap
id: laps
edition: all
rulings: {laps: same-lap}
players: {red: 60, blue: {meeple: 12, robber: 10}}
turns:
  - player: red
    events:
      - score: {player: red, points: 5, for: city}
---
scenario: Not beside oneself
id: choice
edition: [c2]
players: {red: 6, blue: 12}
turns:
  - player: red
    events: [bag]
    choices: [{player: red, places: 6}]
)";

struct Case {
    const Scenario* scenario;
    EditionId edition;
};

std::vector<Case> cases_of(const std::vector<Scenario>& scenarios) {
    std::vector<Case> cases;
    for (const Scenario& scenario : scenarios)
        for (const EditionId edition : scenario.editions) cases.push_back({&scenario, edition});
    return cases;
}

Coverage covered_by(const Case& one) {
    Coverage coverage;
    const auto rulings = effective_rulings(one.edition, one.scenario->rulings, {});
    coverage.add(run_case(*one.scenario, one.edition, rulings, {}));
    return coverage;
}

Coverage covered_by(const std::vector<Case>& cases) {
    Coverage coverage;
    for (const Case& one : cases) coverage.merge(covered_by(one));
    return coverage;
}

/// What scenario `id` covers in `edition`.
CoveredRules covered(const std::string& id, EditionId edition) {
    const auto scenarios = load_text(kScenarios);
    const auto found = std::ranges::find(scenarios, id, &Scenario::id);
    REQUIRE(found != scenarios.end());
    return covered_by({&*found, edition}).of(edition);
}

}  // namespace

TEST_CASE("coverage does not depend on the order of cases") {
    const auto scenarios = load_text(kScenarios);
    std::vector<Case> cases = cases_of(scenarios);
    const Coverage forward = covered_by(cases);
    REQUIRE_FALSE(forward.items().empty());
    std::ranges::reverse(cases);
    CHECK(covered_by(cases) == forward);
    std::rotate(cases.begin(), cases.begin() + 5, cases.end());
    CHECK(covered_by(cases) == forward);

    Coverage twice = forward;
    twice.merge(forward);
    CHECK(twice == forward);
    Coverage into_nothing;
    into_nothing.merge(forward);
    CHECK(into_nothing == forward);
    CHECK(forward.editions().size() == vocabulary_size<EditionId>);
    CHECK(Coverage().editions().empty());
}

TEST_CASE("coverage survives being written and read as texts") {
    const auto scenarios = load_text(kScenarios);
    const Coverage coverage = covered_by(cases_of(scenarios));
    const std::vector<std::string> items = coverage.items();
    CHECK(std::ranges::is_sorted(items));
    for (const char* item : {"c2 clause STL-1", "c3.1 clause TRN-1", "c2 decision scores-in-other-order",
                             "c2 answer laps=same-lap"})
        CHECK(std::ranges::count(items, item) == 1);
    Coverage read;
    for (const std::string& item : items) CHECK(read.add_item(item));
    CHECK(read == coverage);
}

TEST_CASE("what is no item is refused") {
    Coverage coverage;
    for (const char* item :
         {"", " ", "c2", "c2 clause", "c2 clause ", "c2 clause STL-99", "c4 clause STL-1",
          "c2 decision STL-1", "c2 answer laps", "c2 answer laps=maybe", "c2 answer lapse=same-lap",
          "c2 answer ", "c2 claws STL-1", "c2 clause  STL-1", "c2 clause STL-1 "}) {
        CAPTURE(item);
        CHECK_FALSE(coverage.add_item(item));
    }
    CHECK(coverage == Coverage());
}

TEST_CASE("decisions count only where there was another way") {
    const CoveredRules c2 = covered("bag", EditionId::c2);
    CHECK(c2.decisions.contains(DecisionWay::places));
    CHECK(c2.decisions.contains(DecisionWay::declines));
    CHECK(c2.decisions.contains(DecisionWay::scores_in_file_order));
    CHECK(c2.decisions.contains(DecisionWay::scores_in_other_order));
    CHECK(c2.decisions.contains(DecisionWay::scores_with_messenger));
    CHECK_FALSE(c2.decisions.contains(DecisionWay::robs_first));  // nobody else feeds Blue's robber
    CHECK_FALSE(c2.decisions.contains(DecisionWay::moves));
    const CoveredRules c31 = covered("bag", EditionId::c3_1);
    CHECK(c31.decisions.contains(DecisionWay::places));
    CHECK_FALSE(c31.decisions.contains(DecisionWay::declines));
    CHECK_FALSE(c31.decisions.contains(DecisionWay::scores_in_file_order));
    CHECK(covered("laps", EditionId::c2).decisions.empty());
}

TEST_CASE("an answer counts where a reason names the question") {
    const CoveredRules laps = covered("laps", EditionId::c2);
    CHECK(laps.answers.contains({QuestionId::laps, 1}));
    CHECK_FALSE(laps.answers.contains({QuestionId::laps, 0}));
    CHECK_FALSE(covered("bag", EditionId::c2).answers.contains({QuestionId::laps, 0}));
    CHECK(covered("bag", EditionId::c2).answers.contains({QuestionId::active_declines, 0}));
}

TEST_CASE("refusals cite clauses as well") {
    CHECK(covered("ransom", EditionId::c2).clauses == std::set{ClauseId::bck_5});
    CHECK(covered("choice", EditionId::c2).clauses.contains(ClauseId::plc_6));
}

TEST_CASE("what there is to cover comes from the rules") {
    const CoveredRules c2 = rules_to_cover(EditionId::c2);
    CHECK(c2.clauses.contains(ClauseId::stl_1));
    CHECK_FALSE(c2.clauses.contains(ClauseId::trn_1));
    CHECK(c2.decisions.size() == vocabulary_size<DecisionWay>);
    CHECK_FALSE(c2.answers.contains({QuestionId::c31_placement, 0}));
    const CoveredRules c31 = rules_to_cover(EditionId::c3_1);
    CHECK_FALSE(c31.decisions.contains(DecisionWay::scores_in_other_order));
    CHECK(c31.decisions.contains(DecisionWay::declines));           // under c31-placement=may
    CHECK(c31.answers.contains({QuestionId::active_declines, 1}));  // a question that only a ruling opens
}

TEST_CASE("percent is rounded down, so that 100 is complete") {
    CHECK(percent({0, 0}) == 100);
    CHECK(percent({0, 7}) == 0);
    CHECK(percent({199, 200}) == 99);
    CHECK(percent({200, 200}) == 100);
    Coverage nothing;
    const std::vector editions = {EditionId::c2, EditionId::c3_1};
    CHECK(percent(total_coverage(nothing, editions)) == 0);
    CHECK(total_coverage(nothing, editions).total ==
          rules_to_cover(EditionId::c2).size() + rules_to_cover(EditionId::c3_1).size());
    Coverage all;
    for (const ClauseId clause : rules_to_cover(EditionId::c2).clauses)
        CHECK(all.add_item(fmt::format("c2 clause {}", spelling(clause))));
    const EditionCoverage found = coverage_of(all, EditionId::c2);
    CHECK(found.clauses.covered == found.clauses.total);
    CHECK(found.missing.clauses.empty());
    CHECK(found.missing.decisions.size() == found.decisions.total);
    CHECK(found.all().covered == found.clauses.total);
}

}  // namespace robbers
