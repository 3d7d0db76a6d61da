// Lists verdicts on claims edition by edition, and comparisons group by group, as JSON. What is true and
// where rules part is found in suite.
#include "report/json/report.h"

#include <algorithm>

#include "report/json/pieces.h"

namespace robbers {

namespace {

Json rules_json(const RuleSet& rules) {
    return {{"edition", spelling(rules.edition)}, {"rulings", rulings_json(rules.rulings)}};
}

/// Rules, and which of their answers are not those that are usual there.
Json changed_rules_json(const RuleSet& rules, const std::vector<Ruling>& changed) {
    Json json = rules_json(rules);
    json["changed"] = answers_json(changed);
    return json;
}

Json elsewhere_json(const std::vector<OtherRules>& others) {
    return json_list(others, [](const OtherRules& other) {
        Json json = changed_rules_json(other.rules, other.changed);
        json["verdict"] = spelling(other.status);
        json["reasons"] = reasons_json(other.reasons, other.rules);
        return json;
    });
}

Json verdict_json(const Scenario& scenario, const ClaimVerdict& verdict) {
    const JsonPieces pieces(scenario, verdict.rules.edition, verdict.rules.rulings);
    Json json = rules_json(verdict.rules);
    pieces.add_verdict(json, verdict);
    if (verdict.undecided) json["error"] = error_json(*verdict.undecided);
    if (verdict.status == ClaimStatus::impossible) json["elsewhere"] = elsewhere_json(verdict.others);
    return json;
}

/// Groups are numbered from 1, in their order.
Json group_json(const JsonPieces& pieces, const ComparedGroup& group, std::size_t number) {
    const auto rules = [](const ComparedRules& column) {
        return changed_rules_json(column.rules, column.changed);
    };
    Json json = {{"group", number}, {"columns", json_list(group.columns, rules)}};
    if (const auto* refusal = std::get_if<Refusal>(&group.verdict))
        json["error"] = pieces.error(*refusal);
    else
        json["outcomes"] = group.outcomes.size();
    return json;
}

Json outcome_json(const JsonPieces& pieces, const Comparison& comparison, std::size_t at) {
    Json json = pieces.outcome(comparison.outcomes[at]);
    json["groups"] = Json::array();
    for (std::size_t i = 0; i < comparison.groups.size(); ++i)
        if (std::ranges::binary_search(comparison.groups[i].outcomes, at)) json["groups"].push_back(i + 1);
    return json;
}

/// Where a group parts from the first.
Json parting_json(const Comparison& comparison, const Parting& parting) {
    const auto rules = [&](std::size_t group) { return comparison.groups[group].columns.front().rules; };
    return {{"group", parting.group + 1},
            {"turn", parting.turn},
            {"event", parting.event},
            {"here", reasons_json(parting.here, rules(0))},
            {"there", reasons_json(parting.there, rules(parting.group))}};
}

}  // namespace

void write_json_verdicts(JsonArray& array, const Scenario& scenario,
                         const std::vector<ClaimVerdict>& verdicts) {
    JsonDocument document(array.output(), true, array.begin());
    document.member("schema", "robbers/verdicts/1");
    document.member("scenario", scenario_json(scenario));
    document.begin_list("claims");
    for (const Claim& claim : scenario.claims) {
        Json json = claim_json(claim, scenario);
        json["verdicts"] = Json::array();
        for (const ClaimVerdict& verdict : verdicts)
            if (verdict.claim == &claim) json["verdicts"].push_back(verdict_json(scenario, verdict));
        document.entry(json);
    }
    document.end_list();
    document.end();
    array.end();
}

void write_json_comparison(JsonArray& array, const Scenario& scenario, const Comparison& comparison,
                           std::size_t limit) {
    const RuleSet& first = comparison.groups.front().columns.front().rules;
    const JsonPieces pieces(scenario, first.edition, first.rulings);
    const std::size_t all = comparison.outcomes.size();
    const std::size_t shown = within(limit, all);
    JsonDocument document(array.output(), true, array.begin());
    document.member("schema", "robbers/comparison/1");
    document.member("scenario", scenario_json(scenario));
    document.begin_list("groups");
    for (std::size_t i = 0; i < comparison.groups.size(); ++i)
        document.entry(group_json(pieces, comparison.groups[i], i + 1));
    document.end_list();
    document.begin_list("partings");
    for (const Parting& parting : comparison.partings) document.entry(parting_json(comparison, parting));
    document.end_list();
    const bool are_known = std::ranges::all_of(
        comparison.groups, [](const ComparedGroup& group) { return unknown(group) == nullptr; });
    document.member("complete", are_known && shown == all);
    document.begin_list("outcomes");
    for (std::size_t at = 0; at < shown && !array.output().failed(); ++at)
        document.entry(outcome_json(pieces, comparison, at));
    document.end_list();
    document.end();
    array.end();
}

}  // namespace robbers
