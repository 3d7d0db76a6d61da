#pragma once
// Where one line of choices has come to. Equal states have equal futures, so the search merges them:
// whatever can no longer matter must be back at its initial value.

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/steps/list_pool.h"
#include "game/position.h"

namespace robbers {

/// A set of figures by index(Figure), or of players by index(Player).
using FigureMask = std::uint16_t;
using PlayerMask = std::uint8_t;

constexpr FigureMask bit(Figure figure) { return static_cast<FigureMask>(1u << index(figure)); }
constexpr PlayerMask bit(Player player) { return static_cast<PlayerMask>(1u << index(player)); }

/// Plain data without padding, compared and hashed as bytes.
struct State {
    std::array<Points, kMaxFigures> points{};
    std::array<std::int32_t, kMaxPlayers> robbers{};  ///< Place::value of each player's robber

    ListId transfers = 0;  ///< packed transfers of the whole game
    ListId messages = 0;   ///< packed messages of the whole game
    ListId taken = 0;      ///< listed choices of this turn that the line has taken

    // Of the turn.
    std::array<Points, kMaxPlayers> turn_total{};         ///< points scored, where the whole turn is halved
    std::array<FigureMask, kMaxPlayers> robbable{};       ///< [robber] figures that trigger it (whole turn)
    std::array<std::uint8_t, kMaxPlayers> turn_figure{};  ///< 0: none yet; else FigureKind + 1
    FigureMask scored = 0;                 ///< went forward by a scoring this turn (whole turn)
    FigureMask paid = 0;                   ///< paid this turn, where that counts
    FigureMask advanced = 0;               ///< went forward since messages were last drawn
    FigureMask booked = 0;                 ///< booked stolen points since then
    PlayerMask settled = 0;                ///< robbers triggered in an earlier round
    PlayerMask fresh = 0;                  ///< robbers placed or moved this turn, where that counts
    PlayerMask landed = 0;                 ///< players with a landing since messages were last drawn
    std::array<std::uint8_t, 3> unused{};  ///< no padding

    // Of the round.
    std::uint32_t done = 0;  ///< scorings of the round that are booked, by place in the round
    std::array<std::array<std::int16_t, kMaxFigures>, kMaxPlayers>
        candidates{};  ///< [robber][figure] points, 0: none

    Points points_of(Figure figure) const { return points[index(figure)]; }
    Points total(Player player) const {
        return points_of({player, FigureKind::meeple}) + points_of({player, FigureKind::messenger});
    }
    Place robber(Player player) const { return {robbers[index(player)]}; }
    void put_robber(Player player, Place place) { robbers[index(player)] = place.value; }
    bool operator==(const State&) const = default;
};

static_assert(std::has_unique_object_representations_v<State> && sizeof(State) % 8 == 0);

}  // namespace robbers
