// Coverage of the canon: every clause, decision and answer of every edition is shown by some scenario.
#include <fmt/format.h>

#include "catch.h"
#include "load_canon.h"
#include "suite/coverage.h"
#include "suite/expectation.h"

namespace robbers {

namespace {

/// What the expected runs of the canon cover.
const Coverage& canon_coverage() {
    static const Coverage covered = [] {
        Coverage coverage;
        for (const Scenario& scenario : canon())
            for (const ExpectedRun& run : expected_runs(scenario))
                coverage.add(run_case(
                    scenario, run.edition,
                    effective_rulings(run.edition, scenario.rulings, {}, run.expectation->rulings), {}));
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

}  // namespace robbers
