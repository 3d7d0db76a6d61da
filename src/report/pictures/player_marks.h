#pragma once
// How players are told apart in pictures: a few letters and a colour each.

#include <compare>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "report/kit/style.h"

namespace robbers {

/// A colour of sRGB.
struct Rgb {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    auto operator<=>(const Rgb&) const = default;
};

/// "#d32f2f"
std::string hex(Rgb colour);
/// How light the colour is, from 0 for black to 1 for white, as WCAG measures it.
double luminance(Rgb colour);
/// The contrast of two colours, from 1 to 21, as WCAG measures it.
double contrast(Rgb a, Rgb b);
/// Black or white: what is read better on `colour`.
Rgb ink_on(Rgb colour);
/// How different two colours look: 0 for the same, about 765 for black and white.
double distance(Rgb a, Rgb b);

/// What stands for a player.
struct PlayerMark {
    std::string letters;  ///< one or two characters, different for each player
    Rgb colour;           ///< different for each player
    bool operator==(const PlayerMark&) const = default;
};

/// The marks of players of these names, which are different. A name that is a word for a colour is drawn in
/// it; the others get colours that people who see few colours can tell apart, none that looks like another's.
std::vector<PlayerMark> player_marks(std::span<const std::string> names);

/// `text` in bold on `colour`, in ink that can be read there; as it is where there are no colours.
std::string on_colour(const TextStyle& style, Rgb colour, std::string_view text);

}  // namespace robbers
