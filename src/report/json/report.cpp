// Writes results as JSON, key by key as the scenario format says. Outcomes go out one at a time: there
// may be a million of them.
#include "report/json/report.h"

#include <algorithm>

#include "report/json/pieces.h"

namespace robbers {

namespace {

/// What is true of each claim, as the scenario says it and as the outcomes have it.
Json claims_json(const JsonPieces& pieces, const CaseResult& result) {
    Json claims = Json::array();
    SettleOptions options;
    options.look_elsewhere = false;
    for (const Claim& claim : result.scenario->claims)
        claims.push_back(pieces.claim(verdict_on(claim, result, options)));
    return claims;
}

/// One outcome without its place in the list.
Json outcome_json(const JsonPieces& pieces, const Adjudication& adjudication, std::size_t at,
                  ExplainLevel level) {
    const CountedOutcome counted = adjudication.outcome(at);
    Json json = pieces.outcome(counted.outcome);
    json["lines"] = counted.lines.to_string();
    json["choices"] = Json::array();
    for (const Choice& choice : adjudication.choices(at)) json["choices"].push_back(pieces.choice(choice));
    if (level == ExplainLevel::none) return json;
    json["explanation"] = Json::array();
    for (const Fact& fact : adjudication.trace(at))
        if (is_told(fact, level)) json["explanation"].push_back(pieces.reason(fact));
    return json;
}

void write_outcomes(JsonDocument& document, const JsonPieces& pieces, const Adjudication& adjudication,
                    const JsonOptions& options, const Output& output) {
    const std::size_t all = adjudication.size();
    const std::size_t shown = options.limit == 0 ? all : std::min(options.limit, all);
    document.member("lines", adjudication.lines().to_string());
    document.member("complete", shown == all);
    document.begin_list("outcomes");
    for (std::size_t at = 0; at < shown && !output.failed(); ++at)
        document.entry(outcome_json(pieces, adjudication, at, options.explain));
    document.end_list();
}

}  // namespace

void JsonReport::add(const CaseResult& result) {
    const bool pretty = options_.form != JsonForm::lines;
    const JsonPieces pieces(*result.scenario, result.edition, result.rulings);
    JsonDocument document(array_.output(), pretty, array_.begin());
    document.member("schema", "robbers/result/1");
    document.member("scenario", scenario_json(*result.scenario));
    document.member("edition", spelling(result.edition));
    document.member("rulings", rulings_json(result.rulings));
    if (const auto* refusal = std::get_if<Refusal>(&result.verdict))
        document.member("error", pieces.error(*refusal));
    else
        write_outcomes(document, pieces, std::get<Adjudication>(result.verdict), options_, array_.output());
    document.member("claims", claims_json(pieces, result));
    document.end();
    array_.end();
}

}  // namespace robbers
