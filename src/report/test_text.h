#pragma once
// A test run for people.

#include <memory>

#include "report/test_report.h"

namespace robbers {

/// What did not pass, and one line that says what the run came to.
std::unique_ptr<RunListener> make_text_test_report(Output& output, const TestReportOptions& options);

}  // namespace robbers
