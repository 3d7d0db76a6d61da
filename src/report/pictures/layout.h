#pragma once
// Where each piece stands in a picture of the scoreboard, so that none hides another.

#include <array>
#include <optional>
#include <vector>

#include "report/pictures/scene.h"
#include "report/pictures/track.h"

namespace robbers {

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

}  // namespace robbers
