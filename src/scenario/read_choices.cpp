// Reads what was chosen, and refuses what names a turn, event or scoring that does not exist. Whether a
// choice was legal is the engine's to say.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "scenario/reader.h"
#include "scenario/source_words.h"

namespace robbers {
namespace {

constexpr std::array<std::string_view, 9> kKinds = {"scores", "order",  "robs",     "books", "follows",
                                                    "stays",  "places", "declines", "pays"};
constexpr Bounds kTimeBounds{1, 9999};

/// Where a choice was made: a turn, 0 where it is not known, and one of its events or all of them.
struct Step {
    int turn = 1;
    std::optional<int> event;
};

/// Whether the events of the turn are known well enough to look something up in them.
bool knows_turn(const Draft& draft, int turn) {
    return turn > 0 && draft.sound_turns.size() >= static_cast<std::size_t>(turn) &&
           draft.sound_turns[static_cast<std::size_t>(turn) - 1];
}

/// Whether the event has a scoring of this name: in a round, or as the receipt of a payment. Whose it is
/// matters to the rules, not here.
bool has_scoring(const Event& event, const ScoringName& name) {
    if (const auto* payment = std::get_if<Payment>(&event))
        return payment->receiver && name == ScoringName{payment->source, 1};
    const auto* round = std::get_if<ScoringRound>(&event);
    if (round == nullptr) return false;
    std::array<int, kMaxPlayers> counts{};
    for (const Scoring& scoring : round->scorings) {
        if (scoring.source != name.source) continue;
        if (++counts[static_cast<std::size_t>(index(scoring.player))] == name.number) return true;
    }
    return false;
}

/// Reports a scoring that is not among the events that the step may mean.
void check_scoring(Draft& draft, const Step& step, const ScoringName& name, const Node& node) {
    if (!knows_turn(draft, step.turn)) return;
    const std::vector<Event>& events =
        draft.scenario.game.turns[static_cast<std::size_t>(step.turn) - 1].events;
    for (std::size_t i = 0; i < events.size(); ++i) {
        const bool meant = !step.event || static_cast<std::size_t>(*step.event) == i + 1;
        if (meant && has_scoring(events[i], name)) return;
    }
    const std::string where = step.event ? fmt::format("event {} of turn {}", *step.event, step.turn)
                                         : fmt::format("turn {}", step.turn);
    draft.report(DiagnosticId::no_such_scoring, node.span,
                 fmt::format("no scoring is called {} in {}", in_quotes(node.text), where));
}

/// A scoring's name such as road or road#2.
std::optional<ScoringName> read_scoring_name(Draft& draft, const Node& node, std::string_view what) {
    const auto text = read_scalar(draft, node, what, "a scoring such as road or road#2");
    if (!text) return std::nullopt;
    const std::size_t hash = text->find('#');
    const std::string word = text->substr(0, hash);
    const auto source = source_named(word);
    if (!source) {
        const std::string_view near = nearest_source(word, may_be_scored);
        draft.report(DiagnosticId::unknown_source, node.span,
                     fmt::format("no source is called {}", in_quotes(word)),
                     near.empty() ? "Write the source as the scoring has it, 'other' where it has none."
                                  : did_you_mean(near));
        return std::nullopt;
    }
    if (hash == std::string::npos) return ScoringName{*source, 1};
    Node number{NodeKind::scalar, true, text->substr(hash + 1), node.span, {}, {}};
    const auto at =
        read_number(draft, number, "the number behind '#'", {1, static_cast<std::int64_t>(kMaxScorings)});
    if (!at) return std::nullopt;
    return ScoringName{*source, static_cast<int>(*at)};
}

std::optional<Decision> read_scores(Draft& draft, const Fields& fields, const Node& node, const Step& step) {
    const auto name = read_scoring_name(draft, node, "'scores'");
    const Node* with = fields.require("with");
    const auto figure = with ? read_figure_kind(draft, *with, "'with'") : std::nullopt;
    if (!name || !figure) return std::nullopt;
    check_scoring(draft, step, *name, node);
    return ScoresWith{*name, *figure};
}

std::optional<Decision> read_order(Draft& draft, const Node& node, const Step& step) {
    const auto* entries = read_list(draft, node, "'order'", kMaxScorings);
    if (entries == nullptr) return std::nullopt;
    ScoringOrder order;
    bool sound = true;
    for (const Node& entry : *entries) {
        const auto name = read_scoring_name(draft, entry, "an entry of 'order'");
        sound = sound && name.has_value();
        if (!name) continue;
        const bool twice = std::find(order.order.begin(), order.order.end(), *name) != order.order.end();
        if (twice)
            draft.report(DiagnosticId::duplicate_entry, entry.span,
                         fmt::format("'order' has {} twice", in_quotes(entry.text)));
        sound = sound && !twice;
        check_scoring(draft, step, *name, entry);
        order.order.push_back(*name);
    }
    if (!sound) return std::nullopt;
    return order;
}

std::optional<Decision> read_places(Draft& draft, const Node& node) {
    if (node.kind == NodeKind::scalar && node.text == "supply") {
        draft.report(DiagnosticId::bad_place, node.span, "a robber is not placed in the supply",
                     "expected 'declines: true'");
        return std::nullopt;
    }
    const auto space = read_points(draft, node, "'places'", place_bounds(draft));
    return space ? std::optional<Decision>(Places{Place::space(*space)}) : std::nullopt;
}

std::optional<Decision> read_declines(Draft& draft, const Node& node) {
    if (!read_true(draft, node, "declines")) return std::nullopt;
    return Places{Place::supply()};
}

template <class D>
std::optional<Decision> read_kind(Draft& draft, const Node& node, std::string_view what) {
    const auto figure = read_figure_kind(draft, node, what);
    return figure ? std::optional<Decision>(D{*figure}) : std::nullopt;
}

std::optional<Decision> read_decision(Draft& draft, const Fields& fields, std::string_view kind,
                                      const Step& step) {
    const Node& node = *fields.find(kind);
    if (kind == "scores") return read_scores(draft, fields, node, step);
    if (kind == "order") return read_order(draft, node, step);
    if (kind == "places") return read_places(draft, node);
    if (kind == "declines") return read_declines(draft, node);
    if (kind == "books") return read_kind<Books>(draft, node, "'books'");
    if (kind == "pays") return read_kind<Pays>(draft, node, "'pays'");
    const auto figure = read_figure(draft, node, fmt::format("'{}'", kind));
    if (!figure) return std::nullopt;
    if (kind == "robs") return Robs{*figure};
    return GoesAlong{*figure, kind == "follows"};
}

/// The one thing that the entry says was chosen.
std::optional<std::string_view> kind_of(Draft& draft, const Fields& fields) {
    std::vector<std::string_view> kinds;
    for (const std::string_view kind : kKinds)
        if (fields.find(kind) != nullptr) kinds.push_back(kind);
    if (kinds.size() == 1) {
        if (const NodeEntry* with = fields.entry("with"); with && kinds[0] != "scores") {
            draft.report(DiagnosticId::bad_choice, with->key.span,
                         fmt::format("'with' does not go with '{}'", kinds[0]),
                         "expected 'with' beside 'scores' only");
        }
        return kinds[0];
    }
    if (kinds.size() > 1) {
        draft.report(DiagnosticId::bad_choice, fields.entry(kinds[1])->key.span,
                     fmt::format("'{}' and '{}' are two choices", kinds[0], kinds[1]),
                     "expected an entry for each");
    } else if (!fields.has_unknown() && fields.is_mapping()) {
        draft.report(DiagnosticId::bad_choice, fields.span(), "this does not say what was chosen",
                     "expected " + one_of(kKinds));
    }
    return std::nullopt;
}

/// The turn of an entry; 0, after a report, where it is not known.
int read_turn_number(Draft& draft, const Fields& fields, std::optional<int> turn) {
    const NodeEntry* entry = fields.entry("turn");
    if (turn && entry)
        draft.report(DiagnosticId::bad_choice, entry->key.span, "a choice inside a turn does not name a turn",
                     "expected 'turn' at top level only");
    if (turn) return *turn;
    const Node* node = fields.require("turn");
    const auto number =
        node ? read_number(draft, *node, "'turn'", {1, static_cast<std::int64_t>(kMaxTurns)}) : std::nullopt;
    if (!number) return 0;
    const std::size_t turns = draft.scenario.game.turns.size();
    if (static_cast<std::size_t>(*number) <= turns) return static_cast<int>(*number);
    if (turns > 0) {
        draft.report(DiagnosticId::no_such_turn, node->span,
                     fmt::format("the scenario has no turn {}", *number),
                     fmt::format("the scenario has {}", counted(turns, "turn")));
    }
    return 0;
}

std::optional<int> read_event_number(Draft& draft, const Fields& fields, int turn) {
    const Node* node = fields.find("event");
    const auto number = node
                            ? read_number(draft, *node, "'event'", {1, static_cast<std::int64_t>(kMaxEvents)})
                            : std::nullopt;
    if (!number || turn == 0) return std::nullopt;
    const std::size_t events = draft.scenario.game.turns[static_cast<std::size_t>(turn) - 1].events.size();
    if (static_cast<std::size_t>(*number) > events && events > 0) {
        draft.report(DiagnosticId::no_such_event, node->span,
                     fmt::format("turn {} has no event {}", turn, *number),
                     fmt::format("it has {}", counted(events, "event")));
        return std::nullopt;
    }
    return static_cast<int>(*number);
}

void read_choice(Draft& draft, const Node& node, std::optional<int> turn) {
    const Fields fields(draft, node, "a choice",
                        {"player", "scores", "order", "robs", "books", "follows", "stays", "places",
                         "declines", "pays", "with", "event", "time", "turn"});
    const std::size_t problems = draft.problems.size();
    Choice choice;
    choice.turn = read_turn_number(draft, fields, turn);
    choice.event = read_event_number(draft, fields, choice.turn);
    if (const Node* time = fields.find("time"))
        if (const auto number = read_number(draft, *time, "'time'", kTimeBounds))
            choice.time = static_cast<int>(*number);
    const Node* player_node = fields.require("player");
    const auto player = player_node ? read_player(draft, *player_node, "'player'") : std::nullopt;
    choice.player = player.value_or(Player{});
    const auto kind = kind_of(draft, fields);
    if (!kind) return;
    // Where the event could not be read, nothing is looked up.
    const bool known = draft.problems.size() == problems;
    const auto decision = read_decision(draft, fields, *kind, {known ? choice.turn : 0, choice.event});
    if (!decision) return;
    choice.decision = *decision;
    draft.choices.emplace_back(fields.span(), std::move(choice));
}

}  // namespace

void read_choices(Draft& draft, const Node& node, std::optional<int> turn) {
    if (const auto* entries = read_any_list(draft, node, "'choices'"))
        for (const Node& entry : *entries) read_choice(draft, entry, turn);
}

}  // namespace robbers
