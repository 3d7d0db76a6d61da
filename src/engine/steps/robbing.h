#pragma once
// What robbers get: choosing whom to rob, and booking stolen points.

#include <array>

#include "engine/steps/movement.h"

namespace robbers {

/// One robber that has robbed and what it gets half of.
struct Loot {
    Player owner{};
    Figure victim;
    Points base = 0;  ///< points of the event or of the turn
    Place place;      ///< where the robber stood
};

/// Loots in turn order of the robbers' owners.
class LootList {
public:
    void push_back(const Loot& loot) { loots_[size_++] = loot; }
    const Loot* begin() const { return loots_.data(); }
    const Loot* end() const { return loots_.data() + size_; }
    std::size_t size() const { return size_; }

private:
    std::array<Loot, kMaxPlayers> loots_{};
    std::size_t size_ = 0;
};

/// Asks `owner` which of `figures` (a mask, not empty) to rob (STL-10, TRN-4).
Figure choose_victim(Play& play, Player owner, FigureMask figures);

/// The robbers leave the board (STL-3) and their owners book half of each loot (STL-12, STL-16).
void take_loots(Play& play, const LootList& loots);

}  // namespace robbers
