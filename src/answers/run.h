#pragma once
// Joins what a person wrote with what the engine finds: one scenario in one edition.

#include <vector>

#include "engine/adjudicate.h"
#include "scenario/scenario.h"
#include "support/diagnostic.h"

namespace robbers {

/// The rulings in force for one run: later sources outrank earlier ones, question by question.
/// In the order of the questions, without those that the edition does not ask.
std::vector<Ruling> effective_rulings(EditionId edition, const std::vector<Ruling>& scenario,
                                      const std::vector<Ruling>& command_line,
                                      const std::vector<Ruling>& expectation = {});

/// The rulings among `rulings` that differ from the preferred answers.
std::vector<Ruling> deviating(const std::vector<Ruling>& rulings);

/// One scenario adjudicated in one edition.
struct CaseResult {
    const Scenario* scenario = nullptr;  ///< never null in a result; outlives it
    EditionId edition{};
    std::vector<Ruling> rulings;  ///< in force, see effective_rulings
    Verdict verdict;
};

CaseResult run_case(const Scenario& scenario, EditionId edition, const std::vector<Ruling>& rulings,
                    const SearchLimits& limits);

/// Whether nothing is known because the search was given up.
bool is_too_large(const Refusal& refusal);

/// A refusal as a located message, with what was legal there.
Diagnostic diagnostic_of(const Scenario& scenario, const Refusal& refusal);

}  // namespace robbers
