// Decides what a page shows of one edition: how many outcomes, what each is called, and its reasons. Where
// it stands in the page is decided in scenario.cpp.
#include "report/pages/parts.h"

#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>

#include "report/words/outcome_words.h"
#include "support/text.h"

namespace robbers {

namespace {

/// Outcomes of an edition that are shown where nothing is said.
constexpr std::size_t kPageLimit = 50;
constexpr std::size_t kLongestLabel = 80;  // characters

using Conditions = std::vector<std::string>;

Html rulings_of(const CaseResult& result, Citations& citations) {
    std::vector<Html> items;
    for (const Ruling& ruling : deviating(result.rulings)) {
        items.push_back(question_link(ruling.question, citations) + Html::raw(": ") +
                        html_element("b", html_text(answer_of(ruling).id)) +
                        html_text(". " + ruling_words(ruling)));
    }
    return html_list("ul", "rulings", items);
}

Html reason(const TextContext& context, const Fact& fact, Citations& citations) {
    Html text;
    if (context.has_turns())
        text = html_element("span", {{"class", "note"}}, html_text(fmt::format("Turn {}:", fact.turn))) +
               Html::raw(" ");
    text += html_named(context.words.sentence(fact) + ".", context.scenario.names);
    std::vector<Html> grounds;
    for (const ClauseId clause : fact.clauses) grounds.push_back(clause_link(clause, citations));
    if (fact.question) grounds.push_back(question_link(*fact.question, citations));
    if (grounds.empty()) return text;
    return text + Html::raw(" ") + html_element("span", {{"class", "cites"}}, html_joined(grounds, " "));
}

Html reasons_of(const TextContext& context, const Trace& trace, ExplainLevel level, Citations& citations) {
    std::vector<Html> reasons;
    for (const Fact& fact : trace) {
        if (!is_told(fact, level)) continue;
        Html text = reason(context, fact, citations);
        // The same remark on two scorings of a round says nothing more the second time.
        if (std::ranges::find(reasons, text) == reasons.end()) reasons.push_back(std::move(text));
    }
    return html_list("ol", "reasons", reasons);
}

/// The choices that lead to an outcome, as a list below a line that introduces it.
Html conditions_of(const Conditions& conditions, const std::vector<std::string>& names,
                   const std::string& lines, bool is_only) {
    std::string lead = conditions.empty() ? "" : is_only ? "For example if" : "If";
    Html html;
    std::vector<Html> items;
    for (const std::string& condition : conditions) items.push_back(html_named(condition, names));
    if (!items.empty())
        html = html_block("p", {{"class", "lead"}}, html_text(lead)) + html_list("ul", "conditions", items);
    if (lines == "1" || is_only) return html;
    return html + html_block("p", {{"class", "note"}},
                             html_text(fmt::format("{} ways lead here; this is the first.", lines)));
}

/// `text` cut to so many characters that it fits into a list of outcomes.
std::string shortened(const std::string& text) {
    if (character_count(text) <= kLongestLabel) return text;
    return text.substr(0, bytes_of(text, kLongestLabel - 1)) + "…";
}

/// What each of `paths` has that not all have, as one short line.
std::vector<std::string> labels_of(const std::vector<Conditions>& paths) {
    std::map<std::string, std::set<std::size_t>> holders;
    for (std::size_t at = 0; at < paths.size(); ++at)
        for (const std::string& condition : paths[at]) holders[condition].insert(at);
    std::vector<std::string> labels;
    for (const Conditions& path : paths) {
        Conditions own;
        for (const std::string& condition : path)
            if (holders[condition].size() < paths.size()) own.push_back(condition);
        labels.push_back(shortened(joined(own, "; ")));
    }
    return labels;
}

std::string numbers_of(const Outcome& outcome) {
    std::string text;
    for (int i = 0; i < outcome.position.player_count; ++i) {
        const Standing& standing = outcome.position.standings[static_cast<std::size_t>(i)];
        for (const Points points : standing.points) text += fmt::format("{} ", points);
        text += fmt::format("{} {},", standing.robber.value, i);
    }
    for (const Transfer& transfer : outcome.transfers)
        text += fmt::format("t{} {} {} {},", transfer.turn, index(transfer.from), index(transfer.to),
                            transfer.points);
    for (const Message& message : outcome.messages)
        text += fmt::format("m{} {},", message.turn, index(message.player));
    return text;
}

/// Tells apart lists of outcomes from number `from` on, with the numbers of their lines.
std::uint64_t digest_of(const Adjudication& adjudication, std::size_t from) {
    std::uint64_t digest = 0;
    for (std::size_t at = from; at < adjudication.size(); ++at) {
        const CountedOutcome counted = adjudication.outcome(at);
        digest = stable_hash(
            fmt::format("{:x} {} {}", digest, numbers_of(counted.outcome), counted.lines.to_string()));
    }
    return digest;
}

/// Makes the outcomes of one panel.
class OutcomeMaker {
public:
    OutcomeMaker(const CaseResult& result, const CaseReportOptions& options, Citations& citations)
        : result_(result),
          context_(result, TextStyle{}),
          words_(context_),
          options_(options),
          citations_(citations) {}

