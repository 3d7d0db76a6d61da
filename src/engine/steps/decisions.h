#pragma once
// The engine's asks and options in the words of the scenario format.

#include <span>
#include <vector>

#include "engine/steps/chooser.h"

namespace robbers {

/// What choosing `option` at `ask` in `step` is called.
Decision decision_of(const Step& step, const Ask& ask, AskOption option);

/// Whether both are of the same kind of step and, for scorings and going along, of the same scoring or
/// figure: what a choice without `time` speaks of, and what `time` counts.
bool is_same_step(const Decision& a, const Decision& b);

/// The clause that gives `option`.
ClauseId clause_of(const Ask& ask, AskOption option);

/// Turns the decisions of one line into listed choices that leave exactly this line's outcome: steps
/// with one option are left out, except whom a robber robs. Choices are written event by event, since what a
/// step is called depends on what else the event has: a player with several scorings names their order once,
/// before the figures, and a step that comes again is told by its `time`.
class ChoiceWriter {
public:
    void add(const Step& step, const Ask& ask, std::span<const AskOption> options, std::size_t chosen);
    /// The choices of all that was added; the writer is used up.
    std::vector<MadeChoice> finish();

private:
    struct Entry {
        Choice choice;
        std::vector<Decision> others;  ///< of a scoring: the same one with another figure
        ClauseId clause{};
        ClauseId order_clause{};
        std::size_t options = 0;  ///< of a scoring: the figures that could book it
        bool is_ordered = false;  ///< a scoring whose place in the order was chosen too
    };
    void end_event();
    void write_order(Player player);

    std::vector<Entry> event_;  // of the event that is being written
    std::vector<MadeChoice> written_;
};

}  // namespace robbers
