// Groups lines by the choices they begin with. A line that ends where others go on is a branch of its
// own without conditions.
#include "report/words/choice_tree.h"

#include <algorithm>
#include <numeric>

namespace robbers {

namespace {

using Paths = std::vector<std::vector<std::string>>;

/// How many conditions from `depth` on all of `lines` share.
std::size_t shared_length(const Paths& paths, const std::vector<std::size_t>& lines, std::size_t depth) {
    const std::vector<std::string>& first = paths[lines.front()];
    for (std::size_t at = depth; at < first.size(); ++at)
        for (const std::size_t line : lines)
            if (at >= paths[line].size() || paths[line][at] != first[at]) return at - depth;
    return first.size() - depth;
}

ChoiceTree grow(const Paths& paths, std::vector<std::size_t> lines, std::size_t depth) {
    ChoiceTree tree;
    const std::size_t shared = shared_length(paths, lines, depth);
    const auto begin = paths[lines.front()].begin() + static_cast<std::ptrdiff_t>(depth);
    tree.conditions.assign(begin, begin + static_cast<std::ptrdiff_t>(shared));
    depth += shared;
    std::vector<std::pair<std::string, std::vector<std::size_t>>> groups;  // by their next condition
    for (const std::size_t line : lines) {
        const std::string next = depth < paths[line].size() ? paths[line][depth] : std::string();
        auto group = std::ranges::find_if(groups, [&](const auto& entry) { return entry.first == next; });
        if (group == groups.end()) group = groups.insert(groups.end(), {next, {}});
        group->second.push_back(line);
    }
    tree.lines = std::move(lines);
    if (groups.size() > 1)
        for (auto& group : groups) tree.branches.push_back(grow(paths, std::move(group.second), depth));
    return tree;
}

}  // namespace

ChoiceTree choice_tree(const Paths& paths) {
    if (paths.empty()) return {};
    std::vector<std::size_t> lines(paths.size());
    std::iota(lines.begin(), lines.end(), std::size_t{0});
    return grow(paths, std::move(lines), 0);
}

}  // namespace robbers
