#pragma once
// Whether a claim is true: certain, possible or impossible, and under which other rules it would be possible.

#include <cstddef>
#include <optional>
#include <vector>

#include "answers/conditions.h"
#include "answers/difference.h"
#include "answers/grounds.h"
#include "answers/run.h"

namespace robbers {

// clang-format off
#define ROBBERS_CLAIM_STATUSES(X)                                             \
    X(certain, "certain")       /* so in every legal outcome */               \
    X(possible, "possible")     /* so in some */                              \
    X(impossible, "impossible") /* so in none */                              \
    X(undecided, "undecided")   /* the rules refuse the scenario, or the search was given up */
// clang-format on
ROBBERS_VOCABULARY(ClaimStatus, ROBBERS_CLAIM_STATUSES);

/// An edition with the answers in force.
struct RuleSet {
    EditionId edition{};
    std::vector<Ruling> rulings;  ///< in force, see effective_rulings
    bool operator==(const RuleSet&) const = default;
};

/// Rules under which an impossible claim is possible or certain.
struct OtherRules {
    RuleSet rules;
    std::vector<Ruling> changed;  ///< the answers that are not those that are usual in their edition
    ClaimStatus status{};         ///< certain or possible
    /// Of the rule points that make the difference, as they are there: one where one is enough, else as few
    /// as are left when each that is not needed is taken back.
    std::vector<Reason> reasons;
};

/// What becomes of one thing that a claim says, over several outcomes.
struct Range {
    Aspect aspect{};
    Player player{};
    std::optional<Player> victim;  ///< of a robbery
    std::vector<Points> values;    ///< ascending, each once; of a robber its places' values
};

/// One of several patterns of a claim, and in how many outcomes it is true.
struct HeldPattern {
    const Pattern* says = nullptr;
    std::size_t outcomes = 0;
};

/// What is true of one claim in one edition.
struct ClaimVerdict {
    const Claim* claim = nullptr;  ///< never null in a result; outlives it
    RuleSet rules;
    ClaimStatus status{};
    std::size_t outcomes = 0;  ///< legal ones
    std::size_t matching = 0;  ///< those of which the claim is true
    /// possible: the choices of the first line that leads there; impossible: to the nearest outcome.
    std::vector<Choice> choices;
    std::vector<Condition> conditions;  ///< possible: of those choices the ones on which it depends
    Grounds grounds;                    ///< certain, and possible under the conditions: what brings it
    std::vector<Range> otherwise;       ///< possible: what is claimed, where it is not true
    /// What happened in that line; certain: in the first one.
    Trace trace;
    const Pattern* says = nullptr;        ///< impossible: the pattern of the claim that comes nearest
    std::optional<Outcome> nearest;       ///< impossible: the outcome that differs least
    std::vector<Difference> differences;  ///< impossible: what it has otherwise
    std::vector<HeldPattern> held;        ///< of a claim with several patterns those that are true somewhere
    /// What stands in the way of an impossible claim, the most telling first; else what gives the choices,
    /// and what brings what is claimed.
    std::vector<ClauseId> clauses;
    std::vector<ClauseId> telling;     ///< those of them whose wording says why
    std::vector<Fact> movements;       ///< those that say why where clauses do not
    std::vector<Player> contradicted;  ///< impossible: who cannot have both the gain and the total claimed
    std::vector<OtherRules> others;    ///< impossible: where it would be possible, the smallest change first
    std::optional<Diagnostic> undecided;  ///< why nothing can be said
};

struct SettleOptions {
    std::vector<Ruling> rulings;  ///< of the command line
    SearchLimits limits;
    bool look_elsewhere = true;  ///< whether other rules are searched for impossible claims
};

/// The verdict on `claim`, which is one of the scenario of `result`.
ClaimVerdict verdict_on(const Claim& claim, const CaseResult& result, const SettleOptions& options);

/// The verdicts on all claims of `scenario` in `editions`, claim by claim.
std::vector<ClaimVerdict> settle(const Scenario& scenario, const std::vector<EditionId>& editions,
                                 const SettleOptions& options);

}  // namespace robbers
