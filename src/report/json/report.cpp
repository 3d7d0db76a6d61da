// Writes results and choices as JSON, key by key as the scenario format says. Outcomes go out one at a time:
// there may be a million of them. Points of decision go breadth first, so that a list that is cut off has the
// first ones.
#include "report/json/report.h"

#include <algorithm>
#include <deque>
#include <limits>
#include <map>

#include "engine/parts.h"
#include "report/json/pieces.h"

namespace robbers {

namespace {

/// Begins the document of a case: what it is about.
template <class Result>
void begin_case(JsonDocument& document, std::string_view schema, const Result& result) {
    document.member("schema", schema);
    document.member("scenario", scenario_json(*result.scenario));
    document.member("edition", spelling(result.edition));
    document.member("rulings", rulings_json(result.rulings));
}

/// What is true of each claim, as the scenario says it and as the outcomes have it.
Json claims_json(const JsonPieces& pieces, const CaseResult& result) {
    SettleOptions options;
    options.look_elsewhere = false;
    return json_list(result.scenario->claims,
                     [&](const Claim& claim) { return pieces.claim(verdict_on(claim, result, options)); });
}

/// The ways in which the players of a part may fare, each with an outcome that has it.
Json part_json(const JsonPieces& pieces, const Adjudication& adjudication, const Part& part) {
    Json json{{"players", json_list(part.players, [&](Player player) { return pieces.name(player); })}};
    json["ways"] = json_list(part.outcomes, [&](std::size_t at) {
        const Json all = pieces.position(adjudication.outcome(at).outcome.position);
        Json position = Json::object();
        for (const Player player : part.players) position[pieces.name(player)] = all[pieces.name(player)];
        return Json{{"outcome", at + 1},
                    {"position", position},
                    {"choices", pieces.choices(adjudication.choices(at))}};
    });
    return json;
}

/// One outcome without its place in the list.
Json outcome_json(const JsonPieces& pieces, const Adjudication& adjudication, std::size_t at,
                  ExplainLevel level) {
    const CountedOutcome counted = adjudication.outcome(at);
    Json json = pieces.outcome(counted.outcome);
    json["lines"] = counted.lines.to_string();
    json["choices"] = pieces.choices(adjudication.choices(at));
    if (level != ExplainLevel::none) json["explanation"] = pieces.explanation(adjudication.trace(at), level);
    return json;
}

void write_outcomes(JsonDocument& document, const JsonPieces& pieces, const Adjudication& adjudication,
                    const CaseReportOptions& options, const Output& output) {
    const std::size_t all = adjudication.size();
    const std::size_t shown = within(options.limit.value_or(0), all);
    document.member("lines", adjudication.lines().to_string());
    document.member("complete", shown == all);
    document.begin_list("outcomes");
    for (std::size_t at = 0; at < shown && !output.failed(); ++at)
        document.entry(outcome_json(pieces, adjudication, at, options.explain));
    document.end_list();
    if (const std::vector<Part> parts = independent_parts(adjudication); !parts.empty()) {
        document.member("parts", json_list(parts, [&](const Part& part) {
                            return part_json(pieces, adjudication, part);
                        }));
    }
}

class JsonReport : public CaseReport {
public:
    JsonReport(Output& output, bool is_pretty, const CaseReportOptions& options)
        : array_(output, is_pretty && options.cases != 1), is_pretty_(is_pretty), options_(options) {}

    void add(const CaseResult& result) override {
        const JsonPieces pieces(*result.scenario, result.edition, result.rulings);
        JsonDocument document(array_.output(), is_pretty_, array_.begin());
        begin_case(document, "robbers/result/1", result);
        if (const auto* refusal = std::get_if<Refusal>(&result.verdict))
            document.member("error", pieces.error(*refusal));
        else
            write_outcomes(document, pieces, std::get<Adjudication>(result.verdict), options_,
                           array_.output());
        document.member("claims", claims_json(pieces, result));
        document.end();
        array_.end();
    }
    void finish() override { array_.finish(); }

private:
    JsonArray array_;
    bool is_pretty_;
    CaseReportOptions options_;
};

/// A point with its number in the list and how many decisions come before it.
struct Listed {
    PointId id = 0;
    std::size_t number = 0;
    std::size_t depth = 0;
};

class PointList {
public:
    PointList(const JsonPieces& pieces, const ChoiceGraph& graph, const Prospects* prospects,
              const JsonChoicesOptions& options)
        : pieces_(pieces), graph_(graph), prospects_(prospects), options_(options) {}

