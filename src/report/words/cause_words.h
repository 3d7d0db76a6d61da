#pragma once
// Why something did not happen, in a player's words.

#include <string>

#include "engine/trace.h"
#include "report/words/words.h"

namespace robbers {

/// "red starts on 14 and passes it": why a robber gets nothing, or a figure on a dark space brings no
/// message. Empty where the fact says it without that.
std::string cause_words(const Words& words, const Fact& fact, bool whole_turn);

}  // namespace robbers
