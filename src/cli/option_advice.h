#pragma once
// What to say of options that a command has not.

#include <CLI/CLI.hpp>
#include <string>

namespace robbers {

/// Whether `name`, with its dashes, is an option of the program or of one of its commands.
bool is_known_option(const CLI::App& app, const std::string& name);

/// What to say of the option `name`, which neither `command` nor the program has: the one that is meant, or
/// the commands that it belongs to.
std::string unknown_option(const CLI::App& app, const CLI::App& command, const std::string& name);

/// The known option, with two dashes, that `argument` is apart from its dashes, which are one or only look
/// like it, as in "-edition"; empty where it is none, or a file.
std::string with_two_dashes(const CLI::App& app, const std::string& argument);

}  // namespace robbers
