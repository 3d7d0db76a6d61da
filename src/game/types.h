#pragma once
// The strong types of the scoreboard: players, figures, points and places. This room decides what stands
// where, what may happen to it and how large a game may be, not what the rules make of it.

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "game/limits.h"
#include "support/vocabulary.h"

namespace robbers {

constexpr int kFigureKinds = 2;
constexpr int kMaxFigures = kMaxPlayers * kFigureKinds;
/// The scoreboard is a ring of 50 spaces (BRD-1); dark spaces are multiples of five (BRD-5).
constexpr Points kRingSpaces = 50;
constexpr Points kDarkStep = 5;

/// A player by place in the scenario's clockwise order, from 0.
enum class Player : std::uint8_t {};

constexpr int index(Player player) { return static_cast<int>(player); }
constexpr Player player_at(int index) { return static_cast<Player>(index); }

#define ROBBERS_FIGURE_KINDS(X) X(meeple, "meeple") X(messenger, "messenger")
ROBBERS_VOCABULARY(FigureKind, ROBBERS_FIGURE_KINDS);

constexpr int index(FigureKind kind) { return static_cast<int>(kind); }

/// One score figure. Ordered by player in file order, meeple first.
struct Figure {
    Player player{};
    FigureKind kind{};
    auto operator<=>(const Figure&) const = default;
};

/// A figure's number from 0 to kMaxFigures - 1, in the order of Figure.
constexpr int index(Figure figure) { return index(figure.player) * kFigureKinds + index(figure.kind); }
constexpr Figure figure_at(int index) {
    return {player_at(index / kFigureKinds), static_cast<FigureKind>(index % kFigureKinds)};
}

/// Where a robber or a figure stands: a space 0 to 49, or any number of points where figures
/// a lap apart do not share a space (question `laps`). The supply sorts before every space.
struct Place {
    static constexpr std::int32_t kSupplyValue = std::numeric_limits<std::int32_t>::min();
    std::int32_t value = kSupplyValue;

    static constexpr Place supply() { return {}; }
    static constexpr Place space(std::int32_t number) { return {number}; }
    constexpr bool is_supply() const { return value == kSupplyValue; }
    auto operator<=>(const Place&) const = default;
};

/// Points as a space of the ring, 0 to 49: -2 stands on 48, 53 on 3 (BRD-1, BRD-4).
constexpr Points ring_space(Points points) {
    const Points rest = points % kRingSpaces;
    return rest < 0 ? rest + kRingSpaces : rest;
}

constexpr bool is_dark(Points points) { return points % kDarkStep == 0; }

/// Half of `points`, rounded up (STL-1, TRN-2); `points` is positive.
constexpr Points half_rounded_up(Points points) { return (points + 1) / 2; }

}  // namespace robbers
