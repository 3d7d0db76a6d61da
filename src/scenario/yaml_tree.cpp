// The only file that knows yaml-cpp: turns its events into a located tree, and its errors into messages.
#include "scenario/yaml_tree.h"

#include <fmt/format.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/mark.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <sstream>
#include <utility>

#include "scenario/yaml_errors.h"
#include "scenario/yaml_scan.h"
#include "scenario/yaml_slips.h"
#include "support/text.h"

namespace robbers {
namespace {

/// Ends reading from inside an event; the reason has been reported.
struct Stopped {};

/// A collection whose end has not come yet.
struct Open {
    Node node;
    Node key;
    bool has_key = false;
    bool is_flow = false;
    std::size_t begin = 0;
    std::map<std::string, SourceSpan> seen;
};

class TreeBuilder : public YAML::EventHandler {
public:
    TreeBuilder(const CleanText& text, const DocumentText& document, Problems& problems)
        : clean_(text),
          document_(document),
          text_(text.text().substr(0, document.end)),
          problems_(problems),
          end_(document.begin) {}

    void OnDocumentStart(const YAML::Mark& mark) override {
        settle(std::string_view::npos);
        if (std::exchange(started_, true)) {
            problems_.add(DiagnosticId::yaml_syntax,
                          one_word(yaml_scan::skip_blank(text_, std::max(offset(mark), end_))),
                          "the document has ended before this", "expected '---' before another scenario");
            throw Stopped{};
        }
    }
    void OnDocumentEnd() override { settle(std::string_view::npos); }

    void OnNull(const YAML::Mark& mark, YAML::anchor_t) override {
        begin_event(mark);
        pending_null_ = offset(mark);
    }

    void OnAlias(const YAML::Mark& mark, YAML::anchor_t) override {
        const std::size_t begin = begin_event(mark);
        end_ = yaml_scan::word_end(text_, begin);
        problems_.add(DiagnosticId::anchor_or_alias, clean_.span(begin, end_),
                      "aliases are not used in scenarios",
                      "expected the value written out, or quotes around a text that begins with '*'");
        attach(node_at(NodeKind::refused, false, {}, begin));
    }

    void OnScalar(const YAML::Mark& mark, const std::string&, YAML::anchor_t,
                  const std::string& value) override {
        const std::size_t begin = begin_event(mark);
        const char first = begin < text_.size() ? text_[begin] : ' ';
        const bool quoted = first == '"' || first == '\'';
        const bool block = first == '|' || first == '>';
        end_ = quoted ? yaml_scan::quoted_end(text_, begin) : yaml_scan::unquoted_end(text_, begin, value);
        if (end_ == std::string_view::npos) {
            report_unclosed_quote(problems_, clean_, begin);
            throw Stopped{};
        }
        if (quoted || block) covered_.emplace_back(clean_.line_at(begin) + 1, clean_.line_at(end_));
        attach(node_at(NodeKind::scalar, !quoted && !block, value, begin));
    }

    void OnSequenceStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t,
                         YAML::EmitterStyle::value) override {
        open(NodeKind::sequence, begin_event(mark));
    }
    void OnMapStart(const YAML::Mark& mark, const std::string&, YAML::anchor_t,
                    YAML::EmitterStyle::value) override {
        open(NodeKind::mapping, begin_event(mark));
    }
    void OnSequenceEnd() override { close(); }
    void OnMapEnd() override { close(); }

    std::optional<Node>& root() { return root_; }

    /// Where reading stood: for messages about what follows.
    YamlPlace place() const {
        YamlPlace place{text_, document_.begin, end_, std::nullopt};
        for (const Open& open : stack_)
            if (open.is_flow) place.open_bracket = open.begin;
        return place;
    }

    /// Whether the line is inside a quoted or block scalar, where tabs are text.
    bool is_covered(std::size_t line) const {
        const auto after = std::upper_bound(covered_.begin(), covered_.end(), std::pair(line, text_.size()));
        return after != covered_.begin() && line <= std::prev(after)->second;
    }

private:
    std::size_t offset(const YAML::Mark& mark) const {
        const std::size_t at = document_.begin + static_cast<std::size_t>(std::max(mark.pos, 0));
        return std::min(at, text_.size());
    }

