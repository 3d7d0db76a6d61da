// Joins what a person wrote with what the engine says can be chosen, and decides what a player can count on:
// backward induction over the points of decision, from the ends.
#include "answers/choices.h"

#include <algorithm>
#include <limits>

#include "rules/rule_points.h"

namespace robbers {

ChoicesResult choices_of(const Scenario& scenario, EditionId edition, const std::vector<Ruling>& rulings,
                         const SearchLimits& limits) {
    const std::vector<Ruling> in_force = effective_rulings(edition, scenario.rulings, rulings);
    return {&scenario, edition, in_force, choice_graph(scenario.game, rules_of(edition, in_force), limits)};
}

namespace {

/// What a point is worth whose options are worth `options`; the player chooses what is surest, others
/// what is worst for the player.
Prospect chosen(const std::vector<Prospect>& options, bool is_own) {
    Prospect all = options.front();
    for (const Prospect& one : options) {
        all.sure = is_own ? std::max(all.sure, one.sure) : std::min(all.sure, one.sure);
        all.at_best = std::max(all.at_best, one.at_best);
    }
    all.fewest_messages = std::numeric_limits<int>::max();
    all.most_messages = 0;
    for (const Prospect& one : options) {
        if (is_own && one.sure != all.sure) continue;
        all.fewest_messages = std::min(all.fewest_messages, one.fewest_messages);
        all.most_messages = std::max(all.most_messages, one.most_messages);
    }
    return all;
}

}  // namespace

Prospects::Prospects(const ChoiceGraph& graph, Player player, const Position& start) : player_(player) {
    const std::vector<PointId>& points = graph.points();
    prospects_.resize(points.back() + 1);
    for (auto id = points.rbegin(); id != points.rend(); ++id) {
        if (graph.is_end(*id)) {
            const Points gained =
                graph.totals(*id)[static_cast<std::size_t>(index(player))] - start.total(player);
            prospects_[*id] = {gained, gained, 0, 0};
            continue;
        }
        std::vector<Prospect> options;
        for (const ChoiceLink& link : graph.links(*id)) options.push_back(after(link));
        prospects_[*id] = chosen(options, graph.player(*id) == player);
    }
}

Prospect Prospects::after(const ChoiceLink& link) const {
    Prospect prospect = prospects_[link.to];
    const int drawn = link.messages[static_cast<std::size_t>(index(player_))];
    prospect.fewest_messages += drawn;
    prospect.most_messages += drawn;
    return prospect;
}

}  // namespace robbers
