// Reads the documents of a text that was found sound a second time. Judges nothing.
#include "scenario/located.h"

#include <algorithm>
#include <utility>

namespace robbers {

LocatedText::LocatedText(SourcePtr source) : source_(std::move(source)), clean_(source_->text), lines_{0} {
    for (std::size_t at = 0; (at = source_->text.find('\n', at)) != std::string::npos;)
        lines_.push_back(++at);
    Problems told_already(source_);
    for (const DocumentText& document : split_documents(clean_, told_already)) {
        if (document.refused) continue;
        if (auto root = read_tree(clean_, document, told_already)) roots_.push_back(*std::move(root));
    }
}

std::size_t LocatedText::in_original(std::size_t offset) const {
    const std::size_t line = clean_.line_at(offset);
    return lines_[line] + (offset - clean_.line_begin(line));
}

std::string_view LocatedText::line_end_at(std::size_t offset) const {
    std::size_t line = clean_.line_at(offset);
    if (line + 1 == lines_.size() && line > 0) --line;
    const std::size_t end = lines_[line] + (clean_.line_end(line) - clean_.line_begin(line));
    return source_->text.compare(end, 1, "\r") == 0 ? "\r\n" : "\n";
}

std::vector<const Node*> LocatedText::expectations_of(const Scenario& scenario) const {
    const auto root =
        std::ranges::find_if(roots_, [&](const Node& node) { return node.span == scenario.span; });
    const NodeEntry* expect = root == roots_.end() ? nullptr : entry_of(*root, "expect");
    if (expect == nullptr) return {};
    if (expect->value.kind == NodeKind::mapping) return {&expect->value};
    std::vector<const Node*> groups;
    for (const Node& group : expect->value.items) groups.push_back(&group);
    return groups;
}

const NodeEntry* entry_of(const Node& mapping, std::string_view key) {
    const auto found =
        std::ranges::find_if(mapping.entries, [&](const NodeEntry& entry) { return entry.key.text == key; });
    return found == mapping.entries.end() ? nullptr : &*found;
}

}  // namespace robbers
