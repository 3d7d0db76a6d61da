// Small slips of the keyboard (case, and dashes that only look like '-'), and which characters are alike to
// somebody who looks for a word. Which word a mistyped one is near is decided in text.cpp.
#include "support/slips.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>

#include "support/text.h"

namespace robbers {

namespace {

/// Whether the character is a hyphen, dash or minus sign, but not '-'.
bool is_dash(const Character& character) {
    const char32_t code = character.code;
    const bool is_one = (code >= 0x2010 && code <= 0x2015) || code == 0x2212 || code == 0xFE58 ||
                        code == 0xFE63 || code == 0xFF0D;
    return character.valid && is_one;
}

}  // namespace

namespace {

struct TypographicName {
    char32_t first, last;
    std::string_view name, plain;
};

constexpr TypographicName kTypographic[] = {
    {0x00A0, 0x00A0, "no-break space", " "},  {0x00AB, 0x00AB, "quotation mark", ""},
    {0x00AD, 0x00AD, "soft hyphen", ""},      {0x00BB, 0x00BB, "quotation mark", ""},
    {0x1680, 0x1680, "space", " "},           {0x2000, 0x200A, "space", " "},
    {0x200B, 0x200B, "zero-width space", ""}, {0x200C, 0x200D, "zero-width joiner", ""},
    {0x200E, 0x200F, "direction mark", ""},   {0x2010, 0x2011, "hyphen", "-"},
    {0x2012, 0x2012, "figure dash", "-"},     {0x2013, 0x2013, "en dash", "-"},
    {0x2014, 0x2014, "em dash", "-"},         {0x2015, 0x2015, "bar", "-"},
    {0x2018, 0x201F, "quotation mark", ""},   {0x202F, 0x202F, "narrow no-break space", " "},
    {0x2039, 0x203A, "quotation mark", ""},   {0x205F, 0x205F, "space", " "},
    {0x2060, 0x2060, "word joiner", ""},      {0x2212, 0x2212, "minus sign", "-"},
    {0x3000, 0x3000, "wide space", " "},      {0xFE58, 0xFE58, "small dash", "-"},
    {0xFE63, 0xFE63, "small hyphen", "-"},    {0xFEFF, 0xFEFF, "zero-width no-break space", ""},
    {0xFF0D, 0xFF0D, "wide hyphen", "-"},
};

const TypographicName* typographic_name(const Character& character) {
    const auto found = std::ranges::find_if(kTypographic, [&](const TypographicName& one) {
        return character.code >= one.first && character.code <= one.last;
    });
    return character.valid && found != std::end(kTypographic) ? found : nullptr;
}

}  // namespace

std::optional<Typographic> typographic(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const Character character = first_character(text.substr(at));
        if (const TypographicName* known = typographic_name(character)) {
            return Typographic{
                at, at + character.bytes,
                fmt::format("U+{:04X} {}", static_cast<unsigned>(character.code), known->name)};
        }
        at += character.bytes;
    }
    return std::nullopt;
}

std::string without_typographic(std::string_view text) {
    std::string plain;
    while (!text.empty()) {
        const Character character = first_character(text);
        const TypographicName* known = typographic_name(character);
        plain += known != nullptr ? known->plain : text.substr(0, character.bytes);
        text.remove_prefix(character.bytes);
    }
    return plain;
}

bool is_same_word(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char one, char other) { return ascii_lower(one) == ascii_lower(other); });
}

std::string with_plain_minus(std::string_view text) {
    std::string plain;
    while (!text.empty()) {
        const Character character = first_character(text);
        plain += is_dash(character) ? std::string_view("-") : text.substr(0, character.bytes);
        text.remove_prefix(character.bytes);
    }
    return plain;
}

std::string foreign_dash(std::string_view text) {
    while (!text.empty() && !is_dash(first_character(text))) text.remove_prefix(first_character(text).bytes);
    return text.empty() ? "" : fmt::format("U+{:04X}", static_cast<unsigned>(first_character(text).code));
}

std::string dash_advice(std::string_view text) {
    const std::string dash = foreign_dash(text);
    if (dash.empty()) return {};
    return fmt::format("did you mean {}, with '-' instead of {}?", in_quotes(with_plain_minus(text)), dash);
}

