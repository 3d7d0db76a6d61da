#pragma once
// The scoreboard as a shape: a rectangle of 50 spaces, clockwise from 0 in the upper left corner.

#include <vector>

#include "game/types.h"

namespace robbers {

struct Spot {
    double x = 0;
    double y = 0;
};

struct Box {
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;

    double right() const { return x + width; }
    double bottom() const { return y + height; }
    Spot middle() const { return {x + width / 2, y + height / 2}; }
};

/// Whether two boxes come nearer to each other than `gap`.
bool are_near(const Box& a, const Box& b, double gap);

namespace track {

constexpr int kColumns = 14;
constexpr int kRows = 13;
static_assert(2 * (kColumns + kRows) - 4 == kRingSpaces);
constexpr double kAlong = 40;  ///< a space along the track
constexpr double kDepth = 66;  ///< and across it: a number and a piece
constexpr double kWidth = 2 * kDepth + (kColumns - 2) * kAlong;
constexpr double kHeight = 2 * kDepth + (kRows - 2) * kAlong;

Box board();
/// What the track surrounds.
Box interior();
/// The box of a space, 0 to 49.
Box space_box(int space);
bool is_corner(int space);
/// The middle of the number of a space.
Spot number_spot(int space);
/// The middle of the piece that stands on a space.
Spot piece_spot(int space);
/// From a space to the interior: each coordinate -1, 0 or 1; both are set for a corner.
Spot inward(int space);
/// Where a space touches the interior.
Spot inner_edge(int space);

/// The way of something that moves `spaces` spaces from space `from`, backward if negative, beside the track
/// in the lane of this number, from 0, which is the innermost. It begins and ends at the edge of the track
/// and has a point for each bend. 1 to 50 spaces, either way.
std::vector<Spot> lane_path(int from, int spaces, int lane);

}  // namespace track

}  // namespace robbers
