#pragma once
// What players may choose in one scenario in one edition.

#include <variant>
#include <vector>

#include "answers/prospect.h"
#include "answers/run.h"

namespace robbers {

/// The choices of one scenario in one edition.
struct ChoicesResult {
    const Scenario* scenario = nullptr;  ///< never null in a result; outlives it
    EditionId edition{};
    std::vector<Ruling> rulings;  ///< in force, see effective_rulings
    std::variant<ChoiceGraph, Refusal> choices;
};

/// `rulings`: those of the command line.
ChoicesResult choices_of(const Scenario& scenario, EditionId edition, const std::vector<Ruling>& rulings,
                         const SearchLimits& limits);

}  // namespace robbers
