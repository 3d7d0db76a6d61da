#pragma once
// The reports of a test run for people and for other programs that show test runs, each a listener with an
// output. What is found is decided in suite; how JSON tells it, in json/runs.h.

#include <cstddef>
#include <memory>
#include <string>

#include "report/kit/output.h"
#include "report/kit/style.h"
#include "suite/listener.h"

namespace robbers {

struct TestReportOptions {
    TextStyle style;
    bool quiet = false;    ///< text: nothing but failures
    bool verbose = false;  ///< text: every test
    /// Text: what a command that runs some tests again needs beside them, as " -e c2"; and the command that
    /// runs again whatever failed, for a run with many failures: empty where none does.
    std::string again_with, again_all;
};

/// For people: failures as they come, and one line at the end that says it all.
std::unique_ptr<RunListener> make_text_test_report(Output& output, const TestReportOptions& options);
/// JUnit XML, written when the run has ended.
std::unique_ptr<RunListener> make_junit_report(Output& output);
/// TAP version 14.
std::unique_ptr<RunListener> make_tap_report(Output& output);
/// Annotations for GitHub Actions, written when the run has ended.
std::unique_ptr<RunListener> make_github_report(Output& output);
/// Markdown to be posted, written when the run has ended.
std::unique_ptr<RunListener> make_markdown_test_report(Output& output);

/// What GitHub takes as the summary of one step, in bytes.
constexpr std::size_t kStepSummaryLimit = 1024 * 1024;

/// A summary in Markdown of at most `limit` bytes, which says what was left out; written when the run has
/// ended, to be appended to the file that GITHUB_STEP_SUMMARY names.
std::unique_ptr<RunListener> make_step_summary(Output& output, std::size_t limit = kStepSummaryLimit);

}  // namespace robbers
