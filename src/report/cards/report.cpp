// Decides which editions share a card's section, and in how much detail a card is told.
#include "report/cards/report.h"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "report/cards/card.h"
#include "support/text.h"

namespace robbers {

namespace {

/// From all that a card tells to what it must tell.
constexpr CardDetail kDetails[] = {{5, true}, {3, true}, {3, false}, {1, false}};

/// Editions that say the same.
struct CardSection {
    const std::string* summary = nullptr;
    const CardBody* body = nullptr;
    std::vector<RuleSet> rules;
};

CardBody refusal_body(const Scenario& scenario, const Refusal& refusal) {
    CardBody body;
    for (std::string& message : messages_of(diagnostic_of(scenario, refusal)))
        body.blocks.push_back({CardBlockKind::item, {}, std::move(message)});
    body.clauses.insert(refusal.clauses.begin(), refusal.clauses.end());
    return body;
}

class CardReport : public CaseReport {
public:
    CardReport(Output& output, const Markup& markup, const CaseReportOptions& options)
        : output_(output), markup_(markup), options_(options) {
        options_.style.color = false;
        // What is asked for expressly is told, however long it is.
        const bool may_be_shortened = !options.limit && options.explain != ExplainLevel::full;
        if (may_be_shortened) details_ = std::size(kDetails);
    }

    void add(const CaseResult& result) override {
        const TextContext context(result, options_.style);
        if (scenario_ != result.scenario) {
            finish();
            scenario_ = result.scenario;
            head_ = card_head(context);
        }
        EditionVerdict verdict;
        verdict.rules = {result.edition, result.rulings};
        if (const auto* refusal = std::get_if<Refusal>(&result.verdict)) {
            verdict.summary = fmt::format("No outcome ({})", spelling(refusal->kind));
            verdict.bodies.assign(details_, refusal_body(context.scenario, *refusal));
        } else {
            const auto& adjudication = std::get<Adjudication>(result.verdict);
            verdict.summary = counted(adjudication.size(), "legal outcome");
            for (std::size_t i = 0; i < details_; ++i) {
                verdict.bodies.push_back(
                    card_outcomes(context, adjudication, options_.explain,
                                  {options_.limit.value_or(kDetails[i].limit), kDetails[i].has_sentences}));
            }
        }
        verdicts_.push_back(std::move(verdict));
    }

    void finish() override {
        if (scenario_ == nullptr) return;
        std::string text = card_text(0);
        for (std::size_t detail = 1; detail < details_; ++detail)
            if (character_count(text) > kCardCharacters) text = card_text(detail);
        if (!is_first_) output_.write("\n");
        is_first_ = false;
        output_.write(text);
        scenario_ = nullptr;
        verdicts_.clear();
    }

private:
    /// What one edition says.
    struct EditionVerdict {
        std::string summary;           ///< "2 legal outcomes"
        std::vector<CardBody> bodies;  ///< in less and less detail
        RuleSet rules;
    };

    std::string card_text(std::size_t detail) const {
        std::vector<CardSection> sections;
        std::vector<RuleSet> rules;
        ClauseList clauses;
        for (const EditionVerdict& verdict : verdicts_) {
            const CardBody& body = verdict.bodies[detail];
            rules.push_back(verdict.rules);
            clauses.insert(body.clauses.begin(), body.clauses.end());
            const auto says_it = [&](const CardSection& section) {
                return *section.summary == verdict.summary && section.body->blocks == body.blocks;
            };
            auto same = std::ranges::find_if(sections, says_it);
            if (same == sections.end()) same = sections.insert(same, {&verdict.summary, &body, {}});
            same->rules.push_back(verdict.rules);
        }
        const bool is_short = detail + 1 == std::size(kDetails);
        Card card = head_;
        for (const CardSection& section : sections) {
            card.push_back({CardBlockKind::paragraph, *section.summary,
                            fmt::format("in {}:", editions_words(section.rules, is_short, options_.style))});
            card.insert(card.end(), section.body->blocks.begin(), section.body->blocks.end());
        }
        add_sources(card, clauses, options_.style);
        add_command(card, *scenario_, rules, false);
        return to_text(card, markup_);
    }

    Output& output_;
    const Markup& markup_;
    CaseReportOptions options_;
    std::size_t details_ = 1;  ///< in how many ways a card may be told
    bool is_first_ = true;
    const Scenario* scenario_ = nullptr;  ///< of the card that is put together; null where there is none
    Card head_;
    std::vector<EditionVerdict> verdicts_;
};

}  // namespace

std::unique_ptr<CaseReport> make_card_report(Output& output, const Markup& markup,
                                             const CaseReportOptions& options) {
    return std::make_unique<CardReport>(output, markup, options);
}

}  // namespace robbers
