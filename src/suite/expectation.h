#pragma once
// Holds what a scenario expects against what the engine found.

#include <string>
#include <vector>

#include "suite/run.h"

namespace robbers {

/// A part of an expectation that does not hold.
struct Mismatch {
    SourceSpan span;      ///< the part in the scenario's source
    std::string message;  ///< what was found instead
};

/// Whether `outcome` of `scenario` is one that `pattern` describes.
bool matches(const Pattern& pattern, const Scenario& scenario, const Outcome& outcome);

/// The points that `player` booked by robbing.
Points stolen_by(Player player, const Outcome& outcome);

/// Those of `clauses` that no outcome's explanation cites.
std::vector<ClauseId> uncited(std::vector<ClauseId> clauses, const Adjudication& found);

/// The parts of `expectation` that `result` does not meet; empty where all hold. `xfail` is not looked at.
std::vector<Mismatch> check_expectation(const Expectation& expectation, const CaseResult& result);

/// One expectation of a scenario in one of its editions.
struct ExpectedRun {
    const Expectation* expectation = nullptr;
    EditionId edition{};
};

/// Which expectations speak of which of the scenario's editions, in file order, editions in the rules' order.
std::vector<ExpectedRun> expected_runs(const Scenario& scenario);

/// The scenario's editions of which no expectation speaks.
std::vector<EditionId> uncovered_editions(const Scenario& scenario);

}  // namespace robbers
