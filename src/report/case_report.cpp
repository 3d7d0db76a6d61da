// Decides which report writes a form, and how many outcomes each shows where nothing is said.
#include "report/case_report.h"

#include "report/cards/report.h"
#include "report/json/report.h"
#include "report/pages/report.h"
#include "report/text/report.h"

namespace robbers {

namespace {

constexpr std::size_t kTextLimit = 20;
constexpr std::size_t kHtmlLimit = 50;

JsonOptions json_options(CaseReportFormat format, const CaseReportOptions& options) {
    JsonOptions json;
    json.form = options.cases == 1 ? JsonForm::document : JsonForm::array;
    if (format == CaseReportFormat::jsonl) json.form = JsonForm::lines;
    json.explain = options.explain;
    json.limit = options.limit.value_or(0);
    return json;
}

}  // namespace

std::unique_ptr<CaseReport> make_case_report(CaseReportFormat format, Output& output,
                                             const CaseReportOptions& options) {
    switch (format) {
        case CaseReportFormat::json:
        case CaseReportFormat::jsonl:
            return std::make_unique<JsonReport>(output, json_options(format, options));
        case CaseReportFormat::markdown:
            return std::make_unique<CardReport>(output, markdown_markup(), options);
        case CaseReportFormat::bbcode: return std::make_unique<CardReport>(output, bbcode_markup(), options);
        case CaseReportFormat::html:
            return std::make_unique<HtmlReport>(
                output, HtmlOptions{options.explain, options.limit.value_or(kHtmlLimit), options.settle});
        case CaseReportFormat::text:
        case CaseReportFormat::line: break;
    }
    return std::make_unique<TextReport>(
        output, TextOptions{options.style, options.explain, options.limit.value_or(kTextLimit),
                            options.folds_editions});
}

}  // namespace robbers
