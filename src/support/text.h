#pragma once
// Text helpers without any knowledge of the game: UTF-8, what is safe to show, near misses.
// This room decides nothing of the game: it knows places in texts, problems and how they are shown.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "support/vocabulary.h"

namespace robbers {

/// A character of a UTF-8 text. Where the text is not valid, `valid` is false and one byte is meant.
struct Character {
    char32_t code = 0;
    std::size_t bytes = 0;  ///< 0 at the end of the text
    bool valid = true;
};

/// The first character of `text`.
Character first_character(std::string_view text);

/// The offset of the first byte that is not UTF-8; nothing where all of it is.
std::optional<std::size_t> first_invalid_byte(std::string_view text);

/// `text` with U+FFFD for each byte that is not UTF-8: the count of characters stays the same.
std::string valid_utf_8(std::string_view text);

/// The number of characters; each byte that is not UTF-8 counts as one.
std::size_t character_count(std::string_view text);

bool is_control(char32_t code);  ///< Unicode's class Cc
bool is_format(char32_t code);   ///< Unicode's class Cf
bool is_space(char32_t code);    ///< Unicode's classes Zs, Zl and Zp

/// Whether a terminal may see the character as it is: valid, no control, format or line separator.
bool is_safe_to_show(const Character& character);

/// How the character is written where it must not be shown: \n, \x1b, <U+202E>.
std::string escaped(const Character& character);

/// How many columns of a terminal `text` takes; text with control characters must be `visible` first.
int display_width(std::string_view text);

/// `text` on one line with everything that a terminal must not see escaped.
std::string visible(std::string_view text);

/// `text` as messages name what a person wrote: visible, shortened, in single quotes.
std::string in_quotes(std::string_view text);

/// `text` as one word of a shell's command line, in quotes only where it needs them; bytes that a terminal
/// must not see as \x1b in $'...'.
std::string for_shell(std::string_view text);

/// "one turn", "2 turns": a number with its noun, which takes an s.
std::string counted(std::size_t number, std::string_view noun);

/// `text` with small letters for the capital ones of ASCII.
char ascii_lower(char letter);
std::string ascii_lower(std::string_view text);

/// `text` without the blanks at its ends.
std::string_view trimmed(std::string_view text, std::string_view blanks = " \t");

/// The candidate that `word` was probably meant to be; nothing where none is near.
std::optional<std::string_view> nearest_word(std::string_view word,
                                             std::span<const std::string_view> candidates);

/// "did you mean 'x'?", also with several where `word` is the beginning of them, or "expected 'a', 'b' or
/// 'c'" where nothing is near.
std::string suggestion(std::string_view word, std::span<const std::string_view> candidates);

/// "did you mean 'x'?"
std::string did_you_mean(std::string_view meant);

/// The same of the candidate that is near; `otherwise` where none is.
std::string near_or(std::string_view word, std::span<const std::string_view> candidates,
                    std::string otherwise);

/// The same among the spellings of E.
template <class E>
std::string suggestion_of(std::string_view word) {
    return suggestion(word, Vocabulary<E>::words);
}

/// "'a', 'b' or 'c'"; long lists are cut.
std::string one_of(std::span<const std::string_view> words);

/// Views of `words`, as the functions above take them.
std::vector<std::string_view> views_of(std::span<const std::string> words);

/// FNV-1a of 64 bits, stirred at the end so that its last digits depend on every byte. Shards and the names
/// of state files are made of it: it must never change.
constexpr std::uint64_t stable_hash(std::string_view text) {
    std::uint64_t h = 0xcbf29ce484222325u;
    for (const char c : text) h = (h ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
    h = (h ^ (h >> 33)) * 0xff51afd7ed558ccdu;
    h = (h ^ (h >> 33)) * 0xc4ceb9fe1a85ec53u;
    return h ^ (h >> 33);
}

}  // namespace robbers
