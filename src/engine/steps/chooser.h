#pragma once
// Asks players to decide, along one line or along all lines of a step in the order of their options.
//
// The rules are written as if there were one line: they ask, and go on with the answer. To walk all lines a
// step is played again and again from the same state. The chooser remembers for each ask of the last line
// which option it gave and which are untried; for the next line it gives the same answers up to the last ask
// that has an untried option, gives that one there, and the first option at whatever is asked afterwards.
// That is a walk depth first through a tree which nobody has built, in the order of options: branches_ counts
// as an odometer does. An ask that the listed choices leave one option is not remembered, so a script of
// answers, which plays one line alone, fits only the choices that it was made with.
//
// Where a listed choice fits an ask it strikes out what it does not demand. That alone would let lines pass
// that never come to such an ask: so it must also have been taken when its event or its turn is over.
// TurnState::taken holds the entries that were; for an entry with `time` it
// also holds one mark for each step that it could have spoken of, which is how the steps are counted.

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "engine/steps/list_pool.h"
#include "engine/steps/program.h"
#include "engine/steps/state.h"
#include "engine/trace.h"

namespace robbers {

/// What ends a line that the rules do not allow.
struct Barrier {
    Cause cause = Cause::none;
    ClauseId clause{};
};

/// Walks the choices of one step: begin() a line, ask, and advance() to the next line until there is none.
/// A choice that the listed choices forbid everywhere makes the line dead; whoever asks may go on, the
/// line is thrown away.
class Chooser {
public:
    Chooser(const Program& program, ListPool& pool) : program_(program), pool_(pool) {}

    /// Starts with the first line of `step`, or with the choices of `script`.
    void start(const Step& step, std::span<const std::uint8_t> script = {});
    /// Begins the next execution of the step.
    void begin() {
        depth_ = 0;
        dead_ = false;
        barrier_.reset();
    }
    /// Moves to the next line of the step; false when all were seen.
    bool advance();
    /// Which of `options` (1 to kMaxOptions) is chosen, as an index.
    std::size_t choose(const Ask& ask, std::span<const AskOption> options, State& state);
    /// Nothing legal can follow, because of `clause`.
    void reject(Cause cause, ClauseId clause) {
        if (!dead_) barrier_ = {cause, clause};
        dead_ = true;
    }
    bool is_dead() const { return dead_; }
    /// Why the line is dead; nothing where a listed choice has left it no option.
    const std::optional<Barrier>& barrier() const { return barrier_; }
    /// The choices of the current line where there was more than one way, for a later script.
    void script(std::vector<std::uint8_t>& picks) const;
    /// Ends the event and the tile where `step` does: forgets what is taken, or rejects what is missing.
    void close(const Step& step, State& state);

    /// Is told of every ask of a line that still lives: its options, the one chosen, and as bits those that
    /// the listed choices leave. What follows may still kill the line.
    std::function<void(const Ask&, std::span<const AskOption>, std::size_t, std::uint64_t)> on_choice;

private:
    struct Branch {
        std::uint8_t pick = 0;
        std::uint64_t untried = 0;
    };
    bool fits(const BoundChoice& bound, const Ask& ask) const;
    bool allows(const BoundChoice& bound, const Ask& ask, AskOption option) const;
    bool is_time(const BoundChoice& bound, const State& state) const;
    std::uint64_t allowed(const Ask& ask, std::span<const AskOption> options, const State& state) const;
    void mark(const Ask& ask, AskOption option, State& state);

    const Program& program_;
    ListPool& pool_;
    const Step* step_ = nullptr;
    const BoundEvent* bound_ = nullptr;
    std::vector<Branch> branches_;
    std::size_t depth_ = 0;
    bool dead_ = false;
    std::optional<Barrier> barrier_;
};

}  // namespace robbers
