// Finds lines in a text; decides nothing about what stands in them.
#include "support/source.h"

#include <algorithm>

#include "support/text.h"

namespace robbers {

std::string_view SourceText::line(int number) const {
    if (number < 1) return {};
    std::string_view rest = text;
    for (int skipped = 1; skipped < number; ++skipped) {
        const std::size_t end = rest.find('\n');
        if (end == std::string_view::npos) return {};
        rest.remove_prefix(end + 1);
    }
    rest = rest.substr(0, rest.find('\n'));
    if (rest.ends_with('\r')) rest.remove_suffix(1);
    return rest;
}

SourcePosition shown_position(const SourceText& source, SourcePosition position) {
    const std::string_view line = source.line(position.line);
    const std::size_t before = position.column > 1 ? static_cast<std::size_t>(position.column) - 1 : 0;
    const std::size_t inside = std::min(before, line.size());
    // A place behind the end of the line counts on as if the line had more bytes.
    const std::size_t characters = character_count(line.substr(0, inside)) + (before - inside);
    return {position.line, static_cast<int>(characters) + 1};
}

}  // namespace robbers
