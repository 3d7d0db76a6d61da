#pragma once
// Where the state of the last run is kept.

#include <optional>
#include <string>
#include <vector>

#include "cli/terminal/console.h"
#include "suite/state.h"

namespace robbers {

/// The state file for the suite that `operands` name, under $XDG_STATE_HOME/robbers, else
/// $HOME/.local/state/robbers. Nothing where neither says an absolute path, where standard input is part of
/// the suite, and where the usual place would be inside one of the suite's folders.
std::optional<StateFile> state_file(const std::vector<std::string>& operands, const Environment& environment);

}  // namespace robbers
