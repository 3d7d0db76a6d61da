#pragma once
// The report as one page that needs nothing else: no network, no other file. This folder decides what stands
// where in a page and what is the same for several editions; the sentences come from words/.

#include <memory>
#include <string_view>

#include "report/kit/case_report.h"

namespace robbers {

/// Collects cases; cases of one scenario must follow each other. The page is written by finish().
std::unique_ptr<CaseReport> make_page_report(Output& output, const CaseReportOptions& options);

/// The style and the script of a page, page.css and page.js.
extern const std::string_view kPageStyle;
extern const std::string_view kPageScript;
/// SHA-256 of the script between its tags, as a Content-Security-Policy names it: "sha256-...".
extern const std::string_view kPageScriptHash;

}  // namespace robbers
