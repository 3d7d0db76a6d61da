#pragma once
// Where one line of choices has come to. Equal states have equal futures, so the search merges them:
// whatever can no longer matter must be back at its initial value. That is why the state has three parts by
// how long they matter, and why each is forgotten as a whole: a member that somebody adds cannot be left
// behind.
//
// A state is about 300 bytes, and millions are held: no pointers, lists as numbers (list_pool.h), sets as
// bits.

#include <array>
#include <cstdint>
#include <limits>
#include <type_traits>

#include "engine/steps/list_pool.h"
#include "game/event.h"
#include "game/position.h"

namespace robbers {

/// A set of figures by index(Figure), or of players by index(Player).
using FigureMask = std::uint16_t;
using PlayerMask = std::uint8_t;

constexpr FigureMask bit(Figure figure) { return static_cast<FigureMask>(1u << index(figure)); }
constexpr PlayerMask bit(Player player) { return static_cast<PlayerMask>(1u << index(player)); }

/// What the game is about: where everything stands, and what has been gained.
struct GameState {
    std::array<Points, kMaxFigures> points{};
    std::array<std::int32_t, kMaxPlayers> robbers{};  ///< Place::value of each player's robber
    ListId transfers = 0;                             ///< packed transfers of the whole game
    ListId messages = 0;                              ///< packed messages of the whole game
    bool operator==(const GameState&) const = default;
};

/// What is forgotten when the turn is over.
struct TurnState {
    ListId taken = 0;                                     ///< listed choices that the line has taken
    std::array<std::uint8_t, kMaxPlayers> turn_figure{};  ///< 0: none yet; else FigureKind + 1
    std::array<std::uint8_t, 2> unused{};                 ///< no padding
    bool operator==(const TurnState&) const = default;
};

/// What is forgotten when robbers and messages are resolved: after each scoring round, or, where the whole
/// turn is halved, when its phase 3 ends.
struct RoundState {
    std::uint32_t done = 0;  ///< scorings of the round that are booked, by place in the round
    std::array<std::array<std::int16_t, kMaxFigures>, kMaxPlayers>
        candidates{};                                ///< [robber][figure] points, 0: none
    std::array<Points, kMaxPlayers> turn_total{};    ///< points scored, where the whole turn is halved
    std::array<FigureMask, kMaxPlayers> robbable{};  ///< [robber] figures that trigger it (whole turn)
    FigureMask scored = 0;                           ///< went forward by a scoring (whole turn)
    FigureMask paid = 0;                             ///< paid, where that counts
    FigureMask advanced = 0;                         ///< went forward
    FigureMask booked = 0;                           ///< booked stolen points
    PlayerMask settled = 0;                          ///< robbers triggered in an earlier round of the turn
    PlayerMask fresh = 0;                            ///< robbers placed or moved, where that counts
    PlayerMask landed = 0;                           ///< players with a landing
    std::uint8_t unused = 0;                         ///< no padding
    bool operator==(const RoundState&) const = default;
};

static_assert(kMaxScorings <= 32, "RoundState::done has a bit for each scoring");
static_assert(kMostEventPoints <= std::numeric_limits<std::int16_t>::max(),
              "a candidate holds an event's points");

/// Plain data without padding, compared and hashed as bytes. Each part is forgotten in one place, by `= {}`
/// (forget() in play.cpp).
struct State {
    GameState game;
    TurnState turn;
    RoundState round;

    Points points_of(Figure figure) const { return game.points[index(figure)]; }
    Points total(Player player) const {
        return points_of({player, FigureKind::meeple}) + points_of({player, FigureKind::messenger});
    }
    Place robber(Player player) const { return {game.robbers[index(player)]}; }
    void put_robber(Player player, Place place) { game.robbers[index(player)] = place.value; }
    bool operator==(const State&) const = default;
};

static_assert(std::has_unique_object_representations_v<State> && sizeof(State) % 8 == 0);

}  // namespace robbers
