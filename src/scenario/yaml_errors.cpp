// Words the errors of the YAML parser: what is meant, and the place where a person would look.
#include "scenario/yaml_errors.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "scenario/yaml_scan.h"
#include "scenario/yaml_slips.h"
#include "support/text.h"

namespace robbers {
namespace {

struct Wording {
    std::string_view complaint;  ///< how the parser's own message begins
    std::string_view message;
    std::string_view expected;
};

constexpr Wording kWordings[] = {
    {"end of map not found", "this does not belong to the mapping above it",
     "expected a key in the same column as the keys above, or the end of the mapping"},
    {"end of sequence not found", "this does not belong to the list above it",
     "expected '-' in the same column as above, or the end of the list"},
    {"end of map flow not found", "the mapping in brackets does not go on like this", "expected ',' or '}'"},
    {"end of sequence flow not found", "the list in brackets does not go on like this",
     "expected ',' or ']'"},
    {"unexpected token after end of document", "the document has ended before this",
     "expected '---' before another scenario"},
    {"illegal map value", "a ': ' cannot stand here",
     "expected keys in one column, and quotes around a text that has ': ' in it"},
    {"illegal flow end", "this bracket closes nothing", ""},
    {"illegal block entry", "a list cannot begin here", "expected '-' on a line of its own"},
    {"illegal map key", "a key cannot stand here", ""},
    {"unknown token", "a text cannot begin with this character", "expected quotes around the text"},
    {"unknown escape character", "double quotes know no such escape",
     "expected single quotes, or \\\\ for a backslash"},
    {"unexpected character in block scalar", "nothing but a comment may stand behind '|' or '>'", ""},
    {"cannot assign multiple", "a value has at most one tag and one anchor", ""},
};

bool is_alias_complaint(std::string_view complaint) {
    return complaint.starts_with("the referenced anchor is not defined") ||
           complaint.starts_with("alias not found") || complaint.starts_with("anchor not found");
}

bool is_quote_complaint(std::string_view complaint) {
    return complaint.starts_with("illegal EOF in scalar") ||
           complaint.starts_with("illegal document indicator in scalar");
}

Wording wording_of(std::string_view complaint) {
    for (const Wording& wording : kWordings)
        if (complaint.starts_with(wording.complaint)) return wording;
    return {complaint, complaint, ""};
}

/// The tab that probably is the reason: on the line of the error, or on one between it and what was read
/// before.
std::optional<std::size_t> tab_before(const CleanText& text, const YamlPlace& place, std::size_t at) {
    for (std::size_t line = text.line_at(at) + 1; line-- > text.line_at(place.end);)
        if (const auto tab = indenting_tab(text, line); tab && *tab >= place.begin) return tab;
    return std::nullopt;
}

SourceSpan word_at(const CleanText& text, const YamlPlace& place, std::size_t at) {
    const std::size_t end = place.text.find_first_of(" \t\n,]}", at);
    return text.span(at, std::max(at + 1, std::min(end, place.text.size())));
}

/// The end of a document is shown at its last character, not on an empty line after it.
std::size_t visible_place(const YamlPlace& place, std::size_t at) {
    at = std::min(at, place.text.size());
    if (yaml_scan::skip_blank(place.text, at) < place.text.size()) return at;
    const std::size_t last = place.text.find_last_not_of(" \t\n", at == 0 ? 0 : at - 1);
    return last == std::string_view::npos ? place.begin : std::max(last, place.begin);
}

}  // namespace

void report_yaml_error(Problems& problems, const CleanText& text, const YamlPlace& place,
                       std::string_view complaint, std::size_t at) {
    const bool at_end =
        yaml_scan::skip_blank(place.text, std::min(at, place.text.size())) >= place.text.size();
    const std::size_t shown = visible_place(place, at);
    if (const auto tab = tab_before(text, place, shown)) return report_tab(problems, text, *tab);
    if (is_alias_complaint(complaint)) {
        return problems.add(DiagnosticId::anchor_or_alias, word_at(text, place, shown),
                            "anchors and aliases are not used in scenarios",
                            "expected quotes around a text that begins with '*' or '&'");
    }
    if (is_quote_complaint(complaint)) {
        const std::size_t quote = yaml_scan::unclosed_quote(place.text, place.end);
        if (quote != std::string_view::npos) return report_unclosed_quote(problems, text, quote);
    }
    if (place.open_bracket && (at_end || at <= *place.open_bracket)) {
        return problems.add(DiagnosticId::yaml_syntax,
                            text.span(*place.open_bracket, *place.open_bracket + 1),
                            "this bracket is never closed");
    }
    if (!place.open_bracket && report_slip(problems, text, place, shown)) return;
    const Wording wording = wording_of(complaint);
    std::vector<DiagnosticNote> notes;
    if (place.open_bracket)
        notes.push_back({"the bracket opens here", text.span(*place.open_bracket, *place.open_bracket + 1)});
    problems.add(DiagnosticId::yaml_syntax, word_at(text, place, shown), std::string(wording.message),
                 std::string(wording.expected), std::move(notes));
}

void report_unclosed_quote(Problems& problems, const CleanText& text, std::size_t at) {
    problems.add(DiagnosticId::yaml_syntax, text.span(at, at + 1), "this quote is never closed");
}

std::optional<std::size_t> indenting_tab(const CleanText& text, std::size_t line) {
    const std::string_view words =
        text.text().substr(text.line_begin(line), text.line_end(line) - text.line_begin(line));
    const std::size_t first = words.find_first_not_of(" \t");
    if (first == std::string_view::npos || words[first] == '#') return std::nullopt;
    const std::size_t tab = words.substr(0, first).find('\t');
    if (tab == std::string_view::npos) return std::nullopt;
    return text.line_begin(line) + tab;
}

void report_tab(Problems& problems, const CleanText& text, std::size_t tab) {
    problems.add(DiagnosticId::tab_indentation, text.span(tab, tab + 1), "this line is indented with a tab",
                 "expected spaces");
}

}  // namespace robbers