namespace {

/// Letters that alternate, capital and small, from `first` on; the capitals have even codes or odd ones.
struct Alternating {
    char32_t first, last;
};

constexpr Alternating kAlternating[] = {
    {0x100, 0x12F}, {0x132, 0x137}, {0x139, 0x148}, {0x14A, 0x177}, {0x179, 0x17E}, {0x218, 0x21B},
};

char32_t lower(char32_t code) {
    const bool is_ascii = code >= U'A' && code <= U'Z';
    const bool is_latin_1 = code >= 0xC0 && code <= 0xDE && code != 0xD7;  // U+00D7 is a sign
    if (is_ascii || is_latin_1) return code + 0x20;
    if (code == 0x130) return U'i';
    if (code == 0x178) return 0xFF;
    for (const Alternating& letters : kAlternating) {
        const bool is_there = code >= letters.first && code <= letters.last;
        if (is_there) return (code - letters.first) % 2 == 0 ? code + 1 : code;
    }
    return code;
}

char32_t plain(char32_t code) {
    if (code == 0x2018 || code == 0x2019) return U'\'';
    if (code >= 0x201C && code <= 0x201E) return U'"';
    if (code >= 0x2010 && code <= 0x2014) return U'-';
    return code;
}

/// UTF-8 of a code below U+0800.
void append(std::string& text, char32_t code) {
    if (code >= 0x80) text += static_cast<char>(0xC0 | code >> 6);
    text += static_cast<char>(code < 0x80 ? code : 0x80 | (code & 0x3F));
}

constexpr std::string_view kPunctuation = ".,;:!?'\"()[]{}<>";

}  // namespace

std::string folded(std::string_view text) {
    std::string result;
    for (Character next = first_character(text); next.bytes != 0; next = first_character(text)) {
        const char32_t code = next.valid ? lower(plain(next.code)) : next.code;
        if (next.valid && code != next.code)
            append(result, code);
        else
            result += text.substr(0, next.bytes);
        text.remove_prefix(next.bytes);
    }
    return result;
}

namespace {

/// The letters from U+00E0 and from U+0100 on without their accents; '.' has none.
constexpr std::string_view kFromE0 = "aaaaaaaceeeeiiiidnooooo.ouuuuy.y";
constexpr std::string_view kFrom100 =
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkkllllllllllnnnnnnn"
    "nnoooooooorrrrrrsssssssstttttt"
    "uuuuuuuuuuuuwwyyyzzzzzzs";
static_assert(kFromE0.size() == 32 && kFrom100.size() == 128);

char32_t without_accent(char32_t code) {
    if (code >= 0xE0 && code < 0x100 && kFromE0[code - 0xE0] != '.')
        return static_cast<char32_t>(kFromE0[code - 0xE0]);
    if (code >= 0x100 && code < 0x180) return static_cast<char32_t>(kFrom100[code - 0x100]);
    if (code == 0x218 || code == 0x219) return U's';
    if (code == 0x21A || code == 0x21B) return U't';
    return code;
}

constexpr std::array<std::string_view, 7> kEndings{"'s", "ing", "es", "ed", "en", "s", "i"};
constexpr std::size_t kShortestStem = 3;

}  // namespace

std::string searchable(std::string_view text) {
    std::string result;
    const std::string small = folded(text);
    std::string_view rest = small;
    for (Character next = first_character(rest); next.bytes != 0; next = first_character(rest)) {
        const char32_t code = next.valid ? without_accent(next.code) : next.code;
        const bool is_umlaut = code == U'e' && !result.empty() &&
                               std::string_view("aou").find(result.back()) != std::string_view::npos;
        if (code != next.code)
            append(result, code);
        else if (!is_umlaut)
            result += rest.substr(0, next.bytes);
        rest.remove_prefix(next.bytes);
    }
    return result;
}

std::string word_to_find(std::string_view word) {
    const std::string text = searchable(word);
    const std::string_view bare = trimmed(text, kPunctuation);
    return bare.empty() ? text : std::string(bare);
}

std::string stem_to_find(std::string_view word) {
    const std::string text = word_to_find(word);
    std::string_view bare = text;
    for (const std::string_view ending : kEndings) {
        if (!bare.ends_with(ending) || bare.size() < ending.size() + kShortestStem) continue;
        bare.remove_suffix(ending.size());
        break;
    }
    return std::string(bare);
}

}  // namespace robbers
