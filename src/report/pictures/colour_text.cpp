// Finds the nearest colour that a terminal knows. Who has which is decided in player_marks.cpp.
#include "report/pictures/colour_text.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include <fmt/format.h>

namespace robbers {

namespace {

/// The colour among the 256 that terminals know: six levels of red, green and blue.
int terminal_colour(Rgb colour) {
    constexpr std::array kLevels = {0, 95, 135, 175, 215, 255};
    const auto nearest = [&](int level) {
        const auto distance = [&](int other) { return std::abs(other - level); };
        return static_cast<int>(std::ranges::min_element(kLevels, {}, distance) - kLevels.begin());
    };
    constexpr int kFirst = 16;
    return kFirst + 36 * nearest(colour.red) + 6 * nearest(colour.green) + nearest(colour.blue);
}

}  // namespace

std::string on_colour(const TextStyle& style, Rgb colour, std::string_view text) {
    if (!style.color) return std::string(text);
    return fmt::format("\033[1;38;5;{};48;5;{}m{}\033[0m", terminal_colour(ink_on(colour)),
                       terminal_colour(colour), text);
}

}  // namespace robbers
