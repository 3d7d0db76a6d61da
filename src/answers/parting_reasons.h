#pragma once
// Why two rules lead to different results of one game.

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "answers/run.h"

namespace robbers {

/// What a game leads to, as far as two rules can differ in it: outcomes, or why there are none.
struct GameResult {
    std::vector<Outcome> outcomes;
    std::optional<RefusalKind> refused;
    int turn = 0;            ///< of the refusal
    int event = 0;           ///< of the refusal
    std::size_t choice = 0;  ///< of the refusal
    bool operator==(const GameResult&) const = default;
};

GameResult result_of(const Verdict& verdict);

/// Under what a game is played.
using PlayGame = std::function<Verdict(const RulePoints&)>;

/// What makes the difference.
struct PartingReasons {
    std::vector<Reason> here;
    std::vector<Reason> there;
    std::vector<std::size_t> points;  ///< those that make it up, by their numbers in the table
};

/// The reasons why `here` and `there` lead to different results of the game that `play` plays, which is one
/// of `scenario`.
PartingReasons parting_reasons(const Scenario& scenario, const PlayGame& play, const RulePoints& here,
                               const RulePoints& there);

}  // namespace robbers
