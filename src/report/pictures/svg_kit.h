#pragma once
// What drawing in SVG needs: elements, numbers and texts, pieces, and the legend.

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "report/kit/xml.h"
#include "report/pictures/layout.h"
#include "report/pictures/player_marks.h"
#include "report/pictures/scene.h"

namespace robbers::svg {

/// Of letters and outlines, and of what is less important.
constexpr const char* kInk = "#2b2418";
constexpr const char* kFaintInk = "#6b5d45";

/// How lines and areas are drawn.
struct Paint {
    std::string fill = "none";
    std::string stroke = "none";
    double width = 1;
    std::string dashes;  ///< as stroke-dasharray takes them
    double opacity = 1;
};

enum class Anchor { start, middle, end };

struct TextLook {
    double size = 16;
    std::string fill;
    Anchor anchor = Anchor::start;
    bool is_bold = false;
    std::string halo;       ///< the colour of an outline behind the letters; empty: none
    double most_width = 0;  ///< wider text is squeezed; 0: it may be as wide as it is
};

/// A number with at most one decimal.
std::string number(double value);

inline void set(XmlElement node, const char* name, std::string_view value) { node.set(name, value); }
void set(XmlElement node, const char* name, double value);

/// Sets fill, stroke and opacity.
void set_paint(XmlElement node, const Paint& paint);

XmlElement add_box(XmlElement parent, const Box& box, double rounding, const Paint& paint);
XmlElement add_path(XmlElement parent, const std::string& path, const Paint& paint);
/// Adds `text` with its middle line at `at`.
XmlElement add_text(XmlElement parent, Spot at, std::string_view text, const TextLook& look);
/// What has this id on the page, once more.
XmlElement add_use(XmlElement parent, std::string_view id);
/// A group whose middle is at `at`.
XmlElement add_group(XmlElement parent, Spot at, double scale = 1);
/// A head of an arrow that comes from `from` and ends at `tip`.
void add_arrow_head(XmlElement parent, Spot from, Spot tip, const Paint& paint);
/// The id of a part that the pictures of a page share.
std::string part_id(std::string_view parts, std::string_view name);
/// About how wide `text` will be.
double text_width(std::string_view text, double size);
/// A path through `points` with rounded bends.
std::string rounded_path(const std::vector<Spot>& points, double radius);
/// The ends of the longest straight part of the way through `points`, the first of equal ones.
std::pair<Spot, Spot> longest_part(const std::vector<Spot>& points);
/// Breaks `text` at spaces into lines that are at most `room` wide, as far as its words are.
std::vector<std::string> text_lines(std::string_view text, double size, double room);
/// Adds `text` on the longest straight part of the way through `points`; a long one runs along it.
void add_text_along(XmlElement parent, const std::vector<Spot>& points, std::string_view text,
                    const TextLook& look);

/// How a piece is drawn.
struct PieceLook {
    bool is_ghost = false;  ///< pale, with dashes
    double scale = 1;
    std::string parts;  ///< as SvgOptions has it
};

/// Draws a piece with its middle at `at`, 36 wide and high if it is not scaled.
void add_piece(XmlElement parent, PieceKind kind, const PlayerMark& mark, Spot at, const PieceLook& how);
/// The shape of a piece by itself, without colours.
XmlElement add_shape(XmlElement parent, PieceKind kind);
/// Writes the points of a figure that is not on its first lap beside its head.
void add_lap(XmlElement parent, Spot at, const std::string& lap, bool is_ghost);

/// Draws the legend from `top` down, `width` wide; returns where it ends.
double add_legend(XmlElement parent, const Scene& scene, double top, double width);

}  // namespace robbers::svg
