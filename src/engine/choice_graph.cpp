// Hands the points of decision out. Which there are is decided in choice_search.cpp.
#include "engine/choice_graph.h"

#include "engine/choice_search.h"

namespace robbers {

std::vector<Choice> ChoicePoint::choices() const {
    std::vector<Choice> all;
    all.reserve(options.size());
    for (const ChoiceOption& option : options) all.push_back(option.choice);
    return all;
}

ChoiceLink ChoiceGraph::opening_link() const { return search_->link_from(0); }

const std::vector<PointId>& ChoiceGraph::points() const { return search_->points(); }

bool ChoiceGraph::is_end(PointId id) const { return search_->is_end(id); }

ChoicePoint ChoiceGraph::point(PointId id) const { return search_->point(id); }

std::vector<ChoiceLink> ChoiceGraph::links(PointId id) const { return search_->links(id); }

Player ChoiceGraph::player(PointId id) const { return search_->player(id); }

std::array<Points, kMaxPlayers> ChoiceGraph::totals(PointId end) const { return search_->totals(end); }

Trace ChoiceGraph::opening() const { return search_->opening(); }

Trace ChoiceGraph::effect(PointId id, std::size_t option) const { return search_->facts_between(id, option); }

std::variant<ChoiceGraph, Refusal> choice_graph(const Game& game, const RulePoints& rules,
                                                const SearchLimits& limits) {
    auto search = std::make_shared<ChoiceSearch>(game, rules, limits);
    if (!search->run()) return search->refusal();
    return ChoiceGraph(std::move(search));
}

}  // namespace robbers
