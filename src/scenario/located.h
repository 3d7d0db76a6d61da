#pragma once
// The text of scenarios again, as the trees from which they were read: where each piece begins and ends.

#include <vector>

#include "scenario/scenario.h"
#include "scenario/yaml_tree.h"

namespace robbers {

/// A text from which load_scenarios has read scenarios.
class LocatedText {
public:
    /// `source` is that of the scenarios, which is without a byte order mark.
    explicit LocatedText(SourcePtr source);

    /// The text in which the nodes are counted.
    const CleanText& clean() const { return clean_; }
    /// An offset of the clean text as one of the original.
    std::size_t in_original(std::size_t offset) const;
    /// How the line at an offset of the clean text ends in the original; the last one as the line before it.
    std::string_view line_end_at(std::size_t offset) const;
    /// The mappings that say what `scenario` expects, one for each of its expectations.
    std::vector<const Node*> expectations_of(const Scenario& scenario) const;

private:
    SourcePtr source_;
    CleanText clean_;
    std::vector<std::size_t> lines_;  ///< where the lines of the original begin
    std::vector<Node> roots_;
};

/// The entry of `mapping` named `key`, or null.
const NodeEntry* entry_of(const Node& mapping, std::string_view key);

}  // namespace robbers
