// Writes elements and escapes what stands in them. What a page is made of is decided in the other html
// files.
#include "report/pages/kit.h"

#include <algorithm>

#include <fmt/format.h>

#include "report/kit/style.h"
#include "support/text.h"

namespace robbers {

namespace {

/// Noncharacters that XML forbids stand as the sign for what cannot be shown.
std::string without_noncharacters(std::string text) {
    for (const std::string_view forbidden : {"\xEF\xBF\xBE", "\xEF\xBF\xBF"})
        text = replaced(std::move(text), forbidden, "\xEF\xBF\xBD");
    return text;
}

std::string escaped_for_html(std::string_view text) {
    std::string result;
    for (const char c : without_noncharacters(visible(text))) {
        switch (c) {
            case '&': result += "&amp;"; break;
            case '<': result += "&lt;"; break;
            case '>': result += "&gt;"; break;
            case '"': result += "&quot;"; break;
            case '\'': result += "&#39;"; break;
            default: result += c;
        }
    }
    return result;
}

std::string tag(std::string_view name, const HtmlAttributes& attributes) {
    std::string text(name);
    for (const auto& [key, value] : attributes)
        text += fmt::format(" {}=\"{}\"", key, escaped_for_html(value));
    return text;
}

}  // namespace

Html Html::raw(std::string code) {
    Html html;
    html.code_ = std::move(code);
    return html;
}

Html& Html::operator+=(const Html& other) {
    code_ += other.code_;
    return *this;
}

Html operator+(Html a, const Html& b) { return a += b; }

Html html_text(std::string_view text) { return Html::raw(escaped_for_html(text)); }

Html html_lines(std::string_view text) {
    while (text.ends_with('\n')) text.remove_suffix(1);
    std::vector<Html> lines;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        lines.push_back(html_text(text.substr(at, end - at)));
        at = end + 1;
    }
    return html_joined(lines, "<br/>");
}

Html html_element(std::string_view name, const HtmlAttributes& attributes, const Html& content) {
    return Html::raw(fmt::format("<{}>{}</{}>", tag(name, attributes), content.code(), name));
}

Html html_element(std::string_view name, const Html& content) { return html_element(name, {}, content); }

Html html_block(std::string_view name, const HtmlAttributes& attributes, const Html& content) {
    return html_element(name, attributes, content) + Html::raw("\n");
}

Html html_block(std::string_view name, const Html& content) { return html_block(name, {}, content); }

Html html_void(std::string_view name, const HtmlAttributes& attributes) {
    return Html::raw(fmt::format("<{}/>", tag(name, attributes)));
}

Html html_joined(const std::vector<Html>& parts, std::string_view separator) {
    Html joined;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) joined += Html::raw(std::string(separator));
        joined += parts[i];
    }
    return joined;
}

Html html_list(std::string_view name, std::string_view css_class, const std::vector<Html>& items) {
    if (items.empty()) return {};
    Html content = Html::raw("\n");
    for (const Html& item : items) content += html_block("li", item);
    return html_block(name, {{"class", std::string(css_class)}}, content);
}

}  // namespace robbers
