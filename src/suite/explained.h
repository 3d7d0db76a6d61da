#pragma once
// What the explanations of a test's outcomes name.

#include <bitset>
#include <cstddef>

#include "suite/plan.h"

namespace robbers {

/// So many outcomes of a test are looked at, in their order; what only later ones name is not found.
constexpr std::size_t kMostExplained = 2000;

/// The clauses and disputed questions behind the first line of each outcome, or behind a refusal.
struct Explained {
    std::bitset<vocabulary_size<ClauseId>> clauses;
    std::bitset<vocabulary_size<QuestionId>> questions;
    bool is_known = false;  ///< false where the test cannot be run or is too large

    bool names(ClauseId clause) const { return clauses.test(static_cast<std::size_t>(clause)); }
    bool names(QuestionId question) const { return questions.test(static_cast<std::size_t>(question)); }
};

/// Adjudicates the scenario of `test` in its edition and under its rulings.
Explained explained(const Test& test, const SearchLimits& limits);

}  // namespace robbers
