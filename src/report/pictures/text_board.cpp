// Draws the track for a terminal. What is shown is decided in scene.cpp, the legend in text_legend.cpp.
#include "report/pictures/board.h"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>

#include <fmt/format.h>

#include "report/pictures/player_marks.h"
#include "support/text.h"

namespace robbers {

namespace {

constexpr int kManyARow = 10;
constexpr int kFewARow = 5;
constexpr int kLeastCell = 5;
constexpr int kMostCell = 9;
constexpr std::size_t kMostLines = 3;  ///< of pieces in a space

/// A figure or robber as a short word: R for the figure, (R) for the messenger, [R] for the robber; with the
/// points where they are not the number of the space.
struct Token {
    std::string text;
    std::string name;  ///< "red's messenger"
    Rgb colour;
};

std::string lap_part(Points points) {
    const std::string lap = lap_label(points);
    return lap.empty() ? lap : ":" + lap;
}

Token token_of(const Scene& scene, Figure figure) {
    const PlayerMark& mark = mark_of(scene, figure.player);
    const Points points = scene.after.points(figure);
    const bool is_meeple = figure.kind == FigureKind::meeple;
    const std::string lap = lap_part(points);
    return {is_meeple ? mark.letters + lap : fmt::format("({}{})", mark.letters, lap),
            figure_name(scene, figure), mark.colour};
}

Token robber_token(const Scene& scene, Player player) {
    const PlayerMark& mark = mark_of(scene, player);
    const Place place = scene.after.robber(player);
    const std::string lap = place.is_supply() ? std::string() : lap_part(place.value);
    return {fmt::format("[{}{}]", mark.letters, lap), name_of(scene, player) + "'s robber", mark.colour};
}

using Tokens = std::vector<Token>;

/// What stands on each space: figures, then robbers.
std::array<Tokens, kRingSpaces> tokens_of(const Scene& scene) {
    std::array<Tokens, kRingSpaces> spaces;
    for (int i = 0; i < scene.after.player_count; ++i) {
        for (int kind = 0; kind < scene.after.figures_each(); ++kind) {
            const Figure figure{player_at(i), static_cast<FigureKind>(kind)};
            spaces[static_cast<std::size_t>(ring_space(scene.after.points(figure)))].push_back(
                token_of(scene, figure));
        }
    }
    for (int i = 0; i < scene.after.player_count; ++i) {
        const Place place = scene.after.robber(player_at(i));
        if (!place.is_supply())
            spaces[static_cast<std::size_t>(drawn_space(place))].push_back(robber_token(scene, player_at(i)));
    }
    return spaces;
}

/// The robbers in the supply.
Tokens supply_of(const Scene& scene) {
    Tokens tokens;
    for (int i = 0; i < scene.after.player_count; ++i)
        if (scene.after.robber(player_at(i)).is_supply()) tokens.push_back(robber_token(scene, player_at(i)));
    return tokens;
}

/// The content of a space in lines of at most `width`; what finds no room is counted.
struct CellText {
    std::vector<std::string> lines;
    bool is_full = false;  ///< not everything is shown
};

CellText cell_text(const Tokens& tokens, int width, const TextStyle& style) {
    CellText cell;
    std::vector<Tokens> rows;
    int column = width + 1;
    for (const Token& token : tokens) {
        const int needed = display_width(token.text);
        if (needed > width) cell.is_full = true;
        if (column + 1 + needed > width) {
            rows.emplace_back();
            column = -1;
        }
        rows.back().push_back(token);
        column += 1 + needed;
    }
    cell.is_full = cell.is_full || rows.size() > kMostLines;
    if (cell.is_full) return {{fmt::format("{} {}", tokens.size(), style.unicode ? "…" : "..")}, true};
    for (const Tokens& row : rows) {
        std::string line;
        for (const Token& token : row)
            line += (line.empty() ? "" : " ") + on_colour(style, token.colour, token.text);
        cell.lines.push_back(std::move(line));
    }
    return cell;
}

/// The signs that the track is made of.
struct Signs {
    std::string across, down, dark;
    std::array<std::string, 3> top, between, bottom;  ///< left, between spaces, right
};

Signs signs_of(const TextStyle& style) {
    if (style.unicode) return {"─", "│", "░", {"┌", "┬", "┐"}, {"├", "┼", "┤"}, {"└", "┴", "┘"}};
    return {"-", "|", ":", {"+", "+", "+"}, {"+", "+", "+"}, {"+", "+", "+"}};
}

std::string repeated(std::string_view sign, int times) {
    std::string text;
    for (int i = 0; i < times; ++i) text += sign;
    return text;
}

std::string centred(const std::string& text, int width, std::string_view fill) {
    const int rest = width - shown_width(text);
    return repeated(fill, rest / 2) + text + repeated(fill, rest - rest / 2);
}

/// Draws the rows of the snake.
class Snake {
public:
    Snake(const Scene& scene, const TextStyle& style)
        : style_(style), signs_(signs_of(style)), tokens_(tokens_of(scene)), supply_(supply_of(scene)) {
        const auto cell = [&](int count) { return (style.width - 1) / count - 1; };
        a_row_ = cell(kManyARow) >= kLeastCell ? kManyARow : kFewARow;
        width_ = std::clamp(cell(a_row_), kLeastCell, kMostCell);
    }

