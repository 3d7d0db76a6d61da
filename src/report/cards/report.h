#pragma once
// Results and verdicts as cards to post, one a scenario. This folder decides what fits on a card, and how
// forums mark it up; the sentences come from words/.

#include <memory>
#include <string>
#include <vector>

#include "report/kit/case_report.h"

namespace robbers {

/// How one kind of forum marks text up.
struct Markup;

/// Markdown as GitHub reads it.
const Markup& markdown_markup();
/// BBCode with the tags that every forum knows, also BoardGameGeek: [b].
const Markup& bbcode_markup();

/// Shows each scenario once; editions with the same verdict stand together. Scenarios must outlive it.
std::unique_ptr<CaseReport> make_card_report(Output& output, const Markup& markup,
                                             const CaseReportOptions& options);

/// The card of one scenario's claims; `verdicts` are all of them, claim by claim, for the same editions. A
/// card that would be too long has clauses instead of reasons.
std::string verdict_card(const Scenario& scenario, const std::vector<ClaimVerdict>& verdicts,
                         const Markup& markup, ExplainLevel explain, TextStyle style);

}  // namespace robbers
