#pragma once
// What is wrong with a result, as reports show it.

#include <vector>

#include "answers/expectation.h"
#include "suite/test_result.h"

namespace robbers {

/// A part of an expectation that does not hold, with its line.
Finding finding_of(const Mismatch& mismatch, const SourceText& source);

/// What of `expectation` does not hold of `result`; empty where all does.
std::vector<Finding> findings(const Expectation& expectation, const CaseResult& result);

}  // namespace robbers
