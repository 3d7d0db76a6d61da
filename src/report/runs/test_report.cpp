// Chooses the report of a test run. What each looks like is in its own file.
#include "report/runs/test_report.h"

#include "report/runs/formats.h"
#include "report/runs/text.h"

namespace robbers {

std::unique_ptr<RunListener> make_test_report(TestReportFormat format, Output& output,
                                              const TestReportOptions& options) {
    switch (format) {
        case TestReportFormat::text: return make_text_test_report(output, options);
        case TestReportFormat::json: return make_json_test_report(output);
        case TestReportFormat::jsonl: return make_event_report(output);
        case TestReportFormat::junit: return make_junit_report(output);
        case TestReportFormat::tap: return make_tap_report(output);
        case TestReportFormat::github: return make_github_report(output);
        case TestReportFormat::markdown: return make_markdown_test_report(output);
    }
    return nullptr;
}

}  // namespace robbers
