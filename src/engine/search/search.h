#pragma once
// Walks all lines of a program, step by step, merging equal states: exact counts, and one witness a state.
//
// A scenario of a few tiles has millions of lines, but few states: it hardly matters in which order things
// came to be where they are. So the search goes breadth first, step by step, and holds the states after each
// step in a layer. From every state it walks all lines of the next step; those that end in equal states
// become one, and the numbers of lines that lead to it are added. That is the counting of paths in a graph
// without circles, and it is exact because equal states have equal futures (state.h): no rule looks at how a
// state came about.
//
// Lines of one step are walked in the order of options, and states in the order in which they were found. By
// induction the first line that reaches a state is the first of all lines to it in the order of the model, so
// the one that is kept when states are merged is the witness that the model asks for.

#include <memory>
#include <optional>
#include <vector>

#include "engine/adjudicate.h"
#include "engine/search/state_set.h"
#include "engine/steps/play.h"

namespace robbers {

/// How the search came to be where it is: a state's first line, as a tree that shares beginnings. It outlives
/// the layers, so that any outcome can be played again with a recorder; only then are facts written down.
class WitnessTree {
public:
    using Id = std::uint32_t;
    /// A line that continues `parent` with the choices `picks` of one step. Line 0 is the empty one.
    Id add(Id parent, std::span<const std::uint8_t> picks);
    /// The choices of each step, from the first step on.
    std::vector<std::vector<std::uint8_t>> path(Id id) const;
    std::size_t size() const { return nodes_.size(); }

private:
    struct Node {
        Id parent = 0;
        std::uint32_t size = 0;
        std::size_t begin = 0;
    };
    std::vector<Node> nodes_ = std::vector<Node>(1);
    std::vector<std::uint8_t> picks_;
};

/// States after one step, each with the number of lines that lead to it and its first line. The three lists
/// run in parallel.
struct Layer {
    StateSet states;
    std::vector<LineCount> counts;
    std::vector<WitnessTree::Id> witnesses;

    void add(const State& state, const LineCount& lines, WitnessTree& tree, WitnessTree::Id parent,
             std::span<const std::uint8_t> picks);
    void clear();
};

State initial_state(const Game& game);

/// A finished search: the packed outcomes and what is needed to show any of them.
class Search {
public:
    Search(const Game& game, const RulePoints& rules, const SearchLimits& limits);

    /// Runs through all steps. False where it gave up or no line is left: see refusal().
    bool run();
    /// Why run() was false. illegal_choice and illegal_event are not told apart here: both are no line left.
    const std::optional<Refusal>& refusal() const { return refusal_; }

    std::size_t size() const { return order_.size(); }
    CountedOutcome outcome(std::size_t at) const;
    const LineCount& lines() const { return lines_; }
    std::uint64_t states() const { return states_; }
    /// Plays the first line of outcome `at` again; `trace` and `listener` may be null.
    using Listener = std::function<void(const Step&, const Ask&, std::span<const AskOption>, std::size_t)>;
    void replay(std::size_t at, Trace* trace, const Listener& listener) const;
    const Program& program() const { return program_; }
    const Game& game() const { return *game_; }

private:
    bool run_step(const Step& step);
    bool give_up(RefusalKind kind, const Step& step);  // always false
    void play_line(WitnessTree::Id witness, Trace* trace, const Listener& listener) const;
    /// Whether the outcome of `a` is listed before that of `b`.
    bool comes_before(const State& a, const State& b) const;
    void sort_outcomes();
    Outcome outcome_of(const State& state) const;

    std::unique_ptr<const Game> game_;  // kept, so that outcomes can be shown as long as they live
    Program program_;
    SearchLimits limits_;
    mutable ListPool pool_;  // a replay interns lists that the search has found already: none is new
    WitnessTree tree_;
    Layer layer_;
    Layer next_;
    std::vector<std::uint32_t> order_;  // numbers of final states, sorted by outcome
    LineCount lines_;
    std::uint64_t states_ = 0;
    std::optional<Refusal> refusal_;
};

/// `game` has no legal line under `rules`: says which listed choice is to blame, or which event
/// (refusal.cpp).
Refusal explain_refusal(const Game& game, const RulePoints& rules, const SearchLimits& limits);

}  // namespace robbers
