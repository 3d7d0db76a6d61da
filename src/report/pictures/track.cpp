// Knows where spaces, numbers and ways are on a drawn scoreboard. What stands there is decided elsewhere.
#include "report/pictures/layout.h"

#include <algorithm>
#include <cmath>

namespace robbers {

Spot towards(Spot from, Spot to, double length) {
    const double whole = std::hypot(to.x - from.x, to.y - from.y);
    if (whole == 0) return from;
    return {from.x + (to.x - from.x) * length / whole, from.y + (to.y - from.y) * length / whole};
}

bool are_near(const Box& a, const Box& b, double gap) {
    return a.x < b.right() + gap && b.x < a.right() + gap && a.y < b.bottom() + gap && b.y < a.bottom() + gap;
}

namespace track {

namespace {

// The corners, clockwise.
constexpr int kUpperLeft = 0;
constexpr int kUpperRight = kColumns - 1;
constexpr int kLowerRight = kUpperRight + kRows - 1;
constexpr int kLowerLeft = kLowerRight + kColumns - 1;

constexpr double kNumberInset = 15;
constexpr double kPieceInset = 21;  ///< from the inner edge
constexpr double kFirstLane = 13;
constexpr double kLane = 16;

struct Cell {
    int column = 0;
    int row = 0;
};

Cell cell_of(int space) {
    if (space <= kUpperRight) return {space, 0};
    if (space <= kLowerRight) return {kColumns - 1, space - kUpperRight};
    if (space <= kLowerLeft) return {kLowerLeft - space, kRows - 1};
    return {0, kRingSpaces - space};
}

/// Where column or row `at` of `count` begins.
double begin_of(int at, int count) {
    if (at == 0) return 0;
    return kDepth + (std::min(at, count - 1) - 1) * kAlong;
}
double size_of(int at, int count) { return at == 0 || at == count - 1 ? kDepth : kAlong; }

double direction(int at, int count) {
    if (at == 0) return 1;
    return at == count - 1 ? -1 : 0;
}

/// A point of a space's box: `inset` from its outer edge, or the corner of its outer edges.
double inset_from_outside(double begin, double size, double inward, double inset) {
    if (inward > 0) return begin + inset;
    return inward < 0 ? begin + size - inset : begin + size / 2;
}

Spot spot(int space, double inset) {
    const Box box = space_box(space);
    const Spot in = inward(space);
    return {inset_from_outside(box.x, box.width, in.x, inset),
            inset_from_outside(box.y, box.height, in.y, inset)};
}

/// The outward direction of a space; a corner has two sides: the one that is left clockwise is `outgoing`.
Spot outward(int space, bool outgoing) {
    const int side = is_corner(space) && !outgoing ? space - 1 : space;
    if (side < 0 || side >= kLowerLeft) return {-1, 0};
    if (side < kUpperRight) return {0, -1};
    return side < kLowerRight ? Spot{1, 0} : Spot{0, 1};
}

/// How far from the middle of a space an arrow of a lane touches it: outer lanes nearer to the middle, so
/// that no arrow crosses another where both end.
double touch_offset(int lane) { return std::max(15.0 - 7 * lane, -15.0); }

/// The outer edge of a space, `along` clockwise from its middle, and the same place in the lane.
void add_end(std::vector<Spot>& path, int space, bool outgoing, double along, double lane) {
    const Box box = space_box(space);
    const Spot out = outward(space, outgoing);
    const Spot clockwise{-out.y, out.x};
    Spot edge = box.middle();
    edge.x += out.x * box.width / 2 + clockwise.x * along;
    edge.y += out.y * box.height / 2 + clockwise.y * along;
    const Spot in_lane{edge.x + out.x * lane, edge.y + out.y * lane};
    path.push_back(outgoing ? edge : in_lane);
    path.push_back(outgoing ? in_lane : edge);
}

Spot corner_in_lane(int corner, double lane) {
    const Spot in = inward(corner);
    return {in.x > 0 ? -lane : kWidth + lane, in.y > 0 ? -lane : kHeight + lane};
}

}  // namespace

Box board() { return {0, 0, kWidth, kHeight}; }

Box interior() { return {kDepth, kDepth, kWidth - 2 * kDepth, kHeight - 2 * kDepth}; }

Box space_box(int space) {
    const Cell cell = cell_of(space);
    return {begin_of(cell.column, kColumns), begin_of(cell.row, kRows), size_of(cell.column, kColumns),
            size_of(cell.row, kRows)};
}

bool is_corner(int space) {
    return space == kUpperLeft || space == kUpperRight || space == kLowerRight || space == kLowerLeft;
}

Spot number_spot(int space) { return spot(space, kNumberInset); }

Spot piece_spot(int space) { return spot(space, kDepth - kPieceInset); }

Spot inward(int space) {
    const Cell cell = cell_of(space);
    return {direction(cell.column, kColumns), direction(cell.row, kRows)};
}

Spot inner_edge(int space) { return spot(space, kDepth); }

std::vector<Spot> lane_path(int from, int spaces, int lane) {
    const bool is_back = spaces < 0;
    const int count = is_back ? -spaces : spaces;
    const int begin = static_cast<int>(ring_space(is_back ? from + spaces : from));
    const double width = kFirstLane + kLane * lane;
    std::vector<Spot> path;
    add_end(path, begin, true, touch_offset(lane), width);
    for (int i = 1; i < count; ++i) {
        const int space = static_cast<int>(ring_space(begin + i));
        if (is_corner(space)) path.push_back(corner_in_lane(space, width));
    }
    add_end(path, static_cast<int>(ring_space(begin + count)), false, -touch_offset(lane), width);
    if (is_back) std::ranges::reverse(path);
    return path;
}

}  // namespace track

}  // namespace robbers
