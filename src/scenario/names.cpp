// Decides what may be a player's name, where everything beyond ASCII that can be seen counts as a letter
// except for typographic quotes and dashes, and which words keep their meaning in YAML without quotes.
#include "scenario/names.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include "game/limits.h"
#include "support/slips.h"
#include "support/text.h"

namespace robbers {

namespace {

constexpr std::string_view kReserved[] = {"transfers", "messages", "again",  "nobody", "bag",
                                          "end",       "final",    "supply", "meeple", "messenger"};

/// The words of YAML 1.1 that people run into, and what YAML 1.2 reads as true, false or nothing.
constexpr std::string_view kYamlWords[] = {"no", "yes", "on", "off", "true", "false", "y", "n", "null", "~"};

bool contains(std::span<const std::string_view> words, std::string_view word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

bool is_letter(const Character& character) {
    const char32_t code = character.code;
    if (code < 0x80) return (code >= 'a' && code <= 'z') || (code >= 'A' && code <= 'Z');
    return character.valid && !is_control(code) && !is_format(code) && !is_space(code);
}

bool may_follow(const Character& character) {
    const char32_t code = character.code;
    return is_letter(character) || (code >= '0' && code <= '9') || code == '_' || code == '-';
}

}  // namespace

bool is_player_name(std::string_view name) {
    if (name.empty() || !is_letter(first_character(name))) return false;
    std::size_t length = 0;
    if (typographic(name)) return false;
    for (; !name.empty(); ++length) {
        const Character character = first_character(name);
        if (!may_follow(character)) return false;
        name.remove_prefix(character.bytes);
    }
    return length <= kLongestPlayerName;
}

bool is_reserved_name(std::string_view name) { return contains(kReserved, name); }

bool is_yaml_word(std::string_view name) {
    return std::ranges::any_of(kYamlWords, [&](std::string_view word) { return is_same_word(name, word); });
}

namespace {

bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
}

/// Whether the character means nothing in YAML, wherever it stands behind the first one.
bool is_harmless(char c) {
    constexpr std::string_view kHarmless = "0123456789 ._-+/()'!?;=<>@$%^*";
    return is_letter(c) || kHarmless.find(c) != std::string_view::npos;
}

bool is_shown_as_it_is(std::string_view text) {
    for (; !text.empty(); text.remove_prefix(first_character(text).bytes))
        if (!is_safe_to_show(first_character(text))) return false;
    return true;
}

/// One character inside of double quotes.
std::string in_double_quotes(const Character& character, std::string_view bytes) {
    if (character.code == '\n') return "\\n";
    if (character.code == '"' || character.code == '\\') return fmt::format("\\{}", bytes);
    if (!character.valid || is_safe_to_show(character)) return std::string(bytes);
    return fmt::format("\\U{:08X}", static_cast<std::uint32_t>(character.code));
}

std::string quoted(std::string_view text) {
    std::string result = "\"";
    while (!text.empty()) {
        const Character character = first_character(text);
        result += in_double_quotes(character, text.substr(0, character.bytes));
        text.remove_prefix(character.bytes);
    }
    return result + '"';
}

}  // namespace

std::string yaml_text(std::string_view text) {
    const bool is_plain = !text.empty() && is_letter(text.front()) && text.back() != ' ' &&
                          is_shown_as_it_is(text) && std::ranges::all_of(text, is_harmless) &&
                          !is_yaml_word(text);
    return is_plain ? std::string(text) : quoted(text);
}

std::string yaml_name(std::string_view name) { return is_yaml_word(name) ? quoted(name) : std::string(name); }

std::string yaml_list(const std::vector<std::string>& items) {
    return fmt::format("[{}]", fmt::join(items, ", "));
}

std::string yaml_mapping(const std::vector<std::string>& entries) {
    return fmt::format("{{{}}}", fmt::join(entries, ", "));
}

}  // namespace robbers
