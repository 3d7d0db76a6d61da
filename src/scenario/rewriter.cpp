// Decides which bytes change where pieces of YAML are replaced, removed or added. What is written instead
// is decided by the caller.
#include "scenario/rewriter.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "scenario/yaml_scan.h"

namespace robbers {

namespace {

bool is_indentation(std::string_view text) { return text.find_first_not_of(" \t") == std::string_view::npos; }

bool holds_line_end(std::string_view text, std::size_t begin, std::size_t end) {
    return text.substr(begin, end - begin).find('\n') != std::string_view::npos;
}

/// Where a key or an item begins, with the ? in front of it if there is one.
std::size_t begin_of(std::string_view text, std::size_t at) {
    const std::size_t before = at == 0 ? std::string_view::npos : text.find_last_not_of(" \t", at - 1);
    const bool marked =
        before != std::string_view::npos && before + 1 < at && text[before] == '?' &&
        (before == 0 || std::string_view(" \t\n,[{").find(text[before - 1]) != std::string_view::npos);
    return marked ? before : at;
}

}  // namespace

std::string_view Rewriter::written(const Node& node) const {
    return text().substr(node.begin, node.end - node.begin);
}

bool Rewriter::is_flow(const Node& collection) const {
    return collection.begin < text().size() &&
           text()[collection.begin] == (collection.kind == NodeKind::mapping ? '{' : '[');
}

std::size_t Rewriter::line_begin(std::size_t offset) const {
    return located_->clean().line_begin(located_->clean().line_at(offset));
}

std::size_t Rewriter::line_end(std::size_t offset) const {
    return located_->clean().line_end(located_->clean().line_at(offset));
}

std::size_t Rewriter::column_of(const Node& node) const { return node.begin - line_begin(node.begin); }

bool Rewriter::begins_line(std::size_t offset) const {
    const std::size_t begin = line_begin(offset);
    return is_indentation(text().substr(begin, offset - begin));
}

bool Rewriter::ends_line(std::size_t offset) const {
    const std::size_t next = yaml_scan::skip_blank(text(), offset);
    return next == text().size() || next > line_end(offset);
}

std::size_t Rewriter::behind_comma(std::size_t end) const {
    const std::size_t next = yaml_scan::skip_blank(text(), end);
    return next < text().size() && text()[next] == ',' ? next + 1 : end;
}

TextRange Rewriter::whole_lines(TextRange piece) const {
    return {line_begin(piece.begin), std::min(line_end(piece.end) + 1, text().size())};
}

void Rewriter::replace(const Node& node, std::string_view replacement) {
    changes_.push_back({{node.begin, node.end}, std::string(replacement)});
}

void Rewriter::replace(const NodeEntry& entry, std::string_view replacement) {
    changes_.push_back({{begin_of(text(), entry.key.begin), entry.value.end}, std::string(replacement)});
}

void Rewriter::replace_list(const NodeEntry& entry, const std::vector<std::string>& items) {
    const Node& list = entry.value;
    if (is_flow(list)) return replace(list, fmt::format("[{}]", fmt::join(items, ", ")));
    if (items.empty()) {
        changes_.push_back({{entry.key.end, list.end}, ": []"});
        return;
    }
    const std::string next = "\n" + std::string(column_of(list), ' ') + "- ";
    replace(list, "- " + fmt::format("{}", fmt::join(items, next)));
}

void Rewriter::remove_items(const Node& list, const std::vector<bool>& removed) {
    std::vector<TextRange> pieces;
    for (const Node& item : list.items) {
        // Behind an item of a block list only blanks and comments stand before the next dash.
        const std::size_t dash =
            pieces.empty() ? list.begin : yaml_scan::skip_blank(text(), pieces.back().end);
        pieces.push_back({is_flow(list) ? begin_of(text(), item.begin) : dash, item.end});
    }
    remove(list, pieces, removed);
}

void Rewriter::remove_entries(const Node& mapping, const std::vector<bool>& removed) {
    std::vector<TextRange> pieces;
    for (const NodeEntry& entry : mapping.entries)
        pieces.push_back({begin_of(text(), entry.key.begin), entry.value.end});
    remove(mapping, pieces, removed);
}

void Rewriter::remove(const Node& collection, const std::vector<TextRange>& pieces,
                      const std::vector<bool>& removed) {
    for (std::size_t first = 0; first < pieces.size(); ++first) {
        if (!removed[first]) continue;
        std::size_t last = first;
        const bool alone = !is_flow(collection) && begins_line(pieces[first].begin);
        while (!alone && last + 1 < pieces.size() && removed[last + 1]) ++last;
        if (alone)
            changes_.push_back({whole_lines(pieces[first]), {}});
        else if (is_flow(collection))
            changes_.push_back({flow_removal(pieces, first, last), {}});
        else  // the first entries of a mapping behind a dash
            changes_.push_back({{pieces[first].begin, pieces[last + 1].begin}, {}});
        first = last;
    }
}

/// What goes with the pieces from `first` to `last`: their lines, or the comma on one side.
TextRange Rewriter::flow_removal(const std::vector<TextRange>& pieces, std::size_t first,
                                 std::size_t last) const {
    const TextRange run{pieces[first].begin, pieces[last].end};
    const std::size_t behind = behind_comma(run.end);
    if (begins_line(run.begin) && ends_line(behind) && !holds_line_end(text(), run.end, behind))
        return whole_lines({run.begin, behind});
    if (last + 1 < pieces.size() && !holds_line_end(text(), run.end, pieces[last + 1].begin))
        return {run.begin, pieces[last + 1].begin};
    if (first > 0 && !holds_line_end(text(), pieces[first - 1].end, run.begin))
        return {pieces[first - 1].end, run.end};
    return {run.begin, behind};
}

void Rewriter::append_items(const Node& list, const std::vector<std::string>& items) {
    if (is_flow(list)) return append_in_flow(list, items);
    const std::string before = "\n" + std::string(column_of(list), ' ') + "- ";
    const std::size_t at = line_end(list.items.back().end);
    for (const std::string& item : items) changes_.push_back({{at, at}, before + item});
}

void Rewriter::append_in_flow(const Node& list, const std::vector<std::string>& items) {
    const Node& last = list.items.back();
    if (begins_line(last.begin)) return append_on_lines(last, items);
    const std::size_t at = behind_comma(last.end);
    const bool comma = at != last.end;
    for (const std::string& item : items)
        changes_.push_back({{at, at}, comma ? " " + item + "," : ", " + item});
}

/// Each item on a line of its own, behind the line of the last one.
void Rewriter::append_on_lines(const Node& last, const std::vector<std::string>& items) {
    const std::string before = "\n" + std::string(column_of(last), ' ');
    const std::size_t behind = behind_comma(last.end);
    const bool comma = behind != last.end;
    const bool free = ends_line(behind);
    const std::size_t at = free ? line_end(behind) : behind;
    if (!comma) changes_.push_back({{last.end, last.end}, ","});
    for (std::size_t i = 0; i < items.size(); ++i)
        changes_.push_back({{at, at}, before + items[i] + (comma || i + 1 < items.size() ? "," : "")});
}

std::size_t Rewriter::behind_comments(std::size_t offset, std::size_t column) const {
    std::size_t end = line_end(offset);
    while (end < text().size()) {
        const std::size_t next = text().find_first_not_of(' ', end + 1);
        if (next == std::string_view::npos || text()[next] != '#' || next - (end + 1) <= column) break;
        end = line_end(next);
    }
    return end;
}

void Rewriter::insert_behind(const Node& mapping, const NodeEntry& entry, std::string_view lines,
                             std::string_view flow) {
    const std::size_t end = entry.value.end;
    if (is_flow(mapping)) {
        changes_.push_back({{end, end}, fmt::format(", {}", flow)});
        return;
    }
    const std::size_t begin = line_begin(begin_of(text(), entry.key.begin));
    const std::size_t line = located_->clean().line_at(begin);
    const bool is_apart =
        line > 0 && is_indentation(text().substr(line_begin(begin - 1), begin - 1 - line_begin(begin - 1)));
    const std::size_t column = column_of(mapping);
    std::string added = is_apart ? "\n" : "";
    for (std::size_t at = 0; at < lines.size();) {
        const std::size_t next = std::min(lines.find('\n', at), lines.size());
        added += "\n" + std::string(column, ' ') + std::string(lines.substr(at, next - at));
        at = next + 1;
    }
    const std::size_t at = behind_comments(end, column);
    changes_.push_back({{at, at}, added});
}

/// A text that ends without a line end still does when its last lines are removed.
void Rewriter::keep_missing_line_end() {
    if (text().empty() || text().back() == '\n' || changes_.empty()) return;
    const auto ends_at = [&](std::size_t end) {
        return !changes_.empty() && changes_.back().replacement.empty() && changes_.back().range.end == end;
    };
    std::size_t begin = text().size();
    while (ends_at(begin)) {
        begin = changes_.back().range.begin;
        changes_.pop_back();
    }
    if (begin == text().size()) return;
    changes_.push_back({{begin > 0 ? begin - 1 : 0, text().size()}, {}});
}

std::vector<TextEdit> Rewriter::finish() {
    std::ranges::stable_sort(changes_, {}, [](const Change& change) { return change.range.begin; });
    keep_missing_line_end();
    std::vector<TextEdit> edits;
    for (const Change& change : changes_) {
        const std::size_t begin = located_->in_original(change.range.begin);
        TextEdit edit{begin, located_->in_original(change.range.end) - begin, {}};
        for (const char c : change.replacement)
            edit.replacement +=
                c == '\n' ? located_->line_end_at(change.range.begin) : std::string_view(&c, 1);
        edits.push_back(std::move(edit));
    }
    return edits;
}

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

const Node* LocatedText::root_of(const Scenario& scenario) const {
    const auto root =
        std::ranges::find_if(roots_, [&](const Node& node) { return node.span == scenario.span; });
    return root == roots_.end() ? nullptr : &*root;
}

std::vector<const Node*> LocatedText::expectations_of(const Scenario& scenario) const {
    const Node* root = root_of(scenario);
    const NodeEntry* expect = root == nullptr ? nullptr : entry_of(*root, "expect");
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
