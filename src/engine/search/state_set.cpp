// Decides whether a state was seen before.
#include "engine/search/state_set.h"

#include <algorithm>

namespace robbers {

namespace {

constexpr std::size_t kFirstSlots = 64;

}  // namespace

StateSet::Found StateSet::insert(const State& state) {
    if (states_.size() * 2 >= slots_.size()) grow();
    const std::size_t mask = slots_.size() - 1;
    std::size_t at = hash_bytes(state) & mask;
    for (; slots_[at] != 0; at = (at + 1) & mask)
        if (states_[slots_[at] - 1] == state) return {slots_[at] - 1, false};
    states_.push_back(state);
    slots_[at] = static_cast<std::uint32_t>(states_.size());
    return {states_.size() - 1, true};
}

void StateSet::clear() {
    states_.clear();
    std::ranges::fill(slots_, 0u);
}

void StateSet::grow() {
    slots_.assign(std::max(kFirstSlots, slots_.size() * 2), 0);
    const std::size_t mask = slots_.size() - 1;
    for (std::size_t number = 0; number < states_.size(); ++number) {
        std::size_t at = hash_bytes(states_[number]) & mask;
        while (slots_[at] != 0) at = (at + 1) & mask;
        slots_[at] = static_cast<std::uint32_t>(number + 1);
    }
}

}  // namespace robbers
