#pragma once
// `robbers bless`: rewrites failing expectations in place.

#include <string>
#include <vector>

#include "cli/console.h"
#include "cli/exit_code.h"

namespace CLI {
class App;
}

namespace robbers {

struct BlessOptions {
    std::vector<std::string> paths;
    bool check = false;  ///< only say what would change
    bool yes = false;    ///< do not ask
};

/// Adds the command to `app`; parsing fills `options`.
void add_bless(CLI::App& app, BlessOptions& options);
ExitCode run_bless(const BlessOptions& options, const Console& console);

}  // namespace robbers
