// Draws a scene as SVG: the track, what stands on it, and arrows for what moved. Where things are is decided
// in layout.cpp and arrows.cpp.
#include "report/pictures/board.h"

#include <sstream>

#include <fmt/format.h>

#include "report/pictures/layout.h"
#include "report/pictures/scene.h"
#include "report/pictures/svg_kit.h"
#include "support/text.h"

namespace robbers {

namespace {

using namespace svg;

constexpr const char* kPanel = "#f3ead6";
constexpr const char* kSpace = "#fffdf7";
constexpr const char* kDarkSpace = "#d9c8a4";
constexpr const char* kInterior = "#e9dfc8";
constexpr const char* kLine = "#8d7b5e";
constexpr double kBoardMargin = 14;
constexpr double kHeadingRow = 26;
constexpr double kTitleSize = 20;
constexpr double kLabelSize = 15;
constexpr double kShortWay = 45;
constexpr const char* kTrackPart = "track";

struct Size {
    double width = 0;
    double height = 0;
};

void add_space(XmlElement parent, int space) {
    const std::string fill = is_dark(space) ? kDarkSpace : kSpace;
    add_box(parent, track::space_box(space), 4, {fill, kLine, 1, {}, 1});
    add_text(parent, track::number_spot(space), fmt::format("{}", space),
             {15, kInk, Anchor::middle, is_dark(space), {}, 0});
}

void add_track(XmlElement parent) {
    add_box(parent, track::interior(), 0, {kInterior, "none", 1, {}, 1});
    for (int space = 0; space < kRingSpaces; ++space) add_space(parent, space);
}

void add_supply(XmlElement parent, const Box& box) {
    add_box(parent, box, 8, {kPanel, kLine, 1, "4 3", 1});
    add_text(parent, {box.middle().x, box.y + 14}, "supply", {15, kFaintInk, Anchor::middle, false, {}, 0});
}

/// A tray, and a line from its space where it is not right beside it.
void add_tray(XmlElement parent, const Tray& tray) {
    const std::string fill = is_dark(tray.space) ? kDarkSpace : kSpace;
    const Spot edge = track::inner_edge(tray.space);
    const Spot middle = tray.box.middle();
    add_path(parent,
             fmt::format("M{} {}L{} {}", number(edge.x), number(edge.y), number(middle.x), number(middle.y)),
             {"none", kLine, 3, {}, 1});
    add_box(parent, tray.box, 8, {fill, kLine, 1, {}, 1});
}

std::string curve(const InnerArrow& arrow) {
    return fmt::format("M{} {}Q{} {} {} {}", number(arrow.from.x), number(arrow.from.y), number(arrow.bend.x),
                       number(arrow.bend.y), number(arrow.to.x), number(arrow.to.y));
}

/// A line in a player's colour with a dark edge, so that white and yellow are seen.
void add_cased(XmlElement parent, const std::string& path, Rgb colour, double width,
               const std::string& dashes) {
    add_path(parent, path, {"none", kInk, width + 2, dashes, 1});
    add_path(parent, path, {"none", hex(colour), width, dashes, 1});
}

void add_track_arrow(XmlElement parent, const TrackArrow& arrow, Rgb colour) {
    const auto& points = arrow.way;
    add_cased(parent, rounded_path(points, 9), colour, arrow.is_robber ? 1.6 : 3.2,
              arrow.is_robber ? "3 3" : "");
    add_arrow_head(parent, points[points.size() - 2], points.back(), {hex(colour), kInk, 1, {}, 1});
}

void add_label(XmlElement parent, const TrackArrow& arrow) {
    if (arrow.label.empty()) return;
    const TextLook look{kLabelSize, kInk, Anchor::middle, true, kPanel, 0};
    const auto [a, b] = longest_part(arrow.way);
    const double room = std::max(std::abs(a.x - b.x), std::abs(a.y - b.y));
    if (room > kShortWay) return add_text_along(parent, arrow.way, arrow.label, look);
    // On a short way the label would hide the arrow: it stands outside.
    Spot at{(a.x + b.x) / 2, (a.y + b.y) / 2};
    if (at.x < 0 || at.x > track::kWidth) at.x += at.x < 0 ? -kLabelSize : kLabelSize;
    if (at.y < 0 || at.y > track::kHeight) at.y += at.y < 0 ? -kLabelSize : kLabelSize;
    add_text(parent, at, arrow.label, look);
}

void add_inner_arrow(XmlElement parent, const InnerArrow& arrow, Rgb colour) {
    add_cased(parent, curve(arrow), colour, arrow.is_theft ? 3.2 : 1.6, arrow.is_theft ? "8 5" : "2 4");
    add_arrow_head(parent, arrow.bend, arrow.to, {hex(colour), kInk, 1, {}, 1});
}

/// What a theft brings, in a pill of the colour of who gets it.
void add_loot(XmlElement parent, const InnerArrow& arrow, Rgb colour) {
    if (!arrow.is_theft) return;
    const Spot middle = arrow.middle;
    const double width = text_width(arrow.label, 16) + 14;
    add_box(parent, {middle.x - width / 2, middle.y - 11, width, 22}, 11, {hex(colour), kInk, 1.4, {}, 1});
    add_text(parent, middle, arrow.label, {16, hex(ink_on(colour)), Anchor::middle, true, {}, 0});
}

/// Draws one scene.
class BoardPicture {
public:
    BoardPicture(const Scene& scene, const SvgOptions& options)
        : scene_(scene), options_(options), layout_(layout_of(scene)), arrows_(arrows_of(scene, layout_)) {}

