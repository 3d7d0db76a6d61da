// Writes elements, escapes what stands in them, and finds what is written from right to left. What a page is
// made of is decided in the other files.
#include "report/pages/kit.h"

#include <algorithm>
#include <utility>

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
    for (const std::string_view line : lines_of(text)) lines.push_back(html_text(line));
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

namespace {

/// Unicode's blocks of letters that are written from right to left.
bool is_right_to_left(char32_t code) {
    constexpr std::pair<char32_t, char32_t> kBlocks[] = {
        {0x0590, 0x08FF}, {0xFB1D, 0xFDFF}, {0xFE70, 0xFEFF}, {0x10800, 0x10FFF}, {0x1E800, 0x1EFFF}};
    return std::ranges::any_of(
        kBlocks, [code](const auto& block) { return code >= block.first && code <= block.second; });
}

bool has_right_to_left(std::string_view text) {
    while (!text.empty()) {
        const Character character = first_character(text);
        if (character.valid && is_right_to_left(character.code)) return true;
        text.remove_prefix(character.bytes);
    }
    return false;
}

/// Whether a name may go on with this character. A hyphen is none here: in the one-line notation it stands
/// before what is paid.
bool is_name_part(const Character& character) {
    const char32_t c = character.code;
    if (character.bytes == 0) return false;
    if (c >= 0x80) return character.valid && !is_space(c) && !is_format(c) && !is_control(c);
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/// The longest of `names` with which `text` begins as a word.
std::string_view name_at(std::string_view text, const std::vector<std::string>& names) {
    std::string_view found;
    for (const std::string& name : names) {
        if (name.size() <= found.size() || !text.starts_with(name) || !has_right_to_left(name)) continue;
        if (!is_name_part(first_character(text.substr(name.size())))) found = name;
    }
    return found;
}

/// `text` with `wrapped(name)` for each name.
template <class Wrapped>
Html with_names(std::string_view text, const std::vector<std::string>& names, const Wrapped& wrapped) {
    Html html;
    std::size_t plain = 0;  // from here on nothing is written yet
    bool is_in_word = false;
    for (std::size_t at = 0; at < text.size();) {
        const std::string_view name = is_in_word ? std::string_view() : name_at(text.substr(at), names);
        const Character character = first_character(text.substr(at));
        is_in_word = is_name_part(character);
        if (name.empty()) {
            at += character.bytes;
            continue;
        }
        html += html_text(text.substr(plain, at - plain)) + wrapped(name);
        plain = at += name.size();
    }
    return html + html_text(text.substr(plain));
}

}  // namespace

Html html_named(std::string_view text, const std::vector<std::string>& names) {
    return with_names(text, names,
                      [](std::string_view name) { return html_element("bdi", html_text(name)); });
}

Html html_named_plain(std::string_view text, const std::vector<std::string>& names) {
    // First strong isolate, and its end.
    return with_names(text, names, [](std::string_view name) {
        return Html::raw("&#x2068;") + html_text(name) + Html::raw("&#x2069;");
    });
}

Html html_prose(std::string_view text) {
    return has_right_to_left(text) ? html_element("bdi", html_lines(text)) : html_lines(text);
}

}  // namespace robbers
