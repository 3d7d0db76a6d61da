// Reads the turns with what happens in them: each event with the sources that the model allows it; and
// decides which events cannot follow one another in any edition.
#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "scenario/reader.h"
#include "scenario/source_words.h"

namespace robbers {

namespace {

constexpr std::string_view kEventWords[] = {"bag", "score", "pay", "end-of-game", "final"};

/// The figure of a `with:` that waits for the event's number.
struct With {
    std::size_t scoring = 0;
    FigureKind figure{};
    SourceSpan span;
};

std::optional<With> read_with(Draft& draft, const Fields& fields, std::size_t scoring) {
    const NodeEntry* entry = fields.entry("with");
    if (entry == nullptr) return std::nullopt;
    const auto figure = read_figure_kind(draft, entry->value, "'with'");
    if (!figure) return std::nullopt;
    return With{scoring, *figure, entry->value.span};
}

void add_with(Draft& draft, int turn, int event, Player player, Decision decision, const SourceSpan& span) {
    draft.choices.emplace_back(span, Choice{turn, event, std::nullopt, player, std::move(decision), true});
}

/// Who scores or pays, and how much.
struct Amount {
    Player player{};
    Points points = 0;
};

std::optional<Amount> read_amount(Draft& draft, const Fields& fields, Bounds bounds) {
    const Node* player_node = fields.require("player");
    const Node* points_node = fields.require("points");
    const auto player = player_node ? read_player(draft, *player_node, "'player'") : std::nullopt;
    const auto points = points_node ? read_points(draft, *points_node, "'points'", bounds) : std::nullopt;
    if (!player || !points) return std::nullopt;
    return Amount{*player, *points};
}

/// Reports a scoring after phase 3 in one round with another, which happens earlier.
bool check_phases(Draft& draft, const std::vector<Scoring>& scorings, const std::vector<SourceSpan>& spans) {
    const auto is_after = [](const Scoring& scoring) {
        return scoring_phase(scoring.source) == Phase::after;
    };
    for (std::size_t i = 1; i < scorings.size(); ++i) {
        if (is_after(scorings[i]) == is_after(scorings[0])) continue;
        draft.report(DiagnosticId::mixed_phases, spans[i],
                     fmt::format("'{}' and '{}' do not happen at the same time", spelling(scorings[i].source),
                                 spelling(scorings[0].source)),
                     draft.advice("expected two rounds, each with its own 'score'",
                                  "expected two rounds, with ',' between them instead of '&'"),
                     {{"the round begins with this scoring", spans[0]}});
        return false;
    }
    return true;
}

std::optional<Event> read_round(Draft& draft, const Node& node, int turn, int event) {
    ScoringRound round;
    std::vector<SourceSpan> spans;
    std::vector<With> withs;
    const std::vector<const Node*> entries = read_one_or_more(draft, node, "'score'", kMaxScorings);
    for (const Node* entry : entries) {
        const Fields fields(draft, *entry, "a scoring", {"player", "points", "for", "with"});
        const auto amount = read_amount(draft, fields, kScoringBounds);
        const auto source = read_source(draft, fields, SourceUse::scoring);
        if (const auto with = read_with(draft, fields, round.scorings.size())) withs.push_back(*with);
        if (!amount || !source) continue;
        round.scorings.push_back({amount->player, amount->points, *source});
        spans.push_back(fields.find("for") ? fields.find("for")->span : fields.span());
    }
    if (entries.empty() || round.scorings.size() < entries.size() ||
        !check_phases(draft, round.scorings, spans))
        return std::nullopt;
    for (const With& with : withs)
        add_with(draft, turn, event, round.scorings[with.scoring].player,
                 ScoresWith{name_of(round, with.scoring), with.figure}, with.span);
    return round;
}

/// Reports a payment to oneself or a ransom at a wrong price.
bool check_payment(Draft& draft, const Fields& fields, const Payment& payment) {
    const bool to_itself = payment.receiver == payment.payer;
    if (to_itself) {
        draft.report(
            DiagnosticId::pays_itself, fields.find("to")->span, "a player cannot pay to itself",
            draft.advice("expected another player, or no 'to'", "expected another player, or nobody"));
    }
    const bool wrong_price = payment.source == Source::ransom && payment.points != kRansom;
    if (wrong_price) {
        draft.report(DiagnosticId::ransom_price, fields.find("points")->span,
                     fmt::format("a ransom cannot cost {}",
                                 counted(static_cast<std::size_t>(payment.points), "point")),
                     fmt::format("expected {} points", kRansom));
    }
    return !to_itself && !wrong_price;
}

std::optional<Event> read_payment(Draft& draft, const Node& node, int turn, int event) {
    const Fields fields(draft, node, "a payment", {"player", "points", "for", "to", "with"});
    const auto amount = read_amount(draft, fields, kPaymentBounds);
    const Node* to_node = fields.find("to");
    const auto source = read_source(draft, fields, SourceUse::payment);
    const auto receiver = to_node ? read_player(draft, *to_node, "'to'") : std::nullopt;
    const auto with = read_with(draft, fields, 0);
    if (!amount || !source || (to_node != nullptr && !receiver)) return std::nullopt;
    const Payment payment{amount->player, amount->points, *source, receiver};
    if (!check_payment(draft, fields, payment)) return std::nullopt;
    if (with) add_with(draft, turn, event, payment.payer, Pays{with->figure}, with->span);
    return payment;
}

std::optional<Event> read_final(Draft& draft, const Node& node) {
    FinalScoring final;
    const std::vector<const Node*> entries = read_one_or_more(draft, node, "'final'", kMaxScorings);
    for (const Node* entry : entries) {
        const Fields fields(draft, *entry, "an entry of 'final'", {"player", "points"});
        const auto amount = read_amount(draft, fields, kScoringBounds);
        if (amount) final.entries.push_back({amount->player, amount->points});
    }
    if (entries.empty() || final.entries.size() < entries.size()) return std::nullopt;
    return final;
}

std::optional<Event> bad_event(Draft& draft, const SourceSpan& span, std::string message,
                               std::string expected) {
    draft.report(DiagnosticId::bad_event, span, std::move(message), std::move(expected));
    return std::nullopt;
}

std::optional<Event> read_word_event(Draft& draft, const Node& node) {
    if (node.text == "bag") return Bag{};
    if (node.text == "end-of-game") return EndOfGame{};
    const bool known =
        std::find(std::begin(kEventWords), std::end(kEventWords), node.text) != std::end(kEventWords);
    return known ? bad_event(draft, node.span,
                             fmt::format("{} needs to say who and how much", in_quotes(node.text)),
                             fmt::format("expected '{}: {{player: ..., points: ...}}'", node.text))
                 : bad_event(draft, node.span, fmt::format("no event is called {}", in_quotes(node.text)),
                             suggestion(node.text, kEventWords));
}

std::optional<Event> read_mapping_event(Draft& draft, const Node& node, int turn, int event) {
    if (node.entries.size() != 1) {
        return bad_event(draft, node.span,
                         fmt::format("an event has one key, this has {}", node.entries.size()),
                         "expected what happened further in, or a '-' before each event");
    }
    const NodeEntry& entry = node.entries.front();
    const std::string& word = entry.key.text;
    if (word == "score") return read_round(draft, entry.value, turn, event);
    if (word == "pay") return read_payment(draft, entry.value, turn, event);
    if (word == "final") return read_final(draft, entry.value);
    if (word == "bag" || word == "end-of-game")
        return bad_event(draft, entry.key.span, fmt::format("'{}' stands alone, without a colon", word),
                         fmt::format("expected '- {}'", word));
    return bad_event(draft, entry.key.span, fmt::format("no event is called {}", in_quotes(word)),
                     suggestion(word, kEventWords));
}

std::optional<Event> read_event(Draft& draft, const Node& node, int turn, int event) {
    if (node.kind == NodeKind::scalar) return read_word_event(draft, node);
    if (node.kind == NodeKind::mapping) return read_mapping_event(draft, node, turn, event);
    report_wrong_type(draft, node, "an event", "one of bag, score, pay, end-of-game and final");
    return std::nullopt;
}

}  // namespace

bool read_events(Draft& draft, const Node& node, int turn, std::vector<Event>& events,
                 std::vector<SourceSpan>& spans) {
    const auto* entries = read_list(draft, node, "'events'", kMaxEvents);
    if (entries == nullptr) return false;
    bool sound = true;
    for (const Node& entry : *entries) {
        const auto event = read_event(draft, entry, turn, static_cast<int>(events.size()) + 1);
        sound = sound && event.has_value();
        events.push_back(event.value_or(Event(ScoringRound{})));  // a place holder keeps the numbers right
        spans.push_back(entry.entries.empty() ? entry.span : entry.entries.front().key.span);
    }
    return sound;
}

namespace {

bool is_end(const Event& event) {
    return std::holds_alternative<EndOfGame>(event) || std::holds_alternative<FinalScoring>(event);
}

/// A builder's second tile needs a first one, of the same player.
void check_second_tile(Draft& draft, const SourceSpan& mark, const Turn& second) {
    const std::vector<Turn>& before = draft.scenario.game.turns;
    if (!before.empty() && before.back().active == second.active) return;
    draft.report(
        DiagnosticId::nothing_to_continue, mark,
        before.empty() ? "no turn comes before this one, which it could continue"
                       : "a player cannot continue another player's turn",
        "expected 'continues: true' only on a builder's second tile, after a tile of the same player");
}

void read_turn(Draft& draft, const Node& node, int number) {
    const Fields fields(draft, node, "a turn", {"player", "continues", "events", "choices"});
    Turn turn;
    std::vector<SourceSpan> spans;
    if (const Node* player = fields.require("player"))
        turn.active = read_player(draft, *player, "'player'").value_or(Player{});
    if (const Node* mark = fields.find("continues")) {
        turn.continues = read_true(draft, *mark, "continues");
        if (turn.continues) check_second_tile(draft, mark->span, turn);
    }
    const Node* events = fields.require("events");
    const bool sound = events != nullptr && read_events(draft, *events, number, turn.events, spans);
    draft.sound_turns.push_back(sound);
    draft.scenario.game.turns.push_back(std::move(turn));
    draft.scenario.event_spans.push_back(std::move(spans));
    if (const Node* choices = fields.find("choices")) read_choices(draft, *choices, number);
}

void check_bags(Draft& draft, const std::vector<Event>& events, const std::vector<SourceSpan>& spans) {
    std::optional<std::size_t> first;
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (!std::holds_alternative<Bag>(events[i])) continue;
        if (first) {
            draft.report(DiagnosticId::two_bags, spans[i], "a turn has at most one bag",
                         draft.advice("expected another turn for another tile",
                                      "expected another turn for another tile, as in '/ red: bag'"),
                         {{"the turn's bag is here", spans[*first]}});
        } else {
            first = i;
        }
    }
}

}  // namespace

