#pragma once
// Figures and robbers as drawings.

#include <string>

#include "report/kit/xml.h"
#include "report/pictures/layout.h"

namespace robbers::svg {

/// How a piece is drawn.
struct PieceLook {
    bool is_ghost = false;  ///< pale, with dashes
    double scale = 1;
    std::string parts;  ///< as SvgOptions has it
};

/// Draws a piece with its middle at `at`, 36 wide and high if it is not scaled.
void add_piece(pugi::xml_node parent, PieceKind kind, const PlayerMark& mark, Spot at, const PieceLook& how);
/// The shape of a piece by itself, without colours.
pugi::xml_node add_shape(pugi::xml_node parent, PieceKind kind);
/// Writes the points of a figure that is not on its first lap beside its head.
void add_lap(pugi::xml_node parent, Spot at, const std::string& lap, bool is_ghost);

}  // namespace robbers::svg
