#pragma once
// `robbers mutate`: which changes of the rules do the scenarios of a suite not notice?

#include <string>
#include <vector>

#include "cli/console.h"
#include "cli/exit_code.h"
#include "rules/edition.h"

namespace CLI {
class App;
}

namespace robbers {

struct MutateOptions {
    std::vector<std::string> paths;   ///< files and folders
    std::vector<EditionId> editions;  ///< empty: every edition that the scenarios expect something of
    unsigned jobs = 0;                ///< 0: as many as there are processors
    bool json = false;
    bool list = false;  ///< only list the changes
};

/// Adds the command to `app`; parsing fills `options`.
void add_mutate(CLI::App& app, MutateOptions& options);
ExitCode run_mutate(const MutateOptions& options, const Console& console);

}  // namespace robbers
