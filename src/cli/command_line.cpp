// Finds the command and the options in the arguments before the library reads them: a command that is left
// out, help, and near misses. What the options mean is decided by their commands.
#include "cli/command_line.h"

#include <algorithm>
#include <filesystem>

#include <fmt/format.h>

#include "cli/option_advice.h"
#include "cli/usage.h"
#include "scenario/line_notation.h"
#include "support/slips.h"
#include "support/text.h"

namespace robbers {

namespace {

constexpr std::string_view kDefaultCommand = "adjudicate";

std::vector<const CLI::App*> commands_of(const CLI::App& app) { return app.get_subcommands(nullptr); }

std::vector<std::string> command_names(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::App* command : commands_of(app)) names.push_back(command->get_name());
    return names;
}

/// Whether the option takes a value, in any command that has it.
bool takes_value(const CLI::App& app, const std::string& name) {
    std::vector<const CLI::App*> apps = commands_of(app);
    apps.push_back(&app);
    return std::ranges::any_of(apps, [&](const CLI::App* one) {
        const CLI::Option* option = one->get_option_no_throw(name);
        return option != nullptr && option->get_items_expected_max() > 0;
    });
}

/// Refuses an option that no command has. Without a command the usual one is meant.
void expect_known(const CLI::App& app, const std::string& name) {
    if (!is_known_option(app, name))
        throw CLI::ParseError(unknown_option(app, *find_command(app, std::string(kDefaultCommand)), name),
                              CLI::ExitCodes::InvalidError);
}

/// How many arguments the option at `arguments[at]` takes up, itself included.
std::size_t length_of_option(const CLI::App& app, const std::vector<std::string>& arguments, std::size_t at) {
    const std::string& argument = arguments[at];
    if (argument.starts_with("--")) {
        const std::string name = argument.substr(0, argument.find('='));
        expect_known(app, name);
        return name == argument && takes_value(app, argument) ? 2 : 1;
    }
    for (std::size_t i = 1; i < argument.size(); ++i) {
        const std::string name = {'-', argument[i]};
        expect_known(app, name);
        // In a cluster the first option that takes a value takes the rest.
        if (takes_value(app, name)) return i + 1 == argument.size() ? 2 : 1;
    }
    return 1;
}

/// The index of the first operand; the number of arguments where there is none.
std::size_t first_operand(const CLI::App& app, const std::vector<std::string>& arguments) {
    std::size_t at = 0;
    while (at < arguments.size()) {
        const std::string& argument = arguments[at];
        if (argument == "--") return std::min(at + 1, arguments.size());
        if (argument.size() < 2 || argument[0] != '-') return at;
        at += length_of_option(app, arguments, at);
    }
    return arguments.size();
}

struct Synonym {
    std::string_view word, meant;
};

/// Words that other programs have for what is done here.
constexpr Synonym kSynonyms[] = {
    {"accept", "bless"},
    {"approve", "bless"},
    {"choices", "options"},
    {"claim", "settle"},
    {"clause", "rules"},
    {"clauses", "rules"},
    {"create", "new"},
    {"diff", "compare"},
    {"draw", "board"},
    {"explain", "adjudicate --explain full"},
    {"init", "new"},
    {"judge", "adjudicate"},
    {"lint", "check"},
    {"merge", "report merge"},
    {"moves", "options"},
    {"run", "adjudicate"},
    {"score", "adjudicate"},
    {"settings", "config show"},
    {"show", "adjudicate"},
    {"solve", "adjudicate"},
    {"sources", "list sources"},
    {"update", "bless"},
    {"validate", "check"},
    {"verify", "test"},
    {"version", "--version"},
    {"why", "adjudicate --explain full"},
};

/// What may be meant by a word that is no command.
std::string command_advice(const std::string& word, const std::vector<std::string>& commands) {
    const auto* synonym =
        std::ranges::find_if(kSynonyms, [&](const Synonym& one) { return is_same_word(one.word, word); });
    if (synonym != std::end(kSynonyms)) return fmt::format("did you mean 'robbers {}'?", synonym->meant);
    return suggestion(word, views_of(commands));
}

bool looks_like_a_file(const std::string& word) {
    std::error_code ignored;
    return word == "-" || word.find('/') != std::string::npos || word.ends_with(".yaml") ||
           word.ends_with(".yml") || std::filesystem::exists(word, ignored);
}

struct GivenOption {
    std::string name;              ///< with its dashes
    bool has_empty_value = false;  ///< "--name="
    std::string argument;          ///< that it is in
};

/// The options in `arguments`; values and operands are passed over, the latter go to `operands`.
std::vector<GivenOption> options_in(const CLI::App& app, const std::vector<std::string>& arguments,
                                    std::vector<std::string>* operands = nullptr) {
    std::vector<GivenOption> options;
    for (std::size_t at = 0; at < arguments.size() && arguments[at] != "--";) {
        const std::string& argument = arguments[at];
        const bool is_option = argument.size() > 1 && argument[0] == '-';
        if (argument.starts_with("--"))
            options.push_back({argument.substr(0, argument.find('=')), argument.ends_with('='), argument});
        for (std::size_t i = 1; is_option && argument[1] != '-' && i < argument.size(); ++i) {
            options.push_back({{'-', argument[i]}, false, argument});
            if (!is_known_option(app, options.back().name) || takes_value(app, options.back().name)) break;
        }
        if (!is_option && operands != nullptr) operands->push_back(argument);
        // Whether a value follows an option that nobody knows cannot be told.
        const bool has_length = is_option && is_known_option(app, options.back().name);
        at += has_length ? length_of_option(app, arguments, at) : 1;
    }
    return options;
}

/// Refuses long options with one dash, or with dashes that only look like some.
void expect_two_dashes(const CLI::App& app, const std::vector<std::string>& arguments) {
    std::vector<std::string> words;
    for (const GivenOption& given : options_in(app, arguments, &words))
        if (words.empty() || words.back() != given.argument) words.push_back(given.argument);
    std::vector<std::string> problems;
    for (const std::string& word : words) {
        const std::string meant = with_two_dashes(app, word);
        if (meant.empty()) continue;
        const std::string dash = foreign_dash(word);
        problems.push_back(fmt::format("unknown option {}; did you mean '{}', with {}?",
                                       in_quotes(word.substr(0, word.find('='))), meant,
                                       dash.empty() ? "two dashes" : fmt::format("'-' instead of {}", dash)));
    }
    if (!problems.empty()) throw UsageProblems(std::move(problems));
}

/// Arguments for the help of the command that `operands` begin with, or of the program.
std::vector<std::string> help_on(const CLI::App& app, const std::vector<std::string>& operands) {
    for (const std::string& operand : operands)
        if (find_command(app, operand) != nullptr) return {operand, "--help"};
    if (!operands.empty() && looks_like_a_file(operands.front()))
        return {std::string(kDefaultCommand), "--help"};
    return {"--help"};
}

}  // namespace

