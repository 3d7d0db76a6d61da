// Decides where pieces are drawn: one on its space, more in a tray beside it. How they look is decided
// elsewhere.
#include "report/pictures/layout.h"

#include <algorithm>
#include <cmath>

namespace robbers {

namespace {

constexpr double kPitch = 38;  ///< from piece to piece
constexpr double kPadding = 3;
constexpr double kTrayGap = 6;  ///< between trays
constexpr double kSupplyTitle = 24;
constexpr int kWidestTray = 6;
constexpr double kTrayStep = 10;  ///< how finely places for trays are tried

std::optional<int> space_in(Place place) {
    if (place.is_supply()) return std::nullopt;
    return static_cast<int>(drawn_space(place));
}

/// Collects the pieces of a scene, without their spots.
class Pieces {
public:
    explicit Pieces(const Scene& scene) : scene_(scene) {
        for (int i = 0; i < scene.after.player_count; ++i) {
            for (int kind = 0; kind < scene.after.figures_each(); ++kind)
                add_figure({player_at(i), static_cast<FigureKind>(kind)});
            add_robber(player_at(i));
        }
        std::ranges::stable_sort(list_, {}, [](const BoardPiece& piece) { return !piece.is_ghost; });
    }
    std::vector<BoardPiece> take() { return std::move(list_); }

private:
    void add(Player player, PieceKind kind, Place place, bool is_ghost) {
        const auto space = space_in(place);
        const bool is_there = std::ranges::any_of(list_, [&](const BoardPiece& piece) {
            return piece.player == player && piece.kind == kind && piece.space == space;
        });
        if (is_there) return;
        list_.push_back({player, kind, space, is_ghost, place.is_supply() ? "" : lap_label(place.value), {}});
    }
    void add_figure(Figure figure) {
        const PieceKind kind = figure.kind == FigureKind::meeple ? PieceKind::meeple : PieceKind::messenger;
        add(figure.player, kind, Place::space(scene_.after.points(figure)), false);
        add(figure.player, kind, Place::space(scene_.before.points(figure)), true);
    }
    void add_robber(Player player) {
        add(player, PieceKind::robber, scene_.after.robber(player), false);
        add(player, PieceKind::robber, scene_.before.robber(player), true);
        for (const SceneStep& step : drawn_robber_steps(scene_, player))
            add(player, PieceKind::robber, step.to, true);
    }

    const Scene& scene_;
    std::vector<BoardPiece> list_;
};

/// Puts trays beside spaces where they touch neither each other nor the supply.
class TrayPlacer {
public:
    explicit TrayPlacer(BoardLayout& layout) : layout_(layout) {}

    /// Places the pieces of a space: the first on it, the others in a tray.
    void place(int space, const std::vector<BoardPiece*>& pieces) {
        pieces[0]->at = track::piece_spot(space);
        const int rest = static_cast<int>(pieces.size()) - 1;
        if (rest == 0) return;
        best_ = {};
        for (int columns = 1; columns <= std::min(rest, kWidestTray); ++columns)
            try_shape(space, rest, columns);
        const Box box = best_.box;
        layout_.trays.push_back({space, box});
        for (int i = 0; i < rest; ++i) {
            const int row = i / best_.columns;
            const int column = i % best_.columns;
            pieces[static_cast<std::size_t>(i) + 1]->at = {box.x + kPadding + kPitch * (column + 0.5),
                                                           box.y + kPadding + kPitch * (row + 0.5)};
        }
    }

private:
    struct Candidate {
        Box box;
        int columns = 1;
        double cost = 1e9;
    };

    static double size(int pieces) { return pieces * kPitch + 2 * kPadding; }

    void try_shape(int space, int pieces, int columns) {
        const int rows = (pieces + columns - 1) / columns;
        const Box room = track::interior();
        const Spot edge = track::inner_edge(space);
        const Spot in = track::inward(space);
        Box box{0, 0, size(columns), size(rows)};
        // The place right beside the space, then shifted along the track and away from it.
        const Spot first{edge.x + (in.x - 1) * box.width / 2, edge.y + (in.y - 1) * box.height / 2};
        const int reach = static_cast<int>(room.width / kTrayStep);
        for (int dx = -reach; dx <= reach; ++dx) {
            for (int dy = -reach; dy <= reach; ++dy) {
                box.x = first.x + dx * kTrayStep;
                box.y = first.y + dy * kTrayStep;
                const double far = std::hypot(dx, dy) * kTrayStep;
                const double deep = in.x == 0 ? box.height : box.width;
                consider(space, {box, columns, far + std::max(0.0, deep - 3 * kPitch) + columns});
            }
        }
    }

