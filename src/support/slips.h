#pragma once
// Text as people type it: small slips of the keyboard that are understood or that advice is given on, and
// what is alike to somebody who looks for a word.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace robbers {

/// Whether the words differ in nothing but the case of ASCII letters.
bool is_same_word(std::string_view a, std::string_view b);

/// `text` with '-' for each dash that only looks like one.
std::string with_plain_minus(std::string_view text);

/// "U+2212" for the first dash in `text` that only looks like '-'; empty where there is none.
std::string foreign_dash(std::string_view text);

/// A character that only comes from a word processor or a web page.
struct Typographic {
    std::size_t begin = 0, end = 0;  ///< in the text
    std::string name;                ///< "U+00A0 no-break space"
};

/// The first space, quote, dash or invisible character in `text` that is not one of the keyboard's.
std::optional<Typographic> typographic(std::string_view text);

/// `text` with what is on the keyboard instead, and without quotes and what is invisible.
std::string without_typographic(std::string_view text);

/// "did you mean 'red-5', with '-' instead of U+2212?", where a dash in `text` only looks like '-'; else
/// empty.
std::string dash_advice(std::string_view text);

/// `text` with lower case for capital Latin letters, also those with accents, and with plain quotes and
/// dashes for typographic ones. Other characters stay, and so do bytes that are not UTF-8.
std::string folded(std::string_view text);

/// As folded(), and letters without accents; umlauts are one letter in either spelling: "räuber", "raeuber"
/// and "rauber" are the same.
std::string searchable(std::string_view text);

/// What to look for in a searchable text: `word` without punctuation at its ends, except where it is nothing
/// else.
std::string word_to_find(std::string_view word);

/// The same without the ending of a plural or of a verb, so that other forms of the word are found.
std::string stem_to_find(std::string_view word);

}  // namespace robbers
