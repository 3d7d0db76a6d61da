// Decides which arrows a picture has and where they run. How they look is decided elsewhere.
#include "report/pictures/layout.h"

#include <algorithm>
#include <cmath>
#include <map>

#include <fmt/format.h>

#include "support/text.h"

namespace robbers {

namespace {

constexpr double kPieceRadius = 17;

/// The spaces that an arrow passes: more than once around is drawn as far as the last lap goes.
int drawn_length(Points points) {
    if (points >= -kRingSpaces && points <= kRingSpaces) return static_cast<int>(points);
    const Points rest = points % kRingSpaces;
    const Points full = points > 0 ? kRingSpaces : -kRingSpaces;
    return static_cast<int>(rest == 0 ? full : rest);
}

std::string length_label(Points points) {
    const Points laps = (points < 0 ? -points : points) / kRingSpaces;
    if (laps == 0) return fmt::format("{:+}", points);
    return fmt::format("{:+} ({})", points, counted(static_cast<std::size_t>(laps), "lap"));
}

/// The points by which the figure moves that carries a robber in `step`.
Points carried_by(const Scene& scene, const SceneStep& step) {
    Points points = 0;
    for (const SceneStep& other : scene.steps) {
        if (other == step) break;
        if (moves_figure(other.kind) && other.figure == step.figure) points = other.points();
    }
    return points;
}

void add_figures(const Scene& scene, std::vector<TrackArrow>& arrows) {
    for (int i = 0; i < scene.after.player_count; ++i) {
        for (int kind = 0; kind < scene.after.figures_each(); ++kind) {
            const Figure figure{player_at(i), static_cast<FigureKind>(kind)};
            for (const SceneStep& step : drawn_steps(scene, figure)) {
                arrows.push_back({figure.player,
                                  false,
                                  static_cast<int>(ring_space(step.points_before)),
                                  drawn_length(step.points()),
                                  length_label(step.points()),
                                  {}});
            }
        }
    }
}

void add_carried(const Scene& scene, std::vector<TrackArrow>& arrows) {
    for (int i = 0; i < scene.after.player_count; ++i) {
        for (const SceneStep& step : drawn_robber_steps(scene, player_at(i))) {
            if (step.kind != SceneStepKind::robber_carried) continue;
            arrows.push_back({step.player,
                              true,
                              static_cast<int>(drawn_space(step.from)),
                              drawn_length(carried_by(scene, step)),
                              {},
                              {}});
        }
    }
}

/// Whether two arrows need different lanes: they have more in common than a space where one ends.
bool do_overlap(const TrackArrow& a, const TrackArrow& b) {
    const auto begin = [](const TrackArrow& arrow) {
        return ring_space(arrow.spaces < 0 ? arrow.from + arrow.spaces : arrow.from);
    };
    const Points to_b = ring_space(begin(b) - begin(a));
    const Points to_a = ring_space(begin(a) - begin(b));
    return to_b < std::abs(a.spaces) || to_a < std::abs(b.spaces);
}

/// Gives each arrow its way in the innermost lane that is free; short ones come first.
void assign_ways(std::vector<TrackArrow>& arrows) {
    std::ranges::stable_sort(arrows, {}, [](const TrackArrow& arrow) { return std::abs(arrow.spaces); });
    std::vector<std::vector<const TrackArrow*>> lanes;
    for (TrackArrow& arrow : arrows) {
        const auto is_free = [&](const std::vector<const TrackArrow*>& lane) {
            return std::ranges::none_of(lane,
                                        [&](const TrackArrow* other) { return do_overlap(*other, arrow); });
        };
        auto lane = std::ranges::find_if(lanes, is_free);
        if (lane == lanes.end()) lane = lanes.emplace(lanes.end());
        lane->push_back(&arrow);
        arrow.way = track::lane_path(arrow.from, arrow.spaces, static_cast<int>(lane - lanes.begin()));
    }
}

Box extent_of(const std::vector<TrackArrow>& arrows) {
    constexpr double kBeside = 26;  // room for the label
    double left = 0;
    double top = 0;
    double right = track::kWidth;
    double bottom = track::kHeight;
    for (const TrackArrow& arrow : arrows) {
        for (const Spot spot : arrow.way) {
            left = std::min(left, spot.x - kBeside);
            top = std::min(top, spot.y - kBeside);
            right = std::max(right, spot.x + kBeside);
            bottom = std::max(bottom, spot.y + kBeside);
        }
    }
    return {left, top, right - left, bottom - top};
}

/// Finds curves from piece to piece whose labels hide nothing.
class AcrossArrows {
public:
    AcrossArrows(const Scene& scene, const BoardLayout& layout) : scene_(scene), layout_(layout) {}