    void consider(int space, const Candidate& candidate) {
        if (candidate.cost < best_.cost && is_free(candidate.box, space)) best_ = candidate;
    }

    /// Whether a tray for `space` may be there: in the interior, and off the track where that is not its
    /// space.
    bool is_free(const Box& box, int space) const {
        constexpr double kRounding = 0.01;
        constexpr double kOffTrack = 12;
        const Spot edge = track::inner_edge(space);
        const bool is_beside = are_near(box, {edge.x, edge.y, 0, 0}, kRounding);
        const double off = is_beside ? -kRounding : kOffTrack;
        const Box room = track::interior();
        if (box.x < room.x + off || box.y < room.y + off || box.right() > room.right() - off ||
            box.bottom() > room.bottom() - off)
            return false;
        return !are_near(box, layout_.supply, kTrayGap) &&
               std::ranges::none_of(layout_.trays,
                                    [&](const Tray& tray) { return are_near(box, tray.box, 1); });
    }

    BoardLayout& layout_;
    Candidate best_;
};

Box supply_box(int players) {
    const double width = players * kPitch + 4 * kPadding;
    const double height = kPitch + kSupplyTitle + 2 * kPadding;
    const Spot middle = track::interior().middle();
    return {middle.x - width / 2, middle.y - height / 2, width, height};
}

/// The pieces of each space that has some: those that stand there before those that stood there.
std::vector<std::vector<BoardPiece*>> by_space(std::vector<BoardPiece>& pieces) {
    std::vector<std::vector<BoardPiece*>> spaces(kRingSpaces);
    for (const bool is_ghost : {false, true}) {
        for (BoardPiece& piece : pieces)
            if (piece.space && piece.is_ghost == is_ghost)
                spaces[static_cast<std::size_t>(*piece.space)].push_back(&piece);
    }
    return spaces;
}

}  // namespace

const BoardPiece* BoardLayout::find(Player player, PieceKind kind, std::optional<int> space) const {
    const auto found = std::ranges::find_if(pieces, [&](const BoardPiece& piece) {
        return piece.player == player && piece.kind == kind && piece.space == space;
    });
    return found == pieces.end() ? nullptr : &*found;
}

const BoardPiece* BoardLayout::find(Figure figure) const {
    const PieceKind kind = figure.kind == FigureKind::meeple ? PieceKind::meeple : PieceKind::messenger;
    const auto found = std::ranges::find_if(pieces, [&](const BoardPiece& piece) {
        return piece.player == figure.player && piece.kind == kind && !piece.is_ghost;
    });
    return found == pieces.end() ? nullptr : &*found;
}

std::vector<SceneStep> drawn_steps(const Scene& scene, Figure figure) {
    std::vector<SceneStep> steps;
    for (const SceneStep& step : scene.steps)
        if (moves_figure(step.kind) && step.figure == figure) steps.push_back(step);
    if (steps.size() <= kMostSteps) return steps;
    SceneStep whole = steps.front();
    whole.points_after = steps.back().points_after;
    if (whole.points() == 0) return {};
    whole.kind = whole.points() > 0 ? SceneStepKind::figure_forward : SceneStepKind::figure_back;
    return {whole};
}

std::vector<SceneStep> drawn_robber_steps(const Scene& scene, Player player) {
    std::vector<SceneStep> steps;
    for (const SceneStep& step : scene.steps)
        if (moves_robber(step.kind) && step.player == player) steps.push_back(step);
    if (steps.size() <= kMostSteps) return steps;
    SceneStep whole = steps.front();
    whole.to = steps.back().to;
    if (whole.from == whole.to) return {};
    whole.kind = SceneStepKind::robber_moved;
    return {whole};
}

BoardLayout layout_of(const Scene& scene) {
    BoardLayout layout;
    layout.supply = supply_box(scene.after.player_count);
    layout.pieces = Pieces(scene).take();
    for (BoardPiece& piece : layout.pieces) {
        if (piece.space) continue;
        piece.at = {layout.supply.x + 2 * kPadding + kPitch * (index(piece.player) + 0.5),
                    layout.supply.y + kSupplyTitle + kPadding + kPitch / 2};
    }
    const auto spaces = by_space(layout.pieces);
    TrayPlacer placer(layout);
    // Few pieces stand in line beside their space; a crowd finds a place around them.
    for (std::size_t size = 1; size <= layout.pieces.size(); ++size)
        for (std::size_t space = 0; space < spaces.size(); ++space)
            if (spaces[space].size() == size) placer.place(static_cast<int>(space), spaces[space]);
    return layout;
}

}  // namespace robbers