void check_events(Draft& draft, const std::vector<Event>& events, const std::vector<SourceSpan>& spans,
                  bool is_last) {
    check_bags(draft, events, spans);
    std::optional<std::size_t> first_end;
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (first_end && !std::holds_alternative<FinalScoring>(events[i]))
            draft.report(DiagnosticId::misplaced_end, spans[i], "only 'final' may follow the end of the game",
                         "Put it before the end of the game.", {{"the game ends here", spans[*first_end]}});
        if (!is_end(events[i])) continue;
        if (!is_last) {
            draft.report(DiagnosticId::misplaced_end, spans[i],
                         "the game ends in its last turn, and this is not the last",
                         "expected it in the last turn");
        }
        if (!first_end) first_end = i;
    }
}

void read_turns(Draft& draft, const Fields& fields) {
    const Node* node = fields.require("turns");
    const auto* turns = node ? read_list(draft, *node, "'turns'", kMaxTurns) : nullptr;
    if (turns == nullptr) return;
    for (const Node& turn : *turns)
        read_turn(draft, turn, static_cast<int>(draft.scenario.game.turns.size()) + 1);
    const std::vector<Turn>& read = draft.scenario.game.turns;
    for (std::size_t i = 0; i < read.size(); ++i)
        check_events(draft, read[i].events, draft.scenario.event_spans[i], i + 1 == read.size());
}

}  // namespace robbers
