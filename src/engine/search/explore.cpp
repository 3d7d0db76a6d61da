// Decides whether any line exists, as cheaply as it can: what was gained on the way is forgotten.
#include "engine/search/explore.h"

#include <algorithm>

#include "engine/search/search.h"
#include "engine/search/state_set.h"
#include "engine/steps/rules_steps.h"

namespace robbers {

namespace {

/// A state from which the next step is being walked.
struct Frame {
    State state;
    Chooser chooser;
    bool is_started = false;
};

class Explorer {
public:
    Explorer(const Program& program, const ExploreOptions& options)
        : program_(program), options_(options), seen_(options.until + 1) {}

    Exploration run() {
        push(initial_state(*program_.game));
        while (!frames_.empty() && !is_done())
            if (!advance()) frames_.pop_back();
        return result_;
    }

private:
    bool is_done() const { return result_.gave_up || (result_.found && !options_.all); }

    void push(const State& state) {
        const std::size_t depth = frames_.size();
        if (depth > result_.deepest) {
            result_.deepest = depth;
            result_.barrier.reset();
        }
        if (depth == options_.until) {
            result_.found = true;
            return;
        }
        if (!seen_[depth].insert(state).is_new) return;
        result_.gave_up = options_.limits.are_passed(++states_);
        frames_.push_back({state, Chooser(program_, pool_)});
        Chooser& chooser = frames_.back().chooser;
        const Step& step = program_.steps[depth];
        chooser.start(step);
        if (!options_.on_ask) return;
        chooser.on_choice = [this, &step](const Ask& ask, std::span<const Option> choices, std::size_t,
                                          std::uint64_t left) {
            std::vector<Option> legal;
            for (std::size_t at = 0; at < choices.size(); ++at)
                if ((left >> at & 1u) != 0) legal.push_back(choices[at]);
            options_.on_ask(step, ask, legal);
        };
    }

    /// Plays the next line of the innermost frame's step; false when there is none.
    bool advance() {
        const std::size_t depth = frames_.size();
        Frame& frame = frames_.back();
        if (frame.is_started && !frame.chooser.advance()) return false;
        frame.is_started = true;
        State state = frame.state;
        frame.chooser.begin();
        Play play{program_, program_.steps[depth - 1], state, frame.chooser, pool_, {}};
        perform(play);
        if (frame.chooser.is_dead()) {
            if (depth - 1 == result_.deepest && !result_.barrier) result_.barrier = frame.chooser.barrier();
            return true;
        }
        // Whether a line exists does not depend on what it has brought.
        state.game.transfers = state.game.messages = 0;
        push(state);
        return true;
    }

    const Program& program_;
    const ExploreOptions& options_;
    ListPool pool_;
    std::vector<StateSet> seen_;
    std::vector<Frame> frames_;
    Exploration result_;
    std::uint64_t states_ = 0;
};

}  // namespace

Exploration explore(const Program& program, const ExploreOptions& options) {
    return Explorer(program, options).run();
}

}  // namespace robbers
