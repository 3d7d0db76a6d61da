#pragma once
// Hand-made scenarios and results for the tests of the reports.

#include <string>
#include <vector>

#include "answers/run.h"

namespace robbers::kit {

constexpr Player kRed = player_at(0);
constexpr Player kBlue = player_at(1);
constexpr Player kYellow = player_at(2);
constexpr Figure kRedMeeple = {kRed, FigureKind::meeple};
constexpr Figure kRedMessenger = {kRed, FigureKind::messenger};
constexpr Figure kBlueMeeple = {kBlue, FigureKind::meeple};

/// Red 10, blue 12 with a robber on 10, yellow 4 with a robber on 12; red scores 5 for the city.
inline Scenario example_2() {
    Scenario scenario;
    scenario.source = std::make_shared<SourceText>(SourceText{"E2.yaml", "scenario: Example 2\n"});
    scenario.span.begin = {1, 1};
    scenario.title = "Robbers do not rob other robbers";
    scenario.id = "E2";
    scenario.names = {"red", "blue", "yellow"};
    Position& start = scenario.game.start;
    start.player_count = 3;
    start.points(kRedMeeple) = 10;
    start.points(kBlueMeeple) = 12;
    start.points({kYellow, FigureKind::meeple}) = 4;
    start.robber(kBlue) = Place::space(10);
    start.robber(kYellow) = Place::space(12);
    scenario.game.turns = {{kRed, {ScoringRound{{{kRed, 5, Source::city}}}}}};
    scenario.event_spans = {{SourceSpan{}}};
    return scenario;
}

/// The same with two figures each, red's second on 22 and the others' on 0, and a road of 3 with the city.
inline Scenario with_messengers() {
    Scenario scenario = example_2();
    scenario.game.start.has_messengers = true;
    scenario.game.start.points(kRedMessenger) = 22;
    scenario.game.turns = {{kRed, {ScoringRound{{{kRed, 3, Source::road}, {kRed, 5, Source::city}}}}}};
    return scenario;
}

inline CaseResult adjudicated(const Scenario& scenario, EditionId edition = EditionId::c2,
                              const std::vector<Ruling>& rulings = {}) {
    return run_case(scenario, edition, effective_rulings(edition, rulings, {}), {});
}

/// A fact with what most of the tests need.
inline Fact fact(FactKind kind, Player player, Figure figure, Points points = 0) {
    Fact result;
    result.kind = kind;
    result.turn = 1;
    result.event = 1;
    result.player = player;
    result.figure = figure;
    result.points = points;
    return result;
}

inline Choice choice(Player player, Decision decision) {
    Choice result;
    result.event = 1;
    result.player = player;
    result.decision = std::move(decision);
    return result;
}

}  // namespace robbers::kit
