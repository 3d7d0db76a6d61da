// Finds the command and the options in the arguments before the library reads them: a command that is left
// out, help, and near misses. What the options mean is decided by their commands.
#include "cli/options/command_line.h"

#include <algorithm>
#include <filesystem>

#include <fmt/format.h>

#include "scenario/line_notation.h"

namespace robbers {

namespace {

/// Refuses an option that no command has. Without a command the usual one is meant.
void expect_known(const CommandTable& table, const std::string& name) {
    if (!is_known_option(table, name))
        throw UsageProblems({unknown_option(table, *find_command(table, kDefaultCommand), name)});
}

/// How many arguments the option at `arguments[at]` takes up, itself included.
std::size_t length_of_option(const CommandTable& table, const std::vector<std::string>& arguments,
                             std::size_t at) {
    const std::string& argument = arguments[at];
    if (argument.starts_with("--")) {
        const std::string name = argument.substr(0, argument.find('='));
        expect_known(table, name);
        return name == argument && takes_value(table, argument) ? 2 : 1;
    }
    for (std::size_t i = 1; i < argument.size(); ++i) {
        const std::string name = {'-', argument[i]};
        expect_known(table, name);
        // In a cluster the first option that takes a value takes the rest.
        if (takes_value(table, name)) return i + 1 == argument.size() ? 2 : 1;
    }
    return 1;
}

/// The index of the first operand; the number of arguments where there is none.
std::size_t first_operand(const CommandTable& table, const std::vector<std::string>& arguments) {
    std::size_t at = 0;
    while (at < arguments.size()) {
        const std::string& argument = arguments[at];
        if (argument == "--") return std::min(at + 1, arguments.size());
        if (argument.size() < 2 || argument[0] != '-') return at;
        at += length_of_option(table, arguments, at);
    }
    return arguments.size();
}

struct GivenOption {
    std::string name;              ///< with its dashes
    bool has_empty_value = false;  ///< "--name="
    std::string argument;          ///< that it is in
};

/// The options in `arguments`; values and operands are passed over, the latter go to `operands`.
std::vector<GivenOption> options_in(const CommandTable& table, const std::vector<std::string>& arguments,
                                    std::vector<std::string>* operands = nullptr) {
    std::vector<GivenOption> options;
    for (std::size_t at = 0; at < arguments.size() && arguments[at] != "--";) {
        const std::string& argument = arguments[at];
        const bool is_option = argument.size() > 1 && argument[0] == '-';
        if (argument.starts_with("--"))
            options.push_back({argument.substr(0, argument.find('=')), argument.ends_with('='), argument});
        for (std::size_t i = 1; is_option && argument[1] != '-' && i < argument.size(); ++i) {
            options.push_back({{'-', argument[i]}, false, argument});
            if (!is_known_option(table, options.back().name) || takes_value(table, options.back().name))
                break;
        }
        if (!is_option && operands != nullptr) operands->push_back(argument);
        // Whether a value follows an option that nobody knows cannot be told.
        const bool has_length = is_option && is_known_option(table, options.back().name);
        at += has_length ? length_of_option(table, arguments, at) : 1;
    }
    return options;
}

/// Refuses long options with one dash, or with dashes that only look like some.
void expect_two_dashes(const CommandTable& table, const std::vector<std::string>& arguments) {
    std::vector<std::string> words;
    for (const GivenOption& given : options_in(table, arguments, &words))
        if (words.empty() || words.back() != given.argument) words.push_back(given.argument);
    std::vector<std::string> problems;
    for (const std::string& word : words) {
        const std::string meant = with_two_dashes(table, word);
        if (meant.empty()) continue;
        const std::string dash = foreign_dash(word);
        problems.push_back(fmt::format("unknown option {}; did you mean '{}', with {}?",
                                       in_quotes(word.substr(0, word.find('='))), meant,
                                       dash.empty() ? "two dashes" : fmt::format("'-' instead of {}", dash)));
    }
    if (!problems.empty()) throw UsageProblems(std::move(problems));
}

/// The command whose help is meant where `operands` stand; null: the program's.
const Command* help_on(const CommandTable& table, const std::vector<std::string>& operands) {
    for (const std::string& operand : operands)
        if (const Command* command = find_command(table, operand)) return command;
    if (operands.empty() || !looks_like_a_file(operands.front())) return nullptr;
    return find_command(table, kDefaultCommand);
}

}  // namespace

bool looks_like_a_file(const std::string& word) {
    std::error_code ignored;
    return word == "-" || word.find('/') != std::string::npos || word.ends_with(".yaml") ||
           word.ends_with(".yml") || std::filesystem::exists(word, ignored);
}

std::optional<HelpRequest> help_asked_for(const CommandTable& table,
                                          const std::vector<std::string>& arguments) {
    std::vector<std::string> operands;
    for (const GivenOption& given : options_in(table, arguments, &operands)) {
        if (given.name == "-V" || given.name == "--version") return HelpRequest{nullptr, true};
        if (given.name == "-h" || given.name == "--help") return HelpRequest{help_on(table, operands)};
    }
    return std::nullopt;
}

std::vector<std::string> with_command(const CommandTable& table, std::vector<std::string> arguments) {
    expect_two_dashes(table, arguments);
    const std::size_t at = first_operand(table, arguments);
    if (at >= arguments.size()) {
        const bool asks = std::ranges::any_of(arguments, [](const std::string& argument) {
            return argument == "-h" || argument == "--help" || argument == "-V" || argument == "--version";
        });
        if (!asks) arguments.insert(arguments.begin(), std::string(kDefaultCommand));
        return arguments;
    }
    const std::string& operand = arguments[at];
    if (find_command(table, operand) != nullptr) {
        const auto command = arguments.begin() + static_cast<std::ptrdiff_t>(at);
        std::rotate(arguments.begin(), command, command + 1);  // options may stand before it, too
        return arguments;
    }
    if (operand == "help") {
        arguments.erase(arguments.begin() + static_cast<std::ptrdiff_t>(at));
        arguments.emplace_back("--help");
        return with_command(table, std::move(arguments));
    }
    if (looks_like_a_file(operand)) {
        arguments.insert(arguments.begin(), std::string(kDefaultCommand));
        return arguments;
    }
    throw UsageProblems(
        {fmt::format("there is no command or file {}; {}", in_quotes(operand),
                     looks_like_a_line(operand) ? "a scenario on one line is read by 'robbers ask'"
                                                : command_advice(table, operand))});
}

void expect_known_options(const CommandTable& table, const Command& command,
                          const std::vector<std::string>& arguments) {
    std::vector<std::string> problems;
    for (const GivenOption& given : options_in(table, arguments)) {
        const std::string& name = given.name;
        if (find_option(table, command, name) == nullptr)
            problems.push_back(unknown_option(table, command, name));
        else if (given.has_empty_value)  // the library would take the next argument
            problems.push_back(fmt::format("{}: there is no value behind '='", name));
    }
    if (!problems.empty()) throw UsageProblems(std::move(problems), &command);
}

std::vector<const Option*> given_options(const CommandTable& table, const Command& command,
                                         const std::vector<std::string>& arguments) {
    std::vector<const Option*> options;
    for (const GivenOption& given : options_in(table, arguments))
        if (const Option* option = find_option(table, command, given.name)) options.push_back(option);
    return options;
}

}  // namespace robbers
