// Decides how a line's decisions are written as choices.
#include "engine/steps/decisions.h"

#include <algorithm>

namespace robbers {

namespace {

Decision scoring_decision(const Step& step, const Ask& ask, std::int32_t option) {
    const bool names_scoring = ask.subject == kChosenScoring;
    const int any = ask.subject == kAnyScoring ? step.scoring : ask.subject;
    const int at = names_scoring ? option / kFigureKinds : any;
    return ScoresWith{name_of(*step.round, static_cast<std::size_t>(at)),
                      static_cast<FigureKind>(option % kFigureKinds)};
}

}  // namespace

Decision decision_of(const Step& step, const Ask& ask, std::int32_t option) {
    switch (ask.kind) {
        case AskKind::score: return scoring_decision(step, ask, option);
        case AskKind::rob: return Robs{figure_at(option)};
        case AskKind::book: return Books{static_cast<FigureKind>(option)};
        case AskKind::go_along: return GoesAlong{figure_at(ask.subject), option == 0};
        case AskKind::place: return Places{Place{option}};
        case AskKind::pay: return Pays{static_cast<FigureKind>(option)};
    }
    return Places{};  // unreachable: every kind has its case
}

bool is_same_step(const Decision& a, const Decision& b) {
    if (a.index() != b.index()) return false;
    if (const auto* goes = std::get_if<GoesAlong>(&a)) return goes->mover == std::get<GoesAlong>(b).mover;
    if (const auto* scores = std::get_if<ScoresWith>(&a))
        return scores->scoring == std::get<ScoresWith>(b).scoring;
    return true;
}

ClauseId clause_of(const Ask& ask, std::int32_t option) {
    const bool is_stay = ask.kind == AskKind::go_along && option != 0;
    const bool is_decline = ask.kind == AskKind::place && option == Place::kSupplyValue;
    return is_stay || is_decline ? ask.other_clause : ask.clause;
}

void ChoiceWriter::add(const Step& step, const Ask& ask, std::span<const std::int32_t> options,
                       std::size_t chosen) {
    if (!event_.empty()) {
        const Choice& before = event_.back().choice;
        if (before.turn != step.turn || before.event != step.event) end_event();
    }
    Entry entry;
    entry.choice.turn = step.turn;
    entry.choice.event = step.event;
    entry.choice.player = ask.player;
    entry.choice.decision = decision_of(step, ask, options[chosen]);
    entry.options = options.size();
    entry.is_ordered = ask.kind == AskKind::score && ask.subject == kChosenScoring;
    if (entry.is_ordered) {
        entry.options = static_cast<std::size_t>(std::ranges::count_if(options, [&](std::int32_t option) {
            return option / kFigureKinds == options[chosen] / kFigureKinds;
        }));
    }
    event_.push_back(std::move(entry));
}

std::vector<Choice> ChoiceWriter::finish() {
    if (!event_.empty()) end_event();
    return std::move(written_);
}

void ChoiceWriter::write_order(Player player) {
    ScoringOrder order;
    for (const Entry& entry : event_)
        if (entry.is_ordered && entry.choice.player == player)
            order.order.push_back(std::get<ScoresWith>(entry.choice.decision).scoring);
    if (order.order.size() < 2) return;
    Choice choice = event_.front().choice;
    choice.player = player;
    choice.decision = std::move(order);
    written_.push_back(std::move(choice));
}

void ChoiceWriter::end_event() {
    PlayerMask ordered = 0;
    for (std::size_t at = 0; at < event_.size(); ++at) {
        Entry& entry = event_[at];
        const PlayerMask player = bit(entry.choice.player);
        if (entry.is_ordered && (ordered & player) == 0) write_order(entry.choice.player);
        if (entry.is_ordered) ordered |= player;
        if (entry.options < 2 && !std::holds_alternative<Robs>(entry.choice.decision)) continue;
        const auto is_same = [&](const Entry& other) {
            return other.choice.player == entry.choice.player &&
                   is_same_step(other.choice.decision, entry.choice.decision);
        };
        Choice choice = entry.choice;
        if (std::ranges::count_if(event_, is_same) > 1)
            choice.time = static_cast<int>(
                std::count_if(event_.begin(), event_.begin() + static_cast<std::ptrdiff_t>(at) + 1, is_same));
        written_.push_back(std::move(choice));
    }
    event_.clear();
}

}  // namespace robbers
