#pragma once
// The scoreboard as text: the track as a snake of 50 spaces, and who is who.

#include <string>

#include "report/kit/style.h"
#include "report/pictures/scene.h"

namespace robbers {

/// The track after the scene, `width` columns wide at most (40 at least): ten spaces a row, or five where
/// there is no room for ten.
std::string track_picture(const Scene& scene, const TextStyle& style);
/// A row for each player with points and robber, before and after; then thefts and messages.
std::string board_legend(const Scene& scene, const TextStyle& style);

}  // namespace robbers
