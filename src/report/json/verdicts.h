#pragma once
// Verdicts on claims, and comparisons of rules, for programs.

#include <cstddef>
#include <vector>

#include "answers/compare.h"
#include "answers/settle.h"
#include "report/json/array.h"

namespace robbers {

/// Adds one scenario's claims; `verdicts` are all of them, claim by claim.
void write_json_verdicts(JsonArray& array, const Scenario& scenario,
                         const std::vector<ClaimVerdict>& verdicts);

/// Adds the comparison of one scenario with at most `limit` outcomes; 0: all.
void write_json_comparison(JsonArray& array, const Scenario& scenario, const Comparison& comparison,
                           std::size_t limit);

}  // namespace robbers
