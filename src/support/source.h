#pragma once
// Text that a person wrote, places in it, and changes of it.

#include <cstddef>
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

/// What stands in a file.
struct FileBytes {
    std::string bytes;
    int error = 0;  ///< an errno where it could not be read to its end
};

/// Reads a file, or standard input for "-"; of a longer one a few bytes more than `most`.
FileBytes read_bytes(const std::string& path, std::size_t most = std::string::npos);

/// `position` as people and editors count it: the column in characters, not in bytes.
SourcePosition shown_position(const SourceText& source, SourcePosition position);

/// `length` bytes from `offset` on become `replacement`.
struct TextEdit {
    std::size_t offset = 0;
    std::size_t length = 0;
    std::string replacement;
    bool operator==(const TextEdit&) const = default;
};

/// `text` after `edits`, which are sorted and do not overlap.
std::string edited(std::string_view text, const std::vector<TextEdit>& edits);

}  // namespace robbers
