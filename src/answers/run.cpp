// Decides which rulings hold in a run, and how a refusal by the rules is shown beside its scenario.
#include "answers/run.h"

#include <fmt/format.h>

#include <algorithm>

#include "game/event.h"
#include "rules/rule_points.h"
#include "support/text.h"

namespace robbers {

namespace {

constexpr std::size_t kShownOptions = 16;

void set_ruling(std::vector<Ruling>& rulings, const Ruling& ruling) {
    const auto same = [&](const Ruling& other) { return other.question == ruling.question; };
    if (const auto found = std::ranges::find_if(rulings, same); found != rulings.end())
        *found = ruling;
    else
        rulings.push_back(ruling);
}

std::string with_clauses(std::string text, const std::vector<ClauseId>& clauses) {
    for (const ClauseId clause : clauses)
        text += fmt::format("{}{}{}", clause == clauses.front() ? " [" : ", ", spelling(clause),
                            clause == clauses.back() ? "]" : "");
    return text;
}

Diagnostic diagnostic_at(const Scenario& scenario, DiagnosticId id, SourceSpan span) {
    Diagnostic diagnostic;
    diagnostic.id = id;
    diagnostic.source = scenario.source;
    diagnostic.span = span;
    return diagnostic;
}

SourceSpan event_span(const Scenario& scenario, const Refusal& refusal) {
    return scenario
        .event_spans[static_cast<std::size_t>(refusal.turn) - 1][static_cast<std::size_t>(refusal.event) - 1];
}

void list_legal(Diagnostic& diagnostic, const Scenario& scenario, const Refusal& refusal) {
    for (std::size_t at = 0; at < refusal.legal.size() && at < kShownOptions; ++at) {
        const LegalOption& option = refusal.legal[at];
        diagnostic.notes.push_back(
            {with_clauses("legal: " + to_string(option.choice, scenario.names, false), option.clauses), {}});
    }
    if (refusal.legal.size() > kShownOptions)
        diagnostic.notes.push_back({fmt::format("and {} more", refusal.legal.size() - kShownOptions), {}});
}

/// "turn 2", or "event 1 of turn 2" where the choice names its event.
std::string place_of(const Choice& choice) {
    return choice.event ? fmt::format("event {} of turn {}", *choice.event, choice.turn)
                        : fmt::format("turn {}", choice.turn);
}

Diagnostic illegal_choice(const Scenario& scenario, const Refusal& refusal) {
    const Choice& choice = scenario.game.choices[refusal.choice];
    const std::string& name = scenario.names[static_cast<std::size_t>(index(choice.player))];
    Diagnostic diagnostic =
        diagnostic_at(scenario, DiagnosticId::illegal_choice, scenario.choice_spans[refusal.choice]);
    diagnostic.message = fmt::format("{} may not do that here", name);
    if (refusal.legal.empty())
        diagnostic.expected = fmt::format("{} decides nothing in turn {}", name, choice.turn);
    else if (!refusal.fits_step)
        diagnostic.expected =
            fmt::format("nothing like that is decided in {}; {} could choose", place_of(choice), name);
    list_legal(diagnostic, scenario, refusal);
    return diagnostic;
}

Diagnostic illegal_event(const Scenario& scenario, const Refusal& refusal) {
    Diagnostic diagnostic =
        diagnostic_at(scenario, DiagnosticId::illegal_event, event_span(scenario, refusal));
    diagnostic.message =
        refusal.cause == Cause::too_poor
            ? fmt::format("the payer has fewer than {} points and cannot pay the ransom", kRansom)
            : "phase 3 of the turn is over: this may not happen any more";
    for (const ClauseId clause : refusal.clauses)
        diagnostic.notes.push_back({fmt::format("{}: {}", spelling(clause), info(clause).statement), {}});
    return diagnostic;
}

/// ", reached in 12 ways"; nothing where they were not counted.
std::string lines_reached(const Refusal& refusal) {
    if (refusal.lines.empty()) return {};
    return fmt::format(", reached in {} {}", refusal.lines, refusal.lines == "1" ? "way" : "ways");
}

Diagnostic too_large(const Scenario& scenario, const Refusal& refusal) {
    const bool states = refusal.kind == RefusalKind::too_many_states;
    Diagnostic diagnostic =
        diagnostic_at(scenario, states ? DiagnosticId::too_many_states : DiagnosticId::too_many_lines,
                      event_span(scenario, refusal));
    diagnostic.message = states ? fmt::format("the search stopped here after {} different positions{}",
                                              refusal.states, lines_reached(refusal))
                                : "the number of ways outgrows 2^512 here";
    diagnostic.expected =
        states ? "list some of the choices, or raise --max-states" : "list some of the choices";
    for (const OpenChoice& open : refusal.open) {
        const Choice example{open.turn, open.event, {}, open.player, open.example, false};
        diagnostic.notes.push_back(
            {fmt::format("turn {}, event {}: {} chooses among up to {} options; for example {}", open.turn,
                         open.event, scenario.names[static_cast<std::size_t>(index(open.player))],
                         open.options, to_string(example, scenario.names, false)),
             {}});
    }
    return diagnostic;
}

}  // namespace

std::vector<Ruling> effective_rulings(EditionId edition, const std::vector<Ruling>& scenario,
                                      const std::vector<Ruling>& command_line,
                                      const std::vector<Ruling>& expectation) {
    std::vector<Ruling> rulings;
    for (const auto* source : {&scenario, &command_line, &expectation})
        for (const Ruling& ruling : *source) set_ruling(rulings, ruling);
    const std::vector<Ruling> all = rulings;
    std::erase_if(rulings, [&](const Ruling& ruling) { return !asks(edition, all, ruling.question); });
    std::ranges::sort(rulings);
    return rulings;
}

std::vector<Ruling> deviating(const std::vector<Ruling>& rulings) {
    std::vector<Ruling> other = rulings;
    std::erase_if(other, [](const Ruling& ruling) { return ruling.answer == 0; });
    return other;
}

CaseResult run_case(const Scenario& scenario, EditionId edition, const std::vector<Ruling>& rulings,
                    const SearchLimits& limits) {
    return {&scenario, edition, rulings, adjudicate(scenario.game, rules_of(edition, rulings), limits)};
}

bool is_too_large(const Refusal& refusal) {
    return refusal.kind == RefusalKind::too_many_states || refusal.kind == RefusalKind::too_many_lines;
}

Diagnostic diagnostic_of(const Scenario& scenario, const Refusal& refusal) {
    switch (refusal.kind) {
        case RefusalKind::illegal_choice: return illegal_choice(scenario, refusal);
        case RefusalKind::illegal_event: return illegal_event(scenario, refusal);
        case RefusalKind::too_many_states:
        case RefusalKind::too_many_lines: return too_large(scenario, refusal);
    }
    return {};  // unreachable: every kind has its case
}

}  // namespace robbers
