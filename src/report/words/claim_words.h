#pragma once
// Claims and their verdicts in a player's words, for every report that people read.

#include <string>
#include <vector>

#include "answers/settle.h"

namespace robbers {

/// What a pattern says: "blue gains 3, yellow's robber is on 15"
std::string pattern_words(const Pattern& pattern, const Scenario& scenario);

/// What a claim says: its patterns, joined by "or".
std::string says_words(const Claim& claim, const Scenario& scenario);

/// What an impossible claim has otherwise in the nearest outcome, one sentence each.
std::vector<std::string> difference_words(const ClaimVerdict& verdict, const Scenario& scenario);

/// Why an impossible claim is not so, one sentence each, with clauses: "STL-5: A robber never steals from
/// its owner.", "red scores 5 points for the city, from 10 to 15 [STL-7]"
std::vector<std::string> hindrance_words(const ClaimVerdict& verdict, const Scenario& scenario);

/// Where an impossible claim would be possible, one sentence for all rules that differ in the same way:
/// "possible in c3.1 [TRN-2]", "certain in c2 and c3 [STL-1]", "possible with midway-robber=robs [STL-14]"
std::vector<std::string> elsewhere_words(const ClaimVerdict& verdict);

/// Where an impossible claim is impossible under all other rules, too.
constexpr const char* kInNoEdition = "in no edition, whatever the answer to any one question";

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
