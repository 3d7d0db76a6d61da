#pragma once
// Verdicts on claims in sentences, for every report that people read.

#include <string>
#include <vector>

#include "answers/settle.h"

namespace robbers {

/// Editions in which a claim is settled in the same way.
struct VerdictGroup {
    const ClaimVerdict* first = nullptr;  ///< the verdict in the first of them
    std::string words;                    ///< "it is so in 2 of 3 legal outcomes"
    std::vector<std::string> reasons;     ///< one sentence each, the most telling first
    std::vector<std::string> facts;       ///< certain or possible: what happens then, with the clauses
    std::vector<RuleSet> rules;           ///< of the verdicts
};

/// The groups of the verdicts on `claim`, in the order of their first editions. `with_facts`: editions with
/// other facts are apart; else no facts are told.
std::vector<VerdictGroup> verdict_groups(const Claim& claim, const Scenario& scenario,
                                         const std::vector<ClaimVerdict>& verdicts, bool with_facts);

/// "red says: blue gains 3", "Claim: blue gains 3"
std::string claim_words(const Claim& claim, const Scenario& scenario);

}  // namespace robbers
