// Plays the way to a point of decision again and writes down what happens there. Decides nothing.
#include <algorithm>
#include <bit>

#include "engine/search/choice_search.h"
#include "engine/search/search.h"
#include "engine/steps/telling.h"

namespace robbers {

void ChoiceSearch::add_pick(Path& path, PointId id, std::uint8_t pick) const {
    if (!nodes_[id].is_ask) return;
    path.picks.resize(std::max<std::size_t>(path.picks.size(), nodes_[id].step + 1));
    path.picks[nodes_[id].step].push_back(pick);
    ++path.asks;
}

ChoiceSearch::Path ChoiceSearch::path_to(PointId id) const {
    std::vector<std::pair<PointId, std::uint8_t>> way;
    for (; id != 0; id = nodes_[id].parent) way.emplace_back(nodes_[id].parent, nodes_[id].pick);
    Path path;
    for (auto step = way.rbegin(); step != way.rend(); ++step) add_pick(path, step->first, step->second);
    return path;
}

PointId ChoiceSearch::run_on(Path& path, PointId id) const {
    while (shown_[id] != id) {
        const Edge& edge = only_edge(id);
        add_pick(path, id, edge.pick);
        id = edge.to;
    }
    return id;
}

/// Plays from the start, for a fact may depend on all that came before, and cuts out what is asked for: from
/// the answer to ask number `skipped` to where the next decision behind the path is asked.
Trace ChoiceSearch::play(const Path& path, std::size_t skipped, PointId to) const {
    Trace trace;
    std::size_t asks = 0;            // those with a choice, as the path counts them
    std::size_t begin = 0;           // what was there before ask number `skipped`
    std::optional<std::size_t> end;  // what was there when the path was at its end
    Chooser chooser(program_, pool_);
    chooser.on_choice = [&](const Ask&, std::span<const AskOption>, std::size_t, std::uint64_t left) {
        if (std::popcount(left) < 2) return;
        if (asks == skipped && skipped < path.asks) begin = trace.size();
        if (asks++ == path.asks && !end) end = trace.size();
    };
    State state = initial_state(*game_);
    const std::size_t steps = is_end(to) ? program_.steps.size() : nodes_[to].step + 1;
    for (std::size_t at = 0; at < steps; ++at) {
        const Step& step = program_.steps[at];
        chooser.start(step, at < path.picks.size() ? path.picks[at] : std::vector<std::uint8_t>());
        Play play{program_, step, state, chooser, pool_, Recorder(&trace, program_)};
        perform(play);
    }
    trace.resize(end.value_or(trace.size()));
    trace.erase(trace.begin(), trace.begin() + static_cast<std::ptrdiff_t>(begin));
    choose_told_of_piece(trace);
    return trace;
}

Trace ChoiceSearch::opening() const {
    Path path;
    const PointId to = run_on(path, 0);
    return play(path, path.asks, to);
}

Trace ChoiceSearch::facts_between(PointId from, std::size_t option) const {
    Path path = path_to(from);
    const std::size_t before = path.asks;
    const Node& node = nodes_[from];
    const auto begin = edges_.begin() + node.first_edge;
    auto edge = begin;
    for (std::size_t alive = 0; edge != begin + node.edges; ++edge)
        if (edge->to != kDead && alive++ == option) break;
    add_pick(path, from, edge->pick);
    const PointId to = run_on(path, edge->to);
    return play(path, before, to);
}

}  // namespace robbers