    void add_to(HtmlPanel& panel, const Adjudication& adjudication) {
        panel.outcomes = adjudication.size();
        panel.lines = adjudication.lines().to_string();
        const std::size_t shown = within(options_.limit.value_or(kPageLimit), panel.outcomes);
        if (shown < panel.outcomes) panel.digest = digest_of(adjudication, shown);
        std::vector<Conditions> paths;
        for (std::size_t at = 0; at < shown; ++at) panel.shown.push_back(made(adjudication, at, paths));
        const std::vector<std::string> labels = labels_of(paths);
        for (std::size_t at = 0; at < shown; ++at)
            panel.shown[at].label = html_named_plain(labels[at], context_.scenario.names);
    }

private:
    HtmlOutcome made(const Adjudication& adjudication, std::size_t at, std::vector<Conditions>& paths) {
        const CountedOutcome counted = adjudication.outcome(at);
        const Trace trace = adjudication.trace(at);
        paths.push_back(words_.conditions(adjudication.choices(at), trace));
        HtmlOutcome outcome;
        outcome.conditions = conditions_of(paths.back(), context_.scenario.names, counted.lines.to_string(),
                                           adjudication.size() == 1);
        outcome.table = outcome_table(context_, counted.outcome);
        outcome.claims = html_claims_here(context_.scenario, counted.outcome);
        outcome.reasons = reasons_of(context_, trace, options_.explain, citations_);
        outcome.scene = scene_of_outcome(result_, at);
        return outcome;
    }

    const CaseResult& result_;
    TextContext context_;
    OutcomeWords words_;
    const CaseReportOptions& options_;
    Citations& citations_;
};

}  // namespace

bool HtmlOutcome::is_like(const HtmlOutcome& other) const {
    return label == other.label && conditions == other.conditions && table == other.table &&
           claims == other.claims && reasons == other.reasons;
}

bool HtmlPanel::is_like(const HtmlPanel& other) const {
    const auto are_like = [](const HtmlOutcome& a, const HtmlOutcome& b) { return a.is_like(b); };
    return rulings == other.rulings && refusal == other.refusal && claims == other.claims &&
           std::ranges::equal(shown, other.shown, are_like) && outcomes == other.outcomes &&
           lines == other.lines && digest == other.digest;
}

HtmlPanel panel_of(const CaseResult& result, const CaseReportOptions& options, Citations& citations) {
    HtmlPanel panel;
    panel.editions = {result.edition};
    panel.rulings = rulings_of(result, citations);
    if (const auto* refusal = std::get_if<Refusal>(&result.verdict))
        panel.refusal = html_refusal(*result.scenario, *refusal, citations);
    else
        OutcomeMaker(result, options, citations).add_to(panel, std::get<Adjudication>(result.verdict));
    panel.claims = html_claims(result, panel.shown.size(), options.settle, citations);
    return panel;
}

}  // namespace robbers
