// Decides how a test ends: what its expectation says against what the engine finds. In what order and on
// which machine tests run changes nothing.
#include "suite/runner.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "answers/coverage.h"
#include "suite/parallel.h"
#include "suite/plan.h"
#include "suite/test_result.h"
#include "support/text.h"

namespace robbers {

std::size_t RunEnd::tests() const { return std::accumulate(counts.begin(), counts.end(), std::size_t{0}); }

namespace {

/// One test when it is over.
struct Ended {
    TestResult result;
    RunTimes times;
    Coverage coverage;
};

TestStatus status_of(const Expectation& expectation, bool holds) {
    if (expectation.xfail.empty()) return holds ? TestStatus::pass : TestStatus::fail;
    return holds ? TestStatus::xpass : TestStatus::xfail;
}

/// Runs single tests.
class Runner {
public:
    explicit Runner(const RunOptions& options) : options_(options) {}

    bool is_stopped() const { return options_.limits.stopped != nullptr && *options_.limits.stopped; }

    Ended run(const Test& test) const {
        Ended ended{result_of(test), {}, {}};
        TestResult& result = ended.result;
        if (is_stopped()) return not_run(std::move(result), "interrupted");
        if (!test.problems.empty()) {
            result.status = TestStatus::error;
            for (const Diagnostic& problem : test.problems) result.findings.push_back(finding_of(problem));
        } else if (!test.skip.empty()) {
            result.status = TestStatus::skip;
            result.reason = test.skip;
        } else {
            return judge(test, std::move(ended));
        }
        return ended;
    }

    static Ended not_run(TestResult result, const std::string& reason) {
        result.status = TestStatus::not_run;
        result.reason = reason;
        result.findings.clear();
        result.seconds = 0;
        return {std::move(result), {}, {}};
    }

private:
    Ended judge(const Test& test, Ended ended) const {
        TestResult& result = ended.result;
        const Clock engine;
        const CaseResult found = run_case(*test.scenario, *test.edition, test.rulings, options_.limits);
        ended.times.engine = engine.seconds();
        const auto* refusal = std::get_if<Refusal>(&found.verdict);
        if (refusal != nullptr && is_too_large(*refusal)) {
            if (is_stopped()) return not_run(std::move(result), "interrupted");
            result.status = TestStatus::error;
            result.findings.push_back(finding_of(diagnostic_of(*test.scenario, *refusal)));
        } else {
            const Clock comparing;
            result.findings = findings(*test.expectation, found);
            ended.times.comparing = comparing.seconds();
            result.status = status_of(*test.expectation, result.findings.empty());
            result.reason = test.expectation->xfail;
            if (options_.coverage) ended.coverage.add(found);
        }
        if (options_.times) result.seconds = ended.times.engine + ended.times.comparing;
        return ended;
    }

    const RunOptions& options_;
};

}  // namespace

RunEnd run_tests(const std::vector<Test>& tests, const RunOptions& options, RunListener& listener,
                 RunTimes* times) {
    const Clock clock;
    const Runner runner(options);
    RunEnd end;
    RunTimes spent;
    Coverage coverage;
    std::size_t bad = 0;
    std::size_t next = 0;
    const auto tell = [&](const TestResult& result) {
        ++end.counts[static_cast<std::size_t>(result.status)];
        const Clock reporting;
        listener.test_ended(result);
        spent.reporting += reporting.seconds();
    };
    const auto is_over = [&] {
        return runner.is_stopped() || (options.max_fail > 0 && bad >= options.max_fail);
    };
    listener.run_started({tests.size(), options.total, options.shard, options.started});
    const auto take = [&](std::size_t i, const Ended& ended) {
        spent.engine += ended.times.engine;
        spent.comparing += ended.times.comparing;
        if (is_bad(ended.result.status)) ++bad;
        coverage.merge(ended.coverage);
        tell(ended.result);
        next = i + 1;
        return !is_over();
    };
    in_order(
        tests.size(), options.jobs, [&](std::size_t i) { return runner.run(tests[i]); }, take);
    const std::string reason =
        runner.is_stopped() ? "interrupted" : fmt::format("the run ended after {}", counted(bad, "bad test"));
    for (; next < tests.size(); ++next) tell(Runner::not_run(result_of(tests[next]), reason).result);
    end.interrupted = runner.is_stopped();
    end.coverage = coverage.items();
    if (options.times) end.seconds = clock.seconds();
    listener.run_ended(end);
    if (times != nullptr) *times = spent;
    return end;
}

}  // namespace robbers