    /// The number of a point, or null where nothing is decided; new points are listed later.
    Json number(PointId id, std::size_t depth) {
        if (graph_.is_end(id) || depth >= most()) return nullptr;
        const auto [known, is_new] = numbers_.emplace(id, numbers_.size() + 1);
        if (is_new) waiting_.push_back({id, known->second, depth});
        return known->second;
    }

    void write(JsonDocument& document, const Output& output) {
        document.begin_list("points");
        for (; !waiting_.empty() && !output.failed(); waiting_.pop_front())
            document.entry(entry(waiting_.front()));
        document.end_list();
        document.member("complete", is_complete_);
    }

private:
    std::size_t most() const {
        return options_.depth == 0 ? std::numeric_limits<std::size_t>::max() : options_.depth;
    }

    Json entry(const Listed& listed) {
        const ChoicePoint point = graph_.point(listed.id);
        const std::vector<Choice> all = point.choices();
        Json json = {{"point", listed.number},
                     {"turn", point.turn},
                     {"event", point.event},
                     {"player", pieces_.name(point.player)}};
        if (prospects_ != nullptr) add_prospect(json, prospects_->at(listed.id));
        json["options"] =
            json_list(point.options, [&](const ChoiceOption& one) { return option(listed, one, all); });
        return json;
    }

    Json option(const Listed& listed, const ChoiceOption& option, const std::vector<Choice>& all) {
        Json json = {{"text", pieces_.words().option(option.choice, all)},
                     {"choice", pieces_.choice(option.choice)}};
        if (prospects_ != nullptr) add_prospect(json, prospects_->after(option.link));
        if (options_.explain != ExplainLevel::none)
            json["explanation"] =
                pieces_.explanation(graph_.effect(listed.id, option.number), options_.explain);
        json["next"] = number(option.link.to, listed.depth + 1);
        if (json["next"].is_null() && !graph_.is_end(option.link.to)) is_complete_ = false;
        return json;
    }

    static void add_prospect(Json& json, const Prospect& prospect) {
        json["sure"] = prospect.sure;
        json["at-best"] = prospect.at_best;
        json["messages"] = {{"fewest", prospect.fewest_messages}, {"most", prospect.most_messages}};
    }

    const JsonPieces& pieces_;
    const ChoiceGraph& graph_;
    const Prospects* prospects_;
    const JsonChoicesOptions& options_;
    std::map<PointId, std::size_t> numbers_;
    std::deque<Listed> waiting_;
    bool is_complete_ = true;
};

void write_graph(JsonDocument& document, const JsonPieces& pieces, const ChoiceGraph& graph,
                 const Prospects* prospects, const JsonChoicesOptions& options, const Output& output) {
    if (options.explain != ExplainLevel::none)
        document.member("opening", pieces.explanation(graph.opening(), options.explain));
    PointList points(pieces, graph, prospects, options);
    document.member("first", points.number(graph.root(), 0));
    points.write(document, output);
}

}  // namespace

std::unique_ptr<CaseReport> make_json_report(Output& output, const CaseReportOptions& options) {
    return std::make_unique<JsonReport>(output, true, options);
}

std::unique_ptr<CaseReport> make_json_lines_report(Output& output, const CaseReportOptions& options) {
    return std::make_unique<JsonReport>(output, false, options);
}

void write_json_choices(JsonArray& array, const ChoicesResult& result, std::optional<Player> player,
                        const JsonChoicesOptions& options) {
    const Scenario& scenario = *result.scenario;
    const JsonPieces pieces(scenario, result.edition, result.rulings);
    JsonDocument document(array.output(), true, array.begin());
    begin_case(document, player ? "robbers/best/1" : "robbers/choices/1", result);
    if (player) document.member("player", pieces.name(*player));
    const auto* graph = std::get_if<ChoiceGraph>(&result.choices);
    if (graph == nullptr) {
        document.member("error", pieces.error(std::get<Refusal>(result.choices)));
    } else if (player) {
        const Prospects prospects(*graph, *player, scenario.game.start);
        const Prospect all = prospects.after(graph->opening_link());
        document.member("total", scenario.game.start.total(*player));
        document.member("sure", all.sure);
        document.member("at-best", all.at_best);
        write_graph(document, pieces, *graph, &prospects, options, array.output());
    } else {
        write_graph(document, pieces, *graph, nullptr, options, array.output());
    }
    document.end();
    array.end();
}

}  // namespace robbers
