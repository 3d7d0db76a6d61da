#pragma once
// A comparison of rules for people.

#include "answers/compare.h"
#include "report/kit/output.h"
#include "report/kit/style.h"

namespace robbers {

/// Writes which rules agree, a table of the outcomes, and for each group where and why it parts from the
/// first. At most `limit` outcomes are listed; 0: all.
void write_comparison(Output& output, const Scenario& scenario, const Comparison& comparison,
                      std::size_t limit, const TextStyle& style);

}  // namespace robbers
