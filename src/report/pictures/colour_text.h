#pragma once
// Text on the colours of players, for terminals.

#include <string>
#include <string_view>

#include "report/kit/style.h"
#include "report/pictures/player_marks.h"

namespace robbers {

/// `text` in bold on `colour`, in ink that can be read there; as it is where there are no colours.
std::string on_colour(const TextStyle& style, Rgb colour, std::string_view text);

}  // namespace robbers
