// Puts verdicts on claims on a card. What is true is decided in suite, the words in words/verdict_words.
#include "report/cards/report.h"

#include <algorithm>

#include <fmt/format.h>

#include "report/cards/card.h"
#include "report/words/claim_words.h"
#include "report/words/verdict_words.h"
#include "support/text.h"

namespace robbers {

namespace {

/// Clauses that the verdict's sentences name.
void add_clauses(ClauseList& clauses, const ClaimVerdict& verdict) {
    clauses.insert(verdict.clauses.begin(), verdict.clauses.end());
    for (const OtherRules& other : verdict.others)
        for (const Reason& reason : other.reasons) clauses.insert(reason.clause);
}

class VerdictCard {
public:
    VerdictCard(const Scenario& scenario, const std::vector<ClaimVerdict>& verdicts, const TextStyle& style,
                ExplainLevel explain)
        : scenario_(scenario), verdicts_(verdicts), style_(style), explain_(explain) {}

    Card card() {
        if (verdicts_.empty()) return {};
        const RuleSet& first = verdicts_.front().rules;
        const CaseResult any{&scenario_, first.edition, first.rulings, Refusal{}};
        card_ = card_head(TextContext(any, style_));
        for (const Claim& claim : scenario_.claims) add_claim(claim);
        add_sources(card_, clauses_, style_);
        add_command(card_, scenario_, rules_, true);
        return std::move(card_);
    }

private:
    void add_claim(const Claim& claim) {
        card_.push_back({CardBlockKind::paragraph, claim_words(claim, scenario_),
                         claim.because.empty() ? "" : "because " + claim.because});
        for (const VerdictGroup& group : verdict_groups(claim, scenario_, verdicts_, explain_))
            add_group(group);
    }

    void add_group(const VerdictGroup& group) {
        rules_.insert(rules_.end(), group.rules.begin(), group.rules.end());
        ClauseList clauses;
        add_clauses(clauses, *group.first);
        clauses_.insert(clauses.begin(), clauses.end());
        card_.push_back(
            {CardBlockKind::item, status_word(group.first->status),
             fmt::format("in {}. {}", editions_words(group.rules, explain_ == ExplainLevel::none, style_),
                         group.words)});
        for (const std::string& reason : group.reasons) add_detail(reason);
        for (const std::string& fact : group.facts) add_detail(fact);
    }

    void add_detail(std::string text) { card_.push_back({CardBlockKind::detail, {}, std::move(text)}); }

    const Scenario& scenario_;
    const std::vector<ClaimVerdict>& verdicts_;
    TextStyle style_;
    ExplainLevel explain_;
    Card card_;
    ClauseList clauses_;
    std::vector<RuleSet> rules_;  ///< of every verdict so far
};

}  // namespace

std::string verdict_card(const Scenario& scenario, const std::vector<ClaimVerdict>& verdicts,
                         const Markup& markup, ExplainLevel explain, TextStyle style) {
    style.color = false;
    std::string text = to_text(VerdictCard(scenario, verdicts, style, explain).card(), markup);
    if (character_count(text) <= kCardCharacters) return text;
    return to_text(VerdictCard(scenario, verdicts, style, ExplainLevel::none).card(), markup);
}

}  // namespace robbers
