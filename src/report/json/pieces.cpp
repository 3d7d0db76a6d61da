// Decides the keys and values of the pieces of JSON results, as the scenario format says.
#include "report/json/pieces.h"

#include "report/words/claim_words.h"

namespace robbers {

namespace {

Json place_json(Place place) { return place.is_supply() ? Json("supply") : Json(place.value); }

/// Adds a decision's own keys to a choice.
struct DecisionKeys {
    Json& json;
    PlayerNames names;

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

}  // namespace

Json JsonPieces::outcome(const Outcome& outcome) const {
    Json json = {{"position", position(outcome.position)}};
    json["transfers"] = Json::array();
    for (const Transfer& one : outcome.transfers) json["transfers"].push_back(transfer(one));
    json["messages"] = Json::array();
    for (const Message& one : outcome.messages) json["messages"].push_back(message(one));
    return json;
}

Json JsonPieces::transfer(const Transfer& transfer) const {
    return {{"turn", transfer.turn},
            {"from", name(transfer.from.player)},
            {"figure", spelling(transfer.from.kind)},
            {"to", name(transfer.to)},
            {"points", transfer.points}};
}

Json JsonPieces::message(const Message& message) const {
    return {{"turn", message.turn}, {"player", name(message.player)}};
}

Json JsonPieces::position(const Position& position) const {
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

Json JsonPieces::choice(const Choice& choice) const {
    Json json = {{"turn", choice.turn}};
    if (choice.event) json["event"] = *choice.event;
    if (choice.time) json["time"] = *choice.time;
    json["player"] = name(choice.player);
    std::visit(DecisionKeys{json, names_}, choice.decision);
    return json;
}

Json JsonPieces::reason(const Fact& fact) const {
    Json clauses = Json::array();
    for (const ClauseId clause : fact.clauses) clauses.push_back(spelling(clause));
    return {
        {"turn", fact.turn}, {"event", fact.event}, {"text", words_.sentence(fact)}, {"clauses", clauses}};
}

Json JsonPieces::error(const Refusal& refusal) const { return error_json(diagnostic_of(scenario_, refusal)); }

Json JsonPieces::claim(const ClaimVerdict& verdict) const {
    Json json = claim_json(*verdict.claim, scenario_);
    add_verdict(json, verdict);
    return json;
}

void JsonPieces::add_verdict(Json& json, const ClaimVerdict& verdict) const {
    json["verdict"] = spelling(verdict.status);
    if (verdict.status == ClaimStatus::undecided) return;
    json["outcomes"] = verdict.outcomes;
    json["matching"] = verdict.matching;
    json["choices"] = Json::array();
    for (const Choice& one : verdict.choices) json["choices"].push_back(choice(one));
    if (verdict.status != ClaimStatus::impossible) return;
    json["nearest"] = difference_words(verdict, scenario_);
    json["clauses"] = Json::array();
    for (const ClauseId clause : verdict.clauses) json["clauses"].push_back(spelling(clause));
}

Json scenario_json(const Scenario& scenario) {
    return {{"id", scenario.id},
            {"title", scenario.title},
            {"file", scenario.source ? scenario.source->path : std::string()},
            {"line", scenario.span.begin.line}};
}

Json claim_json(const Claim& claim, const Scenario& scenario) {
    Json json = Json::object();
    if (claim.by) json["by"] = scenario.names[static_cast<std::size_t>(index(*claim.by))];
    json["says"] = pattern_words(claim.says, scenario);
    if (!claim.because.empty()) json["because"] = claim.because;
    return json;
}

Json error_json(const Diagnostic& diagnostic) {
    std::string message = diagnostic.message;
    if (!diagnostic.expected.empty()) message += "; " + diagnostic.expected;
    for (const DiagnosticNote& note : diagnostic.notes) message += "; " + note.message;
    return {{"id", spelling(diagnostic.id)},
            {"message", message},
            {"line", diagnostic.span.begin.line},
            {"column", diagnostic.span.begin.column}};
}

Json reasons_json(const std::vector<Reason>& reasons, const RuleSet& rules) {
    Json array = Json::array();
    for (const Reason& reason : reasons) {
        Json json = {{"clause", spelling(reason.clause)}};
        if (reason.question) {
            const QuestionId question = *reason.question;
            const AnswerInfo& answer =
                info(Ruling{question, answer_in(rules.edition, rules.rulings, question)});
            json["question"] = spelling(question);
            json["answer"] = answer.id;
            json["text"] = answer.meaning;
        } else {
            json["text"] = info(reason.clause).statement;
        }
        array.push_back(json);
    }
    return array;
}

Json answers_json(const std::vector<Ruling>& rulings) {
    Json json = Json::object();
    for (const Ruling& ruling : rulings) json[std::string(spelling(ruling.question))] = info(ruling).id;
    return json;
}

Json rulings_json(const std::vector<Ruling>& rulings) { return answers_json(deviating(rulings)); }

}  // namespace robbers
