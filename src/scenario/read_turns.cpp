// Reads the turns, and decides which events cannot follow one another in any edition.
#include <fmt/format.h>

#include "scenario/parts.h"

namespace robbers {
namespace {

bool is_end(const Event& event) {
    return std::holds_alternative<EndOfGame>(event) || std::holds_alternative<FinalScoring>(event);
}

void read_turn(Draft& draft, const Node& node, int number) {
    const Fields fields(draft, node, "a turn", {"player", "events", "choices"});
    Turn turn;
    std::vector<SourceSpan> spans;
    if (const Node* player = fields.require("player"))
        turn.active = read_player(draft, *player, "'player'").value_or(Player{});
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
                         {}, {{"the game ends here", spans[*first_end]}});
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
