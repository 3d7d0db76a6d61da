#pragma once
// The parts of a scenario's text that speak of results.

#include <string>
#include <vector>

#include "scenario/scenario.h"

namespace robbers {

/// "c2", "[c2, c3]" or "all"
std::string editions_yaml(const std::vector<EditionId>& editions);
/// "{laps: same-lap}"
std::string rulings_yaml(const std::vector<Ruling>& rulings);

/// The keys `expect` and `claims` with all that is below them; empty where there is nothing.
std::string expectations_yaml(const Scenario& scenario);
std::string claims_yaml(const Scenario& scenario);

}  // namespace robbers
