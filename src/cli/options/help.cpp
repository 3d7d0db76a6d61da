// Writes help from the table. When it is wanted is decided in command_line.
#include <unistd.h>

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/options/command_line.h"
#include "cli/options/manual.h"
#include "cli/terminal/console.h"

namespace robbers {

namespace {

constexpr int kHelpMargin = 30;  // of what is said of an option

/// What something is called, and beside it, or below it where there is no room, what it is.
std::string entry(const std::string& name, const std::string& description) {
    constexpr int kLeast = 25;
    const int width = help_columns();
    const std::string title = "  " + name;
    if (width - kHelpMargin < kLeast) return title + "\n" + wrapped(description, width, "      ", "      ");
    const bool is_long = static_cast<int>(title.size()) >= kHelpMargin;
    return (is_long ? title + "\n" : "") + wrapped(description, width,
                                                   is_long ? spaces(kHelpMargin) : padded(title, kHelpMargin),
                                                   spaces(kHelpMargin));
}

/// The entries of the options, or of the operands; nothing where there are none.
std::string entries(std::string_view heading, const std::vector<Option>& options, bool are_operands) {
    std::string text;
    for (const Option& option : options) {
        if (option.is_operand() != are_operands) continue;
        const std::string name = fmt::format("{}", fmt::join(option.names, ","));
        text += entry(option.type.empty() ? name : name + " " + option.type, option.help);
    }
    return text.empty() ? text : fmt::format("\n{}:\n{}", heading, text);
}

std::string usage(const std::string& name, const Command& command, std::string_view end) {
    std::string text = fmt::format("Usage: {} [OPTIONS]", name);
    for (const Option& option : command.options) {
        if (!option.is_operand()) continue;
        const std::string operand = option.name() + (option.takes == Takes::several ? "..." : "");
        text += option.is_required ? " " + operand : fmt::format(" [{}]", operand);
    }
    return wrapped(text + std::string(end), help_columns(), "", "         ");
}

std::string exit_codes_text(std::string_view exit_codes) {
    std::string text;
    for (const char c : exit_codes) {
        const bool is_behind_code = c == ' ' && !text.empty() && text.back() >= '0' && text.back() <= '9';
        text += is_behind_code ? kNoBreakSpace : std::string_view(&c, 1);
    }
    return wrapped(text, help_columns(), "Exit codes: ", "  ");
}

std::string program_help(const CommandTable& table) {
    const Command& program = table.program;
    std::string text = wrapped(program.summary, help_columns(), "", "") + "\n" +
                       usage(program.name, program, " SUBCOMMAND") +
                       entries("Options", program.options, false) + "\nSubcommands:\n";
    for (const Command& command : table.commands) text += entry(command.name, command.summary);
    return text +
           fmt::format(
               "\n'robbers FILE' is short for 'robbers adjudicate FILE'.\n{}\n{}\nExample:\n{}\n",
               wrapped(fmt::format("'robbers help TOPIC' tells more of: {}.", fmt::join(topic_names(), ", ")),
                       help_columns(), "", "  "),
               exit_codes_text(program.exit_codes), program.examples);
}

std::string command_help(const CommandTable& table, const Command& command) {
    // Help itself stands with each command's own options, the others that stand everywhere only there.
    std::vector<Option> options = command.options;
    options.insert(options.begin(), *find_option(table.program, "--help"));
    const std::string others = wrapped(
        "-q, -v, --color and --no-color may stand here too; see 'robbers --help'.", help_columns(), "", "");
    return wrapped(command.summary, help_columns(), "", "") + "\n" +
           usage(fmt::format("{} {}", table.program.name, command.name), command, "") +
           entries("Positionals", options, true) + entries("Options", options, false) +
           (command.further.empty() ? "" : fmt::format("\n{}", command.further)) +
           fmt::format("\n{}\n{}\nExamples:\n{}\n", others, exit_codes_text(command.exit_codes),
                       command.examples);
}

}  // namespace

int help_columns() {
    constexpr int kMost = 80;
    return std::min(kMost, columns(process_environment(), terminal_columns(STDOUT_FILENO)));
}

std::string help_text(const CommandTable& table, const Command* command) {
    return command == nullptr ? program_help(table) : command_help(table, *command);
}

}  // namespace robbers
