// Draws the starting position. Which spaces are shared is a rule (question `laps`); what happens to the
// figures is told elsewhere.
#include <algorithm>
#include <map>
#include <optional>

#include <fmt/format.h>

#include "game/event.h"
#include "report/text/parts.h"

namespace robbers {

namespace {

constexpr int kMarginColumns = 10;  // "  supply  "
constexpr int kGapColumns = 2;

/// Who stands in one place.
struct PlaceRow {
    std::vector<std::string> figures;
    std::vector<std::string> robbers;
};

std::map<Place, PlaceRow> place_rows(const TextContext& context) {
    const Position& start = context.scenario.game.start;
    std::map<Place, PlaceRow> rows;
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

std::string without_trailing_spaces(std::string text) {
    text.erase(text.find_last_not_of(' ') + 1);
    return text;
}

/// Two cells beside each other, each broken into its column.
std::string row_text(std::string_view margin, const std::string& left, const std::string& right,
                     int left_columns, int right_columns) {
    const std::string left_text = wrapped(left, left_columns, "", "");
    const std::string right_text = wrapped(right, right_columns, "", "");
    const auto left_lines = lines_of(left_text);
    const auto right_lines = lines_of(right_text);
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

/// The places with somebody in them; the supply is the last.
using PlaceRows = std::vector<std::pair<Place, PlaceRow>>;

PlaceRows supply_last(const std::map<Place, PlaceRow>& rows) {
    PlaceRows order(rows.begin(), rows.end());
    if (!order.empty() && order.front().first.is_supply())
        std::rotate(order.begin(), order.begin() + 1, order.end());
    return order;
}

/// How many columns figures and robbers get beside each other; nothing where their names are too long.
std::optional<std::pair<int, int>> place_columns(const PlaceRows& rows, int width) {
    const int available = width - kMarginColumns - kGapColumns;
    int longest = shown_width("figures");
    int left_word = longest;
    int right_word = shown_width("robbers");
    for (const auto& row : rows) {
        longest = std::max(longest, shown_width(joined(row.second.figures)));
        left_word = std::max(left_word, widest_word(joined(row.second.figures)));
        right_word = std::max(right_word, widest_word(joined(row.second.robbers)));
    }
    if (left_word + right_word > available) return std::nullopt;
    const int left =
        std::min(std::max(std::min(longest, available * 2 / 3), left_word), available - right_word);
    return std::pair(left, available - left);
}

/// The robbers of each place below its figures, for names that have no room beside each other.
std::string stacked(const PlaceRows& rows, bool marks_dark, int width) {
    const std::string below = spaces(kMarginColumns);
    std::string text = "   space  figures\n";
    for (const auto& [place, row] : rows) {
        std::string margin = margin_of(place, marks_dark);
        if (!row.figures.empty()) text += wrapped(joined(row.figures), width, margin, below);
        if (!row.figures.empty()) margin = below;
        if (!row.robbers.empty())
            text += wrapped(joined(row.robbers), width, margin + "robbers: ", below + "  ");
    }
    return text;
}

std::string side_by_side(const PlaceRows& rows, bool marks_dark, int left, int right) {
    std::string text = row_text("   space  ", "figures", "robbers", left, right);
    for (const auto& [place, row] : rows)
        text += row_text(margin_of(place, marks_dark), joined(row.figures), joined(row.robbers), left, right);
    return text;
}

}  // namespace

std::string board_picture(const TextContext& context) {
    const PlaceRows rows = supply_last(place_rows(context));
    const bool marks_dark = context.has_messengers();
    const auto columns = place_columns(rows, context.style.width);
    std::string text = columns ? side_by_side(rows, marks_dark, columns->first, columns->second)
                               : stacked(rows, marks_dark, context.style.width);
    const bool has_dark = std::ranges::any_of(
        rows, [](const auto& row) { return !row.first.is_supply() && is_dark(row.first.value); });
    if (marks_dark && has_dark) text += "          (* a dark space)\n";
    return text;
}

}  // namespace robbers
