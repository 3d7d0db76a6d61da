// Measures, breaks and colours text for people. What is said is decided elsewhere.
#include "report/kit/style.h"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "support/text.h"

namespace robbers {

namespace {

std::string coloured(const TextStyle& style, std::string_view code, std::string_view text) {
    return style.color ? fmt::format("\033[{}m{}\033[0m", code, text) : std::string(text);
}

}  // namespace

std::string bold(const TextStyle& style, std::string_view text) { return coloured(style, "1", text); }

std::string faint(const TextStyle& style, std::string_view text) { return coloured(style, "2", text); }

std::string red(const TextStyle& style, std::string_view text) { return coloured(style, "31", text); }

std::string green(const TextStyle& style, std::string_view text) { return coloured(style, "32", text); }

std::string cyan(const TextStyle& style, std::string_view text) { return coloured(style, "36", text); }

std::string_view arrow(const TextStyle& style) { return style.unicode ? " → " : " -> "; }

std::string plain(const TextStyle& style, std::string_view text) {
    std::string result(text);
    if (style.unicode) return result;
    constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kSpelled = {
        {{"ü", "ue"}, {"–", "-"}, {"−", "-"}, {"’", "'"}}};
    for (const auto& [from, to] : kSpelled) result = replaced(std::move(result), from, to);
    return result;
}

namespace {

template <class Text>
std::string with_between(const std::vector<Text>& parts, std::string_view separator) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) text += separator;
        text += parts[i];
    }
    return text;
}

}  // namespace

std::string joined(const std::vector<std::string>& parts, std::string_view separator) {
    return with_between(parts, separator);
}

std::string joined(const std::vector<std::string_view>& parts, std::string_view separator) {
    return with_between(parts, separator);
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
        text.replace(at, from.size(), to);
    return text;
}

std::string with_backslashes(std::string_view text, std::string_view special) {
    std::string safe;
    for (const char c : visible(text)) {
        if (special.find(c) != std::string_view::npos) safe += '\\';
        safe += c;
    }
    return safe;
}

std::string markdown_text(std::string_view text) { return with_backslashes(text, "\\`*_[]<>&|~#!$@"); }

int shown_width(std::string_view text) {
    int columns = 0;
    while (!text.empty()) {
        const std::size_t escape = text.find('\033');
        columns += display_width(text.substr(0, escape));
        if (escape == std::string_view::npos) break;
        const std::size_t end = text.find('m', escape);  // a colour of ours
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    }
    return columns;
}

std::size_t bytes_of(std::string_view text, int count) {
    std::size_t bytes = 0;
    for (; count > 0 && bytes < text.size(); --count) bytes += first_character(text.substr(bytes)).bytes;
    return bytes;
}

std::string spaces(int columns) { return std::string(static_cast<std::size_t>(std::max(columns, 0)), ' '); }

std::string line_across(const TextStyle& style) {
    return "\n" + std::string(static_cast<std::size_t>(style.width), '-') + "\n\n";
}

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

std::string padded(std::string_view text, int columns) {
    return std::string(text) + spaces(columns - shown_width(text));
}

int widest_word(std::string_view text) {
    int widest = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        widest = std::max(widest, shown_width(text.substr(at, end - at)));
        at = end + 1;
    }
    return widest;
}

namespace {

/// A text that is broken into lines, word by word.
class WrappedLines {
public:
    WrappedLines(int width, std::string_view first, std::string_view rest)
        : width_(width), rest_(rest), text_(first), column_(shown_width(first)) {}

    void add(std::string_view word) {
        const std::size_t space = word.find(kNoBreakSpace);
        if (space != std::string_view::npos && shown_width(rest_) + shown_width(word) > width_) {
            add(word.substr(0, space));  // no line has room for all of it
            return add(word.substr(space + kNoBreakSpace.size()));
        }
        if (word.empty()) return;
        const bool fits = column_ + (is_fresh_ ? 0 : 1) + shown_width(word) <= width_;
        if (!fits && (!is_fresh_ || next_has_more_room())) begin_line();
        if (!is_fresh_) text_ += ' ';
        text_ += word;
        column_ += shown_width(word) + (is_fresh_ ? 0 : 1);
        is_fresh_ = false;
    }

    std::string finish() && { return replaced(std::move(text_), kNoBreakSpace, " ") + "\n"; }

private:
    /// Whether the line has nothing but a heading that takes more of it than the margin of the next.
    bool next_has_more_room() const {
        return shown_width(rest_) < column_ && text_.find_first_not_of(' ') != std::string::npos;
    }

    void begin_line() {
        text_.erase(text_.find_last_not_of(' ') + 1);
        text_.append("\n").append(rest_);
        column_ = shown_width(rest_);
        is_fresh_ = true;
    }

    int width_;
    std::string_view rest_;
    std::string text_;
    int column_;
    bool is_fresh_ = true;
};

}  // namespace

std::string wrapped(std::string_view text, int width, std::string_view first, std::string_view rest) {
    WrappedLines lines(width, first, rest);
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        lines.add(text.substr(at, end - at));
        at = end + 1;
    }
    return std::move(lines).finish();
}

}  // namespace robbers
