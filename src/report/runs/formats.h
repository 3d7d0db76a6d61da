#pragma once
// The single reports that make_test_report chooses from; text is in text.h.

#include <memory>

#include "report/kit/output.h"
#include "suite/listener.h"

namespace robbers {

/// One JSON document, schema "robbers/test-run/1".
std::unique_ptr<RunListener> make_json_test_report(Output& output);
/// One JSON event a line, schema "robbers/events/1", each handed to the system at once.
std::unique_ptr<RunListener> make_event_report(Output& output);
/// JUnit XML, written when the run has ended.
std::unique_ptr<RunListener> make_junit_report(Output& output);
/// TAP version 14.
std::unique_ptr<RunListener> make_tap_report(Output& output);
/// Annotations for GitHub Actions, written when the run has ended.
std::unique_ptr<RunListener> make_github_report(Output& output);
/// Markdown to be posted, written when the run has ended.
std::unique_ptr<RunListener> make_markdown_test_report(Output& output);

}  // namespace robbers
