#pragma once
// Claims and their verdicts in a player's words.

#include <string>
#include <vector>

#include "answers/settle.h"

namespace robbers {

/// What a pattern says: "blue gains 3, yellow's robber is on 15"
std::string pattern_words(const Pattern& pattern, const Scenario& scenario);

/// What an impossible claim has otherwise in the nearest outcome, one sentence each.
std::vector<std::string> difference_words(const ClaimVerdict& verdict, const Scenario& scenario);

/// Why an impossible claim is not so, one sentence each, with clauses: "STL-5: A robber never steals from
/// its owner.", "red scores 5 points for the city, from 10 to 15 [STL-7]"
std::vector<std::string> hindrance_words(const ClaimVerdict& verdict, const Scenario& scenario);

/// Where an impossible claim would be possible, one sentence for all rules that differ in the same way:
/// "possible in c3.1 [TRN-2]", "certain in c2 and c3 [STL-1]", "possible with midway-robber=robs [STL-14]"
std::vector<std::string> elsewhere_words(const ClaimVerdict& verdict);

}  // namespace robbers
