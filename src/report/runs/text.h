#pragma once
// The report of a test run for people: failures as they come, and one line at the end that says it all.

#include <memory>

#include "report/runs/test_report.h"

namespace robbers {

std::unique_ptr<RunListener> make_text_test_report(Output& output, const TestReportOptions& options);

}  // namespace robbers
