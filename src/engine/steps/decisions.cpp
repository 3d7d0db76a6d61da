// Decides how a line's decisions are written as choices.
#include "engine/steps/decisions.h"

#include <algorithm>

namespace robbers {

namespace {

/// The place in the round of the scoring that is spoken of; for a sum, of its first one.
int scoring_spoken_of(const Step& step, const Ask& ask, AskOption option) {
    switch (ask.asked) {
        case AskedScoring::one: return ask.scoring;
        case AskedScoring::sum: return step.scoring;
        case AskedScoring::next: return option.scoring();
    }
    return 0;  // unreachable: every case returns
}

Decision scoring_decision(const Step& step, const Ask& ask, AskOption option) {
    const auto at = static_cast<std::size_t>(scoring_spoken_of(step, ask, option));
    return ScoresWith{name_of(*step.round, at), option.figure_kind()};
}

}  // namespace

Decision decision_of(const Step& step, const Ask& ask, AskOption option) {
    switch (ask.kind) {
        case AskKind::score: return scoring_decision(step, ask, option);
        case AskKind::rob: return Robs{option.figure()};
        case AskKind::book: return Books{option.figure_kind()};
        case AskKind::go_along: return GoesAlong{ask.mover, option.is_going()};
        case AskKind::place: return Places{option.place()};
        case AskKind::pay: return Pays{option.figure_kind()};
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

ClauseId clause_of(const Ask& ask, AskOption option) {
    const bool is_stay = ask.kind == AskKind::go_along && !option.is_going();
    const bool is_decline = ask.kind == AskKind::place && option.place().is_supply();
    return is_stay || is_decline ? ask.other_clause : ask.clause;
}

void ChoiceWriter::add(const Step& step, const Ask& ask, std::span<const AskOption> options,
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
    entry.is_ordered = ask.kind == AskKind::score && ask.asked == AskedScoring::next;
    entry.clause = entry.is_ordered ? ask.other_clause : clause_of(ask, options[chosen]);
    entry.order_clause = ask.clause;
    for (const AskOption& option : options) {
        const bool is_of_same = !entry.is_ordered || option.scoring() == options[chosen].scoring();
        if (is_of_same && !(option == options[chosen]))
            entry.others.push_back(decision_of(step, ask, option));
    }
    if (entry.is_ordered) {
        entry.options = static_cast<std::size_t>(std::ranges::count_if(
            options, [&](const AskOption& option) { return option.scoring() == options[chosen].scoring(); }));
    }
    event_.push_back(std::move(entry));
}

std::vector<MadeChoice> ChoiceWriter::finish() {
    if (!event_.empty()) end_event();
    return std::move(written_);
}

void ChoiceWriter::write_order(Player player) {
    ScoringOrder order;
    MadeChoice made{event_.front().choice, {}, {}};
    for (const Entry& entry : event_) {
        if (!entry.is_ordered || entry.choice.player != player) continue;
        if (order.order.empty()) made.clause = entry.order_clause;
        order.order.push_back(std::get<ScoresWith>(entry.choice.decision).scoring);
    }
    if (order.order.size() < 2) return;
    made.choice.player = player;
    if (order.order.size() == 2) {
        made.others.push_back(made.choice);
        made.others.front().decision = ScoringOrder{{order.order[1], order.order[0]}};
    }
    made.choice.decision = std::move(order);
    written_.push_back(std::move(made));
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
        MadeChoice made{choice, entry.clause, {}};
        for (Decision& other : entry.others) {
            choice.decision = std::move(other);
            made.others.push_back(choice);
        }
        written_.push_back(std::move(made));
    }
    event_.clear();
}

}  // namespace robbers
