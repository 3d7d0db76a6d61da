#pragma once
// The report of a test run for people: failures as they come, and one line at the end that says it all.

#include <memory>
#include <set>
#include <string>

#include "report/test_report.h"

namespace robbers {

/// One finding: `path:line:col: error: message [kind]`, the source line with a caret, the details.
std::string finding_text(const Finding& finding, const TextStyle& style);

/// "5 tests of 2 scenarios: 3 passed, 1 failed, 1 not run": every status that occurs.
std::string summary_text(const RunEnd& end, std::size_t scenarios);

std::unique_ptr<RunListener> make_text_test_report(Output& output, const TestReportOptions& options);

}  // namespace robbers
