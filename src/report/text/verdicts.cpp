// Lays out verdicts on claims, and comparisons of rules. What is true, what agrees and where rules part is
// found in answers.
#include "report/text/report.h"

#include <algorithm>

#include <fmt/format.h>

#include "report/text/overview.h"
#include "report/text/parts.h"
#include "report/words/claim_words.h"
#include "report/words/outcome_words.h"
#include "report/words/verdict_words.h"
#include "report/words/words.h"
#include "scenario/line_notation.h"
#include "support/text.h"

namespace robbers {

namespace {

std::string group_text(const VerdictGroup& group, const TextStyle& style) {
    std::vector<std::string_view> editions;
    for (const RuleSet& rules : group.rules) editions.push_back(spelling(rules.edition));
    std::string text = wrapped(fmt::format("{} in {}. {}", bold(style, status_word(group.first->status)),
                                           joined(editions), visible(group.words)),
                               style.width, "  ", "    ");
    for (const std::string& reason : group.reasons)
        text += wrapped(visible(reason), style.width, "    - ", "      ");
    if (!group.facts.empty()) text += "    What happens:\n";
    for (const std::string& fact : group.facts)
        text += wrapped(visible(fact), style.width, "      - ", "        ");
    return text;
}

}  // namespace

void write_verdicts(Output& output, const Scenario& scenario, const std::vector<ClaimVerdict>& verdicts,
                    ExplainLevel explain, const TextStyle& style) {
    for (const Claim& claim : scenario.claims) {
        output.write("\n" +
                     wrapped(bold(style, visible(claim_words(claim, scenario))), style.width, "", "  "));
        if (!claim.because.empty())
            output.write(wrapped(visible(claim.because), style.width, "  because ", "  "));
        for (const VerdictGroup& group : verdict_groups(claim, scenario, verdicts, explain))
            output.write(group_text(group, style));
    }
}

namespace {

/// A for the first group, Z for the 26th, then AA.
std::string group_letter(std::size_t group) {
    constexpr std::size_t kLetters = 26;
    const std::string last(1, static_cast<char>('A' + group % kLetters));
    return group < kLetters ? last : group_letter(group / kLetters - 1) + last;
}

std::string result_text(const ComparedGroup& group) {
    if (const Refusal* refusal = unknown(group)) return fmt::format("given up: {}", spelling(refusal->kind));
    if (const auto* refusal = std::get_if<Refusal>(&group.verdict))
        return fmt::format("refused: {}", spelling(refusal->kind));
    return counted(group.outcomes.size(), "outcome");
}

/// Where everybody ends, and what cannot be seen from that.
std::string outcome_text(const Outcome& outcome, const Scenario& scenario) {
    std::string text = position_in_line(outcome.position, scenario.names);
    for (const Transfer& transfer : outcome.transfers) {
        text += fmt::format("; {} robs {} from {}", name_of(scenario, transfer.to), transfer.points,
                            name_of(scenario, transfer.from.player));
    }
    for (const Message& message : outcome.messages)
        text += fmt::format("; {} {}", name_of(scenario, message.player), kDrawsMessage);
    return text;
}

/// What the rules refuse and what would have been legal, for a group that has no outcome.
std::string refusal_lines(const ComparedGroup& group, const Scenario& scenario, const TextStyle& style) {
    const auto* refusal = std::get_if<Refusal>(&group.verdict);
    if (refusal == nullptr || unknown(group) != nullptr) return {};
    return message_lines(diagnostic_of(scenario, *refusal), style.width, "", 5);
}

std::string groups_text(const Scenario& scenario, const Comparison& comparison, const TextStyle& style) {
    std::string text;
    for (std::size_t i = 0; i < comparison.groups.size(); ++i) {
        const ComparedGroup& group = comparison.groups[i];
        text += wrapped(fmt::format("{}: {}", columns_text(group), result_text(group)), style.width,
                        fmt::format("  {}  ", bold(style, group_letter(i))), "     ");
        text += refusal_lines(group, scenario, style);
    }
    return text;
}

/// One line an outcome: a group_letter for each group that has it.
std::string outcomes_table(const Scenario& scenario, const Comparison& comparison, std::size_t limit,
                           const TextStyle& style) {
    std::string text;
    const std::size_t all = comparison.outcomes.size();
    const std::size_t shown = within(limit, all);
    for (std::size_t at = 0; at < shown; ++at) {
        std::string marks = "  ";
        for (std::size_t i = 0; i < comparison.groups.size(); ++i) {
            const auto& outcomes = comparison.groups[i].outcomes;
            const bool has = std::ranges::binary_search(outcomes, at);
            marks += has ? group_letter(i) : std::string(group_letter(i).size(), '.');
        }
        text += wrapped(visible(outcome_text(comparison.outcomes[at], scenario)), style.width, marks + "  ",
                        spaces(shown_width(marks) + 4));
    }
    if (shown < all)
        text += wrapped(fmt::format("and {}; --limit 0 shows all", counted(all - shown, "more outcome")),
                        style.width, "  ", "  ");
    return text;
}

/// What the rules of a group say where they part: a clause, or an answer with its clause.
std::string reason_lines(std::string_view group_letter, const ComparedGroup& group,
                         const std::vector<Reason>& reasons, const TextStyle& style) {
    const RuleSet& rules = group.columns.front().rules;
    std::string text;
    for (const Reason& reason : reasons) {
        std::string line =
            fmt::format("{}: {}: {}", group_letter, spelling(reason.clause), info(reason.clause).statement);
        if (reason.question) {
            const Ruling ruling{*reason.question, answer_in(rules.edition, rules.rulings, *reason.question)};
            line = fmt::format("{}: {}: {} [{}]", group_letter, to_string(ruling), answer_of(ruling).meaning,
                               spelling(reason.clause));
        }
        text += wrapped(plain(style, line), style.width, "    ", "       ");
    }
    return text;
}

/// `is_first` tells whether nothing was said of the group yet.
std::string parting_text(const Comparison& comparison, const Parting& parting, bool is_first,
                         const Scenario& scenario, const TextStyle& style) {
    const std::string here = group_letter(0);
    const std::string there = group_letter(parting.group);
    const std::string turn = scenario.game.turns.size() > 1 ? fmt::format(" of turn {}", parting.turn) : "";
    return fmt::format("  {} and {} {} at event {}{}\n", here, there, is_first ? "part" : "part again",
                       parting.event, turn) +
           reason_lines(here, comparison.groups[0], parting.here, style) +
           reason_lines(there, comparison.groups[parting.group], parting.there, style);
}

}  // namespace

void write_comparison(Output& output, const Scenario& scenario, const Comparison& comparison,
                      std::size_t limit, const TextStyle& style) {
    output.write(title_line(scenario, style));
    output.write("\n" + groups_text(scenario, comparison, style));
    if (!comparison.outcomes.empty()) output.write("\n" + outcomes_table(scenario, comparison, limit, style));
    std::size_t told = 0;
    for (const Parting& parting : comparison.partings) {
        output.write("\n" + parting_text(comparison, parting, parting.group != told, scenario, style));
        told = parting.group;
    }
}

}  // namespace robbers
