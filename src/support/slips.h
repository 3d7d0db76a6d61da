#pragma once
// Small slips of the keyboard that are understood, or that advice is given on.

#include <string>
#include <string_view>

namespace robbers {

/// Whether the words differ in nothing but the case of ASCII letters.
bool is_same_word(std::string_view a, std::string_view b);

/// `text` with '-' for each dash that only looks like one.
std::string with_plain_minus(std::string_view text);

/// "U+2212" for the first dash in `text` that only looks like '-'; empty where there is none.
std::string foreign_dash(std::string_view text);

/// "did you mean 'red-5', with '-' instead of U+2212?", where a dash in `text` only looks like '-'; else
/// empty.
std::string dash_advice(std::string_view text);

}  // namespace robbers
