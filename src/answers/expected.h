#pragma once
// What a scenario leads to, as expectations that hold.

#include <cstddef>
#include <optional>
#include <vector>

#include "answers/run.h"

namespace robbers {

/// More outcomes than this are not written down one by one, only counted.
constexpr std::size_t kMostExpected = 30;

/// The result of `scenario` in `editions`, as it would be expected; editions with the same result stand
/// together. Where a search is given up, why, and what is expected is not complete.
struct Expected {
    std::vector<Expectation> expectations;
    std::optional<Diagnostic> given_up;
};

Expected expected_of(const Scenario& scenario, const std::vector<EditionId>& editions,
                     const SearchLimits& limits);

}  // namespace robbers
