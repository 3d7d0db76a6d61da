// Plays a scenario under other answers and in other editions. What is true of a claim in one of them is
// counted here; why rules differ is found in parting_reasons.
#include "answers/elsewhere.h"

#include <algorithm>
#include <utility>

#include "answers/expectation.h"
#include "answers/parting_reasons.h"
#include "rules/rule_points.h"

namespace robbers {

namespace {

/// For trying other rules: what does not fit is taken for impossible there.
constexpr std::uint64_t kStatesElsewhere = 200'000;

bool is_true_somewhere(ClaimStatus status) {
    return status == ClaimStatus::certain || status == ClaimStatus::possible;
}

bool is_of_messages(const Pattern& says) {
    return (says.messages || !says.draws.empty()) && says.players.empty() && says.robberies.empty() &&
           !says.transfers;
}

}  // namespace

ClaimStatus ClaimCount::status() const {
    if (matching == 0) return ClaimStatus::impossible;
    return matching == outcomes ? ClaimStatus::certain : ClaimStatus::possible;
}

ClaimCount count_of(const Claim& claim, const Scenario& scenario, const Adjudication& found) {
    ClaimCount count;
    count.outcomes = found.size();
    for (std::size_t at = 0; at < found.size(); ++at) {
        if (!holds(claim, scenario, found.outcome(at).outcome)) continue;
        if (count.matching++ == 0) count.first = at;
    }
    return count;
}

Elsewhere::Elsewhere(const Scenario& scenario, const Claim& claim, const SettleOptions& options)
    : scenario_(scenario), claim_(claim), options_(options) {
    options_.limits.max_states = std::min(options_.limits.max_states, kStatesElsewhere);
}

std::vector<OtherRules> Elsewhere::look(const RuleSet& here) const {
    std::vector<OtherRules> found;
    try_other_answers(here, found);
    for (const EditionId edition : all_values<EditionId>())
        if (edition != here.edition) try_rules(usual(edition), {}, found);
    const bool is_one_enough = !found.empty();
    for (const EditionId edition : all_values<EditionId>())
        if (!is_one_enough && edition != here.edition) try_other_answers(usual(edition), found);
    for (OtherRules& other : found) other.reasons = reasons(here, other.rules);
    return found;
}

RuleSet Elsewhere::usual(EditionId edition) const {
    return {edition, effective_rulings(edition, scenario_.rulings, options_.rulings)};
}

void Elsewhere::try_other_answers(const RuleSet& rules, std::vector<OtherRules>& found) const {
    const RulePoints points = rules_of(rules.edition, rules.rulings);
    for (const QuestionId question : all_values<QuestionId>()) {
        if (!asks(points, question)) continue;
        const Ruling other{question, 1 - answer_in(points, question)};
        try_rules({rules.edition, effective_rulings(rules.edition, rules.rulings, {other})}, {other}, found);
    }
}

void Elsewhere::try_rules(RuleSet rules, std::vector<Ruling> changed, std::vector<OtherRules>& found) const {
    const ClaimStatus status = status_under(rules_of(rules.edition, rules.rulings));
    if (is_true_somewhere(status)) found.push_back({std::move(rules), std::move(changed), status, {}});
}

ClaimStatus Elsewhere::status_under(const RulePoints& rules) const {
    const auto [known, is_new] = known_.emplace(values_of(rules), ClaimStatus::undecided);
    if (is_new) known->second = played_under(rules);
    return known->second;
}

ClaimStatus Elsewhere::played_under(const RulePoints& rules) const {
    const Verdict verdict = adjudicate(scenario_.game, rules, options_.limits);
    const auto* found = std::get_if<Adjudication>(&verdict);
    return found == nullptr ? ClaimStatus::undecided : count_of(claim_, scenario_, *found).status();
}

std::vector<Reason> Elsewhere::reasons(const RuleSet& here, const RuleSet& there) const {
    const RulePoints old = rules_of(here.edition, here.rulings);
    const RulePoints other = rules_of(there.edition, there.rulings);
    const MixedRules mixed(old, other);
    const auto helps = [&](const RulePoints& rules) { return is_true_somewhere(status_under(rules)); };
    const std::vector<std::size_t> needed = mixed.needed(helps);
    if (!MixedRules::has_halved(needed)) return mixed.reasons(needed);
    if (const auto settled = mixed.settled_question(helps)) return mixed.reasons({*settled});
    // How many messages there are is not a matter of robbing.
    if (std::ranges::all_of(claim_.says, is_of_messages)) return {kMessageLimit};
    return mixed.reasons(needed);
}

}  // namespace robbers
