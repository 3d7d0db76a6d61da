#pragma once
// `robbers completions`: scripts with which a shell completes command lines.

#include <CLI/CLI.hpp>
#include <string>

#include "cli/console.h"
#include "cli/exit_code.h"
#include "support/vocabulary.h"

namespace robbers {

#define ROBBERS_SHELLS(X) X(bash, "bash") X(zsh, "zsh") X(fish, "fish")
ROBBERS_VOCABULARY(Shell, ROBBERS_SHELLS);

struct CompletionsOptions {
    Shell shell{};
    std::string output;  ///< empty: standard output
};

/// Adds the command to `app`; parsing fills `options`.
void add_completions(CLI::App& app, CompletionsOptions& options);
/// Writes the script for the commands and options of `app`.
ExitCode run_completions(const CLI::App& app, const CompletionsOptions& options, const Console& console);

}  // namespace robbers
