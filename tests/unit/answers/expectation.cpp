// Joining scenarios with the engine: rulings in force, expectations held, refusals shown.
#include "answers/expectation.h"
#include "catch.h"
#include "scenario/load.h"

namespace robbers {

namespace {

constexpr const char* kHead = R"(scenario: Red scores a city beside Blue's robber
edition: [c2, c3.1]
players:
  red: 10
  blue: {meeple: 12, robber: 10}
  yellow: {meeple: 4, robber: 12}
turns:
  - player: red
    events:
      - score: {player: red, points: 5, for: city}
)";

/// The one scenario of a text that must load.
Scenario load(const std::string& text) {
    Diagnostics diagnostics;
    auto scenarios =
        load_scenarios(std::make_shared<SourceText>(SourceText{"test.yaml", text}), {}, diagnostics);
    INFO(render(diagnostics));
    REQUIRE(diagnostics.empty());
    REQUIRE(scenarios.size() == 1);
    return std::move(scenarios.front());
}

/// What `expect` says wrongly of the scenario above in c2.
std::vector<Mismatch> mismatches(const std::string& expect) {
    const Scenario scenario = load(kHead + std::string("expect:\n") + expect);
    return check_expectation(scenario.expectations.front(), run_case(scenario, EditionId::c2, {}, {}));
}

std::size_t count_mismatches(const std::string& expect) { return mismatches(expect).size(); }

std::string refusal_text(const std::string& text, EditionId edition, const SearchLimits& limits = {}) {
    const Scenario scenario = load(text);
    const CaseResult result = run_case(scenario, edition, {}, limits);
    REQUIRE(std::holds_alternative<Refusal>(result.verdict));
    return render(diagnostic_of(scenario, std::get<Refusal>(result.verdict)));
}

}  // namespace

TEST_CASE("expectations that hold") {
    CHECK(count_mismatches(
              "  exactly: [{red: 15, blue: {total: 15, stole: 3, gained: 3, robber: supply}}]\n") == 0);
    CHECK(count_mismatches("  includes: [{yellow: {meeple: 4, robber: 15}}]\n") == 0);
    CHECK(count_mismatches("  always: [{transfers: [{from: red, to: blue, points: 3}]}]\n") == 0);
    CHECK(count_mismatches(
              "  always: [{transfers: [{from: red, figure: meeple, turn: 1, to: blue, points: 3}]}]\n") == 0);
    CHECK(count_mismatches("  never: [{blue: 14}]\n") == 0);
    CHECK(count_mismatches("  outcomes: 1\n  lines: 1\n  cites: [STL-1, ROG-1]\n") == 0);
}

TEST_CASE("every part of an expectation can fail") {
    CHECK(count_mismatches("  exactly: [{red: 15}, {red: 16}]\n") == 1);
    CHECK(count_mismatches("  exactly: [{red: 16}]\n") == 1);  // not found, and the one outcome is not listed
    CHECK(count_mismatches("  includes: [{blue: {stole: 2}}]\n") == 1);
    CHECK(count_mismatches("  always: [{blue: {robber: 10}}, {red: {gained: 4}}]\n") == 2);
    CHECK(count_mismatches("  never: [{blue: 15}]\n") == 1);
    CHECK(count_mismatches("  outcomes: 2\n") == 1);
    CHECK(count_mismatches("  lines: 2\n") == 1);
    CHECK(count_mismatches("  cites: [STL-1, END-2]\n") == 1);
    CHECK(count_mismatches("  error: illegal-choice\n") == 1);
    CHECK(count_mismatches("  always: [{transfers: [{from: red, to: blue, points: 2}]}]\n") == 1);
}

TEST_CASE("a mismatch points at its part") {
    const auto found = mismatches("  includes:\n    - {red: 15}\n    - {red: 16}\n");
    REQUIRE(found.size() == 1);
    CHECK(found[0].span.begin.line == 14);
    CHECK(found[0].span.begin.column == 7);
}

