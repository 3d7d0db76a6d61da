// Decides whether a text is as a pattern says. fnmatch(3) would see bytes where the locale is not UTF-8.
#include "suite/glob.h"

#include <optional>

#include "support/text.h"

namespace robbers {

namespace {

char32_t take_character(std::string_view& text) {
    const Character character = first_character(text);
    text.remove_prefix(character.bytes);
    return character.code;
}

/// Whether the set behind a [ holds `code`; what follows the set is left in `glob`. Nothing where it has
/// no end.
std::optional<bool> take_set(std::string_view& glob, char32_t code) {
    std::string_view rest = glob;
    const bool is_negated = rest.starts_with('!') || rest.starts_with('^');
    if (is_negated) rest.remove_prefix(1);
    bool holds = false;
    for (bool is_first = true; !rest.empty(); is_first = false) {
        const char32_t from = take_character(rest);
        if (from == ']' && !is_first) {
            glob = rest;
            return holds != is_negated;
        }
        char32_t to = from;
        if (rest.size() > 1 && rest[0] == '-' && rest[1] != ']') {
            rest.remove_prefix(1);
            to = take_character(rest);
        }
        if (from <= code && code <= to) holds = true;
    }
    return std::nullopt;
}

/// Whether the first piece of `glob`, no *, is the first character of `text`; then both are taken off.
bool take_one(std::string_view& glob, std::string_view& text) {
    std::string_view rest_of_text = text;
    std::string_view rest_of_glob = glob;
    const char32_t code = take_character(rest_of_text);
    const char32_t piece = take_character(rest_of_glob);
    bool fits = piece == '?' || piece == code;
    if (piece == '[') fits = take_set(rest_of_glob, code).value_or(fits);
    if (!fits) return false;
    glob = rest_of_glob;
    text = rest_of_text;
    return true;
}

}  // namespace

bool glob_matches(std::string_view glob, std::string_view text) {
    // Only the last * is tried again: what an earlier one could take, the last one can take, too.
    bool has_star = false;
    std::string_view behind_star;
    std::string_view taken_from;
    for (;;) {
        if (glob.starts_with('*')) {
            glob.remove_prefix(1);
            behind_star = glob;
            taken_from = text;
            has_star = true;
        } else if (glob.empty() && text.empty()) {
            return true;
        } else if (glob.empty() || text.empty() || !take_one(glob, text)) {
            if (!has_star || taken_from.empty()) return false;
            take_character(taken_from);
            text = taken_from;
            glob = behind_star;
        }
    }
}

bool has_wildcards(std::string_view glob) { return glob.find_first_of("*?[") != std::string_view::npos; }

}  // namespace robbers
