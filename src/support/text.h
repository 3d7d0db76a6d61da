#pragma once
// Text helpers without any knowledge of the game: UTF-8, what is safe to show, near misses.

#include <cstddef>
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

/// "1 turn", "2 turns": a number with its noun, which takes an s.
std::string counted(std::size_t number, std::string_view noun);

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

}  // namespace robbers
