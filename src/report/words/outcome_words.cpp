// Compares outcomes with the start and with each other, and says what they changed and why. What is told
// where is decided by the forms.
#include "report/words/outcome_words.h"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "game/event.h"

namespace robbers {

namespace {

Change begun(Player player, ChangeKind kind) {
    Change change;
    change.player = player;
    change.kind = kind;
    return change;
}

void add_moves(Changes& changes, const Position& start, const Position& end, Player player) {
    for (int kind = 0; kind < start.figures_each(); ++kind) {
        const Figure figure{player, static_cast<FigureKind>(kind)};
        if (start.points(figure) == end.points(figure)) continue;
        Change change = begun(player, ChangeKind::figure_moved);
        change.figure = figure;
        change.points_before = start.points(figure);
        change.points = end.points(figure);
        changes.push_back(change);
    }
    if (start.robber(player) == end.robber(player)) return;
    Change change = begun(player, ChangeKind::robber_moved);
    change.place_before = start.robber(player);
    change.place = end.robber(player);
    changes.push_back(change);
}

}  // namespace

Changes changes_of(const Position& start, const Outcome& outcome) {
    Changes changes;
    for (int i = 0; i < start.player_count; ++i) add_moves(changes, start, outcome.position, player_at(i));
    for (const Transfer& transfer : outcome.transfers) {
        Change change = begun(transfer.to, ChangeKind::took);
        change.figure = transfer.from;
        change.turn = transfer.turn;
        change.points = transfer.points;
        changes.push_back(change);
    }
    for (const Message& message : outcome.messages) {
        Change change = begun(message.player, ChangeKind::drew);
        change.turn = message.turn;
        changes.push_back(change);
    }
    std::ranges::sort(changes);
    return changes;
}

Changes in_both(const Changes& a, const Changes& b) {
    Changes both;
    std::ranges::set_intersection(a, b, std::back_inserter(both));
    return both;
}

Changes without(const Changes& all, const Changes& some) {
    Changes rest;
    std::ranges::set_difference(all, some, std::back_inserter(rest));
    return rest;
}

Changes in_every(const Position& start, const Adjudication& adjudication) {
    Changes shared;
    for (std::size_t at = 0; at < adjudication.size(); ++at) {
        const Changes changes = changes_of(start, adjudication.outcome(at).outcome);
        shared = at == 0 ? changes : in_both(shared, changes);
        if (shared.empty()) break;
    }
    return shared;
}

namespace {

constexpr int kBelowName = 4;  // columns

}  // namespace

OutcomeWords::OutcomeWords(const TextContext& context) : context_(&context) {
    for (const std::string& name : context.scenario.names)
        name_columns_ = std::max(name_columns_, shown_width(name));
}

std::string takes_words(Points points, const std::string& from) {
    return fmt::format("takes {} from {}", points, from);
}

std::string nothing_words(bool has_more) { return has_more ? "nothing else changes" : "nothing changes"; }

std::string outcomes_words(std::size_t outcomes, const std::string& lines) {
    std::string text = outcomes == 1 ? "One legal outcome" : fmt::format("{} outcomes", outcomes);
    if (lines != std::to_string(outcomes)) text += fmt::format(", reached in {} ways", lines);
    return text;
}

std::string_view sameness_words(bool with_reasons) {
    return with_reasons ? "Same result and same reasons in all of these." : "Same result in all of these.";
}

std::string fact_words(const Words& words, const Fact& fact, bool with_turn) {
    return (with_turn ? fmt::format("Turn {}: ", fact.turn) : std::string()) + words.sentence(fact);
}

std::string reason_words(const Words& words, const Fact& fact, bool with_turn) {
    const std::string grounds = grounds_words(fact);
    return fmt::format("{}{}{}.", fact_words(words, fact, with_turn), grounds.empty() ? "" : " ", grounds);
}

std::string grounds_words(const Fact& fact) {
    std::vector<std::string> grounds;
    for (const ClauseId clause : fact.clauses) grounds.emplace_back(spelling(clause));
    if (fact.question) grounds.push_back(fmt::format("question {}", spelling(*fact.question)));
    return grounds.empty() ? std::string() : fmt::format("[{}]", joined(grounds));
}

std::string OutcomeWords::reason(const Fact& fact) const {
    return fact_words(context_->words, fact, context_->has_turns()) + grounds(fact) + ".";
}

std::string OutcomeWords::told(const Fact& fact) const {
    return context_->words.sentence(fact) + grounds(fact);
}

std::string OutcomeWords::grounds(const Fact& fact) const {
    std::string bracket = grounds_words(fact);
    if (bracket.empty()) return {};
    if (shown_width(bracket) <= context_->style.width / 2) bracket = replaced(bracket, " ", kNoBreakSpace);
    return " " + faint(context_->style, bracket);
}

Reasons OutcomeWords::reasons(const Trace& trace, ExplainLevel level) const {
    Reasons reasons;
    for (const Fact& fact : trace) {
        if (!is_told(fact, level)) continue;
        std::string text = reason(fact);
        // The same remark on two scorings of a round says nothing more the second time.
        if (std::ranges::find(reasons, text) == reasons.end()) reasons.push_back(std::move(text));
    }
    return reasons;
}

std::vector<std::string> OutcomeWords::conditions(std::vector<Choice> choices, const Trace& trace) const {
    for (const Fact& fact : trace) {
        if (fact.kind != FactKind::robbery_chosen || fact.options > 1) continue;
        const auto forced = std::ranges::find_if(choices, [&](const Choice& choice) {
            return choice.turn == fact.turn && choice.event == fact.event && choice.player == fact.player &&
                   choice.decision == Decision(Robs{fact.figure});
        });
        if (forced != choices.end()) choices.erase(forced);
    }
    std::vector<std::string> conditions = context_->words.conditions(choices);
    for (const Choice& given : context_->scenario.game.choices)
        std::erase(conditions, context_->words.condition(given));
    return conditions;
}

std::string OutcomeWords::item(const Change& change) const {
    const std::string turn = context_->has_turns() ? fmt::format(" in turn {}", change.turn) : std::string();
    switch (change.kind) {
        case ChangeKind::figure_moved: {
            std::string move =
                context_->move(std::to_string(change.points_before), std::to_string(change.points)) +
                context_->lap_note(change.points);
            if (!context_->has_messengers()) return move;
            return fmt::format("{}{}{}", spelling(change.figure.kind), kNoBreakSpace, move);
        }
        case ChangeKind::took:
            return takes_words(change.points, context_->words.figure(change.figure)) + turn;
        case ChangeKind::robber_moved:
            return fmt::format("robber{}{}", kNoBreakSpace,
                               context_->move(to_string(change.place_before), to_string(change.place)));
        case ChangeKind::drew: return std::string(kDrawsMessage) + turn;
    }
    return {};
}

std::string OutcomeWords::rows(const Changes& changes, int columns) const {
    std::string text;
    for (std::size_t i = 0; i < changes.size();) {
        const Player player = changes[i].player;
        std::vector<std::string> items;
        for (; i < changes.size() && changes[i].player == player; ++i) items.push_back(item(changes[i]));
        const std::string first =
            spaces(columns) + padded(context_->words.name(player), name_columns_) + "  ";
        const std::string all = joined(items);
        // Where the names leave too little room, what follows goes below them.
        const bool has_room = shown_width(first) + widest_word(all) <= context_->style.width;
        text += wrapped(all, context_->style.width, first,
                        spaces(has_room ? shown_width(first) : columns + kBelowName));
    }
    return text;
}

std::string OutcomeWords::bullets(const Reasons& reasons, int columns) const {
    std::string text;
    for (const std::string& reason : reasons)
        text += wrapped(reason, context_->style.width, spaces(columns) + "- ", spaces(columns + 2));
    return text;
}

}  // namespace robbers
