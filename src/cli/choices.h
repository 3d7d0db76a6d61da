#pragma once
// `robbers options` and `robbers best`: what players may choose, and what is best for one of them.

#include <optional>
#include <string>

#include "cli/console.h"
#include "cli/exit_code.h"
#include "cli/run_options.h"
#include "report/words/words.h"

namespace CLI {
class App;
}

namespace robbers {

struct ChoicesCommand {
    ScenarioInputs inputs;
    LoadOptions rules;
    std::optional<std::string> player;  ///< best: whom it is told for
    std::optional<std::size_t> depth;
    ExplainLevel explain = ExplainLevel::brief;
    ResultOptions result;
    SearchLimits limits;
};

/// Adds the commands to `app`; parsing fills `options`.
void add_options(CLI::App& app, ChoicesCommand& options);
void add_best(CLI::App& app, ChoicesCommand& options);
/// Runs either; with a player it is `best`.
ExitCode run_choices(const ChoicesCommand& options, const Console& console);

}  // namespace robbers
