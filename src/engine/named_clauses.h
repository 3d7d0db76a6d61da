#pragma once
// Which of a fact's clauses a person would name, who wants to know why and not all that holds.

#include <vector>

#include "engine/trace.h"

namespace robbers {

/// Those of its clauses that say why it is so; the others say what goes without saying, or what another fact
/// of the line tells. Of a candidate and of a choice they are what is particular, and may be none.
std::vector<ClauseId> named_clauses(const Fact& fact);

}  // namespace robbers
