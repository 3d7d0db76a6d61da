// The players of the engine's tests.
#pragma once

#include "game/types.h"

namespace robbers {

inline constexpr Player kRed = player_at(0);
inline constexpr Player kBlue = player_at(1);
inline constexpr Player kGreen = player_at(2);

}  // namespace robbers
