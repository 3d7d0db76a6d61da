#pragma once
// Distinct states in the order in which they were found.

#include <vector>

#include "engine/steps/list_pool.h"
#include "engine/steps/state.h"

namespace robbers {

/// A table of open addressing over a list: the list keeps the order, the table finds. Nothing depends on
/// where the table puts something, so results are the same on every machine.
class StateSet {
public:
    struct Found {
        std::size_t at = 0;  ///< the state's number
        bool is_new = false;
    };
    Found insert(const State& state);
    const State& operator[](std::size_t at) const { return states_[at]; }
    std::size_t size() const { return states_.size(); }
    bool empty() const { return states_.empty(); }
    void clear();

private:
    void grow();

    std::vector<State> states_;
    std::vector<std::uint32_t> slots_;  // open addressing: number + 1, or 0
};

}  // namespace robbers
