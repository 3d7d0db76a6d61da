#pragma once
// The problems of one text while it is read.

#include <cstddef>
#include <string>
#include <vector>

#include "support/diagnostic.h"

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

}  // namespace robbers
