// Coverage of the canon: every clause, decision and answer of every edition is shown by some scenario.
#include <fmt/format.h>

#include <algorithm>

#include "answers/coverage.h"
#include "answers/expectation.h"
#include "catch.h"
#include "load_canon.h"

namespace robbers {

namespace {

void add_runs(const Scenario& scenario, Coverage& coverage) {
    for (const ExpectedRun& run : expected_runs(scenario)) {
        const auto rulings = effective_rulings(run.edition, scenario.rulings, {}, run.expectation->rulings);
        coverage.add(run_case(scenario, run.edition, rulings, {}));
    }
}

/// What the expected runs of the canon cover.
const Coverage& canon_coverage() {
    static const Coverage covered = [] {
        Coverage coverage;
        for (const Scenario& scenario : canon()) add_runs(scenario, coverage);
        return coverage;
    }();
    return covered;
}

}  // namespace

TEST_CASE("the canon covers every clause, decision and answer of every edition") {
    for (const EditionId edition : all_values<EditionId>()) {
        const EditionCoverage found = coverage_of(canon_coverage(), edition);
        REQUIRE(found.clauses.total > 0);
        REQUIRE(found.decisions.total > 0);
        REQUIRE(found.answers.total > 0);
        std::string gaps;
        for (const ClauseId clause : found.missing.clauses)
            gaps += fmt::format("{} cites no {}: {}\n", spelling(edition), spelling(clause),
                                info(clause).statement);
        for (const DecisionWay way : found.missing.decisions)
            gaps += fmt::format("{} never decides so: {}\n", spelling(edition), info(way).text);
        for (const Ruling& ruling : found.missing.answers)
            gaps += fmt::format("{} never answers {}\n", spelling(edition), to_string(ruling));
        CAPTURE(gaps);
        CHECK(gaps.empty());
        CHECK(percent(found.all()) == 100);
    }
}

TEST_CASE("the canon covers nothing that the editions do not have") {
    for (const EditionId edition : all_values<EditionId>()) {
        CAPTURE(spelling(edition));
        const CoveredRules& covered = canon_coverage().of(edition);
        const CoveredRules wanted = rules_to_cover(edition);
        REQUIRE(covered.size() > 0);
        CHECK(std::ranges::includes(wanted.clauses, covered.clauses));
        CHECK(std::ranges::includes(wanted.decisions, covered.decisions));
        CHECK(std::ranges::includes(wanted.answers, covered.answers));
    }
}

}  // namespace robbers
