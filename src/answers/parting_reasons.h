#pragma once
// Why two rules lead to different results of one game: rules between them, and which points make the
// difference.

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "answers/run.h"
#include "rules/rulings.h"

namespace robbers {

/// Two tables, which must outlive it. Points are told by their number in the table.
class MixedRules {
public:
    MixedRules(const RulePoints& here, const RulePoints& there);

    /// Here, but for the points `numbers`, which are as they are there.
    RulePoints with(const std::vector<std::size_t>& numbers) const;
    /// Of the points that differ as few as are enough for `helps`: one where one is, else those that are left
    /// when each that is not needed is taken back. All of them together must be enough. What is halved comes
    /// into it only where nothing else is enough, for it changes nearly everything.
    std::vector<std::size_t> needed(const std::function<bool(const RulePoints&)>& helps) const;
    /// The point that settles for good there what is a question here, where the other answer here is enough:
    /// it tells more than what is halved.
    std::optional<std::size_t> settled_question(const std::function<bool(const RulePoints&)>& helps) const;
    static bool has_halved(const std::vector<std::size_t>& numbers);
    static std::vector<std::size_t> without_halved(std::vector<std::size_t> numbers);
    /// The reasons of the points there, each once.
    std::vector<Reason> reasons(const std::vector<std::size_t>& numbers) const;

private:
    std::vector<std::size_t> fewest(std::vector<std::size_t> numbers,
                                    const std::function<bool(const RulePoints&)>& helps) const;

    const RulePoints& here_;
    const RulePoints& there_;
    std::vector<std::size_t> different_;
};

/// The values of a table as numbers, point by point: tables with the same values play the same.
std::vector<int> values_of(const RulePoints& rules);

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
