#pragma once
// Changes of a text, in bytes.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace robbers {

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
