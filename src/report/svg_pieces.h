#pragma once
// Figures and robbers as drawings.

#include "report/board_layout.h"
#include "report/xml_kit.h"

namespace robbers::svg {

/// Draws a piece with its middle at `at`, 36 wide and high if `scale` is 1; a ghost is pale, with dashes.
void add_piece(pugi::xml_node parent, PieceKind kind, const PlayerMark& mark, Spot at, bool is_ghost,
               double scale = 1);
/// Writes the points of a figure that is not on its first lap beside its head.
void add_lap(pugi::xml_node parent, Spot at, const std::string& lap, bool is_ghost);

}  // namespace robbers::svg
