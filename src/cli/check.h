#pragma once
// `robbers check`: whether scenario files are valid.

#include <string>
#include <vector>

#include "cli/console.h"
#include "cli/exit_code.h"
#include "cli/run_options.h"

namespace CLI {
class App;
}

namespace robbers {

struct CheckOptions {
    ScenarioInputs inputs;
};

/// Adds the command to `app`; parsing fills `options`.
void add_check(CLI::App& app, CheckOptions& options);
ExitCode run_check(const CheckOptions& options, const Console& console);

}  // namespace robbers
