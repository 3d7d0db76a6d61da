#pragma once
// What is wrong with an input, where, and what was expected: values that are collected, never thrown.

#include <string>
#include <vector>

#include "support/source.h"
#include "support/vocabulary.h"

namespace robbers {

#define ROBBERS_DIAGNOSTICS(X) X(unreadable_file, "unreadable-file")
/// The permanent ids of all messages about inputs.
ROBBERS_VOCABULARY(DiagnosticId, ROBBERS_DIAGNOSTICS);

/// A second place that a diagnostic speaks of, or a remark without a place (line 0).
struct DiagnosticNote {
    std::string message;
    SourceSpan span;
};

struct Diagnostic {
    DiagnosticId id{};
    std::string message;   ///< one sentence without a full stop: what is wrong
    std::string expected;  ///< what would be right, or "did you mean ..."; may be empty
    SourcePtr source;
    SourceSpan span;
    std::vector<DiagnosticNote> notes;
};

/// The problems found so far, in the order in which they were found.
class Diagnostics {
public:
    void add(Diagnostic diagnostic) { list_.push_back(std::move(diagnostic)); }
    bool empty() const { return list_.empty(); }
    const std::vector<Diagnostic>& list() const { return list_; }

private:
    std::vector<Diagnostic> list_;
};

}  // namespace robbers
