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

#define ROBBERS_BOARD_FORMATS(X) X(text, "text") X(svg, "svg") X(html, "html")
/// How a board is drawn: in the terminal, as an image, or on a page with everything else.
ROBBERS_VOCABULARY(BoardFormat, ROBBERS_BOARD_FORMATS);

struct BoardCommand {
    ScenarioInputs inputs;
    LoadOptions rules;
    BoardFormat format = BoardFormat::text;
    std::optional<std::size_t> outcome;  ///< which one, from 1; 0: the start; unset: all
    std::optional<std::size_t> limit;    ///< outcomes to draw; 0: all; unset: what suits the form
    SearchLimits limits;
    std::string output;
};

/// Adds the command to `app`; parsing fills `options`.
void add_board(CLI::App& app, BoardCommand& options);
ExitCode run_board(const BoardCommand& options, const Console& console);

}  // namespace robbers