    SourceSpan one_word(std::size_t begin) const {
        return clean_.span(begin, yaml_scan::word_end(text_, begin));
    }

    /// What every event with a place does first. Returns where its text begins.
    std::size_t begin_event(const YAML::Mark& mark) {
        const std::size_t at = offset(mark);
        settle(at);
        const std::size_t begin = yaml_scan::skip_properties(text_, at);
        if (begin != at && std::exchange(refused_at_, at) != at) {
            const bool anchor = text_[at] == '&';
            problems_.add(
                anchor ? DiagnosticId::anchor_or_alias : DiagnosticId::yaml_tag, one_word(at),
                fmt::format("{} are not used in scenarios", anchor ? "anchors" : "YAML tags"),
                fmt::format("expected the value alone, or quotes around a text that begins with '{}'",
                            text_[at]));
        }
        return begin;
    }

    /// A node without parts that ends where reading stands.
    Node node_at(NodeKind kind, bool plain, std::string text, std::size_t begin) const {
        return {kind, plain, std::move(text), clean_.span(begin, end_), {}, {}, begin, end_};
    }
    Node missing(const SourceSpan& span) const {
        return {NodeKind::null, false, {}, span, {}, {}, end_, end_};
    }

    /// A null is told apart from a missing value only when the next event is known: it has the same place.
    void settle(std::size_t next) {
        if (!pending_null_) return;
        const std::size_t at = *std::exchange(pending_null_, std::nullopt);
        const std::size_t begin = yaml_scan::skip_properties(text_, at);
        const std::string_view word = yaml_scan::null_word(text_, begin);
        if (word.empty() || at == next) return attach_missing(at);
        end_ = begin + word.size();
        attach(node_at(NodeKind::null, true, std::string(word), begin));
    }

    void attach_missing(std::size_t at) {
        if (stack_.empty() || stack_.back().node.kind == NodeKind::sequence)
            return attach(missing(missing_entry(at)));
        Open& mapping = stack_.back();
        if (!mapping.has_key) {
            problems_.add(DiagnosticId::yaml_syntax, clean_.span(at, at + 1), "a key is missing here");
            throw Stopped{};
        }
        // An unclosed bracket makes yaml-cpp guess at a pair; its complaint follows.
        const bool guessed = !mapping.is_flow && place().open_bracket;
        if (mapping.key.kind == NodeKind::scalar && !guessed) check_colon(mapping.key);
        attach(missing(mapping.key.span));
    }

    /// yaml-cpp takes a lone word for a key without a value.
    void check_colon(const Node& key) {
        if (yaml_scan::skip_blank(text_, end_) < text_.size() &&
            text_[yaml_scan::skip_blank(text_, end_)] == ':')
            return;
        const std::string meant = without_slip(key.text);
        problems_.add(DiagnosticId::yaml_syntax, key.span,
                      fmt::format("no ': ' follows {}", in_quotes(key.text)),
                      meant.empty() ? "" : fmt::format("Write '{}'.", visible(meant)));
        throw Stopped{};
    }

    /// The dash or comma of an entry without a value.
    SourceSpan missing_entry(std::size_t at) const {
        const std::size_t mark = yaml_scan::entry_mark(text_, end_);
        const std::size_t begin = mark == std::string_view::npos ? at : mark;
        return clean_.span(begin, begin + 1);
    }

    void attach(Node node) {
        if (stack_.empty()) {
            root_ = std::move(node);
            return;
        }
        Open& open = stack_.back();
        if (open.node.kind == NodeKind::sequence) {
            // A missing entry's dash must not be found again for the next one.
            if (node.kind == NodeKind::null && node.text.empty())
                end_ = std::max(end_, clean_.offset(node.span.begin) + 1);
            open.node.items.push_back(std::move(node));
        } else if (!std::exchange(open.has_key, !open.has_key)) {
            open.key = std::move(node);
        } else {
            add_entry(open, std::move(node));
        }
    }

