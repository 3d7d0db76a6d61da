#pragma once
// The forms in which adjudicated cases are reported.

#include <cstddef>
#include <memory>
#include <optional>

#include "answers/settle.h"
#include "report/kit/output.h"
#include "report/kit/style.h"
#include "report/words/words.h"

namespace robbers {

#define ROBBERS_CASE_REPORTS(X) \
    X(text, "text")             \
    X(json, "json")             \
    X(jsonl, "jsonl") X(line, "line") X(markdown, "markdown") X(bbcode, "bbcode") X(html, "html")
/// How results are written: for people, for programs, one JSON document a line, as a line to quote, as cards
/// to post, or as one page.
ROBBERS_VOCABULARY(CaseReportFormat, ROBBERS_CASE_REPORTS);

struct CaseReportOptions {
    TextStyle style;
    ExplainLevel explain = ExplainLevel::brief;
    std::optional<std::size_t> limit;  ///< outcomes that are shown; 0: all; unset: what suits the form
    std::size_t cases = 1;             ///< how many will be added
    SettleOptions settle;              ///< how claims are settled where other rules are looked at, too
    bool folds_editions = false;  ///< text: editions of which all that is told is the same stand together
};

/// Shows cases one after the other. Cases of one scenario follow each other.
class CaseReport {
public:
    virtual ~CaseReport() = default;
    virtual void add(const CaseResult& result) = 0;
    /// Ends the report; nothing may be added afterwards.
    virtual void finish() = 0;
};

/// A report that writes to `output`, which must outlive it. Not for CaseReportFormat::line, which tells of
/// scenarios and not of results.
std::unique_ptr<CaseReport> make_case_report(CaseReportFormat format, Output& output,
                                             const CaseReportOptions& options);

}  // namespace robbers
