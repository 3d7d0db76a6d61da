#pragma once
// Why one line is as somebody says: the facts that bring what is said, and those that keep away what is said
// not to happen.

#include <vector>

#include "engine/trace.h"
#include "scenario/scenario.h"

namespace robbers {

/// A fact that a person would name, with those of its clauses that say why, and those of the facts that led
/// to it.
struct Ground {
    Fact fact;
    std::vector<ClauseId> clauses;
};

/// Whether both tell the same, wherever figures and robbers stand.
bool is_same(const Ground& a, const Ground& b);

/// What brings `says`, which is true of the line; `trace` has Facts::all.
std::vector<Ground> line_grounds(const Trace& trace, const Pattern& says);

}  // namespace robbers
