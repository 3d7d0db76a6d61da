// Collects what explanations name. What a fact names is decided by the engine.
#include "suite/explained.h"

#include <algorithm>

namespace robbers {

namespace {

void add(Explained& explained, const std::vector<ClauseId>& clauses) {
    for (const ClauseId clause : clauses) explained.clauses.set(static_cast<std::size_t>(clause));
}

void add(Explained& explained, const Adjudication& found) {
    for (std::size_t at = 0; at < std::min(found.size(), kMostExplained); ++at) {
        for (const Fact& fact : found.trace(at)) {
            add(explained, fact.clauses);
            if (fact.question) explained.questions.set(static_cast<std::size_t>(*fact.question));
        }
    }
    explained.is_known = true;
}

void add(Explained& explained, const Refusal& refusal) {
    if (is_too_large(refusal)) return;
    add(explained, refusal.clauses);
    for (const LegalOption& option : refusal.legal) add(explained, option.clauses);
    explained.is_known = true;
}

}  // namespace

Explained explained(const Test& test, const SearchLimits& limits) {
    Explained explained;
    if (test.scenario == nullptr || !test.edition || !test.problems.empty()) return explained;
    const CaseResult result = run_case(*test.scenario, *test.edition, test.rulings, limits);
    std::visit([&](const auto& verdict) { add(explained, verdict); }, result.verdict);
    return explained;
}

}  // namespace robbers
