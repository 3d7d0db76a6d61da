#pragma once
// Sorted lists shared by many states: equal lists have equal ids, so a state holds a number instead.

#include <cstdint>
#include <cstring>
#include <vector>

namespace robbers {

/// Two numbers stirred into one.
constexpr std::uint64_t mix(std::uint64_t a, std::uint64_t b) {
    std::uint64_t h = (a ^ 0x9e3779b97f4a7c15u) * 0xff51afd7ed558ccdu + b;
    h = (h ^ (h >> 32)) * 0xc4ceb9fe1a85ec53u;
    return h ^ (h >> 29);
}

/// Hashes the bytes of `value`, which must have no padding.
template <class T>
std::uint64_t hash_bytes(const T& value) {
    static_assert(sizeof(T) % sizeof(std::uint64_t) == 0);
    const char* bytes = reinterpret_cast<const char*>(&value);
    std::uint64_t h = sizeof(T);
    for (std::size_t at = 0; at < sizeof(T); at += sizeof(std::uint64_t)) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes + at, sizeof word);
        h = (h ^ word) * 0x9e3779b97f4a7c15u;
        h ^= h >> 31;
    }
    return mix(h, sizeof(T));
}

/// A list in a ListPool; 0 is the empty list.
using ListId = std::uint32_t;

/// Interned ascending lists of numbers. Lists that grow at their end share their beginnings: a list is a last
/// number and the list before it, and each such pair exists once, so two lists are equal where their ids are.
/// Transfers and messages are packed with the turn in front and grow at the end nearly always.
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
