#pragma once
// What players may decide, point by point: the tree of choices with equal positions merged.

#include <array>
#include <cstdint>
#include <memory>
#include <variant>
#include <vector>

#include "engine/adjudicate.h"

namespace robbers {

/// A point of a ChoiceGraph. What comes later in a game has a greater number.
using PointId = std::uint32_t;

/// Where an option leads, or what comes before the first decision.
struct ChoiceLink {
    PointId to = 0;
    std::array<std::uint8_t, kMaxPlayers> messages{};  ///< that each player draws on the way
};

/// One legal option at a point.
struct ChoiceOption {
    Choice choice;
    std::size_t number = 0;  ///< its place among the options of the point, from 0
    ChoiceLink link;         ///< to where the game is decided next
};

/// A point at which a player has at least two legal options.
struct ChoicePoint {
    Player player{};
    int turn = 1;
    int event = 1;
    std::vector<ChoiceOption> options;

    /// The choices of all options.
    std::vector<Choice> choices() const;
};

class ChoiceSearch;

/// All points of decision of a game, in the order in which the rules let the players decide. An option
/// that leaves no legal line is none, and where only one is left nothing is decided. Points from which the
/// game goes on in the same way are one, whatever was stolen or drawn before.
class ChoiceGraph {
public:
    explicit ChoiceGraph(std::shared_ptr<const ChoiceSearch> search) : search_(std::move(search)) {}

    PointId root() const { return opening_link().to; }
    ChoiceLink opening_link() const;
    /// All points, the ends among them, in ascending order.
    const std::vector<PointId>& points() const;
    bool is_end(PointId id) const;
    /// Not for an end.
    ChoicePoint point(PointId id) const;
    /// Where the options of a point lead, in the order of point().options. Empty for an end.
    std::vector<ChoiceLink> links(PointId id) const;
    /// Whose decision it is; not for an end.
    Player player(PointId id) const;
    /// Each player's points in all; only for an end.
    std::array<Points, kMaxPlayers> totals(PointId end) const;
    /// What happens before anybody decides anything.
    Trace opening() const;
    /// What happens from this option on to the next decision, after the first line that leads to the point.
    Trace effect(PointId id, std::size_t option) const;

private:
    std::shared_ptr<const ChoiceSearch> search_;
};

/// The points of decision of `game` under `rules`, or why there are none.
std::variant<ChoiceGraph, Refusal> choice_graph(const Game& game, const RulePoints& rules,
                                                const SearchLimits& limits = {});

}  // namespace robbers
