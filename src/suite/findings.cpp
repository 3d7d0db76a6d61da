// Turns problems into plain data. What is a problem is decided where it is found.
#include "suite/findings.h"

#include <algorithm>

#include <fmt/format.h>

#include "suite/plan.h"
#include "support/text.h"

namespace robbers {

namespace {

/// Fills in where `span` is in `source`; a span without a line is the whole text.
void locate(Finding& finding, const SourceText& source, const SourceSpan& span) {
    finding.file = valid_utf_8(source.path);
    if (span.begin.line < 1) return;
    const std::string_view line = source.line(span.begin.line);
    const SourcePosition shown = shown_position(source, span.begin);
    const std::size_t at = std::min(static_cast<std::size_t>(span.begin.column) - 1, line.size());
    const std::string_view marked = line.substr(at, static_cast<std::size_t>(span.length));
    finding.line = shown.line;
    finding.column = shown.column;
    finding.length = std::max(1, static_cast<int>(character_count(marked)));
    finding.source_line = valid_utf_8(line);
}

std::string text_of(const DiagnosticNote& note, const SourceText& of_diagnostic) {
    if (note.span.begin.line < 1) return note.message;
    const SourceText& source = note.source ? *note.source : of_diagnostic;
    const SourcePosition at = shown_position(source, note.span.begin);
    return fmt::format("{}:{}:{}: {}", valid_utf_8(source.path), at.line, at.column, note.message);
}

}  // namespace

Finding finding_of(const Diagnostic& diagnostic) {
    Finding finding;
    finding.kind = spelling(diagnostic.id);
    finding.message = diagnostic.message;
    locate(finding, *diagnostic.source, diagnostic.span);
    if (!diagnostic.expected.empty()) finding.details.push_back(diagnostic.expected);
    for (const DiagnosticNote& note : diagnostic.notes)
        finding.details.push_back(text_of(note, *diagnostic.source));
    return finding;
}

Finding finding_of(const Mismatch& mismatch, const SourceText& source) {
    Finding finding;
    finding.kind = spelling(mismatch.kind);
    finding.message = mismatch.message;
    finding.details = mismatch.details;
    for (const ClauseId clause : mismatch.clauses) finding.clauses.emplace_back(spelling(clause));
    locate(finding, source, mismatch.span);
    return finding;
}

std::vector<Finding> findings(const Expectation& expectation, const CaseResult& result) {
    std::vector<Finding> found;
    for (const Mismatch& mismatch : check_expectation(expectation, result))
        found.push_back(finding_of(mismatch, *result.scenario->source));
    return found;
}

}  // namespace robbers
