#pragma once
// A line as it was played, with what its facts do not say themselves: where pieces stood meanwhile.

#include <cstddef>
#include <functional>

#include "engine/trace.h"
#include "game/position.h"
#include "rules/rulings.h"

namespace robbers {

/// What is referred to must outlive it. `start` is the position before the first fact.
struct PlayedLine {
    const Trace& trace;
    const Position& start;
    const RulePoints& rules;

    /// The number of a fact of the trace, from 0.
    std::size_t number_of(const Fact& fact) const { return static_cast<std::size_t>(&fact - trace.data()); }
    /// Whether the rules print the clause.
    bool prints(ClauseId clause) const;
    /// Calls visit(fact, place) for every fact, with the place of `owner`'s robber before it.
    void walk(Player owner, const std::function<void(const Fact&, Place)>& visit) const;
    /// Where `figure` stood before fact number `before`, from 0.
    Place place_of(Figure figure, std::size_t before) const;
    /// Whether a figure of another player than `owner` stood on `place` before fact number `before`, from 0.
    bool has_others(Player owner, Place place, std::size_t before) const;
    /// The last space on which `owner`'s robber was; supply where it never was on the board.
    Place last_space_of_robber(Player owner) const;
};

bool cites(const Fact& fact, ClauseId clause);

/// Whether both happened in one event.
bool is_same_event(const Fact& one, const Fact& other);

/// Whether the fact is a scoring, a payment or the like of `player`; stolen points are none.
bool is_movement_of(const Fact& fact, Player player);

/// Whether the fact says where `owner`'s robber goes or remains, or why it got nothing.
bool is_about_robber(const Fact& fact, Player owner);

/// Whether `owner` decides here where to place the robber, or whether to.
bool is_placement(const Fact& fact, Player owner);

}  // namespace robbers
