// Checks the shape of values: mappings, lists, texts and words, whatever they are for.
#include "scenario/reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "scenario/yaml_slips.h"

namespace robbers {
namespace {

std::string_view description(const Node& node) {
    switch (node.kind) {
        case NodeKind::scalar: return looks_like_number(node) ? "a number" : "a word or text";
        case NodeKind::null: return "nothing";
        case NodeKind::sequence: return "a list";
        case NodeKind::mapping: return "a mapping";
        case NodeKind::refused: return "an alias";
    }
    return "";
}

bool has_control(std::string_view text, bool lines_allowed) {
    while (!text.empty()) {
        const Character character = first_character(text);
        const bool allowed = lines_allowed && (character.code == '\n' || character.code == '\t');
        if (!character.valid || (is_control(character.code) && !allowed)) return true;
        text.remove_prefix(character.bytes);
    }
    return false;
}

std::optional<std::string> read_text(Draft& draft, const Node& node, std::string_view what,
                                     bool lines_allowed) {
    auto text = read_scalar(draft, node, what, "a text");
    if (!text) return std::nullopt;
    std::string_view fault;
    if (text->find_first_not_of(" \t\n") == std::string::npos)
        fault = "is empty";
    else if (!lines_allowed && text->find('\n') != std::string::npos)
        fault = "has several lines where one is needed";
    else if (has_control(*text, lines_allowed))
        fault = "holds a control character";
    if (fault.empty()) return text;
    draft.report(DiagnosticId::bad_text, node.span, fmt::format("{} {}", what, fault));
    return std::nullopt;
}

}  // namespace

Fields::Fields(Draft& draft, const Node& node, std::string_view what,
               std::initializer_list<std::string_view> known)
    : draft_(draft), node_(node), what_(what) {
    if (!is_mapping()) report_wrong_type(draft, node, what, "a mapping");
    for (const NodeEntry& found : node.entries) {
        if (std::find(known.begin(), known.end(), found.key.text) != known.end()) continue;
        has_unknown_ = true;
        if (const auto near = nearest_word(found.key.text, {known.begin(), known.size()}))
            misspelt_.push_back(*near);
        draft.report(DiagnosticId::unknown_key, found.key.span,
                     fmt::format("{} has no key {}", what, in_quotes(found.key.text)),
                     suggestion(found.key.text, {known.begin(), known.size()}));
    }
}

const NodeEntry* Fields::entry(std::string_view key) const {
    const auto found = std::find_if(node_.entries.begin(), node_.entries.end(),
                                    [key](const NodeEntry& candidate) { return candidate.key.text == key; });
    return found == node_.entries.end() ? nullptr : &*found;
}

const Node* Fields::find(std::string_view key) const {
    const NodeEntry* found = entry(key);
    return found == nullptr ? nullptr : &found->value;
}

const Node* Fields::require(std::string_view key) const {
    const Node* value = find(key);
    const bool misspelt = std::find(misspelt_.begin(), misspelt_.end(), key) != misspelt_.end();
    if (value == nullptr && is_mapping() && !misspelt)
        draft_.report(DiagnosticId::missing_key, node_.span,
                      fmt::format("{} lacks the key {}", what_, in_quotes(key)));
    return value;
}

void report_wrong_type(Draft& draft, const Node& node, std::string_view what, std::string_view needed) {
    if (node.kind == NodeKind::refused) return;
    if (node.kind == NodeKind::null)
        return draft.report(DiagnosticId::missing_value, node.span, fmt::format("{} has no value", what),
                            fmt::format("expected {}", needed));
    const std::string meant = node.plain && node.kind == NodeKind::scalar ? without_slip(node.text) : "";
    draft.report(
        DiagnosticId::wrong_type, node.span, fmt::format("{} is {}", what, description(node)),
        meant.empty() ? fmt::format("expected {}", needed) : fmt::format("Write '{}'.", visible(meant)));
}

const std::vector<Node>* read_any_list(Draft& draft, const Node& node, std::string_view what,
                                       std::size_t most) {
    if (node.kind != NodeKind::sequence) {
        report_wrong_type(draft, node, what, "a list");
        return nullptr;
    }
    if (node.items.size() > most) {
        draft.report(DiagnosticId::too_many_entries, node.items[most].span,
                     fmt::format("{} has {} entries", what, node.items.size()),
                     fmt::format("expected at most {}", most));
        return nullptr;
    }
    return &node.items;
}

const std::vector<Node>* read_list(Draft& draft, const Node& node, std::string_view what, std::size_t most) {
    const std::vector<Node>* items = read_any_list(draft, node, what, most);
    if (items == nullptr || !items->empty()) return items;
    draft.report(DiagnosticId::empty_list, node.span, fmt::format("{} is an empty list", what),
                 "expected at least one entry");
    return nullptr;
}

std::vector<const Node*> read_one_or_more(Draft& draft, const Node& node, std::string_view what,
                                          std::size_t most) {
    if (node.kind != NodeKind::sequence) return {&node};
    std::vector<const Node*> entries;
    if (const auto* items = read_list(draft, node, what, most))
        for (const Node& item : *items) entries.push_back(&item);
    return entries;
}

std::optional<std::string> read_scalar(Draft& draft, const Node& node, std::string_view what,
                                       std::string_view needed) {
    if (node.kind == NodeKind::scalar) return node.text;
    report_wrong_type(draft, node, what, needed);
    return std::nullopt;
}

std::optional<std::string> read_line(Draft& draft, const Node& node, std::string_view what) {
    return read_text(draft, node, what, false);
}

std::optional<std::string> read_prose(Draft& draft, const Node& node, std::string_view what) {
    return read_text(draft, node, what, true);
}

std::vector<std::string> read_lines(Draft& draft, const Node& node, std::string_view what) {
    std::vector<std::string> lines;
    std::map<std::string, SourceSpan> seen;
    const auto* items = read_any_list(draft, node, what);
    if (items == nullptr) return lines;
    for (const Node& item : *items) {
        const auto line = read_line(draft, item, fmt::format("an entry of {}", what));
        if (!line) continue;
        const auto [first, is_new] = seen.emplace(*line, item.span);
        if (is_new)
            lines.push_back(*line);
        else {
            draft.report(DiagnosticId::duplicate_entry, item.span,
                         fmt::format("{} has {} twice", what, in_quotes(*line)), {},
                         {{"it is here already", first->second}});
        }
    }
    return lines;
}

}  // namespace robbers
