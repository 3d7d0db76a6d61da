#pragma once
// What somebody claims, in a player's words.

#include <string>

#include "scenario/scenario.h"

namespace robbers {

/// What a pattern says: "blue gains 3, yellow's robber is on 15"
std::string pattern_words(const Pattern& pattern, const Scenario& scenario);

/// What a claim says: its patterns, joined by "or".
std::string says_words(const Claim& claim, const Scenario& scenario);

/// "red says: blue gains 3", "Claim: blue gains 3"
std::string claim_words(const Claim& claim, const Scenario& scenario);

}  // namespace robbers
