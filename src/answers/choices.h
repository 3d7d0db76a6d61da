#pragma once
// What players may choose in one scenario in one edition, what each can be sure of then, and what is possible
// at best.

#include <variant>
#include <vector>

#include "answers/run.h"
#include "engine/adjudicate.h"

namespace robbers {

/// The choices of one scenario in one edition.
struct ChoicesResult {
    const Scenario* scenario = nullptr;  ///< never null in a result; outlives it
    EditionId edition{};
    std::vector<Ruling> rulings;  ///< in force, see effective_rulings
    std::variant<ChoiceGraph, Refusal> choices;
};

/// `rulings`: those of the command line.
ChoicesResult choices_of(const Scenario& scenario, EditionId edition, const std::vector<Ruling>& rulings,
                         const SearchLimits& limits);

/// What becomes of one player from a point on, in points gained since the start of the game.
struct Prospect {
    Points sure = 0;          ///< if the player chooses best, and the others what is worst for the player
    Points at_best = 0;       ///< if everybody chooses what is best for the player
    int fewest_messages = 0;  ///< that the player draws from here on, choosing what is surest
    int most_messages = 0;
    bool operator==(const Prospect&) const = default;
};

/// The prospects of `player` at every point of a graph.
class Prospects {
public:
    /// By backward induction, in the order in which the players decide.
    Prospects(const ChoiceGraph& graph, Player player, const Position& start);

    /// `id` is a point of the graph.
    Prospect at(PointId id) const { return prospects_[id]; }
    /// With the messages that are drawn on the way.
    Prospect after(const ChoiceLink& link) const;
    Player player() const { return player_; }

private:
    Player player_;
    std::vector<Prospect> prospects_;  ///< by PointId
};

}  // namespace robbers
