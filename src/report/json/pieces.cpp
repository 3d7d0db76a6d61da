// Decides the keys and values of the pieces of JSON results, as the scenario format says.
#include "report/json/pieces.h"

#include "report/words/claim_reasons.h"
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
        json["order"] = json_list(order.order, [](const ScoringName& name) { return to_string(name); });
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
    const auto transfer = [&](const Transfer& one) -> Json {
        return {{"turn", one.turn},
                {"from", name(one.from.player)},
                {"figure", spelling(one.from.kind)},
                {"to", name(one.to)},
                {"points", one.points}};
    };
    const auto message = [&](const Message& one) -> Json {
        return {{"turn", one.turn}, {"player", name(one.player)}};
    };
    return {{"position", position(outcome.position)},
            {"transfers", json_list(outcome.transfers, transfer)},
            {"messages", json_list(outcome.messages, message)}};
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

Json JsonPieces::choices(const std::vector<Choice>& choices) const {
    return json_list(choices, [&](const Choice& one) { return choice(one); });
}

Json JsonPieces::explanation(const Trace& trace, ExplainLevel level) const {
    Json list = Json::array();
    for (const Fact& fact : trace) {
        if (!is_told(fact, level)) continue;
        list.push_back({{"turn", fact.turn},
                        {"event", fact.event},
                        {"text", words_.sentence(fact) + "."},
                        {"clauses", spelled_list(fact.clauses)}});
    }
    return list;
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
    json["choices"] = choices(verdict.choices);
    if (verdict.status == ClaimStatus::impossible) json["nearest"] = difference_words(verdict, scenario_);
    json["clauses"] = spelled_list(verdict.clauses);
    if (verdict.status == ClaimStatus::impossible) return;
    if (verdict.status == ClaimStatus::possible) {
        json["conditions"] =
            json_list(verdict.conditions, [&](const Condition& one) { return condition(verdict, one); });
        json["otherwise"] = otherwise_words(verdict, scenario_);
    }
    if (!verdict.held.empty()) {
        json["alternatives"] = json_list(verdict.held, [&](const HeldPattern& held) -> Json {
            return {{"says", pattern_words(*held.says, scenario_)}, {"outcomes", held.outcomes}};
        });
    }
    json["reasons"] = grounds(verdict, verdict.grounds.shared);
    json["ways"] = json_list(verdict.grounds.ways, [&](const auto& way) { return grounds(verdict, way); });
}

/// A choice on which a claim depends, whose it is, and what else could be chosen.
Json JsonPieces::condition(const ClaimVerdict& verdict, const Condition& condition) const {
    return {{"choice", choice(condition.made.choice)},
            {"text", condition_words(verdict, scenario_, condition)},
            {"clauses", spelled_list(std::vector{condition.made.clause})},
            {"as_good", choices(condition.as_good)},
            {"instead", choices(condition.instead)}};
}

/// What brings what is claimed.
Json JsonPieces::grounds(const ClaimVerdict& verdict, const std::vector<Ground>& grounds) const {
    return json_list(grounds, [&](const Ground& ground) -> Json {
        return {{"text", ground_words(verdict, scenario_, ground)},
                {"clauses", spelled_list(ground.clauses)}};
    });
}

Json scenario_json(const Scenario& scenario) {
    return {{"id", scenario.id},
            {"title", scenario.title},
            {"file", scenario.source ? scenario.source->path : std::string()},
            {"line", scenario.span.begin.line}};
}

Json claim_json(const Claim& claim, const Scenario& scenario) {
    Json json = Json::object();
    if (claim.by) json["by"] = name_of(scenario, *claim.by);
    json["says"] = says_words(claim, scenario);
    if (!claim.because.empty()) json["because"] = claim.because;
    return json;
}

Json error_json(const Diagnostic& diagnostic) {
    return {{"id", spelling(diagnostic.id)},
            {"message", joined(messages_of(diagnostic), "; ")},
            {"line", diagnostic.span.begin.line},
            {"column", diagnostic.span.begin.column}};
}

Json reasons_json(const std::vector<Reason>& reasons, const RuleSet& rules) {
    Json array = Json::array();
    for (const Reason& reason : reasons) {
        Json json = {{"clause", spelling(reason.clause)}};
        if (reason.question) {
            const Ruling ruling{*reason.question, answer_in(rules.edition, rules.rulings, *reason.question)};
            const AnswerInfo& answer = answer_of(ruling);
            json["question"] = spelling(*reason.question);
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
    for (const Ruling& ruling : rulings) json[std::string(spelling(ruling.question))] = answer_of(ruling).id;
    return json;
}

Json rulings_json(const std::vector<Ruling>& rulings) { return answers_json(deviating(rulings)); }

}  // namespace robbers
