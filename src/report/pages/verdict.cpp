// Lays out claims, their verdicts, and refusals. What is true and what is legal is decided in suite and
// engine.
#include <algorithm>

#include <fmt/format.h>

#include "answers/expectation.h"
#include "report/pages/parts.h"
#include "report/words/claim_words.h"
#include "report/words/verdict_words.h"
#include "suite/plan.h"
#include "support/text.h"

namespace robbers {

namespace {

Html badge(std::string_view status) {
    return html_element("strong", {{"class", fmt::format("badge {}", status)}}, html_text(status));
}

/// What is claimed, by whom, and why.
Html saying(const Claim& claim, const Scenario& scenario) {
    Html html;
    if (claim.by) html += html_named(name_of(scenario, *claim.by) + " says: ", scenario.names);
    html += html_element("q", html_named(says_words(claim, scenario), scenario.names));
    if (!claim.because.empty())
        html +=
            html_element("span", {{"class", "because"}}, html_text(" because ") + html_prose(claim.because));
    return html_block("p", html);
}

/// The first of the `shown` outcomes for which `fits` holds.
template <class Fits>
std::optional<std::size_t> first_outcome(const CaseResult& result, std::size_t shown, const Fits& fits) {
    const auto* adjudication = std::get_if<Adjudication>(&result.verdict);
    for (std::size_t at = 0; adjudication != nullptr && at < shown; ++at)
        if (fits(adjudication->outcome(at).outcome)) return at;
    return std::nullopt;
}

/// Settles one claim.
HtmlClaim settled(const Claim& claim, const CaseResult& result, std::size_t shown,
                  const SettleOptions& options, Citations& citations) {
    const Scenario& scenario = *result.scenario;
    const ClaimVerdict verdict = verdict_on(claim, result, options);
    const VerdictGroup group = verdict_groups(claim, scenario, {verdict}, ExplainLevel::brief).front();
    HtmlClaim html;
    html.verdict =
        saying(claim, scenario) +
        html_block("p", badge(spelling(verdict.status)) + html_named(" " + group.words, scenario.names));
    if (verdict.status == ClaimStatus::possible) {
        html.outcome_words = "for example";
        html.outcome = first_outcome(result, shown,
                                     [&](const Outcome& outcome) { return holds(claim, scenario, outcome); });
    }
    if (verdict.status == ClaimStatus::impossible) {
        html.outcome_words = "nearest:";
        html.outcome =
            first_outcome(result, shown, [&](const Outcome& outcome) { return outcome == *verdict.nearest; });
    }
    std::vector<Html> reasons;
    for (const std::string& reason : group.reasons)
        reasons.push_back(html_with_clauses(reason, scenario.names, citations));
    html.details = html_list("ul", "details", reasons);
    return html;
}

/// The line of the file with the part that is meant marked.
Html marked_line(const Finding& finding, const std::vector<std::string>& names) {
    if (finding.line < 1) return {};
    const std::string_view line = finding.source_line;
    const std::size_t begin = bytes_of(line, finding.column - 1);
    const std::size_t end = std::max(begin, bytes_of(line, finding.column - 1 + finding.length));
    return html_block(
        "pre",
        html_element("code", html_named(line.substr(0, begin), names) +
                                 html_element("mark", html_named(line.substr(begin, end - begin), names)) +
                                 html_named(line.substr(end), names)));
}

}  // namespace

std::vector<HtmlClaim> html_claims(const CaseResult& result, std::size_t shown, const SettleOptions& options,
                                   Citations& citations) {
    std::vector<HtmlClaim> claims;
    for (const Claim& claim : result.scenario->claims)
        claims.push_back(settled(claim, result, shown, options, citations));
    return claims;
}

Html html_claims_here(const Scenario& scenario, const Outcome& outcome) {
    std::vector<Html> items;
    for (const Claim& claim : scenario.claims) {
        const bool is_so = holds(claim, scenario, outcome);
        items.push_back(html_element("b", html_text(is_so ? "So here: " : "Not so here: ")) +
                        html_named(says_words(claim, scenario), scenario.names));
    }
    return html_list("ul", "claims-here", items);
}

Html html_refusal(const Scenario& scenario, const Refusal& refusal, Citations& citations) {
    const Finding finding = finding_of(diagnostic_of(scenario, refusal));
    std::vector<Html> details;
    for (const std::string& detail : finding.details)
        details.push_back(html_with_clauses(detail, scenario.names, citations));
    const std::string place =
        finding.line < 1 ? finding.file : fmt::format("{}:{}:{}", finding.file, finding.line, finding.column);
    return html_block(
               "p", badge(spelling(refusal.kind)) + html_named(" " + finding.message + ".", scenario.names)) +
           html_block("p", {{"class", "note"}}, html_text(place)) + marked_line(finding, scenario.names) +
           html_list("ul", "details", details);
}

}  // namespace robbers
