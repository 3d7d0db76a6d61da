// Decides what may be a player's name; everything beyond ASCII that can be seen counts as a letter.
#include "scenario/names.h"

#include <algorithm>
#include <cstddef>
#include <span>

#include "support/text.h"

namespace robbers {
namespace {

constexpr std::size_t kLongestName = 24;

constexpr std::string_view kReserved[] = {"transfers", "messages", "bag",    "end",
                                          "final",     "supply",   "meeple", "messenger"};

/// The words of YAML 1.1 that people run into, and what YAML 1.2 reads as true, false or nothing.
constexpr std::string_view kYamlWords[] = {"no",   "yes",  "on",    "off",   "true", "false", "y",    "n",
                                           "True", "TRUE", "False", "FALSE", "null", "Null",  "NULL", "~"};

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
    for (; !name.empty(); ++length) {
        const Character character = first_character(name);
        if (!may_follow(character)) return false;
        name.remove_prefix(character.bytes);
    }
    return length <= kLongestName;
}

bool is_reserved_name(std::string_view name) { return contains(kReserved, name); }

bool is_yaml_word(std::string_view name) { return contains(kYamlWords, name); }

}  // namespace robbers
