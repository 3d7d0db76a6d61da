#pragma once
// Finds out why no line is left: which listed choice is to blame, or which event.

#include "engine/adjudicate.h"

namespace robbers {

/// `game` has no legal line under `rules`: says why.
Refusal explain_refusal(const Game& game, const RulePoints& rules, const SearchLimits& limits);

}  // namespace robbers
