#pragma once
// What a verdict on a claim rests on, piece by piece and without clauses.

#include <string>
#include <vector>

#include "answers/settle.h"

namespace robbers {

/// What an impossible claim has otherwise in the nearest outcome: "blue gains 3, not 5"
std::vector<std::string> difference_words(const ClaimVerdict& verdict, const Scenario& scenario);

/// A choice on which a possible claim depends: "blue robs red rather than green"
std::string condition_words(const ClaimVerdict& verdict, const Scenario& scenario,
                            const Condition& condition);

/// What brings what is claimed, without its clauses: "red scores 5 points for the city"
std::string ground_words(const ClaimVerdict& verdict, const Scenario& scenario, const Ground& ground);

/// What becomes of a possible claim where it is not true: "Otherwise blue gains 6."
std::vector<std::string> otherwise_words(const ClaimVerdict& verdict, const Scenario& scenario);

}  // namespace robbers
