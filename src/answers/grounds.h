#pragma once
// Why outcomes are as somebody says: what all of them have in common, and what each has for itself.

#include <cstddef>
#include <vector>

#include "answers/line_grounds.h"
#include "engine/adjudicate.h"

namespace robbers {

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
