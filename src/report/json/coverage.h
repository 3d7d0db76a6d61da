#pragma once
// Coverage of rules for programs.

#include <span>

#include "answers/coverage.h"
#include "report/kit/output.h"

namespace robbers {

/// One document of the schema robbers/coverage/1: counts and gaps of `editions`, and every covered item as
/// Coverage::add_item() takes it.
void write_coverage_json(Output& output, const Coverage& coverage, std::span<const EditionId> editions);

}  // namespace robbers
