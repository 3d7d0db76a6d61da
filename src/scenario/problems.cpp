// Decides in which order the problems of a text are told, and how many.
#include "scenario/problems.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace robbers {

void Problems::add(DiagnosticId id, const SourceSpan& span, std::string message, std::string expected,
                   std::vector<DiagnosticNote> notes) {
    if (full()) {
        cut_ = true;
        return;
    }
    list_.push_back({id, std::move(message), std::move(expected), source_, span, std::move(notes)});
}

void Problems::move_to(Diagnostics& diagnostics) {
    std::stable_sort(list_.begin(), list_.end(),
                     [](const Diagnostic& a, const Diagnostic& b) { return a.span.begin < b.span.begin; });
    for (Diagnostic& problem : list_) diagnostics.add(std::move(problem));
    list_.clear();
    if (!std::exchange(cut_, false)) return;
    diagnostics.add({DiagnosticId::too_many_problems,
                     fmt::format("there are more than {} problems; the others are not told", kMaxProblems),
                     {},
                     source_,
                     SourceSpan{},
                     {}});
}

}  // namespace robbers
