#pragma once
// Writes down the facts of the line that is shown, and looks up what was written before.

#include <initializer_list>

#include "engine/steps/program.h"
#include "engine/trace.h"

namespace robbers {

/// The trace is the one account of a line: result and explanation are two renderings of it, so they cannot
/// disagree, and why something did not happen is written where it was decided, not worked out afterwards.
/// Without a trace it does nothing, so the search pays nothing for it: whoever calls note() asks is_on()
/// first, or takes null for an answer. What it looks up serves reasons only, never what happens.
class Recorder {
public:
    Recorder() = default;
    Recorder(Trace* trace, const Program& program) : trace_(trace), program_(&program) {}

    bool is_on() const { return trace_ != nullptr; }
    /// A new fact to be filled in.
    Fact* note(const Step& step, FactKind kind, Player player, std::initializer_list<ClauseId> clauses);
    /// Cites a clause, which the edition must print: to lack it is a bug, except where the rules are no
    /// edition's.
    void cite(Fact& fact, ClauseId clause) const;
    void cite(Fact& fact, const Reason& reason) const;
    /// Cites those of the clauses that the edition prints: for what some editions say and others do not.
    void cite_printed(Fact& fact, std::initializer_list<ClauseId> clauses) const;

    /// The last fact of the turn of `step` that is as `is` says; null where none is.
    template <class Is>
    const Fact* last_in_turn(const Step& step, Is is) const {
        for (auto fact = trace_->rbegin(); fact != trace_->rend() && fact->turn >= step.first_tile; ++fact)
            if (is(*fact)) return &*fact;
        return nullptr;
    }
    /// Whether `player` is the subject of a fact of `kind` in the turn of `step`.
    bool has(const Step& step, FactKind kind, Player player) const {
        return last_in_turn(step, [&](const Fact& fact) {
                   return fact.kind == kind && fact.player == player;
               }) != nullptr;
    }
    /// Whether `owner`'s robber was placed or moved by a bag in the turn of `step`.
    bool was_put_this_turn(const Step& step, Player owner) const {
        return has(step, FactKind::robber_placed, owner) || has(step, FactKind::robber_moved, owner);
    }
    /// Whether `figure` has paid in the turn of `step`.
    bool has_paid_this_turn(const Step& step, Figure figure) const;
    /// Which of `player`'s scorings with this tile comes next, counted from 1.
    int number_of_scoring(const Step& step, Player player) const;

private:
    Trace* trace_ = nullptr;
    const Program* program_ = nullptr;
};

}  // namespace robbers
