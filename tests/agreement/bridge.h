#pragma once
// The same case for both: the engine's types turned into the literal model's.

#include <string>
#include <vector>

#include "game/event.h"
#include "model.h"
#include "rules/rule_points.h"

namespace robbers {

/// One game under one edition and some rulings.
struct Case {
    Game game;
    EditionId edition{};
    std::vector<Ruling> rulings;
};

model::Scenario to_model(const Case& one);
model::Chosen to_model(Player player, const Decision& decision);
model::Outcome to_model(const Outcome& outcome);

/// The case as a scenario file, to be pasted where it failed.
std::string to_yaml(const Case& one);

}  // namespace robbers
