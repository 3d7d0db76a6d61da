#pragma once
// `robbers test`: scenario suites as regression tests.

#include <cstdint>
#include <string>
#include <vector>

#include "cli/console.h"
#include "cli/exit_code.h"
#include "scenario/load.h"
#include "suite/run.h"

namespace CLI {
class App;
}

namespace robbers {

struct TestOptions {
    std::vector<std::string> operands;
    LoadOptions rules;
    unsigned jobs = 0;           ///< threads; 0: as many as there are processors
    std::uint64_t max_fail = 0;  ///< 0: run all
    bool fail_fast = false;
    bool no_times = false;
    bool list = false;
    SearchLimits limits;
};

/// Adds the command to `app`; parsing fills `options`.
void add_test(CLI::App& app, TestOptions& options);
ExitCode run_test(const TestOptions& options, const Console& console);

}  // namespace robbers
