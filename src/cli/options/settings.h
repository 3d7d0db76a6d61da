#pragma once
// Options that the command line leaves open: taken from the environment, then from files of settings.

#include <string>
#include <vector>

#include "cli/options/declaration.h"
#include "cli/terminal/console.h"
#include "scenario/settings_file.h"
#include "support/diagnostic.h"

namespace robbers {

/// Files of settings, the nearest first: robbers.yaml in the working folder or the next above that has one,
/// then the user's own, robbers/config.yaml in $XDG_CONFIG_HOME or ~/.config.
std::vector<std::string> settings_files(const Environment& environment);

/// What a variable or a file calls the option: its long name without dashes.
std::string setting_name(const Option& option);

/// "ROBBERS_MAX_STATES" for "max-states"
std::string variable_of(const std::string& option);

/// Where a value comes from, the one that outranks first.
enum class SettingLayer { environment, file };

/// A value of an option, and where it comes from.
struct SetValue {
    const Option* option = nullptr;   ///< never null in a result
    std::vector<std::string> values;  ///< of a flag: none
    SettingLayer layer{};
    std::string origin;   ///< "ROBBERS_JOBS" or "robbers.yaml:3"
    bool is_off = false;  ///< a flag that is expressly not set
};

/// What settles the options of one command.
class Settings {
public:
    /// Reads the files; problems, unknown commands and options are reported.
    Settings(const CommandTable& table, const std::vector<std::string>& files, Environment environment,
             Diagnostics& diagnostics);

    /// The values for the options of `command` and of the program itself that `given` has not and does not
    /// exclude.
    std::vector<SetValue> values_for(const Command& command, const std::vector<const Option*>& given) const;

private:
    std::vector<SetValue> value_of(const Command& command, const Option& option) const;

    const CommandTable& table_;
    Environment environment_;
    std::vector<Setting> settings_;  ///< the nearest file's first
};

/// `arguments`, which begin with the command, with the values behind it, as the command line would give them.
std::vector<std::string> with_values(std::vector<std::string> arguments, const std::vector<SetValue>& values);

/// A remark on each of the environment's `variables` that sets no option and is near one that does. Others
/// may be for another program.
std::vector<std::string> misspelt_variables(const CommandTable& table,
                                            const std::vector<std::string>& variables);

/// " (from ROBBERS_JOBS)" where `message` is about an option that was set so; else nothing.
std::string origin_note(const std::string& message, const std::vector<SetValue>& values);

}  // namespace robbers
