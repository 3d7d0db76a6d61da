#pragma once
// Lines of choices as a tree: what they have in common stands once, before what tells them apart.

#include <cstddef>
#include <string>
#include <vector>

namespace robbers {

/// Lines that begin with the same conditions.
struct ChoiceTree {
    std::vector<std::string> conditions;  ///< those that everything below shares; empty only at the root
    std::vector<std::size_t> lines;       ///< every line at or below this node, by index, ascending
    std::vector<ChoiceTree> branches;     ///< by their first line
    bool is_leaf() const { return branches.empty(); }
};

/// The tree of `paths`: the conditions of each line, in the order in which they are decided.
ChoiceTree choice_tree(const std::vector<std::vector<std::string>>& paths);

}  // namespace robbers
