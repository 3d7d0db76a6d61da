#pragma once
// Writes scenarios as files.

#include <string>
#include <vector>

#include "scenario/scenario.h"

namespace robbers {

/// The text of a file with this scenario: loaded, it is the same, places in the text and comments apart. An
/// empty id is not written.
std::string to_yaml(const Scenario& scenario);

/// "{red: {total: 15, stole: 3}, transfers: []}"
std::string to_yaml(const Pattern& pattern, const std::vector<std::string>& names);

/// "c2", "[c2, c3]" or "all"
std::string editions_yaml(const std::vector<EditionId>& editions);
/// "{laps: same-lap}"
std::string rulings_yaml(const std::vector<Ruling>& rulings);

/// The keys `expect` and `claims` with all that is below them; empty where there is nothing.
std::string expectations_yaml(const Scenario& scenario);
std::string claims_yaml(const Scenario& scenario);

}  // namespace robbers
