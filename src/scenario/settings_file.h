#pragma once
// Files of settings: what a project or a user wants of the command line where it says nothing.

#include <string>
#include <vector>

#include "support/diagnostic.h"

namespace robbers {

/// One setting as it is written; which commands and options there are is for the command line to say.
struct Setting {
    std::string command;  ///< of which it is the option; empty: of every command
    std::string option;   ///< its name without dashes
    std::vector<std::string> values;
    SourcePtr source;
    SourceSpan key_span;
    SourceSpan command_span;  ///< line 0 where no command is named
};

/// The settings of a text: a mapping of options, each with one value or a list of values, and of commands,
/// each with a mapping of options. What is of another shape is reported.
std::vector<Setting> read_settings(SourcePtr source, Diagnostics& diagnostics);

}  // namespace robbers
