#pragma once
// Verdicts on claims for people.

#include "answers/settle.h"
#include "report/kit/output.h"
#include "report/kit/style.h"

namespace robbers {

/// Writes each claim after an empty line, with its verdicts; editions in which it is settled in the same way
/// stand together.
void write_verdicts(Output& output, const Scenario& scenario, const std::vector<ClaimVerdict>& verdicts,
                    const TextStyle& style);

}  // namespace robbers
