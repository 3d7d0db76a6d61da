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

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
        text.replace(at, from.size(), to);
    return text;
}

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

std::string spaces(int columns) { return std::string(static_cast<std::size_t>(std::max(columns, 0)), ' '); }

std::string line_across(const TextStyle& style) {
    return "\n" + std::string(static_cast<std::size_t>(style.width), '-') + "\n\n";
}

std::string padded(std::string_view text, int columns) {
    return std::string(text) + spaces(columns - shown_width(text));
}

std::string wrapped(std::string_view text, int width, std::string_view first, std::string_view rest) {
    std::string result(first);
    int column = shown_width(first);
    bool fresh = true;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = text.find(' ', at);
        if (end == std::string_view::npos) end = text.size();
        const std::string_view word = text.substr(at, end - at);
        at = end + 1;
        if (word.empty()) continue;
        const int needed = shown_width(word) + (fresh ? 0 : 1);
        if (!fresh && column + needed > width) {
            result.append("\n").append(rest);
            column = shown_width(rest);
            fresh = true;
        }
        if (!fresh) result += ' ';
        result += word;
        column += shown_width(word) + (fresh ? 0 : 1);
        fresh = false;
    }
    return replaced(std::move(result), kNoBreakSpace, " ") + "\n";
}

}  // namespace robbers
