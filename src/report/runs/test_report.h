#pragma once
// The reports of a test run, each a listener with an output.

#include <cstddef>
#include <memory>

#include "report/kit/output.h"
#include "report/kit/style.h"
#include "suite/listener.h"

namespace robbers {

// clang-format off
#define ROBBERS_TEST_REPORTS(X)                                                                      \
    X(text, "text") X(json, "json") X(jsonl, "jsonl") X(junit, "junit") X(tap, "tap")                \
    X(github, "github") X(markdown, "markdown")
// clang-format on
/// How a test run is reported.
ROBBERS_VOCABULARY(TestReportFormat, ROBBERS_TEST_REPORTS);

struct TestReportOptions {
    TextStyle style;
    bool quiet = false;    ///< text: nothing but failures
    bool verbose = false;  ///< text: every test
};

/// A report that writes to `output`, which must outlive it. It is complete after run_ended.
std::unique_ptr<RunListener> make_test_report(TestReportFormat format, Output& output,
                                              const TestReportOptions& options);

/// What GitHub takes as the summary of one step, in bytes.
constexpr std::size_t kStepSummaryLimit = 1024 * 1024;

/// A summary in Markdown of at most `limit` bytes, which says what was left out; written when the run has
/// ended, to be appended to the file that GITHUB_STEP_SUMMARY names.
std::unique_ptr<RunListener> make_step_summary(Output& output, std::size_t limit = kStepSummaryLimit);

}  // namespace robbers