    std::string draw() {
        std::string text = border(signs_.top);
        for (int first = 0; first < kRingSpaces; first += a_row_) {
            std::vector<int> spaces(static_cast<std::size_t>(a_row_));
            std::iota(spaces.begin(), spaces.end(), first);
            if (first / a_row_ % 2 == 1) std::ranges::reverse(spaces);
            text += row(spaces) + border(first + a_row_ < kRingSpaces ? signs_.between : signs_.bottom);
        }
        for (const auto& crowd : crowds_) text += crowd.second;
        return text + supply();
    }

private:
    std::string border(const std::array<std::string, 3>& ends) const {
        std::string text = ends[0];
        for (int i = 0; i < a_row_; ++i)
            text += repeated(signs_.across, width_) + (i + 1 < a_row_ ? ends[1] : ends[2]);
        return faint(style_, text) + "\n";
    }
    std::string side() const { return faint(style_, signs_.down); }

    std::string number(int space) const {
        if (!is_dark(space)) return centred(fmt::format("{}", space), width_, " ");
        const std::string text = fmt::format(" {} ", space);
        const int rest = width_ - display_width(text);
        return faint(style_, repeated(signs_.dark, rest / 2)) + bold(style_, text) +
               faint(style_, repeated(signs_.dark, rest - rest / 2));
    }

    std::string row(const std::vector<int>& spaces) {
        std::vector<CellText> cells;
        std::size_t height = 1;
        std::string text = side();
        for (const int space : spaces) {
            cells.push_back(cell_text(tokens_[static_cast<std::size_t>(space)], width_, style_));
            height = std::max(height, cells.back().lines.size());
            if (cells.back().is_full) note_crowd(space);
            text += number(space) + side();
        }
        text += "\n";
        for (std::size_t line = 0; line < height; ++line) {
            text += side();
            for (const CellText& cell : cells)
                text += centred(line < cell.lines.size() ? cell.lines[line] : "", width_, " ") + side();
            text += "\n";
        }
        return text;
    }

    /// The robbers in the supply, on a line below the track; nothing where there is none.
    std::string supply() const {
        std::string list;
        for (const Token& token : supply_) list += " " + on_colour(style_, token.colour, token.text);
        return list.empty() ? list : wrapped(list, style_.width, "  supply: ", "          ");
    }

    /// A line below the track: "12: R red, (R) red's messenger, ..."
    void note_crowd(int space) {
        std::string list;
        for (const Token& token : tokens_[static_cast<std::size_t>(space)])
            list += fmt::format("{}{} {}", list.empty() ? "" : ", ",
                                on_colour(style_, token.colour, token.text), token.name);
        crowds_[space] = wrapped(list, style_.width, fmt::format("{:>4}: ", space), "      ");
    }

    TextStyle style_;
    Signs signs_;
    std::array<Tokens, kRingSpaces> tokens_;
    Tokens supply_;
    int a_row_ = kManyARow;
    int width_ = kLeastCell;
    std::map<int, std::string> crowds_;
};

}  // namespace

std::string track_picture(const Scene& scene, const TextStyle& style) { return Snake(scene, style).draw(); }

}  // namespace robbers
