// Writes elements of SVG. What is drawn is decided elsewhere.
#include "report/pictures/svg_kit.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "support/text.h"

namespace robbers::svg {

namespace {

constexpr double kHeadLength = 9;
constexpr double kHeadWidth = 5;

double between(Spot a, Spot b) { return std::hypot(b.x - a.x, b.y - a.y); }

}  // namespace

std::string number(double value) {
    const double rounded = std::round(value * 10) / 10 + 0.0;  // no negative zero
    std::string text = fmt::format("{:.1f}", rounded);
    if (text.ends_with(".0")) text.resize(text.size() - 2);
    return text;
}

void set(XmlElement node, const char* name, double value) { node.set(name, number(value)); }

void set_paint(XmlElement node, const Paint& paint) {
    set(node, "fill", paint.fill);
    if (paint.opacity < 1) node.set("opacity", fmt::format("{:.2f}", paint.opacity));
    if (paint.stroke == "none") return;
    set(node, "stroke", paint.stroke);
    set(node, "stroke-width", paint.width);
    set(node, "stroke-linejoin", "round");
    if (!paint.dashes.empty()) set(node, "stroke-dasharray", paint.dashes);
}

XmlElement add_box(XmlElement parent, const Box& box, double rounding, const Paint& paint) {
    XmlElement node = parent.add("rect");
    set(node, "x", box.x);
    set(node, "y", box.y);
    set(node, "width", box.width);
    set(node, "height", box.height);
    if (rounding > 0) set(node, "rx", rounding);
    set_paint(node, paint);
    return node;
}

XmlElement add_path(XmlElement parent, const std::string& path, const Paint& paint) {
    XmlElement node = parent.add("path");
    set(node, "d", path);
    set_paint(node, paint);
    return node;
}

XmlElement add_text(XmlElement parent, Spot at, std::string_view text, const TextLook& look) {
    constexpr double kBelowMiddle = 0.36;  // of the size: from the middle of capitals to their foot
    XmlElement node = parent.add("text");
    set(node, "x", at.x);
    set(node, "y", at.y + look.size * kBelowMiddle);
    set(node, "font-size", look.size);
    set(node, "fill", look.fill);
    if (look.is_bold) set(node, "font-weight", "bold");
    if (look.anchor != Anchor::start)
        set(node, "text-anchor", look.anchor == Anchor::middle ? "middle" : "end");
    if (!look.halo.empty()) {
        set(node, "stroke", look.halo);
        set(node, "stroke-width", 4);
        set(node, "stroke-linejoin", "round");
        set(node, "paint-order", "stroke");
    }
    if (look.most_width > 0 && text_width(text, look.size) > look.most_width) {
        set(node, "textLength", look.most_width);
        set(node, "lengthAdjust", "spacingAndGlyphs");
    }
    node.set_text(text);
    return node;
}

XmlElement add_use(XmlElement parent, std::string_view id) {
    XmlElement node = parent.add("use");
    set(node, "href", fmt::format("#{}", id));
    return node;
}

XmlElement add_group(XmlElement parent, Spot at, double scale) {
    XmlElement node = parent.add("g");
    std::string transform = fmt::format("translate({} {})", number(at.x), number(at.y));
    if (scale != 1) transform += fmt::format(" scale({:.2f})", scale);
    set(node, "transform", transform);
    return node;
}

void add_arrow_head(XmlElement parent, Spot from, Spot tip, const Paint& paint) {
    const Spot back = towards(tip, from, kHeadLength);
    const Spot along{(tip.x - back.x) / kHeadLength, (tip.y - back.y) / kHeadLength};
    const std::string path =
        fmt::format("M{} {}L{} {}L{} {}Z", number(tip.x), number(tip.y),
                    number(back.x - along.y * kHeadWidth), number(back.y + along.x * kHeadWidth),
                    number(back.x + along.y * kHeadWidth), number(back.y - along.x * kHeadWidth));
    add_path(parent, path, paint);
}

std::string part_id(std::string_view parts, std::string_view name) {
    return fmt::format("{}-{}", parts, name);
}

double text_width(std::string_view text, double size) {
    constexpr double kColumn = 0.58;  // of the size
    return display_width(text) * size * kColumn;
}

std::string rounded_path(const std::vector<Spot>& points, double radius) {
    std::string path = fmt::format("M{} {}", number(points.front().x), number(points.front().y));
    for (std::size_t i = 1; i + 1 < points.size(); ++i) {
        const double before = between(points[i - 1], points[i]) / 2;
        const double after = between(points[i], points[i + 1]) / 2;
        const double cut = std::min({radius, before, after});
        const Spot in = towards(points[i], points[i - 1], cut);
        const Spot out = towards(points[i], points[i + 1], cut);
        path += fmt::format("L{} {}Q{} {} {} {}", number(in.x), number(in.y), number(points[i].x),
                            number(points[i].y), number(out.x), number(out.y));
    }
    return path + fmt::format("L{} {}", number(points.back().x), number(points.back().y));
}

std::pair<Spot, Spot> longest_part(const std::vector<Spot>& points) {
    std::size_t longest = 1;
    for (std::size_t i = 2; i < points.size(); ++i)
        if (between(points[i - 1], points[i]) > between(points[longest - 1], points[longest]) + 0.1)
            longest = i;
    return {points[longest - 1], points[longest]};
}

std::vector<std::string> text_lines(std::string_view text, double size, double room) {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        const std::string word(text.substr(at, end - at));
        at = end + 1;
        if (!lines.empty() && text_width(lines.back() + " " + word, size) <= room)
            lines.back() += " " + word;
        else
            lines.push_back(word);
    }
    return lines;
}

void add_text_along(XmlElement parent, const std::vector<Spot>& points, std::string_view text,
                    const TextLook& look) {
    constexpr int kLong = 4;
    const auto [a, b] = longest_part(points);
    const Spot middle{(a.x + b.x) / 2, (a.y + b.y) / 2};
    const bool is_upright = std::abs(b.y - a.y) > std::abs(b.x - a.x);
    const XmlElement node = add_text(parent, middle, text, look);
    if (is_upright && display_width(text) > kLong)
        set(node, "transform", fmt::format("rotate(-90 {} {})", number(middle.x), number(middle.y)));
}

}  // namespace robbers::svg