TEST_CASE("transfers are paired one to one, whatever the order of loose and strict patterns") {
    const Scenario scenario = load(kHead);
    Outcome outcome;
    outcome.position = scenario.game.start;
    const Figure meeple{player_at(0), FigureKind::meeple};
    const Figure messenger{player_at(0), FigureKind::messenger};
    outcome.transfers = {{1, meeple, player_at(1), 2}, {1, messenger, player_at(1), 2}};
    Pattern pattern;
    pattern.transfers = {{player_at(0), {}, player_at(1), 2, {}},
                         {player_at(0), FigureKind::meeple, player_at(1), 2, {}}};
    CHECK(matches(pattern, scenario, outcome));
    pattern.transfers->at(0).figure = FigureKind::meeple;
    CHECK_FALSE(matches(pattern, scenario, outcome));
    pattern.transfers->pop_back();
    CHECK_FALSE(matches(pattern, scenario, outcome));
}

TEST_CASE("rulings: expectation over command line over scenario, and only where they are asked") {
    const std::vector<Ruling> scenario{{QuestionId::laps, 1}, {QuestionId::zmg_others, 1}};
    const std::vector<Ruling> command_line{{QuestionId::laps, 0}, {QuestionId::midway_robber, 1}};
    const std::vector<Ruling> expectation{{QuestionId::midway_robber, 0}};
    CHECK(effective_rulings(EditionId::c2, scenario, {}) == std::vector<Ruling>{{QuestionId::laps, 1}});
    CHECK(effective_rulings(EditionId::c2, scenario, command_line) ==
          std::vector<Ruling>{{QuestionId::midway_robber, 1}, {QuestionId::laps, 0}});
    CHECK(effective_rulings(EditionId::c2, scenario, command_line, expectation) ==
          std::vector<Ruling>{{QuestionId::midway_robber, 0}, {QuestionId::laps, 0}});
    CHECK(deviating(effective_rulings(EditionId::c2_zmg, scenario, {})) ==
          std::vector<Ruling>{{QuestionId::zmg_others, 1}, {QuestionId::laps, 1}});
    // An answer that opens a question lets the next one count.
    const std::vector<Ruling> opened{{QuestionId::active_declines, 1}, {QuestionId::c31_placement, 1}};
    CHECK(effective_rulings(EditionId::c3_1, opened, {}).size() == 2);
    CHECK(effective_rulings(EditionId::c3_1, {opened[0]}, {}).empty());
}

TEST_CASE("expectations are run in the editions that they name") {
    const Scenario scenario = load(
        kHead + std::string("expect:\n  - edition: c2\n    outcomes: 1\n  - edition: c2\n    lines: 1\n"));
    CHECK(expected_runs(scenario).size() == 2);
    CHECK(uncovered_editions(scenario) == std::vector{EditionId::c3_1});
    CHECK(uncovered_editions(load(kHead + std::string("expect: {outcomes: 1}\n"))).empty());
}

TEST_CASE("a refused choice is shown where it is written, with what was legal") {
    const std::string text = refusal_text(
        kHead + std::string("    choices: [{player: blue, robs: yellow.meeple}]\n"), EditionId::c2);
    CHECK_THAT(text, contains("test.yaml:11:15: error:"));
    CHECK_THAT(text, contains("[illegal-choice]"));
    CHECK_THAT(text, contains("legal: {event: 1, player: blue, robs: red.meeple} [STL-10]"));
}

TEST_CASE("a refused event is shown where it is written, with its clause") {
    const std::string text =
        refusal_text(kHead + std::string("      - pay: {player: yellow, points: 3, for: ransom}\n"
                                         "      - pay: {player: yellow, points: 3, for: ransom}\n"),
                     EditionId::c2);
    CHECK_THAT(text, contains("test.yaml:12:9: error:"));
    CHECK_THAT(text, contains("[illegal-event]"));
    CHECK_THAT(text, contains("BCK-5"));
}

TEST_CASE("a search that is too large says what was reached and what would narrow it") {
    std::string text =
        "scenario: too much\nedition: c2\nexpansions: [messages]\nplayers: {red: 0, blue: 7}\nturns:\n"
        "  - player: red\n    events:\n      - score:\n";
    for (int i = 1; i <= 14; ++i)
        text += "          - {player: red, points: " + std::to_string(i) + ", for: road}\n";
    const std::string shown = refusal_text(text, EditionId::c2, {500});
    CHECK_THAT(shown, contains("[too-many-states]"));
    CHECK_THAT(shown, contains("different positions"));
    CHECK_THAT(shown, contains("--max-states"));
    CHECK_THAT(shown, contains("red chooses among up to"));
}

}  // namespace robbers
