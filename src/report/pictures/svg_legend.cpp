// Draws the legend of a picture: a row for each player, then thefts and messages.
#include "report/pictures/svg_legend.h"

#include <fmt/format.h>

#include "report/pictures/scene_words.h"
#include "report/pictures/svg_kit.h"
#include "report/pictures/svg_pieces.h"
#include "support/text.h"

namespace robbers::svg {

namespace {

constexpr double kSize = 18;
constexpr double kSmallSize = 15;
constexpr double kRow = 32;
constexpr double kMarkWidth = 38;
constexpr double kColumnGap = 8;
constexpr std::size_t kMostLines = 8;

struct Column {
    std::string title;
    PieceKind kind{};
};

/// One row of texts: a name, and a value for each column.
struct LegendRow {
    std::string name;
    std::vector<std::string> values;
};

std::vector<Column> columns_of(const Scene& scene) {
    if (!scene.after.has_messengers) return {{"points", PieceKind::meeple}, {"robber", PieceKind::robber}};
    return {{"meeple", PieceKind::meeple},
            {"messenger", PieceKind::messenger},
            {"total", PieceKind::meeple},
            {"robber", PieceKind::robber}};
}

LegendRow row_of(const Scene& scene, Player player) {
    constexpr std::string_view kArrow = " → ";
    const Position& before = scene.before;
    const Position& after = scene.after;
    LegendRow row{visible(scene.names[static_cast<std::size_t>(index(player))]), {}};
    for (int kind = 0; kind < after.figures_each(); ++kind) {
        const Figure figure{player, static_cast<FigureKind>(kind)};
        row.values.push_back(change_words(before.points(figure), after.points(figure), kArrow));
    }
    if (after.has_messengers)
        row.values.push_back(change_words(before.total(player), after.total(player), kArrow));
    row.values.push_back(change_words(before.robber(player), after.robber(player), kArrow));
    return row;
}

/// The lines below the table; what is too much is counted.
std::vector<std::string> lines_below(const Scene& scene) {
    std::vector<std::string> lines = event_words(scene);
    if (lines.size() <= kMostLines) return lines;
    const std::size_t more = lines.size() - kMostLines + 1;
    lines.resize(kMostLines - 1);
    lines.push_back(fmt::format("and {} more", more));
    return lines;
}

/// Where the columns are.
struct Table {
    double width = 0;
    std::size_t columns = 0;

    double name_width() const { return (width - kMarkWidth) * (columns > 2 ? 0.26 : 0.42) - kColumnGap; }
    double column_width() const {
        return (width - kMarkWidth - name_width() - kColumnGap) / static_cast<double>(columns);
    }
    double begin(std::size_t column) const {
        return kMarkWidth + name_width() + kColumnGap + column_width() * static_cast<double>(column);
    }
};

void add_titles(pugi::xml_node parent, const std::vector<Column>& columns, const Table& table,
                double middle) {
    const PlayerMark paper{" ", {0xFF, 0xFD, 0xF7}};
    for (std::size_t i = 0; i < columns.size(); ++i) {
        double x = table.begin(i);
        if (columns[i].title != "total") {
            add_piece(parent, columns[i].kind, paper, {x + 9, middle}, {false, 0.5, {}});
            x += 22;
        }
        add_text(parent, {x, middle}, columns[i].title,
                 {kSmallSize,
                  kFaintInk,
                  Anchor::start,
                  false,
                  {},
                  table.begin(i) + table.column_width() - kColumnGap - x});
    }
}

void add_row(pugi::xml_node parent, const LegendRow& row, const PlayerMark& mark, const Table& table,
             double middle) {
    add_piece(parent, PieceKind::meeple, mark, {kMarkWidth / 2 - 2, middle}, {false, 0.8, {}});
    add_text(parent, {kMarkWidth, middle}, row.name,
             {kSize, kInk, Anchor::start, true, {}, table.name_width()});
    for (std::size_t i = 0; i < row.values.size(); ++i)
        add_text(parent, {table.begin(i), middle}, row.values[i],
                 {kSize, kInk, Anchor::start, false, {}, table.column_width() - kColumnGap});
}

}  // namespace

double add_legend(pugi::xml_node parent, const Scene& scene, double top, double width) {
    const auto columns = columns_of(scene);
    const Table table{width, columns.size()};
    double middle = top + kRow / 2;
    add_titles(parent, columns, table, middle);
    for (int i = 0; i < scene.after.player_count; ++i) {
        middle += kRow;
        add_row(parent, row_of(scene, player_at(i)), scene.marks[static_cast<std::size_t>(i)], table, middle);
    }
    middle += kRow;
    for (const std::string& line : lines_below(scene)) {
        add_text(parent, {kMarkWidth, middle}, visible(line),
                 {kSmallSize, kInk, Anchor::start, false, {}, width - kMarkWidth});
        middle += kSmallSize * 1.5;
    }
    return middle - kRow / 2;
}

}  // namespace robbers::svg
