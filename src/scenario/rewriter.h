#pragma once
// The text of scenarios again, as the trees from which they were read, and changes of its pieces that leave
// everything else as it is written.

#include <string>
#include <string_view>
#include <vector>

#include "scenario/scenario.h"
#include "scenario/yaml_tree.h"
#include "support/source.h"

namespace robbers {

/// A text from which load_scenarios has read scenarios.
class LocatedText {
public:
    /// `source` is that of the scenarios, which is without a byte order mark.
    explicit LocatedText(SourcePtr source);

    /// The text in which the nodes are counted.
    const CleanText& clean() const { return clean_; }
    /// An offset of the clean text as one of the original.
    std::size_t in_original(std::size_t offset) const;
    /// How the line at an offset of the clean text ends in the original; the last one as the line before it.
    std::string_view line_end_at(std::size_t offset) const;
    /// The mappings that say what `scenario` expects, one for each of its expectations.
    std::vector<const Node*> expectations_of(const Scenario& scenario) const;
    /// The whole document of `scenario`; null where the text has none like it.
    const Node* root_of(const Scenario& scenario) const;

private:
    SourcePtr source_;
    CleanText clean_;
    std::vector<std::size_t> lines_;  ///< where the lines of the original begin
    std::vector<Node> roots_;
};

/// The entry of `mapping` named `key`, or null.
const NodeEntry* entry_of(const Node& mapping, std::string_view key);

/// A piece of the clean text.
struct TextRange {
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// Collects changes of one text. No node may be changed twice, nor one inside of a node that is removed.
class Rewriter {
public:
    explicit Rewriter(const LocatedText& text) : located_(&text) {}

    /// The node as written.
    std::string_view written(const Node& node) const;
    /// Whether a collection is written in brackets.
    bool is_flow(const Node& collection) const;
    /// The column of the node's first byte, from 0.
    std::size_t column_of(const Node& node) const;

    void replace(const Node& node, std::string_view replacement);
    void replace(const NodeEntry& entry, std::string_view replacement);
    /// Gives the list that `entry` holds other items, in its style.
    void replace_list(const NodeEntry& entry, const std::vector<std::string>& items);
    /// Removes the items or entries marked in `removed`, not all of them. Their lines go with their comments
    /// where nothing else is on them; comments on lines of their own stay.
    void remove_items(const Node& list, const std::vector<bool>& removed);
    void remove_entries(const Node& mapping, const std::vector<bool>& removed);
    /// Adds items behind the last one of a list that is not empty, in its style.
    void append_items(const Node& list, const std::vector<std::string>& items);

    /// Adds an entry behind `entry` of a mapping: `lines` to one on lines, which keeps the blank line that
    /// stands before `entry`, and `flow` to one in brackets.
    void insert_behind(const Node& mapping, const NodeEntry& entry, std::string_view lines,
                       std::string_view flow);

    /// The changes as those of the original text, with its line ends.
    std::vector<TextEdit> finish();

private:
    struct Change {
        TextRange range;
        std::string replacement;
    };

    std::string_view text() const { return located_->clean().text(); }
    std::size_t line_begin(std::size_t offset) const;
    std::size_t line_end(std::size_t offset) const;
    /// The end of the line of `offset`, or of the comments below that stand further to the right than
    /// `column`.
    std::size_t behind_comments(std::size_t offset, std::size_t column) const;
    /// Whether only blanks stand before the offset on its line.
    bool begins_line(std::size_t offset) const;
    /// Whether only blanks and a comment stand behind the offset on its line.
    bool ends_line(std::size_t offset) const;
    /// The offset behind the comma that follows an item which ends at `end`; `end` where there is none.
    std::size_t behind_comma(std::size_t end) const;
    /// The lines of a piece, with the line end behind them.
    TextRange whole_lines(TextRange piece) const;

    void remove(const Node& collection, const std::vector<TextRange>& pieces,
                const std::vector<bool>& removed);
    TextRange flow_removal(const std::vector<TextRange>& pieces, std::size_t first, std::size_t last) const;
    void append_in_flow(const Node& list, const std::vector<std::string>& items);
    void append_on_lines(const Node& last, const std::vector<std::string>& items);
    void keep_missing_line_end();

    const LocatedText* located_;
    std::vector<Change> changes_;
};

}  // namespace robbers
