#pragma once
// `robbers rules`, `robbers questions` and `robbers editions`: what the rules say, in full.

#include <string>
#include <vector>

#include "cli/console.h"
#include "cli/exit_code.h"

namespace CLI {
class App;
}

namespace robbers {

struct LookupOptions {
    std::vector<std::string> ids;     ///< empty: all
    std::vector<std::string> search;  ///< words that must all be there
    bool json = false;
};

/// The three commands have the same options.
struct LookupCommands {
    LookupOptions rules, questions, editions;
};

/// Adds the commands to `app`; parsing fills `options`.
void add_lookup(CLI::App& app, LookupCommands& options);
/// Runs the one that was given, which must be one of the three.
ExitCode run_lookup(const CLI::App& app, const LookupCommands& options, const Console& console);

}  // namespace robbers