    std::vector<InnerArrow> take() {
        for (int i = 0; i < scene_.after.player_count; ++i)
            for (const SceneStep& step : drawn_robber_steps(scene_, player_at(i)))
                if (step.kind != SceneStepKind::robber_carried) add_robber(step);
        add_thefts();
        return std::move(list_);
    }

private:
    void add(const BoardPiece* from, const BoardPiece* to, Player player, const std::string& label,
             bool is_theft) {
        if (from == nullptr || to == nullptr || from == to) return;
        InnerArrow best;
        double least = 1e9;
        for (const double bulge : {1.0, -1.0, 1.7, -1.7, 2.4, -2.4, 3.2}) {
            InnerArrow arrow{player, is_theft, label, {}, bend(from->at, to->at, bulge), {}, {}};
            arrow.from = towards(from->at, arrow.bend, kPieceRadius);
            arrow.to = towards(to->at, arrow.bend, kPieceRadius + 2);
            for (const double part : {0.5, 0.36, 0.64}) {
                arrow.middle = curve_at(arrow, part);
                const double cost = hidden(arrow) + std::abs(bulge) + (bulge < 0 ? 0.5 : 0);
                if (cost < least) best = arrow;
                least = std::min(least, cost);
            }
        }
        list_.push_back(best);
    }

    static Spot curve_at(const InnerArrow& arrow, double part) {
        const auto at = [&](double from, double bend, double to) {
            return (1 - part) * (1 - part) * from + 2 * part * (1 - part) * bend + part * part * to;
        };
        return {at(arrow.from.x, arrow.bend.x, arrow.to.x), at(arrow.from.y, arrow.bend.y, arrow.to.y)};
    }

    /// How much a label in the middle of `arrow` would hide or be outside.
    double hidden(const InnerArrow& arrow) const {
        constexpr double kHalf = 12;
        constexpr double kOverOther = 20;
        constexpr double kOverCurve = 4;
        if (!arrow.is_theft) return 0;
        const Box label{arrow.middle.x - kHalf, arrow.middle.y - kHalf, 2 * kHalf, 2 * kHalf};
        double cost = are_near(label, layout_.supply, 0) ? kOverCurve : 0;
        for (const BoardPiece& piece : layout_.pieces) {
            const Box box{piece.at.x - kPieceRadius, piece.at.y - kPieceRadius, 2 * kPieceRadius,
                          2 * kPieceRadius};
            if (are_near(label, box, 0)) cost += piece.is_ghost ? 3 : 6;
        }
        for (const InnerArrow& other : list_) {
            const double apart = std::hypot(other.middle.x - arrow.middle.x, other.middle.y - arrow.middle.y);
            if (other.is_theft && apart < 2 * kHalf + 2) cost += kOverOther;
            const double bends = std::hypot(other.bend.x - arrow.bend.x, other.bend.y - arrow.bend.y);
            if (bends < 2 * kHalf) cost += kOverCurve;
        }
        const Box room = track::interior();
        const bool is_inside = label.x >= room.x && label.y >= room.y && label.right() <= room.right() &&
                               label.bottom() <= room.bottom();
        return is_inside ? cost : cost + kOverOther;
    }

    /// The control point of a curve that bulges to the middle of the board, or away from it.
    static Spot bend(Spot from, Spot to, double bulge) {
        const Spot middle{(from.x + to.x) / 2, (from.y + to.y) / 2};
        const double length = std::max(std::hypot(to.x - from.x, to.y - from.y), 1.0);
        const Spot across{-(to.y - from.y) / length, (to.x - from.x) / length};
        const Spot centre = track::interior().middle();
        const bool is_left = across.x * (centre.x - middle.x) + across.y * (centre.y - middle.y) >= 0;
        constexpr double kLeastBulge = 52;
        const double far = std::max(kLeastBulge, length * 0.22) * (is_left ? bulge : -bulge);
        return {middle.x + across.x * far, middle.y + across.y * far};
    }

    void add_robber(const SceneStep& step) {
        const auto space = [](Place place) {
            return place.is_supply() ? std::optional<int>() : static_cast<int>(drawn_space(place));
        };
        add(layout_.find(step.player, PieceKind::robber, space(step.from)),
            layout_.find(step.player, PieceKind::robber, space(step.to)), step.player, {}, false);
    }

    void add_thefts() {
        std::map<std::pair<Figure, Figure>, std::vector<Points>> thefts;
        for (const SceneStep& step : scene_.steps)
            if (step.kind == SceneStepKind::theft)
                thefts[{step.victim, step.figure}].push_back(step.points());
        for (const auto& [figures, points] : thefts) {
            std::string label = fmt::format("{}", points.front());
            for (std::size_t i = 1; i < points.size(); ++i) label += fmt::format("+{}", points[i]);
            if (points.size() > kMostSteps) label = total_label(points);
            add(layout_.find(figures.first), layout_.find(figures.second), figures.second.player, label,
                true);
        }
    }

    static std::string total_label(const std::vector<Points>& points) {
        Points total = 0;
        for (const Points some : points) total += some;
        return fmt::format("{} in {} thefts", total, points.size());
    }

    const Scene& scene_;
    const BoardLayout& layout_;
    std::vector<InnerArrow> list_;
};

}  // namespace

BoardArrows arrows_of(const Scene& scene, const BoardLayout& layout) {
    BoardArrows arrows;
    add_figures(scene, arrows.along);
    add_carried(scene, arrows.along);
    std::erase_if(arrows.along, [](const TrackArrow& arrow) { return arrow.spaces == 0; });
    assign_ways(arrows.along);
    arrows.extent = extent_of(arrows.along);
    arrows.across = AcrossArrows(scene, layout).take();
    return arrows;
}

}  // namespace robbers
