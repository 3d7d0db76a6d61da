#pragma once
// The scoreboard as a picture: SVG, drawn by us, without anything from outside, or text. This folder decides
// where pieces and arrows are and how they look; what moved is what the explanation tells.

#include <span>
#include <string>

#include "report/kit/style.h"
#include "report/pictures/scene.h"

namespace robbers {

struct SvgOptions {
    std::string id_prefix = "board";  ///< begins every id, so that many pictures can stand on one page
    bool is_document = true;          ///< a document of its own, or an element for a page in HTML
    std::string parts;                ///< what svg_parts() was given on the page; empty: everything is drawn
    bool has_heading = true;          ///< title, edition and number of the outcome above the board
    bool has_legend = true;           ///< who is who, points, robbers and thefts below it
};

/// The picture of a scene. An outcome is drawn with what moved where it stood before, pale, with arrows along
/// the track for movements and across the board for thefts and robbers.
std::string svg_board(const Scene& scene, const SvgOptions& options);
/// The pictures of several scenes, one below the other, as one document.
std::string svg_boards(std::span<const Scene> scenes, const SvgOptions& options);
/// What all pictures of a page have in common, to stand on it once: an element that takes no room, with ids
/// that begin with `parts`.
std::string svg_parts(const std::string& parts);

/// The track after the scene, `width` columns wide at most (40 at least): ten spaces a row, or five where
/// there is no room for ten.
std::string track_picture(const Scene& scene, const TextStyle& style);
/// A row for each player with points and robber, before and after; then thefts and messages.
std::string board_legend(const Scene& scene, const TextStyle& style);

}  // namespace robbers
