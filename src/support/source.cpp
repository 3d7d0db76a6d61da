// Reads files, finds lines in a text and applies changes to it; decides nothing about what stands in it.
#include "support/source.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>

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

FileBytes read_bytes(const std::string& path, std::size_t most) {
    FileBytes read;
    std::FILE* const file = path == "-" ? stdin : std::fopen(path.c_str(), "rb");
    if (file == nullptr) {
        read.error = errno;
        return read;
    }
    std::array<char, 1 << 16> buffer{};
    errno = 0;
    for (std::size_t count = 1; count > 0 && read.bytes.size() <= most;) {
        count = std::fread(buffer.data(), 1, buffer.size(), file);
        read.bytes.append(buffer.data(), count);
    }
    if (std::ferror(file) != 0) read.error = errno != 0 ? errno : EIO;
    if (file != stdin) std::fclose(file);
    return read;
}

SourcePosition shown_position(const SourceText& source, SourcePosition position) {
    const std::string_view line = source.line(position.line);
    const std::size_t before = position.column > 1 ? static_cast<std::size_t>(position.column) - 1 : 0;
    const std::size_t inside = std::min(before, line.size());
    // A place behind the end of the line counts on as if the line had more bytes.
    const std::size_t characters = character_count(line.substr(0, inside)) + (before - inside);
    return {position.line, static_cast<int>(characters) + 1};
}

std::string edited(std::string_view text, const std::vector<TextEdit>& edits) {
    std::string result;
    std::size_t at = 0;
    for (const TextEdit& edit : edits) {
        result += text.substr(at, edit.offset - at);
        result += edit.replacement;
        at = edit.offset + edit.length;
    }
    result += text.substr(at);
    return result;
}

}  // namespace robbers
