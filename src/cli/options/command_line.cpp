// Finds the command and the options in the arguments before the library reads them: a command that is left
// out, help, and near misses. What the options mean is decided by their commands.
#include "cli/options/command_line.h"

#include <algorithm>
#include <filesystem>

#include <fmt/format.h>

#include "cli/options/command_hints.h"
#include "scenario/line_notation.h"

namespace robbers {

namespace {

/// Refuses long options with one dash, or with dashes that only look like some.
void expect_two_dashes(const CommandTable& table, const std::vector<std::string>& arguments) {
    std::vector<std::string> problems;
    std::size_t next = 0;
    for (const GivenWord& given : given_words(table, arguments).words) {
        const std::string& word = arguments[given.at];
        const std::string meant = given.at >= next ? with_two_dashes(table, word) : std::string();
        next = given.at + 1;
        if (meant.empty()) continue;
        const std::string dash = foreign_dash(word);
        problems.push_back(fmt::format("unknown option {}; did you mean '{}', with {}?",
                                       in_quotes(word.substr(0, word.find('='))), meant,
                                       dash.empty() ? "two dashes" : fmt::format("'-' instead of {}", dash)));
    }
    if (!problems.empty()) throw UsageProblems(std::move(problems));
}

/// The command whose help is meant with these arguments; null: the program's.
const Command* help_on(const CommandTable& table, const std::vector<std::string>& arguments) {
    const Command* usual = nullptr;
    bool is_first = true;
    for (const GivenWord& given : given_words(table, arguments).words) {
        if (!given.option.empty()) continue;
        const std::string& operand = arguments[given.at];
        if (const Command* command = find_command(table, operand)) return command;
        if (is_first && looks_like_a_file(operand)) usual = find_command(table, kDefaultCommand);
        is_first = false;
    }
    return usual;
}

/// The index of the first operand; the number of arguments where there is none. Refuses an option before it
/// that no command has: whether a value follows it cannot be told. Without a command the usual one is meant.
std::size_t first_operand(const CommandTable& table, const std::vector<std::string>& arguments) {
    const GivenWords given = given_words(table, arguments);
    for (const GivenWord& word : given.words) {
        if (word.option.empty()) return word.at;
        if (!is_known_option(table, word.option))
            throw UsageProblems({unknown_option(table, *find_command(table, kDefaultCommand), word.option)});
    }
    return std::min(given.end + 1, arguments.size());
}

/// All operands with blanks between them.
std::string operands_joined(const CommandTable& table, const std::vector<std::string>& arguments) {
    std::string text;
    for (const GivenWord& given : given_words(table, arguments).words)
        if (given.option.empty()) text += (text.empty() ? "" : " ") + arguments[given.at];
    return text;
}

/// Refuses a line that stands where a command or a file is expected.
[[noreturn]] void refuse_line(const std::string& line) {
    throw UsageProblems({fmt::format(
        "'robbers ask' reads a scenario on one line, with quotes around it:\n  {}", ask_command(line))});
}

}  // namespace

bool looks_like_a_file(const std::string& word) {
    std::error_code ignored;
    return word == "-" || word.find('/') != std::string::npos || word.ends_with(".yaml") ||
           word.ends_with(".yml") || std::filesystem::exists(word, ignored);
}

GivenWords given_words(const CommandTable& table, const std::vector<std::string>& arguments) {
    GivenWords given;
    std::size_t at = 0;
    while (at < arguments.size() && arguments[at] != "--") {
        const std::string& argument = arguments[at];
        const bool is_long = argument.starts_with("--");
        std::string awaiting;  // the option whose value is the next argument
        if (argument.size() < 2 || argument[0] != '-') {
            given.words.push_back({"", at});
        } else if (is_long) {
            const std::string name = argument.substr(0, argument.find('='));
            given.words.push_back({name, at});
            if (name == argument && takes_value(table, name)) awaiting = name;
        }
        for (std::size_t i = 1; !is_long && argument[0] == '-' && i < argument.size(); ++i) {
            const std::string name = {'-', argument[i]};
            given.words.push_back({name, at});
            // In a cluster the first option that takes a value takes the rest.
            const bool takes_rest = takes_value(table, name);
            if (takes_rest && i + 1 == argument.size()) awaiting = name;
            if (takes_rest || !is_known_option(table, name)) break;
        }
        at += awaiting.empty() ? 1 : 2;
        given.awaiting = at > arguments.size() ? awaiting : "";
    }
    given.end = std::min(at, arguments.size());
    return given;
}

std::optional<HelpRequest> help_asked_for(const CommandTable& table,
                                          const std::vector<std::string>& arguments) {
    for (const GivenWord& given : given_words(table, arguments).words) {
        if (given.option == "-V" || given.option == "--version") return HelpRequest{nullptr, true};
        if (given.option == "-h" || given.option == "--help")
            return HelpRequest{help_on(table, arguments), false};
    }
    return std::nullopt;
}

std::vector<std::string> with_command(const CommandTable& table, std::vector<std::string> arguments) {
    expect_two_dashes(table, arguments);
    const std::size_t at = first_operand(table, arguments);
    const bool has_operand = at < arguments.size();
    const std::string operand = has_operand ? arguments[at] : "";
    if (has_operand && find_command(table, operand) != nullptr) {
        const auto command = arguments.begin() + static_cast<std::ptrdiff_t>(at);
        std::rotate(arguments.begin(), command, command + 1);  // options may stand before it, too
        return arguments;
    }
    std::error_code ignored;
    if (looks_like_a_line(operand) && !std::filesystem::exists(operand, ignored)) refuse_line(operand);
    if (!has_operand || looks_like_a_file(operand)) {
        arguments.insert(arguments.begin(), std::string(kDefaultCommand));
        return arguments;
    }
    if (const std::string line = operands_joined(table, arguments); looks_like_a_line(line))
        refuse_line(line);
    throw UsageProblems({fmt::format("no command or file is called {}; {}", in_quotes(operand),
                                     command_advice(table, operand))});
}

void expect_known_options(const CommandTable& table, const Command& command,
                          const std::vector<std::string>& arguments) {
    std::vector<std::string> problems;
    for (const GivenWord& given : given_words(table, arguments).words) {
        if (given.option.empty()) continue;
        if (find_option(table, command, given.option) == nullptr)
            problems.push_back(unknown_option(table, command, given.option));
        else if (given.option.size() > 2 &&
                 arguments[given.at] == given.option + "=")  // the library would take the next argument
            problems.push_back(fmt::format("{}: the value is missing behind '='", given.option));
    }
    if (!problems.empty()) throw UsageProblems(std::move(problems), &command);
}

std::vector<const Option*> given_options(const CommandTable& table, const Command& command,
                                         const std::vector<std::string>& arguments) {
    std::vector<const Option*> options;
    for (const GivenWord& given : given_words(table, arguments).words)
        if (const Option* option = find_option(table, command, given.option)) options.push_back(option);
    return options;
}

}  // namespace robbers
