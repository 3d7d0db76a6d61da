// Decides in which order states are visited, so that the first line found is the first in the order of
// options, and when a search is too large. Knows no rule of the game.
#include "engine/search/search.h"

#include <algorithm>
#include <numeric>

#include "engine/steps/decisions.h"
#include "game/packed.h"

namespace robbers {

namespace {

constexpr std::size_t kShownOpenChoices = 5;

/// Collects asks along a line and tells which of them were widest: those are worth listing in a scenario that
/// is too large. Asks of one player, kind and event are one group, for a person lists them together.
class OpenChoices {
public:
    void add(const Step& step, const Ask& ask, std::span<const AskOption> options, std::size_t chosen);
    /// The widest groups, widest first, at most `most`.
    std::vector<OpenChoice> widest(std::size_t most) const;

private:
    struct Group {
        OpenChoice open;
        AskKind kind{};
        double lines = 1;  ///< how many ways all steps of the group have together
    };
    std::vector<Group> groups_;
};

void OpenChoices::add(const Step& step, const Ask& ask, std::span<const AskOption> options,
                      std::size_t chosen) {
    if (options.size() < 2) return;
    const auto is_same = [&](const Group& group) {
        return group.open.turn == step.turn && group.open.event == step.event &&
               group.open.player == ask.player && group.kind == ask.kind;
    };
    auto group = std::ranges::find_if(groups_, is_same);
    if (group == groups_.end()) {
        groups_.push_back(
            {{step.turn, step.event, ask.player, decision_of(step, ask, options[chosen]), 0}, ask.kind, 1});
        group = groups_.end() - 1;
    }
    group->open.options = std::max(group->open.options, options.size());
    group->lines *= static_cast<double>(options.size());
}

std::vector<OpenChoice> OpenChoices::widest(std::size_t most) const {
    std::vector<Group> sorted = groups_;
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const Group& a, const Group& b) { return a.lines > b.lines; });
    std::vector<OpenChoice> result;
    for (const Group& group : sorted)
        if (result.size() < most) result.push_back(group.open);
    return result;
}

}  // namespace

WitnessTree::Id WitnessTree::add(Id parent, std::span<const std::uint8_t> picks) {
    nodes_.push_back({parent, static_cast<std::uint32_t>(picks.size()), picks_.size()});
    picks_.insert(picks_.end(), picks.begin(), picks.end());
    return static_cast<Id>(nodes_.size() - 1);
}

std::vector<std::vector<std::uint8_t>> WitnessTree::path(Id id) const {
    std::vector<std::vector<std::uint8_t>> steps;
    for (; id != 0; id = nodes_[id].parent) {
        const auto begin = picks_.begin() + static_cast<std::ptrdiff_t>(nodes_[id].begin);
        steps.emplace_back(begin, begin + nodes_[id].size);
    }
    std::reverse(steps.begin(), steps.end());
    return steps;
}

void Layer::add(const State& state, const LineCount& lines, WitnessTree& tree, WitnessTree::Id parent,
                std::span<const std::uint8_t> picks) {
    // The first line to a state is the one to show; the others are only counted.
    const auto [at, is_new] = states.insert(state);
    if (is_new) {
        counts.push_back(lines);
        witnesses.push_back(tree.add(parent, picks));
    } else {
        counts[at] += lines;
    }
}

void Layer::clear() {
    states.clear();
    counts.clear();
    witnesses.clear();
}

State initial_state(const Game& game) {
    State state;
    for (int figure = 0; figure < kMaxFigures; ++figure)
        state.game.points[static_cast<std::size_t>(figure)] = game.start.points(figure_at(figure));
    for (int player = 0; player < kMaxPlayers; ++player)
        state.put_robber(player_at(player), game.start.robber(player_at(player)));
    return state;
}

Search::Search(const Game& game, const RulePoints& rules, const SearchLimits& limits)
    : game_(std::make_unique<const Game>(game)),
      program_(compile(*game_, rules, game_->choices.size())),
      limits_(limits) {}

bool Search::run() {
    layer_.add(initial_state(*game_), 1, tree_, 0, {});
    for (const Step& step : program_.steps)
        if (!run_step(step)) return false;
    next_ = {};  // its memory may be large, and the result is kept for long
    for (const LineCount& count : layer_.counts) lines_ += count;
    if (lines_.overflowed()) return give_up(RefusalKind::too_many_lines, program_.steps.back());
    sort_outcomes();
    return true;
}

