#pragma once
// The command and the options in the arguments, before their values are read.

#include <CLI/CLI.hpp>
#include <optional>
#include <string>
#include <vector>

namespace robbers {

/// What of `arguments` asks for help or for the version, with the command that help is about; nothing else
/// in them counts then, however wrong it is. Nothing where they do not ask.
std::optional<std::vector<std::string>> help_asked_for(const CLI::App& app,
                                                       const std::vector<std::string>& arguments);

/// Puts the command first, also where it is left out because a file is named, and turns `help X` into
/// `X --help`. Refuses a word that is neither a command nor a file.
std::vector<std::string> with_command(const CLI::App& app, std::vector<std::string> arguments);

/// The command of this name; null where there is none.
const CLI::App* find_command(const CLI::App& app, const std::string& name);

/// Refuses `arguments` if they have options that neither `command` nor the program has, or an option with
/// nothing behind its '='; names them all.
void expect_known_options(const CLI::App& app, const CLI::App& command,
                          const std::vector<std::string>& arguments);

/// The names of the options in `arguments`, with their dashes; values and operands are passed over.
std::vector<std::string> option_names_in(const CLI::App& app, const std::vector<std::string>& arguments);

}  // namespace robbers
