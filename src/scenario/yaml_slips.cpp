// Decides which slip of the hand makes a line unreadable as YAML. The parser notices most of them a line
// late.
#include "scenario/yaml_slips.h"

#include <fmt/format.h>

#include <algorithm>

#include "support/text.h"

namespace robbers {
namespace {

constexpr std::string_view kKeysOfFormat[] = {
    "scenario", "id",      "about",    "edition", "sources",   "tags",    "rulings", "expansions",
    "players",  "turns",   "expect",   "claims",  "player",    "events",  "choices", "continues",
    "score",    "pay",     "final",    "points",  "meeple",    "robber",  "says",    "messenger",
    "exactly",  "always",  "includes", "never",   "outcomes",  "lines",   "error",   "cites",
    "by",       "because", "total",    "stole",   "transfers", "messages"};

bool is_key_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '-' || static_cast<unsigned char>(c) >= 0x80;
}

bool is_first_letter(char c) { return is_key_letter(c) && c != '-' && !(c >= '0' && c <= '9'); }

std::size_t key_length(std::string_view text) {
    const auto end = std::ranges::find_if_not(text, is_key_letter);
    return text.empty() || !is_first_letter(text.front()) ? 0 : static_cast<std::size_t>(end - text.begin());
}

/// What stands behind the indentation and "- ".
std::size_t content_begin(std::string_view line) {
    std::size_t at = std::min(line.find_first_not_of(' '), line.size());
    while (line.substr(at).starts_with("- ")) at = std::min(line.find_first_not_of(' ', at + 1), line.size());
    return at;
}

/// The line without what is cut off at its ends, from its first dash on.
std::string_view shown(std::string_view line) { return trimmed(line); }

bool is_lone_number(std::string_view text) {
    return !text.empty() && text.find_first_not_of("-0123456789") == std::string_view::npos;
}

std::string with_blank_behind_dash(std::string_view line) {
    const std::string_view content = line.substr(content_begin(line));
    const bool is_glued = content.size() > 1 && content[0] == '-' && is_first_letter(content[1]);
    return is_glued ? fmt::format("- {}", content.substr(1)) : std::string();
}

std::string with_colon(std::string_view line) {
    const std::size_t begin = content_begin(line);
    const std::string_view content = line.substr(begin), before = shown(line.substr(0, begin));
    const std::size_t length = key_length(content);
    if (length == 0) return {};
    const std::string_view key = content.substr(0, length), rest = content.substr(length);
    const std::string dash = before.empty() ? "" : "- ";
    if (rest.size() > 1 && rest[0] == ':' && rest[1] != ' ' && rest[1] != '\t')
        return fmt::format("{}{}: {}", dash, key, rest.substr(1));
    const std::string_view value = trimmed(rest);
    const bool is_key = std::ranges::find(kKeysOfFormat, key) != std::end(kKeysOfFormat);
    const bool lacks_colon = (is_key && !value.starts_with(':')) || is_lone_number(value);
    if (!lacks_colon) return {};
    return fmt::format("{}{}:{}{}", dash, key, value.empty() ? "" : " ", value);
}

/// The column of a line's first key; nothing where the line has none.
std::optional<std::size_t> key_column(std::string_view line) {
    const std::size_t begin = content_begin(line);
    const std::size_t length = key_length(line.substr(begin));
    const bool has_key = length > 0 && line.substr(begin + length).starts_with(':');
    return has_key ? std::optional(begin) : std::nullopt;
}

/// Looks at the lines that a complaint may be about.
class SlipFinder {
public:
    SlipFinder(Problems& problems, const CleanText& text, const YamlPlace& place)
        : problems_(problems), text_(text), place_(place) {}

    bool report_in(std::size_t line) {
        const std::string_view words = line_text(line);
        const std::string meant = without_slip(words);
        if (meant.empty()) return false;
        const std::size_t begin = text_.line_begin(line) + content_begin(words);
        const bool at_dash = words[begin - text_.line_begin(line)] == '-';
        const std::string_view key = words.substr(content_begin(words));
        const std::size_t length = at_dash ? 1 : key_length(key);
        problems_.add(DiagnosticId::yaml_syntax, text_.span(begin, begin + length),
                      at_dash ? "A blank is missing behind this '-'."
                              : fmt::format("{} is missing behind {}.",
                                            key.substr(length).starts_with(':') ? "A blank after the colon"
                                                                                : "The colon",
                                            in_quotes(key.substr(0, length))),
                      fmt::format("Write '{}'.", visible(meant)));
        return true;
    }

    /// A key that stands one blank beside the column of a key above it.
    bool report_column(std::size_t line) {
        const auto column = key_column(line_text(line));
        if (!column) return false;
        for (auto above = before(line); above; above = before(*above)) {
            const auto other = key_column(line_text(*above));
            if (!other) continue;
            if (*other == *column) return false;
            if (*other == *column + 1 || *column == *other + 1) {
                report_beside(line, *column, *above, *other);
                return true;
            }
        }
        return false;
    }

    /// The line before with something in it.
    std::optional<std::size_t> before(std::size_t line) const {
        while (line > 0 && text_.line_begin(line) > place_.begin) {
            const std::string_view words = trimmed(line_text(--line));
            if (!words.empty() && words.front() != '#') return line;
        }
        return std::nullopt;
    }

private:
    std::string_view line_text(std::size_t line) const {
        const std::size_t begin = text_.line_begin(line);
        std::string_view words = text_.text().substr(begin, text_.line_end(line) - begin);
        while (!words.empty() && (words.back() == '\n' || words.back() == '\r')) words.remove_suffix(1);
        return words;
    }

    void report_beside(std::size_t line, std::size_t column, std::size_t above, std::size_t other) {
        const std::string_view key = line_text(line).substr(column),
                               key_above = line_text(above).substr(other);
        const std::size_t begin = text_.line_begin(line) + column;
        const std::string name(key.substr(0, key_length(key)));
        problems_.add(DiagnosticId::yaml_syntax, text_.span(begin, begin + name.size()),
                      fmt::format("{} stands one blank too far to the {}.", in_quotes(name),
                                  column > other ? "right" : "left"),
                      fmt::format("Put it in the column of {} in line {}.",
                                  in_quotes(key_above.substr(0, key_length(key_above))), above + 1));
    }

    Problems& problems_;
    const CleanText& text_;
    const YamlPlace& place_;
};

}  // namespace

std::string without_slip(std::string_view line) {
    const std::string dash = with_blank_behind_dash(line);
    return dash.empty() ? with_colon(line) : dash;
}

bool report_slip(Problems& problems, const CleanText& text, const YamlPlace& place, std::size_t at) {
    SlipFinder finder(problems, text, place);
    const std::size_t line = text.line_at(at);
    const auto before = finder.before(line);
    return (before && finder.report_in(*before)) || finder.report_in(line) || finder.report_column(line);
}

}  // namespace robbers
