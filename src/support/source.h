#pragma once
// Text that a person wrote, and places in it.

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace robbers {

/// A place in a text: line and column from 1, the column in bytes; 0 where nothing is known.
struct SourcePosition {
    int line = 0;
    int column = 0;
    auto operator<=>(const SourcePosition&) const = default;
};

/// A piece of one line of a text.
struct SourceSpan {
    SourcePosition begin;
    int length = 1;  ///< in bytes, within the line; at least 1
    auto operator<=>(const SourceSpan&) const = default;
};

/// One input, by the name that messages show ("-" is standard input) and its whole text.
struct SourceText {
    std::string path;
    std::string text;
    /// Line `number` from 1 without its line end; empty where there is none.
    std::string_view line(int number) const;
};

using SourcePtr = std::shared_ptr<const SourceText>;

/// `position` as people and editors count it: the column in characters, not in bytes.
SourcePosition shown_position(const SourceText& source, SourcePosition position);

}  // namespace robbers
