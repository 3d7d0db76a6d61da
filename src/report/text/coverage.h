#pragma once
// Coverage of rules for people: what is missing first, then how much there is.

#include <span>

#include "answers/coverage.h"
#include "report/kit/output.h"
#include "report/kit/style.h"

namespace robbers {

/// The gaps of `editions`, edition by edition, and a table of what is covered.
void write_coverage(Output& output, const Coverage& coverage, std::span<const EditionId> editions,
                    const TextStyle& style);

}  // namespace robbers
