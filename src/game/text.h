#pragma once
// A short canonical text of each piece of a game, in the words of the scenario format.

#include <span>
#include <string>

#include "game/event.h"

namespace robbers {

/// The players' names in file order.
using Names = std::span<const std::string>;

/// "red.meeple"
std::string to_string(Figure figure, Names names);
/// "15" or "supply"
std::string to_string(Place place);
/// "road" or "road#2"
std::string to_string(const ScoringName& name);
/// What was chosen, as "robs: red.meeple".
std::string to_string(const Decision& decision, Names names);
/// One entry of `choices`, as "{player: blue, robs: red.meeple}"; with turn only where `with_turn`.
std::string to_string(const Choice& choice, Names names, bool with_turn);

}  // namespace robbers
