// Decides which choice or event is to blame when no line is left, and what would have been legal there.
//
// The search knows only that nothing is left. Whether some line exists at all is a cheaper question: a walk
// depth first that stops at the first line, and looks at each state once. First it is asked without any
// listed choice: then only the rules can stand in the way, and the event at which the deepest line ended is
// to blame; what stopped it there has said why (Barrier). Otherwise the scenario's choices are at fault. Each
// choice that is listed leaves fewer lines, so "the first n choices leave a line" is true up to some n and
// false from there on: that n is found by halving, and choice n is the one to blame, as a reader who takes
// them one by one would find it. What was legal in its place is then what the choices before it leave.

#include <algorithm>
#include <cassert>

#include "engine/search/legal_options.h"
#include "engine/search/search.h"
#include "engine/search/state_set.h"
#include "engine/steps/decisions.h"

namespace robbers {

namespace {

/// How to look for lines.
struct ExploreOptions {
    std::size_t until = 0;  ///< how many steps a line must pass
    bool all = false;       ///< go on after the first line
    SearchLimits limits;
    /// Is told of every ask with the options that the listed choices leave; may be empty.
    std::function<void(const Step&, const Ask&, std::span<const AskOption>)> on_ask;
};

/// What was found.
struct Exploration {
    bool found = false;       ///< a line passed all steps
    bool gave_up = false;     ///< too many states
    std::size_t deepest = 0;  ///< the most steps that some line passed
    /// What the rules have against the step after them; nothing where a listed choice forbids it.
    std::optional<Barrier> barrier;
};

/// A state from which the next step is being walked.
struct Frame {
    State state;
    Chooser chooser;
    bool is_started = false;
};

/// Walks depth first with a stack of its own: a game of a hundred turns has more steps than a call stack
/// likes.
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
        if (!seen_[depth].insert(state).is_new) return;  // what follows from it is known already
        result_.gave_up = options_.limits.are_passed(++states_);
        frames_.push_back({state, Chooser(program_, pool_)});
        Chooser& chooser = frames_.back().chooser;
        const Step& step = program_.steps[depth];
        chooser.start(step);
        if (!options_.on_ask) return;
        chooser.on_choice = [this, &step](const Ask& ask, std::span<const AskOption> choices, std::size_t,
                                          std::uint64_t left) {
            std::vector<AskOption> legal;
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

/// Walks lines of `program` depth first, each state once.
Exploration explore(const Program& program, const ExploreOptions& options) {
    return Explorer(program, options).run();
}

/// Collecting what was legal stops here: a message needs examples, not everything.
constexpr std::uint64_t kStatesForOptions = 100'000;

Exploration find_line(const Game& game, const RulePoints& rules, std::size_t choices,
                      const SearchLimits& limits) {
    const Program program = compile(game, rules, choices);
    ExploreOptions options;
    options.until = program.steps.size();
    options.limits = limits;
    return explore(program, options);
}

Refusal refuse_at(RefusalKind kind, const Step& step) {
    Refusal refusal;
    refusal.kind = kind;
    refusal.turn = step.turn;
    refusal.event = step.event;
    return refusal;
}

Refusal too_large(const Program& program, const SearchLimits& limits) {
    Refusal refusal = refuse_at(RefusalKind::too_many_states, program.steps.front());
    refusal.states = limits.max_states;
    return refusal;
}

/// Without listed choices only the rules themselves end a line, and whatever does says why.
Refusal illegal_event(const Program& program, const Exploration& found) {
    Refusal refusal = refuse_at(RefusalKind::illegal_event, program.steps[found.deepest]);
    assert(found.barrier);
    if (!found.barrier) return refusal;
    refusal.cause = found.barrier->cause;
    refusal.clauses = {found.barrier->clause};
    return refusal;
}

/// Whether the choice was bound to some event: an order is only where exactly its scorings are.
bool is_bound(const Game& game, const RulePoints& rules, std::size_t entry) {
    const Program program = compile(game, rules, entry + 1);
    const auto& events = program.events[static_cast<std::size_t>(game.choices[entry].turn) - 1];
    return std::ranges::any_of(events, [&](const BoundEvent& event) {
        return std::ranges::any_of(event.choices,
                                   [&](const BoundChoice& bound) { return bound.entry == entry; });
    });
}

std::size_t steps_through(const Program& program, int turn) {
    const auto is_later = [&](const Step& step) { return step.turn > turn; };
    return static_cast<std::size_t>(std::ranges::find_if(program.steps, is_later) - program.steps.begin());
}

/// Leaves the options that some line with the choices before the blamed one has.
void keep_living(std::vector<LegalOption>& legal, const Game& game, const RulePoints& rules,
                 std::size_t blamed) {
    SearchLimits limits;
    limits.max_states = kStatesForOptions;
    Game tried = game;
    std::erase_if(legal, [&](const LegalOption& option) {
        tried.choices[blamed] = option.choice;
        const Exploration found = find_line(tried, rules, blamed + 1, limits);
        return !found.found && !found.gave_up;
    });
}

Refusal illegal_choice(const Game& game, const RulePoints& rules, std::size_t blamed) {
    const Program program = compile(game, rules, blamed);
    const Choice& choice = game.choices[blamed];
    OptionCollector collector(choice);
    ExploreOptions options;
    options.until = steps_through(program, choice.turn);
    options.all = true;
    options.limits.max_states = kStatesForOptions;
    options.on_ask = [&](const Step& step, const Ask& ask, std::span<const AskOption> offered) {
        collector.add(step, ask, offered);
    };
    explore(program, options);
    Refusal refusal;
    refusal.kind = RefusalKind::illegal_choice;
    refusal.turn = choice.turn;
    refusal.event = choice.event.value_or(1);
    refusal.choice = blamed;
    refusal.fits_step = collector.has_meant() && is_bound(game, rules, blamed);
    refusal.legal = refusal.fits_step ? collector.meant() : collector.others();
    keep_living(refusal.legal, game, rules, blamed);
    return refusal;
}

}  // namespace

Refusal explain_refusal(const Game& game, const RulePoints& rules, const SearchLimits& limits) {
    const Exploration free = find_line(game, rules, 0, limits);
    if (free.gave_up) return too_large(compile(game, rules, 0), limits);
    if (!free.found) return illegal_event(compile(game, rules, 0), free);
    // More choices leave fewer lines: the first number of choices that leaves none is found by halving.
    std::size_t some = 0;
    std::size_t none = game.choices.size();
    while (none - some > 1) {
        const std::size_t middle = some + (none - some) / 2;
        const Exploration found = find_line(game, rules, middle, limits);
        if (found.gave_up) return too_large(compile(game, rules, 0), limits);
        (found.found ? some : none) = middle;
    }
    return illegal_choice(game, rules, none - 1);
}

}  // namespace robbers
