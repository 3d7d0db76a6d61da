#pragma once
// What the devices behind the streams can show: colours, characters, columns.

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "support/vocabulary.h"

namespace robbers {

#define ROBBERS_COLOR_WHEN(X) X(automatic, "auto") X(always, "always") X(never, "never")
/// When text is coloured, as the flag says it.
ROBBERS_VOCABULARY(ColorWhen, ROBBERS_COLOR_WHEN);

/// Looks up an environment variable; nothing where it is not set.
using Environment = std::function<std::optional<std::string>(const char* name)>;

Environment process_environment();

/// The names of all variables that are set, sorted.
std::vector<std::string> process_variables();

/// Whether to colour: the flag, then NO_COLOR, CLICOLOR_FORCE and FORCE_COLOR, CLICOLOR, then the device.
bool wants_color(ColorWhen when, const Environment& environment, bool is_terminal);
/// Whether the locale says that text is UTF-8.
bool is_utf_8(const Environment& environment);
/// The columns to wrap at: COLUMNS, else the terminal's, else 80; never above 100, never below 40.
int columns(const Environment& environment, std::optional<int> of_terminal);
/// The columns of the terminal behind file descriptor `fd`; nothing where there is none.
std::optional<int> terminal_columns(int fd);

}  // namespace robbers
