// Writes who is who below a track: points, robbers and what was taken.
#include <algorithm>

#include <fmt/format.h>

#include "report/pictures/board.h"
#include "report/pictures/player_marks.h"
#include "report/pictures/scene.h"
#include "support/text.h"

namespace robbers {

namespace {

std::string arrow_of(const TextStyle& style) {
    return replaced(std::string(arrow(style)), " ", kNoBreakSpace);
}

std::string standing(const Scene& scene, Player player, const TextStyle& style) {
    const std::string arrow = arrow_of(style);
    std::vector<std::string> parts;
    for (int kind = 0; kind < scene.after.figures_each(); ++kind) {
        const Figure figure{player, static_cast<FigureKind>(kind)};
        const std::string points =
            change_words(scene.before.points(figure), scene.after.points(figure), arrow);
        parts.push_back(scene.after.has_messengers
                            ? fmt::format("{}{}{}", spelling(figure.kind), kNoBreakSpace, points)
                            : points);
    }
    const Place before = scene.before.robber(player);
    const Place after = scene.after.robber(player);
    parts.push_back(fmt::format("robber{}{}", kNoBreakSpace, change_words(before, after, arrow)));
    return joined(parts);
}

/// The columns of the legend.
struct LegendColumns {
    int letters = 0;
    int names = 0;
};

/// A row: who it is, and where everything of theirs stands; below each other where names are long.
std::string legend_row(const Scene& scene, Player player, const LegendColumns& columns,
                       const TextStyle& style) {
    const PlayerMark& mark = mark_of(scene, player);
    const std::string chip = on_colour(style, mark.colour, fmt::format(" {} ", mark.letters));
    const std::string head = "  " + padded(chip, columns.letters + 2) + " ";
    const std::string& name = name_of(scene, player);
    const std::string text = standing(scene, player, style);
    if (columns.names > style.width / 3) {
        const std::string below = spaces(shown_width(head));
        return head + name + "\n" + wrapped(text, style.width, below, below);
    }
    const std::string first = head + padded(name, columns.names) + "  ";
    return wrapped(text, style.width, first, spaces(shown_width(first)));
}

std::string key_line(const Scene& scene, const TextStyle& style) {
    std::vector<std::string> parts = {"A figure"};
    if (scene.after.has_messengers) parts = {"A meeple", "(A) messenger"};
    parts.emplace_back("[A] robber");
    parts.push_back(fmt::format("{} dark space", style.unicode ? "░░" : "::"));
    for (std::string& part : parts) part = replaced(part, " ", kNoBreakSpace);
    return wrapped(joined(parts), style.width, "  ", "  ");
}

}  // namespace

std::string board_legend(const Scene& scene, const TextStyle& style) {
    LegendColumns columns;
    for (std::size_t i = 0; i < scene.names.size(); ++i) {
        columns.letters = std::max(columns.letters, display_width(scene.marks[i].letters));
        columns.names = std::max(columns.names, display_width(scene.names[i]));
    }
    std::string text = key_line(scene, style);
    for (int i = 0; i < scene.after.player_count; ++i)
        text += legend_row(scene, player_at(i), columns, style);
    for (const std::string& line : event_words(scene))
        text += wrapped(visible(line), style.width, "  - ", "    ");
    return text;
}

}  // namespace robbers
