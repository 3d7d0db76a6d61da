// Writes results as JSON, key by key as the scenario format says. Outcomes go out one at a time: there
// may be a million of them.
#include "report/json.h"

#include <algorithm>

#include "game/text.h"
#include "report/claim_words.h"
#include "report/json_kit.h"

namespace robbers {

namespace {

Json place_json(Place place) { return place.is_supply() ? Json("supply") : Json(place.value); }

/// The pieces of one scenario's results.
class Pieces {
public:
    explicit Pieces(const CaseResult& result)
        : scenario_(*result.scenario),
          names_(result.scenario->names),
          words_(*result.scenario, rules_of(result.edition, result.rulings).halved.value) {}

    Json scenario() const {
        return {{"id", scenario_.id},
                {"title", scenario_.title},
                {"file", scenario_.source ? scenario_.source->path : std::string()},
                {"line", scenario_.span.begin.line}};
    }
    Json position(const Position& position) const;
    Json transfer(const Transfer& transfer) const {
        return {{"turn", transfer.turn},
                {"from", name(transfer.from.player)},
                {"figure", spelling(transfer.from.kind)},
                {"to", name(transfer.to)},
                {"points", transfer.points}};
    }
    Json message(const Message& message) const {
        return {{"turn", message.turn}, {"player", name(message.player)}};
    }
    Json choice(const Choice& choice) const;
    Json reason(const Fact& fact) const;
    Json error(const Refusal& refusal) const;
    Json claim(const ClaimVerdict& verdict) const;

private:
    const std::string& name(Player player) const { return names_[static_cast<std::size_t>(index(player))]; }

    const Scenario& scenario_;
    Names names_;
    Words words_;
};

Json Pieces::position(const Position& position) const {
    Json players = Json::object();
    for (int i = 0; i < position.player_count; ++i) {
        const Player player = player_at(i);
        Json standing = {{"meeple", position.points({player, FigureKind::meeple})}};
        if (position.has_messengers) standing["messenger"] = position.points({player, FigureKind::messenger});
        standing["robber"] = place_json(position.robber(player));
        players[name(player)] = standing;
    }
    return players;
}

/// Adds a decision's own keys to a choice.
struct DecisionKeys {
    Json& json;
    Names names;

