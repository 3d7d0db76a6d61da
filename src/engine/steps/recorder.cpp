// Decides how facts are written down; what is worth a fact is decided where it happens.
#include "engine/steps/recorder.h"

#include <algorithm>
#include <cassert>

namespace robbers {

Fact* Recorder::note(const Step& step, FactKind kind, Player player,
                     std::initializer_list<ClauseId> clauses) {
    Fact fact;
    fact.kind = kind;
    fact.turn = step.turn;
    fact.event = step.event;
    fact.player = player;
    for (const ClauseId clause : clauses) cite(fact, clause);
    trace_->push_back(std::move(fact));
    return &trace_->back();
}

void Recorder::cite(Fact& fact, ClauseId clause) const {
    const bool is_printed = info(clause).editions.contains(program_->rules.printed_in);
    assert(is_printed || !are_printed(program_->rules));
    if (!is_printed) return;
    if (std::ranges::find(fact.clauses, clause) == fact.clauses.end()) fact.clauses.push_back(clause);
}

void Recorder::cite(Fact& fact, const Reason& reason) const {
    cite(fact, reason.clause);
    if (reason.question) fact.question = reason.question;
}

void Recorder::cite_printed(Fact& fact, std::initializer_list<ClauseId> clauses) const {
    for (const ClauseId clause : clauses)
        if (info(clause).editions.contains(program_->rules.printed_in)) cite(fact, clause);
}

bool Recorder::has_paid_this_turn(const Step& step, Figure figure) const {
    return last_in_turn(step, [&](const Fact& fact) {
               return fact.kind == FactKind::paid && fact.figure == figure;
           }) != nullptr;
}

int Recorder::number_of_scoring(const Step& step, Player player) const {
    const auto is_scoring = [&](const Fact& fact) {
        const bool is_movement = fact.kind == FactKind::moved_forward || fact.kind == FactKind::moved_back ||
                                 fact.kind == FactKind::stopped_at_zero ||
                                 fact.kind == FactKind::nothing_scored;
        return is_movement && fact.cause != Cause::payment && fact.figure.player == player &&
               fact.turn == step.turn;
    };
    return 1 + static_cast<int>(std::ranges::count_if(*trace_, is_scoring));
}

}  // namespace robbers
