// Decides which report writes a form. What each looks like is in its own folder.
#include "report/factory.h"

#include "report/cards/report.h"
#include "report/json/report.h"
#include "report/json/runs.h"
#include "report/pages/report.h"
#include "report/text/report.h"

namespace robbers {

std::unique_ptr<CaseReport> make_case_report(CaseReportFormat format, Output& output,
                                             const CaseReportOptions& options) {
    switch (format) {
        case CaseReportFormat::json: return make_json_report(output, options);
        case CaseReportFormat::jsonl: return make_json_lines_report(output, options);
        case CaseReportFormat::markdown: return make_card_report(output, markdown_markup(), options);
        case CaseReportFormat::bbcode: return make_card_report(output, bbcode_markup(), options);
        case CaseReportFormat::html: return make_page_report(output, options);
        case CaseReportFormat::text:
        case CaseReportFormat::line: break;
    }
    return make_text_report(output, options);
}

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
