// Small slips of the keyboard: case, and dashes that only look like '-'. Which word a mistyped one is near is
// decided in text.
#include "support/slips.h"

#include <fmt/format.h>

#include <algorithm>

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

char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

}  // namespace

bool is_same_word(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char one, char other) { return lower(one) == lower(other); });
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

}  // namespace robbers
