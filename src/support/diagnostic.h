#pragma once
// What is wrong with an input, where, and what was expected: values that are collected, never thrown.

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "support/source.h"
#include "support/vocabulary.h"

namespace robbers {

// clang-format off
#define ROBBERS_DIAGNOSTICS(X)                                \
    X(unreadable_file, "unreadable-file")                     \
    X(file_too_large, "file-too-large")                       \
    X(not_utf_8, "not-utf-8")                                 \
    X(control_character, "control-character")                 \
    X(empty_file, "empty-file")                               \
    X(too_many_problems, "too-many-problems")                 \
    X(yaml_syntax, "yaml-syntax")                             \
    X(tab_indentation, "tab-indentation")                     \
    X(anchor_or_alias, "anchor-or-alias")                     \
    X(yaml_tag, "yaml-tag")                                   \
    X(nested_too_deep, "nested-too-deep")                     \
    X(empty_document, "empty-document")                       \
    X(duplicate_key, "duplicate-key")                         \
    X(unknown_key, "unknown-key")                             \
    X(missing_key, "missing-key")                             \
    X(missing_value, "missing-value")                         \
    X(wrong_type, "wrong-type")                               \
    X(bad_text, "bad-text")                                   \
    X(bad_number, "bad-number")                               \
    X(number_out_of_range, "number-out-of-range")             \
    X(empty_list, "empty-list")                               \
    X(too_many_entries, "too-many-entries")                   \
    X(duplicate_entry, "duplicate-entry")                     \
    X(unknown_word, "unknown-word")                           \
    X(duplicate_id, "duplicate-id")                           \
    X(no_edition, "no-edition")                               \
    X(unknown_edition, "unknown-edition")                     \
    X(duplicate_edition, "duplicate-edition")                 \
    X(unknown_question, "unknown-question")                   \
    X(unknown_answer, "unknown-answer")                       \
    X(question_not_asked, "question-not-asked")               \
    X(player_count, "player-count")                           \
    X(bad_player_name, "bad-player-name")                     \
    X(reserved_name, "reserved-name")                         \
    X(yaml_word_name, "yaml-word-name")                       \
    X(unknown_player, "unknown-player")                       \
    X(unknown_figure, "unknown-figure")                       \
    X(bad_place, "bad-place")                                 \
    X(needs_messages, "needs-messages")                       \
    X(bad_event, "bad-event")                                 \
    X(two_bags, "two-bags")                                   \
    X(unknown_source, "unknown-source")                       \
    X(wrong_source, "wrong-source")                           \
    X(mixed_phases, "mixed-phases")                           \
    X(ransom_price, "ransom-price")                           \
    X(pays_itself, "pays-itself")                             \
    X(misplaced_end, "misplaced-end")                         \
    X(nothing_to_continue, "nothing-to-continue")             \
    X(bad_choice, "bad-choice")                               \
    X(no_such_turn, "no-such-turn")                           \
    X(no_such_event, "no-such-event")                         \
    X(no_such_scoring, "no-such-scoring")                     \
    X(empty_expectation, "empty-expectation")                 \
    X(empty_pattern, "empty-pattern")                         \
    X(contradictory_expectation, "contradictory-expectation") \
    X(edition_not_run, "edition-not-run")                     \
    X(unknown_clause, "unknown-clause")                       \
    X(line_syntax, "line-syntax")                             \
    X(no_expectation, "no-expectation")                       \
    X(edition_not_covered, "edition-not-covered")             \
    X(illegal_choice, "illegal-choice")                       \
    X(illegal_event, "illegal-event")                         \
    X(too_many_states, "too-many-states")                     \
    X(too_many_lines, "too-many-lines")                       \
    X(selection_syntax, "selection-syntax")                   \
    X(cannot_bless, "cannot-bless")
// clang-format on
/// The permanent ids of all messages about inputs.
ROBBERS_VOCABULARY(DiagnosticId, ROBBERS_DIAGNOSTICS);

/// What the diagnostic means, one line.
std::string_view explanation(DiagnosticId id);

/// A second place that a diagnostic speaks of, or a remark without a place (line 0).
struct DiagnosticNote {
    std::string message;
    SourceSpan span;
    SourcePtr source = nullptr;  ///< where the place is in another text than the diagnostic's
};

struct Diagnostic {
    DiagnosticId id{};
    std::string message;   ///< one sentence without a full stop: what is wrong
    std::string expected;  ///< what would be right, or "did you mean ..."; may be empty
    SourcePtr source;
    SourceSpan span;  ///< line 0 where the whole text is meant
    std::vector<DiagnosticNote> notes;
};

/// The problems found so far, in the order in which they were found.
class Diagnostics {
public:
    void add(Diagnostic diagnostic) { list_.push_back(std::move(diagnostic)); }
    bool empty() const { return list_.empty(); }
    std::size_t size() const { return list_.size(); }
    const std::vector<Diagnostic>& list() const { return list_; }

private:
    std::vector<Diagnostic> list_;
};

struct RenderStyle {
    bool color = false;
    int width = 100;  ///< columns of source text that are shown; longer lines are cut around the caret
};

/// `line` with its number and, below it, carets under what `span` marks: two lines.
std::string render_line(std::string_view line, const SourceSpan& span, const RenderStyle& style = {});

/// `path:line:col: error: message [id]`, the source line with a caret, what was expected, then the
/// notes with their own places. Every line ends in a newline; control characters are escaped.
std::string render(const Diagnostic& diagnostic, const RenderStyle& style = {});

/// All of `diagnostics`, one after the other.
std::string render(const Diagnostics& diagnostics, const RenderStyle& style = {});

}  // namespace robbers
