#pragma once
// The wording of syntax errors, beside the parser that finds them.

#include <cstddef>
#include <optional>
#include <string_view>

#include "scenario/documents.h"

namespace robbers {

/// How far a document had been read when the parser gave up.
struct YamlPlace {
    std::string_view text;  ///< up to the end of the document
    std::size_t begin = 0;  ///< of the document
    std::size_t end = 0;    ///< behind what was read last
    std::optional<std::size_t>
        open_bracket;  ///< the innermost list or mapping in brackets that is not closed
};

/// Reports a parser's complaint about the text at `at` in words that help.
void report_yaml_error(Problems& problems, const CleanText& text, const YamlPlace& place,
                       std::string_view complaint, std::size_t at);

void report_unclosed_quote(Problems& problems, const CleanText& text, std::size_t at);

/// The first tab in the indentation of a line that has more than blanks and a comment.
std::optional<std::size_t> indenting_tab(const CleanText& text, std::size_t line);

void report_tab(Problems& problems, const CleanText& text, std::size_t tab);

}  // namespace robbers
