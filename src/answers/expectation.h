#pragma once
// Holds what a scenario expects against what the engine found.

#include <string>
#include <vector>

#include "answers/run.h"

namespace robbers {

// clang-format off
#define ROBBERS_MISMATCHES(X)                                                                      \
    X(missing_outcome, "missing-outcome")       /* no outcome is as a pattern says */              \
    X(unexpected_outcome, "unexpected-outcome") /* an outcome that no pattern of exactly allows */ \
    X(not_always, "not-always")                 /* an outcome that is not as always says */        \
    X(not_never, "not-never")                   /* an outcome that is as never says */             \
    X(outcome_count, "outcome-count")                                                              \
    X(line_count, "line-count")                                                                    \
    X(not_cited, "not-cited")                                                                      \
    X(refused, "refused")                       /* although an outcome or another refusal is expected */ \
    X(not_refused, "not-refused")
// clang-format on
/// How an expectation may fail.
ROBBERS_VOCABULARY(MismatchKind, ROBBERS_MISMATCHES);

/// A part of an expectation that does not hold.
struct Mismatch {
    MismatchKind kind{};
    SourceSpan span;                   ///< the part in the scenario's source
    std::string message;               ///< what was found instead: one sentence without a full stop
    std::vector<std::string> details;  ///< the nearest outcome's differences, choices that lead there
    std::vector<ClauseId> clauses;     ///< that decide it, the most telling first
};

/// Whether `outcome` of `scenario` is one that `pattern` describes.
bool matches(const Pattern& pattern, const Scenario& scenario, const Outcome& outcome);

/// Whether one of the patterns of `claim` describes `outcome`.
bool holds(const Claim& claim, const Scenario& scenario, const Outcome& outcome);

/// Whether the robbery is among the transfers of `outcome`.
bool happens(const Robbery& robbery, const Outcome& outcome);

/// Whether `player` draws a message.
bool draws_message(Player player, const Outcome& outcome);

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

/// The editions of a run of which no expectation speaks: the scenario's own, or those `asked` for.
std::vector<EditionId> uncovered_editions(const Scenario& scenario, const std::vector<EditionId>& asked = {});

}  // namespace robbers
