// Decides what a sound position is.
#include "game/position.h"

#include <fmt/format.h>

namespace robbers {

std::vector<std::string> broken_invariants(const Position& position) {
    std::vector<std::string> broken;
    if (position.player_count < kMinPlayers || position.player_count > kMaxPlayers)
        broken.push_back(fmt::format("{} players", position.player_count));
    for (int i = 0; i < kMaxPlayers; ++i) {
        const Standing& standing = position.standings[i];
        if (i >= position.player_count && standing != Standing{})
            broken.push_back(fmt::format("player {} does not play but has pieces on the board", i + 1));
        if (!position.has_messengers && standing.points[index(FigureKind::messenger)] != 0)
            broken.push_back(fmt::format("player {} has no messenger but points on it", i + 1));
    }
    return broken;
}

}  // namespace robbers
