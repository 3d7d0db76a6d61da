#pragma once
// Why an outcome is as somebody says: the facts of its line that bring what is said, and those that keep away
// what is said not to happen.

#include <cstddef>
#include <vector>

#include "answers/difference.h"

namespace robbers {

/// A fact that a person would name, with those of its clauses that say why, and those of the facts that led
/// to it.
struct Ground {
    Fact fact;
    std::vector<ClauseId> clauses;
};

/// Whether both tell the same, wherever figures and robbers stand.
bool is_same(const Ground& a, const Ground& b);

/// An outcome, and what is true of it.
struct Holding {
    std::size_t outcome = 0;
    const Pattern* says = nullptr;  ///< outlives it
};

/// What a claim rests on where it is true.
struct Grounds {
    std::vector<Ground> shared;             ///< so in every outcome
    std::vector<std::vector<Ground>> ways;  ///< what else there is: in one outcome this, in another that
    std::vector<ClauseId> clauses;          ///< of what is shared, and those that all ways have
};

/// The grounds of what holds in outcomes of `found`, at least one.
Grounds grounds_of(const std::vector<Holding>& holdings, const Adjudication& found);

}  // namespace robbers
