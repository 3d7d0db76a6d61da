#pragma once
// What tests cover of the rules, for people.

#include <span>

#include "answers/coverage.h"
#include "report/kit/output.h"
#include "report/kit/style.h"
#include "support/vocabulary.h"

namespace robbers {

#define ROBBERS_COVERAGE_DETAILS(X) X(screen, "screen") X(full, "full")
/// How much is told: what fits a screen, or every gap of every edition.
ROBBERS_VOCABULARY(CoverageDetail, ROBBERS_COVERAGE_DETAILS);

/// The gaps of `editions`, and a table of what is covered. On a screen each gap has one line, with the
/// editions that miss it; what finds no room is counted.
void write_coverage(Output& output, const Coverage& coverage, std::span<const EditionId> editions,
                    CoverageDetail detail, const TextStyle& style);

}  // namespace robbers
