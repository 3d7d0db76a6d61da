// Joins what a person wrote with what the engine says can be chosen.
#include "answers/choices.h"

#include "rules/rule_points.h"

namespace robbers {

ChoicesResult choices_of(const Scenario& scenario, EditionId edition, const std::vector<Ruling>& rulings,
                         const SearchLimits& limits) {
    const std::vector<Ruling> in_force = effective_rulings(edition, scenario.rulings, rulings);
    return {&scenario, edition, in_force, choice_graph(scenario.game, rules_of(edition, in_force), limits)};
}

}  // namespace robbers
