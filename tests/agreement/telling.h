#pragma once
// Holds what is told of a result against where everything stood and what everybody got.

#include <string>

#include "bridge.h"
#include "engine/adjudicate.h"

namespace robbers {

/// What is wrong with what is told of the outcomes; empty where nothing is. Each robber that a figure passes,
/// comes to, or leaves is explained once, by what became of it or by why it got nothing. And the sentences
/// that all outcomes have in common, which a text shows under "In every outcome", are true in every one of
/// them: its transfers and messages say nothing else. (Sentences are those of the first line of each outcome.
/// All lines of an outcome have the same transfers and messages, so whoever gets nothing in one gets nothing
/// in all.)
std::string broken_telling(const Case& one, const Adjudication& found);

}  // namespace robbers
