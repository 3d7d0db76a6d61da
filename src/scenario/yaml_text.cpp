// Decides which texts need quotes in YAML. It asks for more of them than the letter of YAML does, so that
// every reader agrees.
#include "scenario/yaml_text.h"

#include <algorithm>
#include <cstdint>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "scenario/names.h"
#include "support/text.h"

namespace robbers {

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
