#pragma once
// Outcomes written as patterns: the text of what a pattern asks for, in a given shape.

#include <string>
#include <vector>

#include "scenario/scenario.h"
#include "support/vocabulary.h"

namespace robbers {

// clang-format off
#define ROBBERS_PATTERN_WORDS(X) X(player, "player") X(transfers, "transfers") X(messages, "messages")
// clang-format on
/// What a part of a pattern speaks of.
ROBBERS_VOCABULARY(PatternWord, ROBBERS_PATTERN_WORDS);

#define ROBBERS_PLAYER_KEYS(X) \
    X(total, "total")          \
    X(meeple, "meeple")        \
    X(messenger, "messenger") X(robber, "robber") X(stole, "stole") X(gained, "gained")
/// What a pattern may ask of a player.
ROBBERS_VOCABULARY(PlayerKey, ROBBERS_PLAYER_KEYS);

/// One key of a pattern, without values.
struct ShapePart {
    PatternWord word{};
    std::string key;  ///< as written, with its quotes
    Player player{};
    bool is_total_alone = false;       ///< a player's total without a mapping
    std::vector<PlayerKey> keys;       ///< of a player's mapping
    std::vector<std::string> details;  ///< the keys of the entries of a list; none: the usual ones
};

/// The keys of a pattern in its order.
using Shape = std::vector<ShapePart>;

/// The keys of `a`, then those that only `b` has.
Shape united(Shape a, const Shape& b);

/// A player's name as a key or value: quoted where YAML needs it.
std::string name_text(const Scenario& scenario, Player player);

/// "15", "supply"
std::string value_text(PlayerKey key, Player player, const Scenario& scenario, const Outcome& outcome);
/// The entries of a list of transfers or messages, each with the keys `details`.
std::vector<std::string> list_text(PatternWord word, const std::vector<std::string>& details,
                                   const Scenario& scenario, const Outcome& outcome);
/// "red: 15", "blue: {total: 15, stole: 3}", "messages: [red]"
std::vector<std::string> parts_text(const Shape& shape, const Scenario& scenario, const Outcome& outcome);

}  // namespace robbers
