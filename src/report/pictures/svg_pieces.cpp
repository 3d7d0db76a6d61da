// Draws figures and robbers, each in its player's colour and with its letters, and the legend: a row for each
// player, then thefts and messages.
#include "report/pictures/svg_kit.h"

#include <fmt/format.h>

#include "report/pictures/scene.h"
#include "support/text.h"

namespace robbers::svg {

namespace {

constexpr const char* kPaper = "#fffdf7";

/// In a square from -18 to 18.
const char* shape_of(PieceKind kind) {
    switch (kind) {
        case PieceKind::meeple:
            return "M0-17C4.6-17 7.4-13.6 6.8-9.6C11-8.6 17-5.4 17-1.4C17 1.6 13 2.4 9.4 2C11 6 14.6 11 "
                   "15 14.2C15.2 16.2 14 17 12.2 17L4.6 17C2.8 17 2 15 0 12.2C-2 15-2.8 17-4.6 17L-12.2 17C"
                   "-14 17-15.2 16.2-15 14.2C-14.6 11-11 6-9.4 2C-13 2.4-17 1.6-17-1.4C-17-5.4-11-8.6-6.8-9.6"
                   "C-7.4-13.6-4.6-17 0-17Z";
        case PieceKind::messenger:
            return "M0-17.5C3.6-17.5 6-15 6-11.8C6-9.8 5-8 3.6-7C7-3 13 10 15.6 15.2C16.2 16.4 15.4 17 14 "
                   "17L-14 17C-15.4 17-16.2 16.4-15.6 15.2C-13 10-7-3-3.6-7C-5-8-6-9.8-6-11.8C-6-15-3.6-17.5 "
                   "0-17.5Z";
        case PieceKind::robber:
            return "M-6.5-17L6.5-17C7.6-17 8-16.4 8.2-15.4L9-9.6L16-8.6C17.6-8.2 17.6-5.8 "
                   "16-5.4L12.4-4.8C15.6 "
                   "0 16.4 6 14 11C11.6 15.4 6 17 0 17C-6 17-11.6 15.4-14 11C-16.4 6-15.6 0-12.4-4.8L-16-5.4C"
                   "-17.6-5.8-17.6-8.2-16-8.6L-9-9.6L-8.2-15.4C-8-16.4-7.6-17-6.5-17Z";
    }
    return "";
}

/// How far the letters are below the middle of the square.
double letters_at(PieceKind kind) {
    switch (kind) {
        case PieceKind::meeple: return 1;
        case PieceKind::messenger: return 8;
        case PieceKind::robber: return 5.5;
    }
    return 0;
}

/// Paints a shape that is drawn here, or that the page has.
void add_painted(XmlElement parent, PieceKind kind, const std::string& parts, const Paint& paint) {
    if (parts.empty())
        set_paint(add_shape(parent, kind), paint);
    else
        set_paint(add_use(parent, part_id(parts, spelling(kind))), paint);
}

}  // namespace

XmlElement add_shape(XmlElement parent, PieceKind kind) {
    XmlElement node = parent.add("path");
    set(node, "d", shape_of(kind));
    return node;
}

void add_piece(XmlElement parent, PieceKind kind, const PlayerMark& mark, Spot at, const PieceLook& how) {
    const XmlElement group = add_group(parent, at, how.scale);
    const bool is_long = display_width(mark.letters) > 1;
    const std::string ink = hex(ink_on(mark.colour));
    const TextLook look{is_long ? 14.0 : 17.0, how.is_ghost ? kInk : ink, Anchor::middle, true, {}, 0};
    if (how.is_ghost) {
        add_painted(group, kind, how.parts, {hex(mark.colour), "none", 1, {}, 0.4});
        add_painted(group, kind, how.parts, {"none", kInk, 1.2, "3 2.4", 0.75});
    } else {
        add_painted(group, kind, how.parts, {hex(mark.colour), kInk, 1.6, {}, 1});
        if (kind == PieceKind::robber) add_path(group, "M-12-5.4L12-5.4", {"none", ink, 1.4, {}, 0.8});
    }
    const XmlElement text = add_text(group, {0, letters_at(kind)}, mark.letters, look);
    if (how.is_ghost) set(text, "opacity", "0.75");
}

void add_lap(XmlElement parent, Spot at, const std::string& lap, bool is_ghost) {
    if (lap.empty()) return;
    constexpr double kSize = 12;
    const double width = text_width(lap, kSize) + 6;
    const Box pill{at.x + 20 - width, at.y - 19, width, 13};
    add_box(parent, pill, 4, {kPaper, kInk, 1, is_ghost ? "2 2" : "", 1});
    add_text(parent, pill.middle(), lap, {kSize, kInk, Anchor::middle, true, {}, 0});
}

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
    LegendRow row{visible(name_of(scene, player)), {}};
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

void add_titles(XmlElement parent, const std::vector<Column>& columns, const Table& table, double middle) {
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

void add_row(XmlElement parent, const LegendRow& row, const PlayerMark& mark, const Table& table,
             double middle) {
    add_piece(parent, PieceKind::meeple, mark, {kMarkWidth / 2 - 2, middle}, {false, 0.8, {}});
    add_text(parent, {kMarkWidth, middle}, row.name,
             {kSize, kInk, Anchor::start, true, {}, table.name_width()});
    for (std::size_t i = 0; i < row.values.size(); ++i)
        add_text(parent, {table.begin(i), middle}, row.values[i],
                 {kSize, kInk, Anchor::start, false, {}, table.column_width() - kColumnGap});
}

}  // namespace

double add_legend(XmlElement parent, const Scene& scene, double top, double width) {
    const auto columns = columns_of(scene);
    const Table table{width, columns.size()};
    double middle = top + kRow / 2;
    add_titles(parent, columns, table, middle);
    for (int i = 0; i < scene.after.player_count; ++i) {
        middle += kRow;
        add_row(parent, row_of(scene, player_at(i)), mark_of(scene, player_at(i)), table, middle);
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
