// Lays out claims, their verdicts, and refusals. What is true and what is legal is decided in suite and
// engine.
#include <algorithm>

#include <fmt/format.h>

#include "report/html_panel.h"
#include "report/verdict_words.h"
#include "suite/expectation.h"
#include "suite/plan.h"
#include "support/text.h"

namespace robbers {

namespace {

Html badge(std::string_view status) {
    return html_element("strong", {{"class", fmt::format("badge {}", status)}}, html_text(status));
}

/// "blue says: blue gains 3", and why.
Html saying(const Claim& claim, const Scenario& scenario) {
    Html html = html_element("q", html_text(claim_words(claim, scenario)));
    if (!claim.because.empty())
        html += html_element("span", {{"class", "because"}}, html_text(" because " + claim.because));
    return html_block("p", html);
}

Html verdict(const Claim& claim, const CaseResult& result, const SettleOptions& options,
             Citations& citations) {
    const Scenario& scenario = *result.scenario;
    const std::vector<VerdictGroup> groups =
        verdict_groups(claim, scenario, {verdict_on(claim, result, options)});
    Html html = saying(claim, scenario);
    for (const VerdictGroup& group : groups) {
        std::vector<Html> reasons;
        for (const std::string& reason : group.reasons)
            reasons.push_back(html_with_clauses(reason, citations));
        html += html_block("p", badge(spelling(group.first->status)) + html_text(" " + group.words)) +
                html_list("ul", "details", reasons);
    }
    return html;
}

/// The line of the file with the part that is meant marked.
Html marked_line(const Finding& finding) {
    if (finding.line < 1) return {};
    const std::string_view line = finding.source_line;
    const auto bytes_of = [&](int characters) {
        std::size_t bytes = 0;
        for (; characters > 0 && bytes < line.size(); --characters)
            bytes += first_character(line.substr(bytes)).bytes;
        return bytes;
    };
    const std::size_t begin = bytes_of(finding.column - 1);
    const std::size_t end = std::max(begin, bytes_of(finding.column - 1 + finding.length));
    return html_block(
        "pre", html_element("code", html_text(line.substr(0, begin)) +
                                        html_element("mark", html_text(line.substr(begin, end - begin))) +
                                        html_text(line.substr(end))));
}

}  // namespace

Html html_claims(const CaseResult& result, const SettleOptions& options, Citations& citations) {
    Html html;
    for (const Claim& claim : result.scenario->claims)
        html += html_block("div", {{"class", "claim"}}, verdict(claim, result, options, citations));
    return html;
}

Html html_claims_here(const Scenario& scenario, const Outcome& outcome) {
    std::vector<Html> items;
    for (const Claim& claim : scenario.claims) {
        const bool is_so = matches(claim.says, scenario, outcome);
        items.push_back(html_element("b", html_text(is_so ? "So here: " : "Not so here: ")) +
                        html_text(claim_words(claim, scenario)));
    }
    return html_list("ul", "claims-here", items);
}

Html html_refusal(const Scenario& scenario, const Refusal& refusal, Citations& citations) {
    const Finding finding = finding_of(diagnostic_of(scenario, refusal));
    std::vector<Html> details;
    for (const std::string& detail : finding.details) details.push_back(html_with_clauses(detail, citations));
    const std::string place =
        finding.line < 1 ? finding.file : fmt::format("{}:{}:{}", finding.file, finding.line, finding.column);
    return html_block("p", badge(spelling(refusal.kind)) + html_text(" " + finding.message + ".")) +
           html_block("p", {{"class", "note"}}, html_text(place)) + marked_line(finding) +
           html_list("ul", "details", details);
}

}  // namespace robbers
