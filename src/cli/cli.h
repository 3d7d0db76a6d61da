#pragma once
// The program behind main: reads the command line and runs one command.

#include <string>
#include <vector>

#include "cli/terminal/exit_code.h"

namespace robbers {

/// Runs the program; `arguments` without the program's name. Only bugs are thrown.
ExitCode run(const std::vector<std::string>& arguments);

}  // namespace robbers