    /// Draws everything into `root`, whose upper left corner is the picture's.
    Size draw(XmlElement root) {
        const Box& extent = arrows_.extent;
        const double width = extent.width + 2 * kBoardMargin;
        XmlElement panel = add_box(root, {0, 0, width, 0}, 14, {kPanel, "none", 1, {}, 1});
        double top = kBoardMargin;
        if (options_.has_heading) top = draw_heading(root, width);
        const XmlElement board = add_group(root, {kBoardMargin - extent.x, top - extent.y});
        draw_board(board);
        top += extent.height;
        if (options_.has_legend) {
            const double legend =
                add_legend(add_group(root, {kBoardMargin, top + 4}), scene_, 0, width - 2 * kBoardMargin);
            top += 4 + legend;
        }
        const double height = top + kBoardMargin;
        set(panel, "height", height);
        return {width, height};
    }

private:
    Rgb colour(Player player) const { return mark_of(scene_, player).colour; }

    double draw_heading(XmlElement root, double width) {
        const double room = width - 2 * kBoardMargin;
        double row = kBoardMargin;
        for (const std::string& line : text_lines(visible(scene_.title), kTitleSize, room)) {
            add_text(root, {kBoardMargin, row + kHeadingRow / 2}, line,
                     {kTitleSize, kInk, Anchor::start, true, {}, room});
            row += kHeadingRow;
        }
        std::string below = visible(scene_.id);
        below += below.empty() ? scene_name(scene_) : ", " + scene_name(scene_);
        add_text(root, {kBoardMargin, row + kHeadingRow * 0.4}, below,
                 {16, kFaintInk, Anchor::start, false, {}, room});
        return row + kHeadingRow;
    }

    void draw_board(XmlElement board) {
        if (options_.parts.empty())
            add_track(board);
        else
            add_use(board, part_id(options_.parts, kTrackPart));
        add_supply(board, layout_.supply);
        for (const TrackArrow& arrow : arrows_.along) add_track_arrow(board, arrow, colour(arrow.player));
        for (const TrackArrow& arrow : arrows_.along) add_label(board, arrow);
        for (const Tray& tray : layout_.trays) add_tray(board, tray);
        for (const InnerArrow& arrow : arrows_.across) add_inner_arrow(board, arrow, colour(arrow.player));
        draw_pieces(board);
        add_text(board, {layout_.supply.middle().x, layout_.supply.y + 14}, "supply",
                 {15, kInk, Anchor::middle, false, kPanel, 0});
        for (const InnerArrow& arrow : arrows_.across) add_loot(board, arrow, colour(arrow.player));
    }

