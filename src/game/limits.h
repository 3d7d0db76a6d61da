#pragma once
// How large a game may be: what the loader enforces, and what everything behind it relies on. Whoever relies
// on a limit says so with a static_assert.

#include <cstddef>
#include <cstdint>

namespace robbers {

/// Points of a figure, a scoring or a payment.
using Points = std::int32_t;

constexpr int kMinPlayers = 2;
constexpr int kMaxPlayers = 6;
/// Characters of a player's name.
constexpr std::size_t kLongestPlayerName = 24;

constexpr std::size_t kMaxTurns = 100;
constexpr std::size_t kMaxEvents = 100;      ///< of a turn
constexpr std::size_t kMaxScorings = 30;     ///< of a round or of the final scoring
constexpr Points kLeastFigurePoints = -999;  ///< at the start
constexpr Points kMostFigurePoints = 9999;   ///< the same
constexpr Points kMostEventPoints = 999;     ///< of a scoring, for or against, or of a payment

/// No figure can get further than this: a scoring brings it its points or half of them.
constexpr std::int64_t kMostPoints =
    kMostFigurePoints + std::int64_t{kMaxTurns * kMaxEvents * kMaxScorings} * kMostEventPoints;
static_assert(2 * kMostPoints <= INT32_MAX, "sums of both figures' points fit Points");

}  // namespace robbers
