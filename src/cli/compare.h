#pragma once
// `robbers compare`: one scenario under several rules.

#include <cstdint>
#include <optional>

#include "cli/console.h"
#include "cli/exit_code.h"
#include "cli/run_options.h"

namespace CLI {
class App;
}

namespace robbers {

struct CompareCommand {
    ScenarioInputs inputs;
    LoadOptions rules;
    bool answers = false;
    bool exit_code = false;
    ResultOptions result;
    std::optional<std::size_t> limit;  ///< outcomes to list; 0: all; unset: what suits the form
    SearchLimits limits;
};

/// Adds the command to `app`; parsing fills `options`.
void add_compare(CLI::App& app, CompareCommand& options);
ExitCode run_compare(const CompareCommand& options, const Console& console);

}  // namespace robbers
