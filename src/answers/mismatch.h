#pragma once
// What does not hold of an expectation, told in the game's terms: the nearest outcome, choices, clauses.

#include "answers/expectation.h"

namespace robbers {

/// No outcome is as `pattern` says; outcome `nearest` of `found` differs least.
Mismatch missing_outcome(const Pattern& pattern, const Scenario& scenario, const Adjudication& found,
                         std::size_t nearest);

/// Outcome `at` is as no pattern of the list at `span` says.
Mismatch unexpected_outcome(const SourceSpan& span, const Scenario& scenario, const Adjudication& found,
                            std::size_t at);

/// Outcome `at` is not as `pattern` of always says, or is as one of never says.
Mismatch wrong_outcome(MismatchKind kind, const Pattern& pattern, const Scenario& scenario,
                       const Adjudication& found, std::size_t at);

/// The rules refuse the scenario, of which outcomes or another refusal are expected.
Mismatch refused(const Expectation& expectation, const Scenario& scenario, const Refusal& refusal);

/// The rules let pass what they should refuse.
Mismatch not_refused(const Expectation& expectation, const Adjudication& found);

}  // namespace robbers
