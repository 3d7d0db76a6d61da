#pragma once
// The problems of one text while it is read.

#include <cstddef>
#include <string>
#include <vector>

#include "support/diagnostic.h"

namespace robbers {

/// More problems than this in one text are not told.
constexpr std::size_t kMaxProblems = 1000;

/// Collects the problems of one text: adds the text to each, keeps them in order of their places.
class Problems {
public:
    explicit Problems(SourcePtr source) : source_(std::move(source)) {}

    void add(DiagnosticId id, const SourceSpan& span, std::string message, std::string expected = {},
             std::vector<DiagnosticNote> notes = {});
    const SourcePtr& source() const { return source_; }
    std::size_t size() const { return list_.size(); }
    /// Whether so many problems were found that reading on is pointless.
    bool full() const { return list_.size() >= kMaxProblems; }
    /// Hands the problems on in the order of their places and forgets them.
    void move_to(Diagnostics& diagnostics);

private:
    SourcePtr source_;
    std::vector<Diagnostic> list_;
    bool cut_ = false;
};

}  // namespace robbers
