#pragma once
// From the arguments to a command with its values: the command is found, options are checked, and what was
// probably meant is told.

#include <optional>
#include <string>
#include <vector>

#include "cli/options/declaration.h"

namespace robbers {

/// The command where none is named.
inline constexpr std::string_view kDefaultCommand = "adjudicate";

/// An option or an operand in the arguments.
struct GivenWord {
    std::string option;  ///< with its dashes; of an operand nothing
    std::size_t at = 0;  ///< the index of the argument that it is in
};

struct GivenWords {
    std::vector<GivenWord> words;  ///< without the values of options
    std::size_t end = 0;           ///< where they end: at "--", or behind the last argument
    std::string awaiting;          ///< the option that the arguments end with, where its value is left out
};

/// Tells options, their values, and operands in `arguments` apart, as far as "--".
GivenWords given_words(const CommandTable& table, const std::vector<std::string>& arguments);

/// Help is asked for, or the version.
struct HelpRequest {
    const Command* about = nullptr;  ///< null: the program
    bool is_version = false;
};

/// What `arguments` ask for; nothing else in them counts then, however wrong it is. Nothing where they do not
/// ask.
std::optional<HelpRequest> help_asked_for(const CommandTable& table,
                                          const std::vector<std::string>& arguments);

/// The columns that help is broken at: the terminal's, at most 80.
int help_columns();

/// The help on a command, or on the program, broken at the width of the terminal or at 80 columns.
std::string help_text(const CommandTable& table, const Command* command);

/// `arguments` with what belongs to one edition in one argument: "-e big box 6" becomes "-e", "big box 6".
/// Refuses "-e c2 c3".
std::vector<std::string> with_edition_words(const CommandTable& table, std::vector<std::string> arguments);

/// Puts the command first, also where it is left out because a file is named. Refuses a word that is neither
/// a command nor a file.
std::vector<std::string> with_command(const CommandTable& table, std::vector<std::string> arguments);

/// Whether a word that is no command names a file.
bool looks_like_a_file(const std::string& word);

/// Refuses `arguments` if they have options that neither `command` nor the program has, or an option with
/// nothing behind its '='; names them all.
void expect_known_options(const CommandTable& table, const Command& command,
                          const std::vector<std::string>& arguments);

/// The options that `arguments` give to `command` or to the program.
std::vector<const Option*> given_options(const CommandTable& table, const Command& command,
                                         const std::vector<std::string>& arguments);

/// Hands the values in `arguments`, which begin with the command, to its options and to the program's.
/// Refuses what is wrong with them.
void read_values(const CommandTable& table, const Command& command,
                 const std::vector<std::string>& arguments);

/// Whether an option of the program or of one of its commands has this name.
bool is_known_option(const CommandTable& table, std::string_view name);

/// Whether an option of this name takes a value, in any command that has it.
bool takes_value(const CommandTable& table, std::string_view name);

/// What to say of the option `name`, which neither `command` nor the program has: the one that is meant, or
/// the commands that it belongs to.
std::string unknown_option(const CommandTable& table, const Command& command, const std::string& name);

/// The known option, with two dashes, that `argument` is apart from its dashes, which are one or only look
/// like it, as in "-edition"; empty where it is none, or a file.
std::string with_two_dashes(const CommandTable& table, const std::string& argument);

/// What may be meant by a word that is no command.
std::string command_advice(const CommandTable& table, const std::string& word);

}  // namespace robbers
