#pragma once
// How an outcome differs from a pattern, in the game's terms.

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "answers/run.h"

namespace robbers {

// clang-format off
#define ROBBERS_ASPECTS(X)                                                                       \
    X(total, "total") X(meeple, "meeple") X(messenger, "messenger") X(robber, "robber")          \
    X(stole, "stole") X(gained, "gained") X(transfers, "transfers") X(messages, "messages") X(robbery, "robbery") \
    X(draw, "draw")
// clang-format on
/// What a pattern may ask of an outcome.
ROBBERS_VOCABULARY(Aspect, ROBBERS_ASPECTS);

/// One thing that an outcome has otherwise than a pattern.
struct Difference {
    Aspect aspect{};
    /// Of transfers the first who robs another of more or less than is wanted, of messages the first who
    /// draws more or fewer.
    Player player{};
    Points found = 0;   ///< of a robber its place's value
    Points wanted = 0;  ///< the same; of a robbery 1 where any amount would do
    /// Of a robbery who is robbed; of transfers too, but none where they differ in something else.
    std::optional<Player> victim;
    auto operator<=>(const Difference&) const = default;
};

/// What `outcome` has otherwise than `pattern`; empty where it matches.
std::vector<Difference> differences(const Pattern& pattern, const Scenario& scenario, const Outcome& outcome);

/// The outcome that differs least from a pattern: in the fewest things, then by the fewest points, then the
/// first.
struct Nearest {
    std::size_t outcome = 0;
    std::vector<Difference> differences;
    std::int64_t points = 0;           ///< by how much they differ in all
    std::vector<std::size_t> as_near;  ///< this one and those that differ as little, in their order
};

/// `outcomes` are those of a result, in its order, and not none.
Nearest nearest_outcome(const Pattern& pattern, const Scenario& scenario,
                        const std::vector<Outcome>& outcomes);

/// Whether the first differs less.
bool is_nearer(const Nearest& one, const Nearest& other);

/// "blue takes 2 from red, not 3"
std::string to_string(const Difference& difference, const Pattern& pattern, const Scenario& scenario,
                      const Outcome& outcome);
/// The same without the lists of transfers and messages that the pattern has.
std::string found_words(const Difference& difference, const Pattern& pattern, const Scenario& scenario,
                        const Outcome& outcome);

}  // namespace robbers