bool Search::run_step(const Step& step) {
    next_.clear();
    Chooser chooser(program_, pool_);  // one for the whole step: it keeps its memory
    std::vector<std::uint8_t> picks;
    for (std::size_t at = 0; at < layer_.states.size(); ++at) {
        chooser.start(step);
        do {
            State state = layer_.states[at];
            Play play{program_, step, state, chooser, pool_, {}};
            chooser.begin();
            perform(play);
            if (limits_.is_stopped()) return give_up(RefusalKind::too_many_states, step);
            if (chooser.is_dead()) continue;  // a listed choice, or a rule, has no place for this line
            chooser.script(picks);
            next_.add(state, layer_.counts[at], tree_, layer_.witnesses[at], picks);
            if (limits_.are_passed(states_ + next_.states.size()))
                return give_up(RefusalKind::too_many_states, step);
        } while (chooser.advance());
    }
    states_ += next_.states.size();
    const auto is_over = [](const LineCount& count) { return count.overflowed(); };
    if (std::ranges::any_of(next_.counts, is_over)) return give_up(RefusalKind::too_many_lines, step);
    if (next_.states.empty()) return give_up(RefusalKind::illegal_choice, step);
    std::swap(layer_, next_);
    return true;
}

bool Search::give_up(RefusalKind kind, const Step& step) {
    Refusal refusal;
    refusal.kind = kind;
    refusal.turn = step.turn;
    refusal.event = step.event;
    refusal.states = states_ + next_.states.size();
    if (kind == RefusalKind::too_many_states) {
        // The lines that reached the last step that was finished: what is known for certain.
        const LineCount reached =
            std::accumulate(layer_.counts.begin(), layer_.counts.end(), LineCount(),
                            [](LineCount sum, const LineCount& count) { return sum += count; });
        refusal.lines = reached.to_string();
    }
    if (kind != RefusalKind::illegal_choice) {
        // The first line so far is as good as any: where it had many options, so had the others.
        OpenChoices open;
        play_line(layer_.witnesses.front(), nullptr,
                  [&](const Step& at, const Ask& ask, std::span<const AskOption> options,
                      std::size_t chosen) { open.add(at, ask, options, chosen); });
        refusal.open = open.widest(kShownOpenChoices);
    }
    refusal_ = std::move(refusal);
    return false;
}

Outcome Search::outcome_of(const State& state) const {
    Outcome outcome;
    outcome.position = game_->start;
    for (int figure = 0; figure < game_->start.player_count * kFigureKinds; ++figure)
        outcome.position.points(figure_at(figure)) = state.points_of(figure_at(figure));
    for (int player = 0; player < game_->start.player_count; ++player)
        outcome.position.robber(player_at(player)) = state.robber(player_at(player));
    for (const std::uint64_t bits : pool_.values(state.game.transfers))
        outcome.transfers.push_back(unpacked_transfer(bits));
    for (const std::uint64_t bits : pool_.values(state.game.messages))
        outcome.messages.push_back(unpacked_message(bits));
    return outcome;
}

bool Search::comes_before(const State& a, const State& b) const {
    for (int i = 0; i < game_->start.player_count; ++i) {
        const auto numbers = [player = player_at(i)](const State& state) {
            return std::array{state.points_of({player, FigureKind::meeple}),
                              state.points_of({player, FigureKind::messenger}), state.robber(player).value};
        };
        if (numbers(a) != numbers(b)) return numbers(a) < numbers(b);
    }
    // Positions alone decide nearly always; the lists are unpacked only where they are needed.
    if (a.game.transfers != b.game.transfers)
        return pool_.values(a.game.transfers) < pool_.values(b.game.transfers);
    return pool_.values(a.game.messages) < pool_.values(b.game.messages);
}

void Search::sort_outcomes() {
    order_.resize(layer_.states.size());
    std::iota(order_.begin(), order_.end(), 0u);
    std::sort(order_.begin(), order_.end(), [this](std::uint32_t a, std::uint32_t b) {
        return comes_before(layer_.states[a], layer_.states[b]);
    });
}

CountedOutcome Search::outcome(std::size_t at) const {
    return {outcome_of(layer_.states[order_[at]]), layer_.counts[order_[at]]};
}

void Search::replay(std::size_t at, Trace* trace, const Listener& listener) const {
    play_line(layer_.witnesses[order_[at]], trace, listener);
}

void Search::play_line(WitnessTree::Id witness, Trace* trace, const Listener& listener) const {
    const auto path = tree_.path(witness);
    State state = initial_state(*game_);
    Chooser chooser(program_, pool_);
    const Step* now = nullptr;
    if (listener) {
        chooser.on_choice = [&](const Ask& ask, std::span<const AskOption> options, std::size_t chosen,
                                std::uint64_t) { listener(*now, ask, options, chosen); };
    }
    // The first part of the path stands for the start, before the first step.
    for (std::size_t part = 1; part < path.size(); ++part) {
        now = &program_.steps[part - 1];
        chooser.start(*now, path[part]);
        Play play{program_, *now, state, chooser, pool_, Recorder(trace, program_)};
        perform(play);
    }
}

}  // namespace robbers
