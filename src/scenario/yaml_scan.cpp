// Finds ends of scalars and collections in YAML text that the parser has accepted; decides nothing about it.
#include "scenario/yaml_scan.h"

#include <algorithm>
#include <array>

namespace robbers::yaml_scan {
namespace {

bool is_white(char c) { return c == ' ' || c == '\t' || c == '\n'; }

bool begins_comment(std::string_view text, std::size_t at) {
    return text[at] == '#' && (at == 0 || is_white(text[at - 1]));
}

constexpr std::string_view kFlowMarks = ",[]{}";

}  // namespace

std::size_t skip_blank(std::string_view text, std::size_t at) {
    while (at < text.size()) {
        if (begins_comment(text, at))
            at = std::min(text.find('\n', at), text.size());
        else if (is_white(text[at]))
            ++at;
        else
            break;
    }
    return at;
}

std::size_t skip_properties(std::string_view text, std::size_t at) {
    while (at < text.size() && (text[at] == '&' || text[at] == '!')) {
        while (at < text.size() && !is_white(text[at]) && kFlowMarks.find(text[at]) == std::string_view::npos)
            ++at;
        const std::size_t next = skip_blank(text, at);
        if (next == at) break;
        at = next;
    }
    return at;
}

std::size_t word_end(std::string_view text, std::size_t at) {
    const std::size_t end = text.find_first_of(" \t\n,]}", at);
    return std::max(at + 1, std::min(end, text.size()));
}

std::size_t entry_mark(std::string_view text, std::size_t at) {
    at = skip_blank(text, at);
    while (at < text.size() && (text[at] == ']' || text[at] == '}')) at = skip_blank(text, at + 1);
    const bool found = at < text.size() && (text[at] == '-' || text[at] == ',' || text[at] == '[');
    return found ? at : std::string_view::npos;
}

std::size_t quoted_end(std::string_view text, std::size_t at) {
    const char quote = text[at];
    for (++at; at < text.size(); ++at) {
        if (quote == '"' && text[at] == '\\') {
            ++at;
        } else if (text[at] == quote) {
            const bool doubled = quote == '\'' && at + 1 < text.size() && text[at + 1] == quote;
            if (!doubled) return at + 1;
            ++at;
        }
    }
    return std::string_view::npos;
}

std::size_t unquoted_end(std::string_view text, std::size_t at, std::string_view value) {
    std::size_t end = at;
    if (at < text.size() && (text[at] == '|' || text[at] == '>'))
        end = at = std::min(text.find('\n', at), text.size());
    // Folding changes blanks only, so the other characters stand in the text one by one.
    for (const char c : value) {
        if (is_white(c)) continue;
        while (at < text.size() && is_white(text[at])) ++at;
        if (at == text.size() || text[at] != c) break;
        end = ++at;
    }
    return end;
}

std::size_t flow_end(std::string_view text, std::size_t at) {
    for (at = skip_blank(text, at); at < text.size(); at = skip_blank(text, at + 1)) {
        if (text[at] == ']' || text[at] == '}') return at + 1;
        if (text[at] != ',' && text[at] != ':' && text[at] != '?') break;
    }
    return at;
}

std::size_t unclosed_quote(std::string_view text, std::size_t at) {
    for (at = skip_blank(text, at); at < text.size(); at = skip_blank(text, at)) {
        const bool quote = text[at] == '"' || text[at] == '\'';
        const bool begins =
            at == 0 || is_white(text[at - 1]) || kFlowMarks.find(text[at - 1]) != std::string_view::npos;
        if (!quote || !begins) {
            ++at;
            continue;
        }
        const std::size_t end = quoted_end(text, at);
        if (end == std::string_view::npos) return at;
        at = end;
    }
    return std::string_view::npos;
}

std::string_view null_word(std::string_view text, std::size_t at) {
    constexpr std::array<std::string_view, 4> kWords = {"~", "null", "Null", "NULL"};
    for (const std::string_view word : kWords) {
        if (at > text.size() || !text.substr(at).starts_with(word)) continue;
        const std::size_t end = at + word.size();
        const bool ends = end == text.size() || is_white(text[end]) || text[end] == ':' ||
                          kFlowMarks.find(text[end]) != std::string_view::npos;
        if (ends) return text.substr(at, word.size());
    }
    return {};
}

}  // namespace robbers::yaml_scan
