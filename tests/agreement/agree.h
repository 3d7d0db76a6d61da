#pragma once
// Holds the engine against the literal model, and both against laws that no rule can break.

#include <cstdint>
#include <string>

#include "bridge.h"

namespace robbers {

/// What is wrong with the engine's answer to `one`, in words; empty where nothing is.
struct Finding {
    std::string problem;
    bool skipped = false;     ///< too many lines for the model
    std::uint64_t lines = 0;  ///< lines that the model has walked
};

/// Lines, outcomes, transfers, messages, first lines and refusals.
Finding compare(const Case& one, std::uint64_t max_lines);

/// What each player can be sure of, and gain at best: the engine against every choice tried out.
Finding compare_prospects(const Case& one, std::uint64_t max_lines);

/// Laws on the engine's results: invariants, points that add up, the explanation leads to the outcome,
/// an outcome's choices leave exactly it. Looks at `most` outcomes spread over the result.
std::string broken_law(const Case& one, std::size_t most);

/// How much of a long test is run: 1 unless ROBBERS_TEST_SCALE says otherwise.
double test_scale();
/// The seed of random tests: ROBBERS_TEST_SEED, or a fixed one.
std::uint64_t test_seed();

}  // namespace robbers
