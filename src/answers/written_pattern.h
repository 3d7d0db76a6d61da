#pragma once
// Patterns as text: outcomes written in the words of patterns, and a pattern as it is written, with each
// thing that it asks for, whether it holds, and what would.

#include <optional>
#include <string>
#include <vector>

#include "answers/expectation.h"
#include "scenario/rewriter.h"
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

/// One thing that a pattern asks for: a player's number or place, or a whole list.
struct Leaf {
    std::size_t part = 0;              ///< the place of its key in the pattern
    std::optional<PlayerKey> key;      ///< unset for a list
    const NodeEntry* entry = nullptr;  ///< whose value is asked for
};

/// How unlike an outcome is: leaves that do not hold, then by how much in all.
struct Distance {
    std::size_t leaves = 0;
    std::int64_t points = 0;
    auto operator<=>(const Distance&) const = default;
};

/// A pattern beside the text that it was read from.
class WrittenPattern {
public:
    WrittenPattern(const Node& node, const Pattern& pattern, const Scenario& scenario,
                   const Rewriter& rewriter);

    const Node& node() const { return *node_; }
    const SourceSpan& span() const { return pattern_->span; }
    const Shape& shape() const { return shape_; }
    const std::vector<Leaf>& leaves() const { return leaves_; }

    bool fits(const Outcome& outcome) const { return matches(*pattern_, *scenario_, outcome); }
    bool holds(const Leaf& leaf, const Outcome& outcome) const;
    Distance distance(const Outcome& outcome) const;
    /// What would hold, as text: the same text for outcomes that look the same to the leaf.
    std::string wanted(const Leaf& leaf, const Outcome& outcome) const;
    void rewrite(const Leaf& leaf, const Outcome& outcome, Rewriter& rewriter) const;
    /// Makes the pattern describe `outcome`; what holds keeps its bytes.
    void rewrite(const Outcome& outcome, Rewriter& rewriter) const;

private:
    void add_part(std::size_t at, const Rewriter& rewriter);
    const ShapePart& part(const Leaf& leaf) const { return shape_[leaf.part]; }

    const Node* node_;
    const Pattern* pattern_;
    const Scenario* scenario_;
    Shape shape_;
    std::vector<Leaf> leaves_;
};

}  // namespace robbers
