#pragma once
// The shipped canon, loaded once.

#include <string>
#include <vector>

#include "scenario/scenario.h"

namespace robbers {

/// Every file under scenarios/, sorted.
std::vector<std::string> canon_files();

/// All scenarios of the canon, in the order of their paths; fails the test where one does not load.
const std::vector<Scenario>& canon();

}  // namespace robbers
