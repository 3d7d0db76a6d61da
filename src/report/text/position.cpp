// Draws the starting position. Which spaces are shared is a rule (question `laps`); what happens to the
// figures is told elsewhere.
#include <algorithm>
#include <map>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "game/text.h"
#include "report/text/parts.h"

namespace robbers {

namespace {

constexpr int kMarginColumns = 10;  // "  supply  "
constexpr int kGapColumns = 2;

/// Who stands in one place.
struct Row {
    std::vector<std::string> figures;
    std::vector<std::string> robbers;
};

std::map<Place, Row> rows_of(const TextContext& context) {
    const Position& start = context.scenario.game.start;
    std::map<Place, Row> rows;
    for (int i = 0; i < start.player_count; ++i) {
        const Player player = player_at(i);
        for (int kind = 0; kind < start.figures_each(); ++kind) {
            const Figure figure{player, static_cast<FigureKind>(kind)};
            std::string text = context.words.name(player);
            if (context.has_messengers()) text += fmt::format("{}{}", kNoBreakSpace, spelling(figure.kind));
            text += context.lap_mark(start.points(figure));
            rows[context.place_of(start.points(figure))].figures.push_back(text);
        }
        rows[start.robber(player)].robbers.push_back(context.words.name(player));
    }
    return rows;
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\n', at);
        lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

std::string joined(const std::vector<std::string>& parts) {
    return fmt::format("{}", fmt::join(parts, ", "));
}

std::string without_trailing_spaces(std::string text) {
    text.erase(text.find_last_not_of(' ') + 1);
    return text;
}

/// Two cells beside each other, each broken into its column.
std::string row_text(std::string_view margin, const std::string& left, const std::string& right,
                     int left_columns, int right_columns) {
    const auto left_lines = lines_of(wrapped(left, left_columns, "", ""));
    const auto right_lines = lines_of(wrapped(right, right_columns, "", ""));
    std::string text;
    for (std::size_t i = 0; i < std::max(left_lines.size(), right_lines.size()); ++i) {
        std::string line = i == 0 ? std::string(margin) : std::string(kMarginColumns, ' ');
        line += padded(i < left_lines.size() ? left_lines[i] : "", left_columns + kGapColumns);
        if (i < right_lines.size()) line += right_lines[i];
        text += without_trailing_spaces(line) + "\n";
    }
    return text;
}

std::string margin_of(Place place, bool marks_dark) {
    if (place.is_supply()) return "  supply  ";
    return fmt::format("{:>8}{} ", place.value, marks_dark && is_dark(place.value) ? "*" : " ");
}

}  // namespace

std::string board_picture(const TextContext& context) {
    const std::map<Place, Row> rows = rows_of(context);
    int left = shown_width("figures");
    for (const auto& row : rows) left = std::max(left, shown_width(joined(row.second.figures)));
    const int available = context.style.width - kMarginColumns - kGapColumns;
    left = std::min(left, available * 2 / 3);
    const int right = available - left;
    std::string text = row_text("   space  ", "figures", "robbers", left, right);
    const auto add = [&](const std::pair<const Place, Row>& row) {
        text += row_text(margin_of(row.first, context.has_messengers()), joined(row.second.figures),
                         joined(row.second.robbers), left, right);
    };
    for (const auto& row : rows)
        if (!row.first.is_supply()) add(row);
    for (const auto& row : rows)
        if (row.first.is_supply()) add(row);
    const bool has_dark = std::ranges::any_of(
        rows, [](const auto& row) { return !row.first.is_supply() && is_dark(row.first.value); });
    if (context.has_messengers() && has_dark) text += "          (* a dark space)\n";
    return text;
}

}  // namespace robbers
