// Decides which letters and which colour stand for a player, and finds the nearest colour that a terminal
// knows. Where they are drawn is decided elsewhere.
#include "report/pictures/player_marks.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <optional>

#include <fmt/format.h>

#include "support/text.h"

namespace robbers {

namespace {

struct ColourWords {
    Rgb colour;
    std::string_view words;  ///< in small letters, each between spaces
};

constexpr Rgb kWhite{0xFF, 0xFF, 0xFF};

/// In English, German, French, Dutch, Spanish, Catalan, Romanian and Italian.
constexpr auto kColourWords = std::to_array<ColourWords>({
    {{0xD3, 0x2F, 0x2F}, " red rot rouge rood rojo roja vermell vermella roșu rosu roșie rosie rosso "},
    {{0x1F, 0x5F, 0xBF}, " blue blau bleu blauw azul blava albastru albastră blu "},
    {{0x2E, 0x8B, 0x3D}, " green grün gruen vert verte groen verde verd verda "},
    {{0xF7, 0xD1, 0x17}, " yellow gelb jaune geel amarillo amarilla groc groga galben galbenă giallo "},
    {{0x22, 0x22, 0x22}, " black schwarz noir noire zwart negro negra negre negru neagră nero "},
    {kWhite, " white weiß weiss blanc blanche wit blanco blanca alb albă bianco "},
    {{0x8A, 0x8F, 0x94}, " gray grey grau gris grijs gri grigio "},
    {{0xF4, 0x8F, 0xB1}, " pink rosa rose roze roz "},
    {{0xF5, 0x7C, 0x00}, " orange oranje naranja taronja portocaliu arancione "},
    {{0x7B, 0x3F, 0xA0}, " purple violet violett lila paars morado violeta porpra mov viola "},
    {{0x7A, 0x4A, 0x21}, " brown braun brun marron bruin marrón marró maro marrone "},
    {{0x1A, 0xA6, 0xA6}, " turquoise türkis turquesa turcoaz teal "},
});

/// The colours of Okabe and Ito.
constexpr auto kPalette = std::to_array<Rgb>({{0x00, 0x72, 0xB2},
                                              {0xE6, 0x9F, 0x00},
                                              {0x00, 0x9E, 0x73},
                                              {0xCC, 0x79, 0xA7},
                                              {0x56, 0xB4, 0xE9},
                                              {0xD5, 0x5E, 0x00},
                                              {0xF0, 0xE4, 0x42},
                                              {0x00, 0x00, 0x00}});

std::optional<Rgb> colour_named(const std::string& name) {
    const std::string word = " " + ascii_lower(name) + " ";
    for (const ColourWords& known : kColourWords)
        if (name.find(' ') == std::string::npos && known.words.find(word) != std::string_view::npos)
            return known.colour;
    return std::nullopt;
}

/// As somebody sees it who cannot tell red from green (deuteranopia, coarsely).
Rgb without_green_cones(Rgb c) {
    const double yellow = 0.37 * c.red + 0.63 * c.green;
    const auto level = static_cast<std::uint8_t>(yellow);
    return {level, level, c.blue};
}

/// How different two colours look to whom they look most alike.
double least_distance(Rgb a, Rgb b) {
    return std::min(distance(a, b), distance(without_green_cones(a), without_green_cones(b)));
}

/// The colour of the palette that is least like those that are taken.
Rgb free_colour(const std::vector<Rgb>& taken) {
    const auto nearest = [&](Rgb colour) {
        double least = distance({}, {0xFF, 0xFF, 0xFF});
        for (const Rgb other : taken) least = std::min(least, least_distance(colour, other));
        return least;
    };
    return *std::ranges::max_element(kPalette, {}, nearest);
}

/// The characters of a name, each with the accents that are written behind it.
std::vector<std::string> characters_of(std::string_view name) {
    std::vector<std::string> characters;
    while (!name.empty()) {
        const std::string_view character = name.substr(0, first_character(name).bytes);
        if (display_width(character) == 0 && !characters.empty())
            characters.back() += character;
        else
            characters.emplace_back(character);
        name.remove_prefix(character.size());
    }
    return characters;
}

std::string capital(std::string text) {
    if (text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

/// The first letter of each name, or the first and the earliest other one that tells it from all others; the
/// latest one for a name with which another begins.
class Letters {
public:
    explicit Letters(std::span<const std::string> names) : letters_(names.size()) {
        std::size_t longest = 0;
        for (const std::string& name : names) {
            names_.push_back(characters_of(name));
            longest = std::max(longest, names_.back().size());
        }
        for (std::size_t at = 0; at < longest; ++at) settle(at, true);
        for (std::size_t at = longest; at-- > 1;) settle(at, false);
        for (std::size_t i = 0; i < letters_.size(); ++i)
            if (letters_[i].empty()) letters_[i] = fmt::format("{}", i + 1);  // no name begins with a digit
    }
    std::vector<std::string> take() { return std::move(letters_); }

private:
    /// What would stand for player `i` with the character at `at`; empty where the name is too short.
    std::string candidate(std::size_t i, std::size_t at) const {
        const auto& name = names_[i];
        if (at >= name.size()) return {};
        return at == 0 ? capital(name[0]) : capital(name[0]) + name[at];
    }
    bool is_free(std::size_t i, const std::string& letters, std::size_t at, bool among_all) const {
        for (std::size_t other = 0; other < letters_.size(); ++other) {
            if (other == i) continue;
            if (ascii_lower(letters_[other]) == ascii_lower(letters)) return false;
            const bool competes = among_all && (at == 0 || letters_[other].empty());
            if (competes && ascii_lower(candidate(other, at)) == ascii_lower(letters)) return false;
        }
        return true;
    }
    /// Gives letters to everybody for whom the character at `at` settles it.
    void settle(std::size_t at, bool among_all) {
        std::vector<std::string> found = letters_;
        for (std::size_t i = 0; i < letters_.size(); ++i) {
            const std::string letters = candidate(i, at);
            if (!letters_[i].empty() || letters.empty() || !is_free(i, letters, at, among_all)) continue;
            found[i] = letters;
            if (!among_all) letters_[i] = letters;
        }
        letters_ = std::move(found);
    }

    std::vector<std::vector<std::string>> names_;
    std::vector<std::string> letters_;
};

double linear(std::uint8_t level) {
    const double part = level / 255.0;
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

}  // namespace

std::string hex(Rgb colour) {
    return fmt::format("#{:02x}{:02x}{:02x}", colour.red, colour.green, colour.blue);
}

double luminance(Rgb colour) {
    return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue);
}

double contrast(Rgb a, Rgb b) {
    const double darker = std::min(luminance(a), luminance(b));
    const double lighter = std::max(luminance(a), luminance(b));
    return (lighter + 0.05) / (darker + 0.05);
}

Rgb ink_on(Rgb colour) {
    constexpr Rgb kBlackInk{};
    return contrast(colour, kBlackInk) >= contrast(colour, kWhite) ? kBlackInk : kWhite;
}

double distance(Rgb a, Rgb b) {
    const double red = a.red - b.red;
    const double green = a.green - b.green;
    const double blue = a.blue - b.blue;
    const double mean = (a.red + b.red) / 2.0;
    return std::sqrt((2 + mean / 256) * red * red + 4 * green * green +
                     (2 + (255 - mean) / 256) * blue * blue);
}

std::vector<PlayerMark> player_marks(std::span<const std::string> names) {
    std::vector<std::string> letters = Letters(names).take();
    std::vector<std::optional<Rgb>> colours;
    std::vector<Rgb> taken;
    for (const std::string& name : names) {
        auto colour = colour_named(name);
        if (colour && std::ranges::find(taken, *colour) != taken.end()) colour.reset();
        if (colour) taken.push_back(*colour);
        colours.push_back(colour);
    }
    std::vector<PlayerMark> marks;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (!colours[i]) taken.push_back(free_colour(taken));
        marks.push_back({std::move(letters[i]), colours[i] ? *colours[i] : taken.back()});
    }
    return marks;
}

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
