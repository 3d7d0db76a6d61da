#pragma once
// Which facts of a line are told to whom; nowhere else is that decided.

#include "engine/steps/program.h"
#include "engine/trace.h"

namespace robbers {

/// Gives each fact of a whole line its Telling. What happened is told in every account, but for what only
/// leads to something that is told as well. What did not happen is told where somebody at the table would
/// ask: once for each robber and turn, if the robber stood beside a figure that moved, or on its way, and got
/// nothing of it; and once for each player and turn, if a figure stood on a dark space and brought no
/// message. The most telling cause is chosen; a full account tells them all. What nobody would ask (a robber
/// nowhere near, a tile without a bag) is told in none.
void choose_told(Trace& line, const Program& program);

/// Does the same for a piece of a line, of which nobody knows how it goes on: without what did not happen.
void choose_told_of_piece(Trace& piece);

}  // namespace robbers
