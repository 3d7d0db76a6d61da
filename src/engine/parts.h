#pragma once
// Which of a game's decisions cannot influence each other. It is read off the outcomes: two groups of players
// are apart if everything that may happen to the one can go together with everything that may happen to the
// other.

#include <cstddef>
#include <vector>

#include "engine/adjudicate.h"

namespace robbers {

/// Players of whom it depends on nobody else what becomes of them: where their figures and robbers end, what
/// they rob and whether they draw messages.
struct Part {
    std::vector<Player> players;  ///< in file order
    /// An outcome of the Adjudication for each of the ways in which these players may fare; at least two. All
    /// other parts are as in the first outcome. Ascending.
    std::vector<std::size_t> outcomes;
};

/// The parts of `found`, by their first players; the numbers of their ways, multiplied, are the number of
/// outcomes. Players whose fate is the same in every outcome are in none. Nothing where fewer than two parts
/// are left, or where there are more than 20,000 outcomes.
std::vector<Part> independent_parts(const Adjudication& found);

}  // namespace robbers
