#pragma once
// Decisions that do not influence each other, in words: each part with its ways side by side, and the range
// that this leaves for each player.

#include <string>
#include <vector>

#include "engine/parts.h"
#include "report/words/outcome_words.h"

namespace robbers {

/// A part in one sentence, without a full stop: "blue robs red (+2) or green (+3) [STL-10]". The numbers are
/// what the players gain in all.
std::string part_words(const TextContext& context, const Adjudication& found, const Part& part);

/// "10 → 12 to 15", "robber 10 → supply": for each player of the scenario, where all outcomes take figures
/// and robber; nothing for a player with whom nothing happens. Points are those of all figures of the player
/// together.
std::vector<std::string> ranges(const TextContext& context, const Adjudication& found);

}  // namespace robbers