std::optional<std::vector<std::string>> help_asked_for(const CLI::App& app,
                                                       const std::vector<std::string>& arguments) {
    std::vector<std::string> operands;
    for (const GivenOption& given : options_in(app, arguments, &operands)) {
        if (given.name == "-V" || given.name == "--version") return std::vector<std::string>{"--version"};
        if (given.name == "-h" || given.name == "--help") return help_on(app, operands);
    }
    return std::nullopt;
}

std::vector<std::string> with_command(const CLI::App& app, std::vector<std::string> arguments) {
    expect_two_dashes(app, arguments);
    const std::size_t at = first_operand(app, arguments);
    if (at >= arguments.size()) {
        const bool asks = std::ranges::any_of(arguments, [](const std::string& argument) {
            return argument == "-h" || argument == "--help" || argument == "-V" || argument == "--version";
        });
        if (!asks) arguments.insert(arguments.begin(), std::string(kDefaultCommand));
        return arguments;
    }
    const std::string& operand = arguments[at];
    const std::vector<std::string> names = command_names(app);
    if (std::ranges::find(names, operand) != names.end()) {
        const auto command = arguments.begin() + static_cast<std::ptrdiff_t>(at);
        std::rotate(arguments.begin(), command, command + 1);  // options may stand before it, too
        return arguments;
    }
    if (operand == "help") {
        arguments.erase(arguments.begin() + static_cast<std::ptrdiff_t>(at));
        arguments.emplace_back("--help");
        return with_command(app, std::move(arguments));
    }
    if (looks_like_a_file(operand)) {
        arguments.insert(arguments.begin(), std::string(kDefaultCommand));
        return arguments;
    }
    throw CLI::ParseError(
        fmt::format("there is no command or file {}; {}", in_quotes(operand),
                    looks_like_a_line(operand) ? "a scenario on one line is read by 'robbers ask'"
                                               : command_advice(operand, names)),
        CLI::ExitCodes::InvalidError);
}

void expect_known_options(const CLI::App& app, const CLI::App& command,
                          const std::vector<std::string>& arguments) {
    std::vector<std::string> problems;
    for (const GivenOption& given : options_in(app, arguments)) {
        const std::string& name = given.name;
        const bool is_known_here =
            command.get_option_no_throw(name) != nullptr || app.get_option_no_throw(name) != nullptr;
        if (!is_known_here)
            problems.push_back(unknown_option(app, command, name));
        else if (given.has_empty_value)  // the library would take the next argument
            problems.push_back(fmt::format("{}: there is no value behind '='", name));
    }
    if (!problems.empty()) throw UsageProblems(std::move(problems), &command);
}

std::vector<std::string> option_names_in(const CLI::App& app, const std::vector<std::string>& arguments) {
    std::vector<std::string> names;
    for (GivenOption& given : options_in(app, arguments)) names.push_back(std::move(given.name));
    return names;
}

const CLI::App* find_command(const CLI::App& app, const std::string& name) {
    for (const CLI::App* command : commands_of(app))
        if (command->get_name() == name) return command;
    return nullptr;
}

}  // namespace robbers
