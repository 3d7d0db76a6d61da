#pragma once
// How text looks where it is shown: colours, characters, columns, Markdown. What is said is decided
// elsewhere.

#include <string>
#include <string_view>
#include <vector>

namespace robbers {

struct TextStyle {
    bool color = false;
    bool unicode = true;  ///< false: our own signs are ASCII only
    int width = 80;       ///< columns to wrap at
};

std::string bold(const TextStyle& style, std::string_view text);
std::string faint(const TextStyle& style, std::string_view text);
std::string red(const TextStyle& style, std::string_view text);
std::string green(const TextStyle& style, std::string_view text);
std::string cyan(const TextStyle& style, std::string_view text);
/// " → ", or " -> "
std::string_view arrow(const TextStyle& style);
/// `text` of the program's own tables with the few letters beyond ASCII spelled out where they must be.
std::string plain(const TextStyle& style, std::string_view text);

/// `text` on one line with a backslash before each of the characters `special`.
std::string with_backslashes(std::string_view text, std::string_view special);
/// `text` on one line as Markdown that shows just that, also in a table.
std::string markdown_text(std::string_view text);

/// How many columns a terminal needs for `text`; our own colours need none.
int shown_width(std::string_view text);
/// The bytes of the first `count` characters of `text`.
std::size_t bytes_of(std::string_view text, int count);
std::string spaces(int columns);
/// The lines of `text`, which must outlive them, without their ends.
std::vector<std::string_view> lines_of(std::string_view text);
std::vector<std::string_view> lines_of(std::string&& text) = delete;
/// What stands between two cases: a line of its own, with blank lines around it.
std::string line_across(const TextStyle& style);
/// `text` filled up with spaces to `columns`.
std::string padded(std::string_view text, int columns);
constexpr std::string_view kNoBreakSpace = "\xC2\xA0";
/// `parts` with `separator` between them.
std::string joined(const std::vector<std::string>& parts, std::string_view separator = ", ");
std::string joined(const std::vector<std::string_view>& parts, std::string_view separator = ", ");
/// `text` with every `from` replaced by `to`.
std::string replaced(std::string text, std::string_view from, std::string_view to);
/// The columns of the widest part of `text` that wrapped() leaves together where it has room.
int widest_word(std::string_view text);
/// Breaks `text` at spaces: the first line begins with `first`, the others with `rest`; each ends with a
/// newline. A word that is too long stands on a line of its own. A no-break space is shown as a space, and
/// broken only where a line has no room otherwise.
std::string wrapped(std::string_view text, int width, std::string_view first, std::string_view rest);

}  // namespace robbers
