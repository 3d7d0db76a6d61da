#pragma once
// A pattern as it is written: each thing that it asks for, whether it holds, and what would.

#include <optional>
#include <vector>

#include "answers/expectation.h"
#include "answers/outcome_text.h"
#include "scenario/rewriter.h"

namespace robbers {

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