    void operator()(const ScoresWith& scores) const {
        json["scores"] = to_string(scores.scoring);
        json["with"] = spelling(scores.with);
    }
    void operator()(const ScoringOrder& order) const {
        json["order"] = Json::array();
        for (const ScoringName& name : order.order) json["order"].push_back(to_string(name));
    }
    void operator()(const Robs& robs) const { json["robs"] = to_string(robs.figure, names); }
    void operator()(const Books& books) const { json["books"] = spelling(books.with); }
    void operator()(const GoesAlong& goes) const {
        json[goes.along ? "follows" : "stays"] = to_string(goes.mover, names);
    }
    void operator()(const Places& places) const {
        if (places.place.is_supply())
            json["declines"] = true;
        else
            json["places"] = places.place.value;
    }
    void operator()(const Pays& pays) const { json["pays"] = spelling(pays.with); }
};

Json Pieces::choice(const Choice& choice) const {
    Json json = {{"turn", choice.turn}};
    if (choice.event) json["event"] = *choice.event;
    if (choice.time) json["time"] = *choice.time;
    json["player"] = name(choice.player);
    std::visit(DecisionKeys{json, names_}, choice.decision);
    return json;
}

Json Pieces::reason(const Fact& fact) const {
    Json clauses = Json::array();
    for (const ClauseId clause : fact.clauses) clauses.push_back(spelling(clause));
    return {
        {"turn", fact.turn}, {"event", fact.event}, {"text", words_.sentence(fact)}, {"clauses", clauses}};
}

Json Pieces::error(const Refusal& refusal) const {
    const Diagnostic diagnostic = diagnostic_of(scenario_, refusal);
    std::string message = diagnostic.message;
    if (!diagnostic.expected.empty()) message += "; " + diagnostic.expected;
    for (const DiagnosticNote& note : diagnostic.notes) message += "; " + note.message;
    return {{"id", spelling(diagnostic.id)},
            {"message", message},
            {"line", diagnostic.span.begin.line},
            {"column", diagnostic.span.begin.column}};
}

Json Pieces::claim(const ClaimVerdict& verdict) const {
    const Claim& claim = *verdict.claim;
    Json json = Json::object();
    if (claim.by) json["by"] = name(*claim.by);
    json["says"] = pattern_words(claim.says, scenario_);
    if (!claim.because.empty()) json["because"] = claim.because;
    json["verdict"] = spelling(verdict.status);
    if (verdict.status == ClaimStatus::undecided) return json;
    json["outcomes"] = verdict.outcomes;
    json["matching"] = verdict.matching;
    json["choices"] = Json::array();
    for (const Choice& one : verdict.choices) json["choices"].push_back(choice(one));
    if (verdict.status != ClaimStatus::impossible) return json;
    json["nearest"] = difference_words(verdict, scenario_);
    json["clauses"] = Json::array();
    for (const ClauseId clause : verdict.clauses) json["clauses"].push_back(spelling(clause));
    return json;
}

Json rulings_json(const std::vector<Ruling>& rulings) {
    Json json = Json::object();
    for (const Ruling& ruling : deviating(rulings))
        json[std::string(spelling(ruling.question))] =
            info(ruling.question).answers[static_cast<std::size_t>(ruling.answer)].id;
    return json;
}

/// What is true of each claim, as the scenario says it and as the outcomes have it.
Json claims_json(const Pieces& pieces, const CaseResult& result) {
    Json claims = Json::array();
    SettleOptions options;
    options.look_elsewhere = false;
    for (const Claim& claim : result.scenario->claims)
        claims.push_back(pieces.claim(verdict_on(claim, result, options)));
    return claims;
}

/// One outcome without its place in the list.
Json outcome_json(const Pieces& pieces, const Adjudication& adjudication, std::size_t at,
                  ExplainLevel level) {
    const CountedOutcome counted = adjudication.outcome(at);
    Json json = {{"position", pieces.position(counted.outcome.position)}};
    json["transfers"] = Json::array();
    for (const Transfer& transfer : counted.outcome.transfers)
        json["transfers"].push_back(pieces.transfer(transfer));
    json["messages"] = Json::array();
    for (const Message& message : counted.outcome.messages)
        json["messages"].push_back(pieces.message(message));
    json["lines"] = counted.lines.to_string();
    json["choices"] = Json::array();
    for (const Choice& choice : adjudication.choices(at)) json["choices"].push_back(pieces.choice(choice));
    if (level == ExplainLevel::none) return json;
    json["explanation"] = Json::array();
    for (const Fact& fact : adjudication.trace(at))
        if (is_told(fact, level)) json["explanation"].push_back(pieces.reason(fact));
    return json;
}

void write_outcomes(JsonDocument& document, const Pieces& pieces, const Adjudication& adjudication,
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
    const bool in_array = options_.form == JsonForm::array;
    if (in_array) output_->write(is_first_ ? "[\n  " : ",\n  ");
    is_first_ = false;
    const Pieces pieces(result);
    JsonDocument document(*output_, pretty, in_array ? kJsonStep : 0);
    document.member("schema", "robbers/result/1");
    document.member("scenario", pieces.scenario());
    document.member("edition", spelling(result.edition));
    document.member("rulings", rulings_json(result.rulings));
    if (const auto* refusal = std::get_if<Refusal>(&result.verdict))
        document.member("error", pieces.error(*refusal));
    else
        write_outcomes(document, pieces, std::get<Adjudication>(result.verdict), options_, *output_);
    document.member("claims", claims_json(pieces, result));
    document.end();
    if (!in_array) output_->write("\n");
}

void JsonReport::finish() {
    if (options_.form == JsonForm::array) output_->write(is_first_ ? "[]\n" : "\n]\n");
}

void write_json(Output& output, const std::vector<KnownEntry>& entries) {
    Json array = Json::array();
    for (const KnownEntry& entry : entries) {
        Json object = Json::object();
        for (const KnownField& field : entry)
            object[field.key] = field.is_list ? Json(field.list) : Json(field.text);
        array.push_back(object);
    }
    output.write(dumped(array, true, 0) + "\n");
}

}  // namespace robbers
