#pragma once
// Where everything is in a picture of the scoreboard: the spaces of the track, the pieces, so that none hides
// another, and the arrows.

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "game/types.h"
#include "report/pictures/scene.h"

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

/// The spot that lies `length` from `from` on the way to `to`.
Spot towards(Spot from, Spot to, double length);
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

constexpr double kPieceSize = 36;

#define ROBBERS_PIECE_KINDS(X) X(meeple, "meeple") X(messenger, "messenger") X(robber, "robber")
/// The shapes of pieces.
ROBBERS_VOCABULARY(PieceKind, ROBBERS_PIECE_KINDS);

/// A figure or robber where it stands, or where it stood.
struct BoardPiece {
    Player player{};
    PieceKind kind{};
    std::optional<int> space;  ///< 0 to 49; unset: in the supply
    bool is_ghost = false;     ///< stood there
    std::string lap;           ///< its points or place where that is not the number of the space
    Spot at;
};

/// A box beside a crowded space with the pieces that do not fit on it.
struct Tray {
    int space = 0;
    Box box;
};

/// All pieces of a scene, and what holds them.
struct BoardLayout {
    Box supply;
    std::vector<BoardPiece> pieces;  ///< ghosts first
    std::vector<Tray> trays;

    /// The piece that stands, or stood, there; null where there is none.
    const BoardPiece* find(Player player, PieceKind kind, std::optional<int> space) const;
    /// The figure where it stands in the end.
    const BoardPiece* find(Figure figure) const;
};

/// A figure or robber that moved in more steps than these is drawn as if it had moved in one.
constexpr std::size_t kMostSteps = 3;

/// The steps of one figure or of one player's robber, in order: what is drawn of them.
std::vector<SceneStep> drawn_steps(const Scene& scene, Figure figure);
std::vector<SceneStep> drawn_robber_steps(const Scene& scene, Player player);

BoardLayout layout_of(const Scene& scene);

/// What moves along the track, drawn outside it.
struct TrackArrow {
    Player player{};
    bool is_robber = false;
    int from = 0;           ///< a space
    int spaces = 0;         ///< backward if negative; at most 50 either way
    std::string label;      ///< "+5"
    std::vector<Spot> way;  ///< beside the track; no two arrows share a part of it
};

/// A theft, or a robber that is put, moved or taken back.
struct InnerArrow {
    Player player{};  ///< whose robber it is
    bool is_theft = false;
    std::string label;  ///< the points taken; of several thefts between the same figures "3+2"
    Spot from;
    Spot bend;  ///< the control point of the curve
    Spot to;
    Spot middle;  ///< of the label
};

struct BoardArrows {
    std::vector<TrackArrow> along;
    std::vector<InnerArrow> across;
    Box extent;  ///< what all of it needs, with the track
};

BoardArrows arrows_of(const Scene& scene, const BoardLayout& layout);

}  // namespace robbers
