#pragma once
// A text before YAML looks at it: refused where it is no text, and cut into documents; and the problems that
// are found in it.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "support/diagnostic.h"
#include "support/source.h"

namespace robbers {

/// More problems than this in one text are not told.
constexpr std::size_t kMaxProblems = 1000;

/// In what a text is written, so that advice can be followed where the problem is.
enum class Notation { yaml, line };

/// Collects the problems of one text: adds the text to each, keeps them in order of their places.
class Problems {
public:
    explicit Problems(SourcePtr source, Notation notation = Notation::yaml)
        : source_(std::move(source)), notation_(notation) {}

    void add(DiagnosticId id, const SourceSpan& span, std::string message, std::string expected = {},
             std::vector<DiagnosticNote> notes = {});
    const SourcePtr& source() const { return source_; }
    Notation notation() const { return notation_; }
    std::size_t size() const { return list_.size(); }
    /// Whether so many problems were found that reading on is pointless.
    bool full() const { return list_.size() >= kMaxProblems; }
    /// Hands the problems on in the order of their places and forgets them.
    void move_to(Diagnostics& diagnostics);

private:
    SourcePtr source_;
    Notation notation_;
    std::vector<Diagnostic> list_;
    bool cut_ = false;
};

/// A larger file is refused.
constexpr std::size_t kMaxFileBytes = std::size_t{16} << 20;

/// The text with line feeds alone as line ends. Lines and columns are those of the original.
class CleanText {
public:
    explicit CleanText(std::string_view original);

    std::string_view text() const { return text_; }
    SourcePosition position(std::size_t offset) const;
    std::size_t offset(SourcePosition position) const;
    /// From one offset to another, or to the end of the line.
    SourceSpan span(std::size_t begin, std::size_t end) const;
    /// The index of the line, from 0, and the offset at which a line begins.
    std::size_t line_at(std::size_t offset) const;
    std::size_t line_begin(std::size_t line) const { return lines_[line]; }
    std::size_t line_end(std::size_t line) const;

private:
    std::string text_;
    std::vector<std::size_t> lines_;
};

/// One document: its place in the file, counted from 1, and its text.
struct DocumentText {
    int number = 1;
    std::size_t begin = 0;
    std::size_t end = 0;
    bool refused = false;  ///< has a problem outside of its YAML already
};

/// Whether the text may be given to a YAML parser at all: its size, its encoding, its characters.
bool check_text(Problems& problems);

/// The documents between lines of `---` and `...`, without those that have neither text nor a `---`.
std::vector<DocumentText> split_documents(const CleanText& text, Problems& problems);

}  // namespace robbers
