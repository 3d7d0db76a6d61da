#pragma once
// Sorted lists shared by many states: equal lists have equal ids, so a state holds a number instead.

#include <cstdint>
#include <vector>

namespace robbers {

/// A list in a ListPool; 0 is the empty list.
using ListId = std::uint32_t;

/// Interned ascending lists of numbers. Lists that grow at their end share their beginnings.
class ListPool {
public:
    ListPool();

    /// `list` with `value` added in its place; values may repeat.
    ListId with(ListId list, std::uint64_t value);
    /// `list` without the values of at least `bound`.
    ListId below(ListId list, std::uint64_t bound) const;
    std::vector<std::uint64_t> values(ListId list) const;
    bool contains(ListId list, std::uint64_t value) const { return count(list, value) > 0; }
    int count(ListId list, std::uint64_t value) const;

private:
    struct Node {
        std::uint64_t last = 0;
        ListId before = 0;
    };
    ListId intern(ListId before, std::uint64_t last);
    void grow();

    std::vector<Node> nodes_;    // nodes_[0] is the empty list
    std::vector<ListId> slots_;  // open addressing by content; 0: free
};

}  // namespace robbers
