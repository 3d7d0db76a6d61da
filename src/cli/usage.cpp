// Reads the command line beyond what the library does: commands left out, near misses, messages. What the
// options mean is decided by their commands.
#include "cli/usage.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <optional>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "report/kit/style.h"

namespace robbers {

void refuse(const std::string& option, const std::string& message) {
    throw CLI::ValidationError(option, message);
}

std::uint64_t number_option(const std::string& option, const std::string& text, std::uint64_t least,
                            std::uint64_t most) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool is_number = end == text.data() + text.size() && error != std::errc::invalid_argument;
    if (!is_number || number < least)
        refuse(option, fmt::format("expected a number from {} on, not {}", least, in_quotes(text)));
    if (error == std::errc::result_out_of_range || number > most)
        refuse(option, in_quotes(text) + " is too large");
    return number;
}

CLI::Option* add_number_option(CLI::App& app, const std::string& name, std::optional<std::size_t>& value,
                               const std::string& description) {
    const auto read = [&value, name](const std::string& text) { value = number_option(name, text); };
    return app.add_option_function<std::string>(name, read, description)->type_name("N")->take_last();
}

CLI::Validator known_words(std::span<const std::string_view> words) {
    return {[](std::string&) { return std::string(); }, fmt::format("{}", fmt::join(words, "|")), "words"};
}

std::vector<std::string> words_of(const CLI::Option& option) {
    const std::string type = option.get_type_name();
    std::vector<std::string> words;
    for (std::size_t at = type.find(':'); at < type.size();) {
        const std::size_t end = std::min(type.find('|', at + 1), type.size());
        words.push_back(type.substr(at + 1, end - at - 1));
        at = end;
    }
    return words;
}

namespace {

constexpr int kHelpColumns = 80;
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

/// The long names of the options of `apps`.
std::vector<std::string> option_names(const std::vector<const CLI::App*>& apps) {
    std::vector<std::string> names;
    for (const CLI::App* one : apps)
        for (const CLI::Option* option : one->get_options())
            for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
    return names;
}

std::string unknown_option(const std::string& name, const std::vector<std::string>& known) {
    const auto nearest = nearest_word(name, views_of(known));
    return fmt::format("unknown option {}{}", in_quotes(name),
                       nearest ? fmt::format("; did you mean {}?", in_quotes(*nearest)) : "");
}

/// The program and its commands.
std::vector<const CLI::App*> all_apps(const CLI::App& app) {
    std::vector<const CLI::App*> apps = commands_of(app);
    apps.push_back(&app);
    return apps;
}

bool is_known(const CLI::App& app, const std::string& name) {
    return std::ranges::any_of(
        all_apps(app), [&](const CLI::App* one) { return one->get_option_no_throw(name) != nullptr; });
}

void expect_known(const CLI::App& app, const std::string& name) {
    if (!is_known(app, name))
        throw CLI::ParseError(unknown_option(name, option_names(all_apps(app))),
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

bool looks_like_a_file(const std::string& word) {
    std::error_code ignored;
    return word == "-" || word.find('/') != std::string::npos || word.ends_with(".yaml") ||
           word.ends_with(".yml") || std::filesystem::exists(word, ignored);
}

}  // namespace

std::vector<std::string> with_command(const CLI::App& app, std::vector<std::string> arguments) {
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
    if (std::ranges::find(names, operand) != names.end()) return arguments;
    if (operand == "help") {
        arguments.erase(arguments.begin() + static_cast<std::ptrdiff_t>(at));
        arguments.emplace_back("--help");
        return with_command(app, std::move(arguments));
    }
    if (looks_like_a_file(operand)) {
        arguments.insert(arguments.begin(), std::string(kDefaultCommand));
        return arguments;
    }
    throw CLI::ParseError(fmt::format("there is no command or file {}; {}", in_quotes(operand),
                                      suggestion(operand, views_of(names))),
                          CLI::ExitCodes::InvalidError);
}

std::vector<std::string> option_names_in(const CLI::App& app, const std::vector<std::string>& arguments) {
    std::vector<std::string> names;
    for (std::size_t at = 0; at < arguments.size() && arguments[at] != "--";) {
        const std::string& argument = arguments[at];
        const bool is_option = argument.size() > 1 && argument[0] == '-';
        if (argument.starts_with("--")) names.push_back(argument.substr(0, argument.find('=')));
        for (std::size_t i = 1; is_option && argument[1] != '-' && i < argument.size(); ++i) {
            names.push_back({'-', argument[i]});
            if (takes_value(app, names.back())) break;
        }
        // An unknown one is for the library to refuse; what follows it cannot be told apart.
        if (!names.empty() && !is_known(app, names.back())) return names;
        at += is_option ? length_of_option(app, arguments, at) : 1;
    }
    return names;
}

const CLI::App* find_command(const CLI::App& app, const std::string& name) {
    for (const CLI::App* command : commands_of(app))
        if (command->get_name() == name) return command;
    return nullptr;
}

std::size_t place_of_command(const CLI::App& app, const std::vector<std::string>& arguments) {
    return first_operand(app, arguments);
}

namespace {

/// The command that was being read, or the program itself.
const CLI::App& current_command(const CLI::App& app) {
    const auto chosen = app.get_subcommands();
    return chosen.empty() ? app : *chosen.front();
}

std::string unexpected(const CLI::App& app) {
    for (const std::string& word : app.remaining(true)) {
        if (word == "--") continue;
        if (word.size() < 2 || word[0] != '-') return fmt::format("unexpected operand {}", in_quotes(word));
        return unknown_option(word.substr(0, word.find('=')), option_names({&app, &current_command(app)}));
    }
    return "the command line is not understood";
}

}  // namespace

std::string usage_message(const CLI::App& app, const CLI::ParseError& error) {
    if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr) return unexpected(app);
    const std::string_view message = error.what();
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr && message.starts_with("LINE:"))
        return "LINE is one argument: put quotes around it";
    return visible(message);
}

std::string help_hint(const CLI::App& app) {
    const CLI::App& command = current_command(app);
    return &command == &app ? "Try 'robbers --help'."
                            : fmt::format("Try 'robbers {} --help'.", command.get_name());
}

std::string help_footer(std::string_view exit_codes, std::string_view examples) {
    return fmt::format(
        "-q, -v, --color and --no-color may stand here too; see 'robbers --help'.\n\n{}\nExamples:\n{}",
        wrapped(exit_codes, kHelpColumns, "Exit codes: ", "  "), examples);
}

std::string HelpFormatter::make_usage(const CLI::App* app, std::string name) const {
    return "\n" + CLI::Formatter::make_usage(app, std::move(name));
}

std::string HelpFormatter::make_option_opts(const CLI::Option* option) const {
    std::string type = option->get_type_name();
    type.erase(std::min(type.find(':'), type.size()));  // the words that it knows
    return type.empty() || option->get_items_expected_max() == 0 ? "" : " " + type;
}

std::string HelpFormatter::make_option_desc(const CLI::Option* option) const {
    std::string text =
        wrapped(option->get_description(), kHelpColumns - static_cast<int>(column_width_), "", "");
    text.pop_back();
    return text;
}

}  // namespace robbers
