#pragma once
// Where pieces of YAML text end: what a parser's events do not tell.

#include <cstddef>
#include <string_view>

namespace robbers::yaml_scan {

/// The offset after blanks, line ends and comments.
std::size_t skip_blank(std::string_view text, std::size_t at);

/// The offset after an anchor (&x) and a tag (!x) in front of a value.
std::size_t skip_properties(std::string_view text, std::size_t at);

/// The offset behind the word that begins at `at`.
std::size_t word_end(std::string_view text, std::size_t at);

/// The offset of the dash, comma or bracket in front of an entry after one that ended before `at`; npos where
/// there is none.
std::size_t entry_mark(std::string_view text, std::size_t at);

/// The offset behind the closing quote of the scalar that begins at `at` with a quote; npos where none closes
/// it.
std::size_t quoted_end(std::string_view text, std::size_t at);

/// The offset behind a plain or block scalar that begins at `at` and was read as `value`.
std::size_t unquoted_end(std::string_view text, std::size_t at, std::string_view value);

/// The offset behind the bracket that closes a flow collection whose last entry ended before `at`.
std::size_t flow_end(std::string_view text, std::size_t at);

/// The offset of the first quote from `at` on that nothing closes; npos where there is none.
std::size_t unclosed_quote(std::string_view text, std::size_t at);

/// The word at `at` if it is one that YAML takes for nothing (~, null, Null, NULL), else empty.
std::string_view null_word(std::string_view text, std::size_t at);

}  // namespace robbers::yaml_scan