    void add_entry(Open& mapping, Node value) {
        Node key = std::move(mapping.key);
        if (key.kind == NodeKind::refused) return;
        if (key.kind == NodeKind::sequence || key.kind == NodeKind::mapping)
            return problems_.add(DiagnosticId::wrong_type, key.span,
                                 "a key is a word, not a list or a mapping");
        const auto [first, is_new] = mapping.seen.emplace(key.text, key.span);
        if (!is_new) {
            return problems_.add(DiagnosticId::duplicate_key, key.span,
                                 fmt::format("the key {} is written twice", in_quotes(key.text)), {},
                                 {{"it is here already", first->second}});
        }
        mapping.node.entries.push_back({std::move(key), std::move(value)});
    }

    void open(NodeKind kind, std::size_t begin) {
        if (stack_.size() == kMaxDepth) {
            problems_.add(DiagnosticId::nested_too_deep, clean_.span(begin, begin + 1),
                          fmt::format("more than {} lists and mappings are nested here", kMaxDepth));
            throw Stopped{};
        }
        Open open;
        open.node.kind = kind;
        open.node.span = clean_.span(begin, begin + 1);
        open.begin = begin;
        // A pair inside a flow list ([a: b]) has no brackets of its own.
        open.is_flow = begin < text_.size() && text_[begin] == (kind == NodeKind::mapping ? '{' : '[');
        if (open.is_flow) end_ = begin + 1;
        stack_.push_back(std::move(open));
    }

    void close() {
        settle(std::string_view::npos);
        Open open = std::move(stack_.back());
        stack_.pop_back();
        open.node.begin = open.begin;
        if (open.is_flow) {
            end_ = yaml_scan::flow_end(text_, end_);
            open.node.span = clean_.span(open.begin, end_);
        } else if (!open.node.entries.empty()) {
            open.node.span = open.node.entries.front().key.span;
            open.node.begin = open.node.entries.front().key.begin;
        }
        open.node.end = end_;
        attach(std::move(open.node));
    }

    const CleanText& clean_;
    const DocumentText& document_;
    std::string_view text_;  ///< up to the end of the document
    Problems& problems_;
    std::vector<Open> stack_;
    std::optional<Node> root_;
    std::optional<std::size_t> pending_null_;
    std::size_t end_;  ///< behind the last scalar or bracket
    std::size_t refused_at_ = std::string_view::npos;
    bool started_ = false;
    std::vector<std::pair<std::size_t, std::size_t>> covered_;  ///< first and last line, in order
};

/// Reports the lines of the document that are indented with tabs although the parser let them pass.
void check_tabs(const CleanText& text, const DocumentText& document, const TreeBuilder& builder,
                Problems& problems) {
    for (std::size_t line = text.line_at(document.begin); text.line_begin(line) < document.end; ++line) {
        if (const auto tab = indenting_tab(text, line); tab && !builder.is_covered(line))
            report_tab(problems, text, *tab);
        if (text.line_end(line) >= document.end) break;
    }
}

}  // namespace

std::optional<Node> read_tree(const CleanText& text, const DocumentText& document, Problems& problems) {
    TreeBuilder builder(text, document, problems);
    std::istringstream stream(std::string(text.text().substr(document.begin, document.end - document.begin)));
    try {
        YAML::Parser parser(stream);
        // The second call finds what yaml-cpp takes for a further document; it may never come to an end.
        if (parser.HandleNextDocument(builder)) parser.HandleNextDocument(builder);
    } catch (const Stopped&) {
        return std::nullopt;
    } catch (const YAML::Exception& error) {
        const std::size_t at = error.mark.is_null() ? builder.place().end - document.begin
                                                    : static_cast<std::size_t>(std::max(error.mark.pos, 0));
        report_yaml_error(problems, text, builder.place(), error.msg, document.begin + at);
        return std::nullopt;
    }
    check_tabs(text, document, builder, problems);
    return std::move(builder.root());
}

}  // namespace robbers
