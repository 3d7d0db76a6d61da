#pragma once
// How results are shown. Which forms there are, and which report writes each, is decided here, and nothing
// else: each form is a folder, which knows how to say things (words/) and draw them (pictures/), but no other
// form.

#include <memory>

#include "report/kit/case_report.h"
#include "report/runs/report.h"

namespace robbers {

// clang-format off
#define ROBBERS_CASE_REPORTS(X)                                                                      \
    X(text, "text") X(json, "json") X(jsonl, "jsonl") X(line, "line") X(markdown, "markdown")        \
    X(bbcode, "bbcode") X(html, "html")
#define ROBBERS_TEST_REPORTS(X)                                                                      \
    X(text, "text") X(json, "json") X(jsonl, "jsonl") X(junit, "junit") X(tap, "tap")                \
    X(github, "github") X(markdown, "markdown")
// clang-format on
/// How results are written: for people, for programs, one JSON document a line, as a line to quote, as cards
/// to post, or as one page.
ROBBERS_VOCABULARY(CaseReportFormat, ROBBERS_CASE_REPORTS);
/// How a test run is reported.
ROBBERS_VOCABULARY(TestReportFormat, ROBBERS_TEST_REPORTS);

/// A report that writes to `output`, which must outlive it. Not for CaseReportFormat::line, which tells of
/// scenarios and not of results.
std::unique_ptr<CaseReport> make_case_report(CaseReportFormat format, Output& output,
                                             const CaseReportOptions& options);

/// A report that writes to `output`, which must outlive it. It is complete after run_ended.
std::unique_ptr<RunListener> make_test_report(TestReportFormat format, Output& output,
                                              const TestReportOptions& options);

}  // namespace robbers
