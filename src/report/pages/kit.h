#pragma once
// Markup as a type of its own: what a person wrote reaches a page only escaped, and what is written from
// right to left set apart so that what stands beside it keeps its place.

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace robbers {

/// A piece of a page, well-formed as HTML and as XML.
class Html {
public:
    Html() = default;
    /// Takes `code` as it is: for markup of our own only.
    static Html raw(std::string code);

    const std::string& code() const { return code_; }
    bool empty() const { return code_.empty(); }
    Html& operator+=(const Html& other);
    bool operator==(const Html&) const = default;

private:
    std::string code_;
};

Html operator+(Html a, const Html& b);

/// Names and values of one element; values are escaped.
using HtmlAttributes = std::vector<std::pair<std::string_view, std::string>>;

/// `text` on one line, with control characters made visible and the signs of markup escaped.
Html html_text(std::string_view text);
/// The same line by line.
Html html_lines(std::string_view text);
/// An element with a start and an end.
Html html_element(std::string_view name, const HtmlAttributes& attributes, const Html& content);
Html html_element(std::string_view name, const Html& content);
/// The same, with a line of its own in the file.
Html html_block(std::string_view name, const HtmlAttributes& attributes, const Html& content);
Html html_block(std::string_view name, const Html& content);
/// An element that has no end, as "meta".
Html html_void(std::string_view name, const HtmlAttributes& attributes = {});
/// `parts` with `separator` between them.
Html html_joined(const std::vector<Html>& parts, std::string_view separator);
/// A list of items; nothing where there are none.
Html html_list(std::string_view name, std::string_view css_class, const std::vector<Html>& items);

/// `text`, of which each of `names` that is written from right to left is set apart.
Html html_named(std::string_view text, const std::vector<std::string>& names);
/// The same where no element may stand, as in an option.
Html html_named_plain(std::string_view text, const std::vector<std::string>& names);
/// What a person wrote as prose, line by line, set apart as a whole.
Html html_prose(std::string_view text);

}  // namespace robbers
