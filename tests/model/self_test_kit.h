// Words in which the self-test is written: building a scenario, naming choices, looking for outcomes.
#pragma once

#include "model.h"

#include <functional>
#include <iostream>
#include <string>
#include <utility>

namespace model::self_test {

constexpr Figure meeple = Figure::meeple;
constexpr Figure messenger = Figure::messenger;
constexpr auto supply = std::nullopt;

inline const std::vector<Edition> all_editions = {Edition::c1_2012, Edition::c1_2013, Edition::c1_zmg,
                                                  Edition::c2,      Edition::c2_zmg,  Edition::c3,
                                                  Edition::c3_1};
inline const std::vector<Edition> all_but_c31 = {Edition::c1_2012, Edition::c1_2013, Edition::c1_zmg,
                                                 Edition::c2,      Edition::c2_zmg,  Edition::c3};

/// How many checks were made and how many of them failed.
struct Tally {
    int checks = 0;
    int failures = 0;
};

inline Tally& tally() {
    static Tally all;
    return all;
}

inline void check(bool holds, const std::string& what, Edition edition) {
    ++tally().checks;
    if (holds) return;
    ++tally().failures;
    std::cout << "fails: " << what << " (edition number " << static_cast<int>(edition) << ")\n";
}

using Pattern = std::function<bool(const Outcome&)>;

inline int matching(const Result& result, const Pattern& pattern) {
    int count = 0;
    for (const auto& [outcome, lines] : result.outcomes) count += pattern(outcome) ? 1 : 0;
    return count;
}

inline bool includes(const Result& result, const Pattern& pattern) { return matching(result, pattern) > 0; }
inline bool never(const Result& result, const Pattern& pattern) { return matching(result, pattern) == 0; }
inline bool always(const Result& result, const Pattern& pattern) {
    return !result.outcomes.empty() && matching(result, pattern) == static_cast<int>(result.outcomes.size());
}

inline int stole(const Outcome& outcome, int player) {
    int points = 0;
    for (const Transfer& transfer : outcome.transfers) points += transfer.to == player ? transfer.points : 0;
    return points;
}

inline bool stands(const Outcome& outcome, int player, int meeple_points, int messenger_points = 0) {
    return outcome.position[player].meeple == meeple_points &&
           outcome.position[player].messenger == messenger_points;
}

inline std::optional<int> robber(const Outcome& outcome, int player) {
    return outcome.position[player].robber;
}

inline std::uint64_t lines_in_outcomes(const Result& result) {
    std::uint64_t sum = 0;
    for (const auto& [outcome, lines] : result.outcomes) sum += lines.lines;
    return sum;
}

inline bool counts(const Result& result, std::uint64_t lines, std::size_t outcomes) {
    return result.status == Status::ok && result.lines == lines && lines_in_outcomes(result) == lines &&
           result.outcomes.size() == outcomes;
}

inline Chosen places(int player, int place) { return {player, Word::places, {}, {}, meeple, place}; }
inline Chosen scores(int player, Source source, Figure with) {
    return {player, Word::scores, {{source, 1}}, {}, with, 0};
}
inline Chosen order(int player, Source first, Source second) {
    return {player, Word::order, {{first, 1}, {second, 1}}, {}, meeple, 0};
}
inline Chosen robs(int player, FigureOf robbed) { return {player, Word::robs, {}, robbed, meeple, 0}; }
inline Chosen stays(int player, FigureOf mover) { return {player, Word::stays, {}, mover, meeple, 0}; }
inline Chosen declines(int player) { return {player, Word::declines, {}, {}, meeple, 0}; }

inline ListedChoice listed(Chosen chosen) { return {1, std::nullopt, std::nullopt, std::move(chosen)}; }

inline Scenario one_turn(Edition edition, std::vector<Player> players, int active,
                         std::vector<Event> events) {
    Scenario scenario;
    scenario.edition = edition;
    scenario.players = std::move(players);
    scenario.turns = {{active, std::move(events)}};
    return scenario;
}

inline Event round(std::vector<Scoring> scorings) { return ScoringRound{std::move(scorings)}; }
inline Event pay(int payer, int points, Source source, std::optional<int> receiver = std::nullopt) {
    return Payment{payer, points, source, receiver, std::nullopt};
}

void worked_examples();

}  // namespace model::self_test
