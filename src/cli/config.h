#pragma once
// `robbers config`: which settings are in force, and where each comes from.

#include <string>
#include <vector>

#include "cli/console.h"
#include "cli/exit_code.h"
#include "cli/settings.h"

namespace robbers {

struct ConfigOptions {
    std::string action;   ///< "show"
    std::string command;  ///< empty: all
};

/// Adds the command to `app`; parsing fills `options`.
void add_config(CLI::App& app, ConfigOptions& options);
ExitCode run_config(const CLI::App& app, const ConfigOptions& options, const Console& console);

}  // namespace robbers
