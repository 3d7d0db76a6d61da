// Decides which choices a person should list first to narrow a search.
#include "engine/search/open_choices.h"

#include <algorithm>

#include "engine/steps/decisions.h"

namespace robbers {

void OpenChoices::add(const Step& step, const Ask& ask, std::span<const Option> options, std::size_t chosen) {
    if (options.size() < 2) return;
    const auto is_same = [&](const Group& group) {
        return group.open.turn == step.turn && group.open.event == step.event &&
               group.open.player == ask.player && group.kind == ask.kind;
    };
    auto group = std::ranges::find_if(groups_, is_same);
    if (group == groups_.end()) {
        groups_.push_back(
            {{step.turn, step.event, ask.player, decision_of(step, ask, options[chosen]), 0}, ask.kind, 1});
        group = groups_.end() - 1;
    }
    group->open.options = std::max(group->open.options, options.size());
    group->lines *= static_cast<double>(options.size());
}

std::vector<OpenChoice> OpenChoices::widest(std::size_t most) const {
    std::vector<Group> sorted = groups_;
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const Group& a, const Group& b) { return a.lines > b.lines; });
    std::vector<OpenChoice> result;
    for (const Group& group : sorted)
        if (result.size() < most) result.push_back(group.open);
    return result;
}

}  // namespace robbers
