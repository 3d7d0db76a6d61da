#pragma once
// What a page shows of one scenario in one edition, without what depends on its place in the page, so that
// editions can be compared and share a panel.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "answers/settle.h"
#include "report/pages/context.h"
#include "report/pictures/scene.h"

namespace robbers {

struct HtmlOptions {
    ExplainLevel explain = ExplainLevel::brief;
    std::size_t limit = 50;  ///< outcomes of an edition that are shown; 0: all
    SettleOptions settle;    ///< how claims are settled
};

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
HtmlPanel panel_of(const CaseResult& result, const HtmlOptions& options, Citations& citations);

/// The verdicts on the scenario's claims under the rules of `result`, of which the first `shown` outcomes are
/// shown.
std::vector<HtmlClaim> html_claims(const CaseResult& result, std::size_t shown, const SettleOptions& options,
                                   Citations& citations);
/// Which of the scenario's claims are true of `outcome`.
Html html_claims_here(const Scenario& scenario, const Outcome& outcome);
/// Why the rules refuse the scenario, with its line and what would have been legal.
Html html_refusal(const Scenario& scenario, const Refusal& refusal, Citations& citations);

}  // namespace robbers