    void draw_pieces(XmlElement board) {
        for (const BoardPiece& piece : layout_.pieces)
            add_piece(board, piece.kind, mark_of(scene_, piece.player), piece.at,
                      {piece.is_ghost, 1, options_.parts});
        for (const BoardPiece& piece : layout_.pieces) add_lap(board, piece.at, piece.lap, piece.is_ghost);
    }

    const Scene& scene_;
    const SvgOptions& options_;
    BoardLayout layout_;
    BoardArrows arrows_;
};

/// What is read aloud of a picture.
void add_words(XmlElement root, const Scene& scene, const std::string& prefix) {
    set(root, "role", "img");
    set(root, "aria-labelledby", fmt::format("{0}-title {0}-desc", prefix));
    XmlElement title = root.add("title");
    set(title, "id", prefix + "-title");
    title.set_text(fmt::format("{}: {}", visible(scene.title), scene_name(scene)));
    XmlElement desc = root.add("desc");
    set(desc, "id", prefix + "-desc");
    desc.set_text(scene_description(scene));
}

void set_size(XmlElement root, Size size) {
    set(root, "viewBox", fmt::format("0 0 {} {}", number(size.width), number(size.height)));
    set(root, "width", size.width);
    set(root, "height", size.height);
}

void set_root(XmlElement root) {
    set(root, "xmlns", "http://www.w3.org/2000/svg");
    set(root, "font-family",
        "system-ui, 'Segoe UI', 'Helvetica Neue', 'Noto Sans', 'DejaVu Sans', sans-serif");
    set(root, "style", "max-width:100%;height:auto");
}

std::string text_of(const XmlDocument& document, bool is_document) {
    return document.text(" ", is_document ? XmlBeginning::declaration : XmlBeginning::element);
}

Size draw_scene(XmlElement root, const Scene& scene, const SvgOptions& options) {
    add_words(root, scene, options.id_prefix);
    const Size size = BoardPicture(scene, options).draw(root);
    set_size(root, size);
    return size;
}

}  // namespace

std::string svg_board(const Scene& scene, const SvgOptions& options) {
    const XmlDocument document("svg");
    const XmlElement root = document.root();
    set_root(root);
    draw_scene(root, scene, options);
    return text_of(document, options.is_document);
}

std::string svg_boards(std::span<const Scene> scenes, const SvgOptions& options) {
    if (scenes.size() == 1) return svg_board(scenes.front(), options);
    const XmlDocument document("svg");
    const XmlElement root = document.root();
    set_root(root);
    Size whole;
    for (std::size_t i = 0; i < scenes.size(); ++i) {
        SvgOptions one = options;
        one.id_prefix = fmt::format("{}-{}", options.id_prefix, i + 1);
        XmlElement part = root.add("svg");
        if (i > 0) whole.height += kBoardMargin;
        set(part, "y", whole.height);
        const Size size = draw_scene(part, scenes[i], one);
        whole.width = std::max(whole.width, size.width);
        whole.height += size.height;
    }
    set_size(root, whole);
    return text_of(document, options.is_document);
}

std::string svg_parts(const std::string& parts) {
    const XmlDocument document("svg");
    const XmlElement root = document.root();
    set(root, "xmlns", "http://www.w3.org/2000/svg");
    set(root, "width", 0.0);
    set(root, "height", 0.0);
    set(root, "style", "position:absolute");
    set(root, "aria-hidden", "true");
    XmlElement defs = root.add("defs");
    XmlElement track = defs.add("g");
    set(track, "id", part_id(parts, kTrackPart));
    add_track(track);
    for (const PieceKind kind : all_values<PieceKind>())
        set(add_shape(defs, kind), "id", part_id(parts, spelling(kind)));
    return text_of(document, false);
}

}  // namespace robbers
