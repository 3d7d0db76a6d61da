// The one writer of located messages: where the caret stands, how much of a line is shown, which colour.
#include <fmt/format.h>

#include <algorithm>

#include "support/diagnostic.h"
#include "support/text.h"

namespace robbers {
namespace {

constexpr std::string_view kBold = "\x1b[1m";
constexpr std::string_view kRed = "\x1b[1;31m";
constexpr std::string_view kCyan = "\x1b[1;36m";
constexpr std::string_view kGreen = "\x1b[1;32m";
constexpr std::string_view kPlain = "\x1b[0m";

constexpr int kTabColumns = 4;
/// Bytes of a very long line that are looked at on either side of the caret.
constexpr std::size_t kWindowBytes = 2000;
constexpr std::string_view kCut = "...";

std::string painted(std::string_view text, std::string_view color, const RenderStyle& style) {
    return style.color ? fmt::format("{}{}{}", color, text, kPlain) : std::string(text);
}

/// One character of the source line as it is shown.
struct Cell {
    std::string shown;
    int columns = 1;
    std::size_t offset = 0;  ///< in the line
};

Cell cell_of(std::string_view rest, const Character& character, std::size_t offset) {
    if (character.code == '\t') return {std::string(kTabColumns, ' '), kTabColumns, offset};
    // A space that is not the usual one looks like it, which is how it came to be in the text.
    const bool plain = is_safe_to_show(character) && (character.code == ' ' || !is_space(character.code));
    std::string shown = plain ? std::string(rest.substr(0, character.bytes)) : escaped(character);
    const int columns = display_width(shown);
    return {std::move(shown), columns, offset};
}

std::vector<Cell> cells_around(std::string_view line, std::size_t caret) {
    std::size_t at = caret > kWindowBytes ? caret - kWindowBytes : 0;
    while (at > 0 && (static_cast<unsigned char>(line[at]) & 0xC0u) == 0x80u) --at;
    const std::size_t end = std::min(line.size(), caret + kWindowBytes);
    std::vector<Cell> cells;
    while (at < end) {
        const std::string_view rest = line.substr(at);
        const Character character = first_character(rest);
        cells.push_back(cell_of(rest, character, at));
        at += character.bytes;
    }
    return cells;
}

int columns_of(const std::vector<Cell>& cells, std::size_t from, std::size_t to) {
    int columns = 0;
    for (std::size_t i = from; i < to; ++i) columns += cells[i].columns;
    return columns;
}

/// The part of a line that is shown, and where the marked piece is in it.
struct Excerpt {
    std::string text;
    int indent = 0;  ///< columns before the caret
    int marked = 1;  ///< columns that are underlined
};

/// The first and the last-but-one cell that fit into `width` with the caret a third from the left.
std::pair<std::size_t, std::size_t> window(const std::vector<Cell>& cells, std::size_t caret, int width) {
    std::size_t first = 0;
    std::size_t last = cells.size();
    if (columns_of(cells, 0, cells.size()) <= width) return {first, last};
    while (first < caret && columns_of(cells, first, caret) > width / 3) ++first;
    last = std::max(first, std::min(caret, cells.size()));
    while (last < cells.size() && columns_of(cells, first, last + 1) <= width) ++last;
    return {first, last};
}

Excerpt excerpt_of(std::string_view line, const SourceSpan& span, int width) {
    const std::size_t begin =
        std::min(static_cast<std::size_t>(std::max(span.begin.column, 1)) - 1, line.size());
    const std::size_t end = begin + static_cast<std::size_t>(std::max(span.length, 1));
    const std::vector<Cell> cells = cells_around(line, begin);
    const auto at = [&](std::size_t offset) {
        const auto found =
            std::find_if(cells.begin(), cells.end(), [&](const Cell& c) { return c.offset >= offset; });
        return static_cast<std::size_t>(found - cells.begin());
    };
    const std::size_t caret = at(begin);
    const auto [first, last] = window(cells, caret, width);
    Excerpt excerpt;
    const bool cut_before = first < cells.size() && cells[first].offset > 0;
    if (cut_before) excerpt.text = kCut;
    for (std::size_t i = first; i < last; ++i) excerpt.text += cells[i].shown;
    if (last < cells.size() || (!cells.empty() && end + kWindowBytes < line.size())) excerpt.text += kCut;
    excerpt.indent = columns_of(cells, first, caret) + (cut_before ? static_cast<int>(kCut.size()) : 0);
    excerpt.marked = std::max(1, columns_of(cells, caret, std::clamp(at(end), caret, std::max(caret, last))));
    return excerpt;
}

std::string place_of(const SourcePtr& source, const SourceSpan& span) {
    if (!source) return {};
    const std::string path = visible(source->path);
    if (span.begin.line < 1) return path + ": ";
    const SourcePosition shown = shown_position(*source, span.begin);
    return fmt::format("{}:{}:{}: ", path, shown.line, shown.column);
}

std::string rendered_note(const DiagnosticNote& note, const SourcePtr& source, const RenderStyle& style) {
    const SourcePtr& text = note.source ? note.source : source;
    if (note.span.begin.line < 1 || !text) return fmt::format("      = {}\n", visible(note.message));
    return fmt::format("{}{} {}\n{}", painted(place_of(text, note.span), kBold, style),
                       painted("note:", kCyan, style), visible(note.message),
                       render_line(text->line(note.span.begin.line), note.span, style));
}

}  // namespace

std::string render_line(std::string_view line, const SourceSpan& span, const RenderStyle& style) {
    Excerpt excerpt = excerpt_of(line, span, std::max(style.width, 20));
    excerpt.text.erase(excerpt.text.find_last_not_of(' ') + 1);
    const std::string caret =
        fmt::format("^{}", std::string(static_cast<std::size_t>(excerpt.marked) - 1, '~'));
    return fmt::format("{:>5} |{}{}\n      | {}{}\n", span.begin.line, excerpt.text.empty() ? "" : " ",
                       excerpt.text, std::string(static_cast<std::size_t>(excerpt.indent), ' '),
                       painted(caret, kGreen, style));
}

std::string render(const Diagnostic& diagnostic, const RenderStyle& style) {
    std::string text =
        fmt::format("{}{} {} [{}]\n", painted(place_of(diagnostic.source, diagnostic.span), kBold, style),
                    painted("error:", kRed, style), painted(visible(diagnostic.message), kBold, style),
                    spelling(diagnostic.id));
    if (diagnostic.source && diagnostic.span.begin.line >= 1)
        text += render_line(diagnostic.source->line(diagnostic.span.begin.line), diagnostic.span, style);
    if (!diagnostic.expected.empty()) text += fmt::format("      = {}\n", visible(diagnostic.expected));
    for (const DiagnosticNote& note : diagnostic.notes) text += rendered_note(note, diagnostic.source, style);
    return text;
}

std::string render(const Diagnostics& diagnostics, const RenderStyle& style) {
    std::string text;
    for (const Diagnostic& diagnostic : diagnostics.list()) text += render(diagnostic, style);
    return text;
}

}  // namespace robbers
