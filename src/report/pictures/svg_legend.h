#pragma once
// The lower part of a picture of the scoreboard: who is who, with points and robbers.

#include "report/kit/xml.h"
#include "report/pictures/scene.h"

namespace robbers::svg {

/// Draws the legend from `top` down, `width` wide; returns where it ends.
double add_legend(pugi::xml_node parent, const Scene& scene, double top, double width);

}  // namespace robbers::svg
