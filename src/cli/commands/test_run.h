#pragma once
// One run of a suite as tests, from its files to the exit code: what `robbers test` does once, or again and
// again.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/commands/test_protocols.h"
#include "cli/options/reports.h"
#include "cli/options/suite_options.h"
#include "cli/terminal/interrupt.h"
#include "report/text/coverage.h"
#include "suite/runner.h"

namespace robbers {

struct TestOptions {
    SuiteSelection suite;
    std::vector<ReportRequest> reports;
    std::optional<ShardPart> part;
    unsigned jobs = 0;           ///< threads; 0: as many as there are processors
    std::uint64_t max_fail = 0;  ///< 0: run all
    bool no_times = false;
    bool list = false;
    bool watch = false;
    std::optional<CoverageDetail> coverage;
    std::string coverage_json;        ///< where coverage is written as JSON; empty: nowhere
    std::optional<int> coverage_min;  ///< percent
    SearchLimits limits;

    bool wants_coverage() const { return coverage || coverage_min || !coverage_json.empty(); }
};

/// One run of a suite.
class TestRun {
public:
    TestRun(const TestOptions& options, const TestProtocols& protocols, const Interrupt& interrupt,
            const Console& console)
        : options_(options), protocols_(protocols), interrupt_(interrupt), console_(console) {}

    /// Reads and selects. Nothing, with a code, where there is nothing to be run.
    std::optional<SelectedSuite> select(ExitCode& code) const;
    /// Runs `tests`, a part of those selected; `listener` hears of it beside the reports.
    ExitCode run(const SelectedSuite& selected, const std::vector<Test>& tests,
                 RunListener* listener = nullptr) const;

private:
    SearchLimits limits() const;
    RunOptions run_options(const SelectedSuite& selected) const;
    Reports reports(const SelectedSuite& selected) const;

    const TestOptions& options_;
    const TestProtocols& protocols_;
    const Interrupt& interrupt_;
    const Console& console_;
};

}  // namespace robbers
