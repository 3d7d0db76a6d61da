#pragma once
// The arrows in a picture of the scoreboard: ways beside the track, and ways across its interior.

#include <string>
#include <vector>

#include "report/pictures/layout.h"

namespace robbers {

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
