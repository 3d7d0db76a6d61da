#pragma once
// The parts of a page: what it cites, tables of positions, what it shows of one scenario in one edition, and
// a scenario with its editions.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "report/kit/case_report.h"
#include "report/pages/kit.h"
#include "report/pictures/scene.h"
#include "report/words/context.h"

namespace robbers {

/// The clauses and disputed questions that a page names, to be explained at its end.
struct Citations {
    std::set<ClauseId> clauses;
    std::set<QuestionId> questions;
};

/// A clause or question with a link to its text at the end of the page.
Html clause_link(ClauseId clause, Citations& citations);
Html question_link(QuestionId question, Citations& citations);
/// `text` with a link at each clause that it names, and `names` as html_named() has them.
Html html_with_clauses(std::string_view text, const std::vector<std::string>& names, Citations& citations);
/// The texts of everything that was cited; nothing where nothing was.
Html citation_list(const Citations& citations);

/// The starting position, or where an outcome leads from there, a row for each player.
Html position_table(const TextContext& context);
Html outcome_table(const TextContext& context, const Outcome& outcome);
/// The events, turn by turn, and the choices that the scenario lists.
Html html_events(const TextContext& context);

/// One outcome, ready to be shown.
struct HtmlOutcome {
    Html label;       ///< what sets it apart from the others, in few words; may be empty
    Html conditions;  ///< the choices that lead to it
    Html table;
    Html claims;  ///< which claims are true of it
    Html reasons;
    Scene scene;  ///< follows from the rest

    /// Whether both say the same.
    bool is_like(const HtmlOutcome& other) const;
};

/// What is true of one claim.
struct HtmlClaim {
    Html verdict;
    /// From 0, an outcome to look at: one of which the claim is true, or the nearest; unset where none is
    /// shown.
    std::optional<std::size_t> outcome;
    std::string outcome_words;  ///< what the outcome is to the claim: "for example", "nearest"
    Html details;
    bool operator==(const HtmlClaim&) const = default;
};

/// One edition, or several that come to the same for the same reasons.
struct HtmlPanel {
    std::vector<EditionId> editions;
    Html rulings;  ///< answers in force that are not the preferred ones
    Html refusal;  ///< why there are no outcomes; empty where there are
    std::vector<HtmlClaim> claims;
    std::vector<HtmlOutcome> shown;
    std::size_t outcomes = 0;  ///< all of them
    std::string lines;
    std::uint64_t digest = 0;  ///< of outcomes that are left out; 0 where none is

    /// Whether both say the same, whatever the edition.
    bool is_like(const HtmlPanel& other) const;
};

/// The panel of one case; what it cites is added to `citations`.
HtmlPanel panel_of(const CaseResult& result, const CaseReportOptions& options, Citations& citations);

/// The verdicts on the scenario's claims under the rules of `result`, of which the first `shown` outcomes are
/// shown.
std::vector<HtmlClaim> html_claims(const CaseResult& result, std::size_t shown, const SettleOptions& options,
                                   Citations& citations);
/// Which of the scenario's claims are true of `outcome`.
Html html_claims_here(const Scenario& scenario, const Outcome& outcome);
/// Why the rules refuse the scenario, with its line and what would have been legal.
Html html_refusal(const Scenario& scenario, const Refusal& refusal, Citations& citations);

/// Begins the ids of what the pictures of a page share; the page must have svg_parts() of it.
constexpr const char* kPageParts = "part";

/// One scenario in all its editions.
struct ScenarioPage {
    const Scenario* scenario = nullptr;  ///< never null; outlives it
    std::string id;                      ///< of its part of the page
    Html intro;                          ///< what does not depend on the edition: title, position, events
    std::vector<HtmlPanel> panels;
};

/// The scenario of `result`, without any panel yet, as the part `id` of a page.
ScenarioPage scenario_page(const CaseResult& result, const std::string& id);

/// Adds a panel, or its edition to the panel that says the same.
void add_panel(ScenarioPage& page, HtmlPanel panel);

/// The whole part. Ids of editions and outcomes begin with `prefix`, so that several scenarios can stand on
/// one page: without one "c2/3" is outcome 3 in edition c2.
Html scenario_article(const ScenarioPage& page, const std::string& prefix);

}  // namespace robbers
