#pragma once
// `robbers new`: writes a scenario file, from options or from what players say.

#include <optional>
#include <string>
#include <vector>

#include "cli/console.h"
#include "cli/exit_code.h"
#include "cli/run_options.h"

namespace CLI {
class App;
}

namespace robbers {

struct NewCommand {
    std::optional<std::string> line;  ///< in the one-line notation; unset: asked for
    std::string title;                ///< empty: asked for, or the line
    std::string id;                   ///< empty: none
    std::string about;
    std::vector<std::string> sources, tags;
    LoadOptions rules;
    bool expect = false;
    SearchLimits limits;
    bool yes = false;    ///< an existing file is replaced without asking
    std::string output;  ///< empty: standard output
};

/// Adds `new` to `app`; parsing fills `options`.
void add_new(CLI::App& app, NewCommand& options);
ExitCode run_new(NewCommand options, const Console& console);

}  // namespace robbers
