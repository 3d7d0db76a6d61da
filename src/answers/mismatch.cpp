// Words for what does not hold of an expectation. That it does not is decided in expectation.cpp.
#include "answers/mismatch.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "answers/why.h"
#include "game/event.h"
#include "scenario/line_notation.h"
#include "support/text.h"

namespace robbers {

namespace {

constexpr std::size_t kMostChoices = 8;

/// The choices that lead to outcome `at`, as a scenario writes them; nothing where nothing is chosen.
std::vector<std::string> way_to(const Scenario& scenario, const Adjudication& found, std::size_t at) {
    const std::vector<Choice> choices = found.choices(at);
    if (found.size() == 1 || choices.empty()) return {};
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < choices.size() && i < kMostChoices; ++i)
        parts.push_back(to_string(choices[i], scenario.names, scenario.game.turns.size() > 1));
    if (choices.size() > kMostChoices)
        parts.push_back(fmt::format("and {} more", choices.size() - kMostChoices));
    return {fmt::format("after these choices: {}", fmt::join(parts, ", "))};
}

void append(std::vector<std::string>& list, std::vector<std::string> more) {
    std::ranges::move(more, std::back_inserter(list));
}

void add_clauses(Mismatch& mismatch, const std::vector<ClauseId>& clauses) {
    for (const ClauseId clause : clauses)
        if (std::ranges::find(mismatch.clauses, clause) == mismatch.clauses.end())
            mismatch.clauses.push_back(clause);
}

/// "STL-9: From one figure a robber can take only the first event that starts on its space."
void tell_clauses(Mismatch& mismatch) {
    for (const ClauseId clause : mismatch.clauses)
        mismatch.details.push_back(fmt::format("{}: {}", spelling(clause), info(clause).statement));
}

/// What outcome `at` has otherwise than the pattern, and the clauses that make it so.
void tell_differences(Mismatch& mismatch, const Pattern& pattern, const Scenario& scenario,
                      const Adjudication& found, std::size_t at) {
    const Outcome outcome = found.outcome(at).outcome;
    const Trace trace = found.trace(at, Facts::all);
    for (const Difference& difference : differences(pattern, scenario, outcome)) {
        mismatch.details.push_back(to_string(difference, pattern, scenario, outcome));
        add_clauses(mismatch, Why(difference, trace).clauses());
    }
}

}  // namespace

Mismatch missing_outcome(const Pattern& pattern, const Scenario& scenario, const Adjudication& found,
                         std::size_t nearest) {
    Mismatch mismatch{
        MismatchKind::missing_outcome, pattern.span, "no legal outcome matches this pattern", {}, {}};
    if (found.size() == 1) mismatch.message = "the only legal outcome does not match this pattern";
    tell_differences(mismatch, pattern, scenario, found, nearest);
    if (found.size() > 1) mismatch.details.front().insert(0, "nearest outcome: ");
    append(mismatch.details, way_to(scenario, found, nearest));
    tell_clauses(mismatch);
    return mismatch;
}

Mismatch unexpected_outcome(const SourceSpan& span, const Scenario& scenario, const Adjudication& found,
                            std::size_t at) {
    Mismatch mismatch{MismatchKind::unexpected_outcome, span, {}, {}, {}};
    mismatch.message = fmt::format("no pattern expects this outcome: {}",
                                   position_in_line(found.outcome(at).outcome.position, scenario.names));
    mismatch.details = way_to(scenario, found, at);
    return mismatch;
}

Mismatch wrong_outcome(MismatchKind kind, const Pattern& pattern, const Scenario& scenario,
                       const Adjudication& found, std::size_t at) {
    Mismatch mismatch{kind, pattern.span, {}, {}, {}};
    const std::string where = position_in_line(found.outcome(at).outcome.position, scenario.names);
    mismatch.message = kind == MismatchKind::not_always
                           ? fmt::format("this pattern does not match the outcome {}", where)
                           : fmt::format("this pattern matches the outcome {}", where);
    if (kind == MismatchKind::not_always) tell_differences(mismatch, pattern, scenario, found, at);
    append(mismatch.details, way_to(scenario, found, at));
    tell_clauses(mismatch);
    return mismatch;
}

Mismatch refused(const Expectation& expectation, const Scenario& scenario, const Refusal& refusal) {
    const Diagnostic diagnostic = diagnostic_of(scenario, refusal);
    Mismatch mismatch{MismatchKind::refused,
                      expectation.error ? expectation.error_span : expectation.span,
                      fmt::format("the rules refuse the scenario: {}", spelling(refusal.kind)),
                      {},
                      refusal.clauses};
    mismatch.details.push_back(fmt::format("line {}: {}", diagnostic.span.begin.line, diagnostic.message));
    if (!diagnostic.expected.empty()) mismatch.details.push_back(diagnostic.expected);
    for (const DiagnosticNote& note : diagnostic.notes) mismatch.details.push_back(note.message);
    return mismatch;
}

Mismatch not_refused(const Expectation& expectation, const Adjudication& found) {
    return {MismatchKind::not_refused,
            expectation.error_span,
            fmt::format("the rules allow the scenario: {}", counted(found.size(), "legal outcome")),
            {},
            {}};
}

}  // namespace robbers
