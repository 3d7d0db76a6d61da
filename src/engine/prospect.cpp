// Decides what a player can count on: backward induction over the points of decision, from the ends.
#include "engine/prospect.h"

#include <algorithm>

namespace robbers {

namespace {

/// `a` or `b`, as somebody chooses who wants the player to have as many points as possible, or as few.
Prospect chosen(const Prospect& a, const Prospect& b, bool is_own) {
    return {is_own ? std::max(a.sure, b.sure) : std::min(a.sure, b.sure), std::max(a.at_best, b.at_best)};
}

}  // namespace

Prospects::Prospects(const ChoiceGraph& graph, Player player, const Position& start) : player_(player) {
    const std::vector<PointId>& points = graph.points();
    prospects_.resize(points.back() + 1);
    for (auto id = points.rbegin(); id != points.rend(); ++id) {
        if (graph.is_end(*id)) {
            const Points gained =
                graph.totals(*id)[static_cast<std::size_t>(index(player))] - start.total(player);
            prospects_[*id] = {gained, gained};
            continue;
        }
        const std::vector<PointId> next = graph.next(*id);
        Prospect prospect = prospects_[next.front()];
        for (const PointId to : next)
            prospect = chosen(prospect, prospects_[to], graph.player(*id) == player);
        prospects_[*id] = prospect;
    }
}

}  // namespace robbers
