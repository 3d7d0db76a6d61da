#pragma once
// `robbers board`: pictures of the scoreboard.

#include <cstdint>
#include <optional>
#include <string>

#include "cli/console.h"
#include "cli/exit_code.h"
#include "cli/run_options.h"

namespace CLI {
class App;
}

namespace robbers {

#define ROBBERS_BOARD_FORMATS(X) X(text, "text") X(svg, "svg")
/// How a board is drawn: in the terminal, or as an image.
ROBBERS_VOCABULARY(BoardFormat, ROBBERS_BOARD_FORMATS);

struct BoardCommand {
    ScenarioInputs inputs;
    LoadOptions rules;
    BoardFormat format = BoardFormat::text;
    std::optional<std::uint64_t> outcome;  ///< which one, from 1; 0: the start; unset: all
    std::uint64_t limit = 10;              ///< outcomes to draw; 0: all
    SearchLimits limits;
    std::string output;
};

/// Adds the command to `app`; parsing fills `options`.
void add_board(CLI::App& app, BoardCommand& options);
ExitCode run_board(const BoardCommand& options, const Console& console);

}  // namespace robbers
