#pragma once
// `robbers test`: scenario suites as regression tests.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/reports.h"
#include "cli/suite_options.h"
#include "suite/shard.h"

namespace robbers {

struct TestOptions {
    SuiteSelection suite;
    std::vector<ReportRequest> reports;
    std::optional<ShardPart> part;
    unsigned jobs = 0;           ///< threads; 0: as many as there are processors
    std::uint64_t max_fail = 0;  ///< 0: run all
    bool fail_fast = false;
    bool no_times = false;
    bool list = false;
    bool watch = false;
    bool coverage = false;
    std::string coverage_json;        ///< where coverage is written as JSON; empty: nowhere
    std::optional<int> coverage_min;  ///< percent
    SearchLimits limits;

    bool wants_coverage() const { return coverage || coverage_min || !coverage_json.empty(); }
};

/// Adds the command to `app`; parsing fills `options`.
void add_test(CLI::App& app, TestOptions& options);
ExitCode run_test(const TestOptions& options, const Console& console);

}  // namespace robbers
