// Decides how lists are shared; knows nothing of what the numbers mean.
#include "engine/steps/list_pool.h"

#include <algorithm>

namespace robbers {

ListPool::ListPool() : nodes_(1), slots_(64) {}

ListId ListPool::with(ListId list, std::uint64_t value) {
    std::vector<std::uint64_t> greater;
    while (list != 0 && nodes_[list].last > value) {
        greater.push_back(nodes_[list].last);
        list = nodes_[list].before;
    }
    list = intern(list, value);
    for (auto at = greater.rbegin(); at != greater.rend(); ++at) list = intern(list, *at);
    return list;
}

ListId ListPool::below(ListId list, std::uint64_t bound) const {
    while (list != 0 && nodes_[list].last >= bound) list = nodes_[list].before;
    return list;
}

std::vector<std::uint64_t> ListPool::values(ListId list) const {
    std::vector<std::uint64_t> result;
    for (; list != 0; list = nodes_[list].before) result.push_back(nodes_[list].last);
    std::reverse(result.begin(), result.end());
    return result;
}

int ListPool::count(ListId list, std::uint64_t value) const {
    int found = 0;
    for (; list != 0 && nodes_[list].last >= value; list = nodes_[list].before)
        found += nodes_[list].last == value ? 1 : 0;
    return found;
}

ListId ListPool::intern(ListId before, std::uint64_t last) {
    if (nodes_.size() * 2 > slots_.size()) grow();
    const std::size_t mask = slots_.size() - 1;
    std::size_t at = mix(last, before) & mask;
    for (; slots_[at] != 0; at = (at + 1) & mask) {
        const Node& node = nodes_[slots_[at]];
        if (node.before == before && node.last == last) return slots_[at];
    }
    nodes_.push_back({last, before});
    return slots_[at] = static_cast<ListId>(nodes_.size() - 1);
}

void ListPool::grow() {
    std::vector<ListId> wider(slots_.size() * 2);
    const std::size_t mask = wider.size() - 1;
    for (ListId id = 1; id < nodes_.size(); ++id) {
        std::size_t at = mix(nodes_[id].last, nodes_[id].before) & mask;
        while (wider[at] != 0) at = (at + 1) & mask;
        wider[at] = id;
    }
    slots_ = std::move(wider);
}

}  // namespace robbers
