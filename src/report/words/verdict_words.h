#pragma once
// Verdicts on claims in a player's words, for every report that people read: the answer first, then the
// reasons, then where the answer is another.

#include <string>
#include <vector>

#include "answers/settle.h"
#include "report/kit/case_report.h"

namespace robbers {

/// Editions in which a claim is settled in the same way.
struct VerdictGroup {
    const ClaimVerdict* first = nullptr;  ///< the verdict in the first of them
    std::string words;                    ///< the answer: "No: blue gains 3, not 5."
    std::vector<std::string> reasons;     ///< one sentence each with its clauses, the most telling first
    std::vector<std::string> facts;       ///< ExplainLevel::full: all that happens then, with the clauses
    std::vector<RuleSet> rules;           ///< of the verdicts
};

/// The groups of the verdicts on `claim`, in the order of their first editions. Without reasons the answer
/// names the clauses.
std::vector<VerdictGroup> verdict_groups(const Claim& claim, const Scenario& scenario,
                                         const std::vector<ClaimVerdict>& verdicts, ExplainLevel level);

/// "Certain", at the beginning of a sentence
std::string status_word(ClaimStatus status);

}  // namespace robbers
