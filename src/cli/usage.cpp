// Reads the command line beyond what the library does: commands left out, near misses, messages. What the
// options mean is decided by their commands.
#include "cli/usage.h"

#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <optional>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/terminal.h"
#include "report/kit/style.h"
#include "scenario/line_notation.h"

namespace robbers {

void refuse(const std::string& option, const std::string& message) {
    throw CLI::ValidationError(option, message);
}

void refuse(const std::string& option, std::vector<std::string> messages) {
    for (std::string& message : messages) message = fmt::format("{}: {}", option, message);
    throw UsageProblems(std::move(messages));
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

CLI::Option* add_file_option(CLI::App& app, const std::string& names, std::string& path,
                             const std::string& description) {
    const std::string name = names.substr(names.find(',') + 1);
    const auto read = [&path, name](const std::string& text) {
        if (text.empty()) refuse(name, "the name of the file is empty");
        path = text;
    };
    return app.add_option_function<std::string>(names, read, description)->type_name("FILE")->take_last();
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

/// The columns that help is broken at.
int help_columns() {
    constexpr int kMost = 80;
    return std::min(kMost, columns(process_environment(), terminal_columns(STDOUT_FILENO)));
}

constexpr std::string_view kExcludes = " excludes ";

/// What kind of value the option takes, without the words that it knows.
std::string type_of(const CLI::Option& option) {
    std::string type = option.get_type_name();
    type.erase(std::min(type.find(':'), type.size()));
    return type;
}

/// The command that was being read, or the program itself.
const CLI::App& current_command(const CLI::App& app) {
    const auto chosen = app.get_subcommands();
    return chosen.empty() ? app : *chosen.front();
}

std::string unexpected(const CLI::App& app) {
    std::vector<std::string> words;
    for (const std::string& word : app.remaining(true))
        if (word != "--") words.push_back(in_quotes(word));
    const bool is_line = std::ranges::any_of(app.remaining(true), looks_like_a_line);
    const bool has_option = current_command(app).get_option_no_throw("--line") != nullptr;
    return fmt::format("unexpected operand{} {}{}", words.size() == 1 ? "" : "s", fmt::join(words, ", "),
                       is_line && has_option ? "; a scenario on one line stands behind '--line'" : "");
}

/// The option that a message of the library begins with; null where that is none.
const CLI::Option* option_told_of(const CLI::App& app, const std::string& message) {
    const std::string name = message.substr(0, message.find_first_of(" :"));
    for (const CLI::App* one : {&current_command(app), &app})
        if (const CLI::Option* option = one->get_option_no_throw(name)) return option;
    return nullptr;
}

/// What is wrong where an option has too many values, or too few.
std::string mismatch(const CLI::App& app, const std::string& message) {
    if (message.starts_with("LINE:")) return "LINE is one argument: put quotes around it";
    const CLI::Option* option = option_told_of(app, message);
    if (option == nullptr) return visible(message);
    const std::string name = message.substr(0, message.find_first_of(" :"));
    if (message.find("At Most") != std::string::npos)
        return fmt::format("{}: is given several times, and takes one value", name);
    const std::string type = type_of(*option);
    return fmt::format("{}: a value is missing{}", name,
                       type.empty() ? "" : fmt::format(", as in '{} {}'", name, type));
}

/// What is wrong where something is left out that is needed.
std::string missing(const CLI::App& app, const std::string& message) {
    const CLI::Option* option = option_told_of(app, message);
    const std::vector<std::string> words = option != nullptr ? words_of(*option) : std::vector<std::string>();
    return words.empty() ? visible(message)
                         : fmt::format("{}; expected {}", visible(message), one_of(views_of(words)));
}

std::string usage_message(const CLI::App& app, const CLI::ParseError& error) {
    if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr) return unexpected(app);
    const std::string message = error.what();
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) return mismatch(app, message);
    if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr) return missing(app, message);
    const std::size_t excludes = message.find(kExcludes);
    if (dynamic_cast<const CLI::ExcludesError*>(&error) != nullptr && excludes != std::string::npos)
        return fmt::format("{} and {} exclude each other", message.substr(0, excludes),
                           message.substr(excludes + kExcludes.size()));
    return visible(message);
}

std::vector<std::string> messages_of(const CLI::App& app, const CLI::ParseError& error) {
    const auto* several = dynamic_cast<const UsageProblems*>(&error);
    return several != nullptr ? several->messages() : std::vector{usage_message(app, error)};
}

/// What is wrong with the value of an option that the library has not come to.
std::vector<std::string> problems_of_value(const CLI::App& app, CLI::Option& option) {
    try {
        option.run_callback();
    } catch (const CLI::ParseError& error) {
        return messages_of(app, error);
    }
    return {};
}

}  // namespace

std::vector<std::string> usage_messages(CLI::App& app, const CLI::ParseError& error) {
    std::vector<std::string> messages = messages_of(app, error);
    std::vector<CLI::App*> apps = app.get_subcommands();
    apps.push_back(&app);
    for (CLI::App* one : apps) {
        for (CLI::Option* option : one->get_options()) {
            if (option->count() == 0 || option->get_callback_run()) continue;
            for (std::string& message : problems_of_value(app, *option))
                if (std::ranges::find(messages, message) == messages.end())
                    messages.push_back(std::move(message));
        }
    }
    return messages;
}

std::string help_hint(const CLI::App& app, const CLI::ParseError& error) {
    const auto* several = dynamic_cast<const UsageProblems*>(&error);
    const bool is_told = several != nullptr && several->command() != nullptr;
    const CLI::App& command = is_told ? *several->command() : current_command(app);
    return &command == &app ? "Try 'robbers --help'."
                            : fmt::format("Try 'robbers {} --help'.", command.get_name());
}

namespace {

/// What something is called, and on the next lines what it is.
std::string below(const std::string& name, const std::string& description) {
    return name + "\n" + wrapped(description, help_columns(), "      ", "      ");
}

}  // namespace

std::string exit_codes_help(std::string_view exit_codes) {
    std::string text;
    for (const char c : exit_codes) {
        const bool is_behind_code = c == ' ' && !text.empty() && text.back() >= '0' && text.back() <= '9';
        text += is_behind_code ? kNoBreakSpace : std::string_view(&c, 1);
    }
    return wrapped(text, help_columns(), "Exit codes: ", "  ");
}

std::string help_footer(std::string_view exit_codes, std::string_view examples) {
    const std::string others = wrapped(
        "-q, -v, --color and --no-color may stand here too; see 'robbers --help'.", help_columns(), "", "");
    return fmt::format("{}\n{}\nExamples:\n{}", others, exit_codes_help(exit_codes), examples);
}

std::string HelpFormatter::make_usage(const CLI::App* app, std::string name) const {
    std::string text = CLI::Formatter::make_usage(app, std::move(name));
    while (text.ends_with('\n')) text.pop_back();
    return "\n" + wrapped(text, help_columns(), "", "         ");
}

std::string HelpFormatter::make_description(const CLI::App* app) const {
    return wrapped(app->get_description(), help_columns(), "", "");
}

std::string HelpFormatter::make_subcommand(const CLI::App* command) const {
    if (is_narrow()) return below("  " + command->get_name(), command->get_description());
    const int margin = static_cast<int>(column_width_);
    return wrapped(command->get_description(), help_columns(), padded("  " + command->get_name(), margin),
                   spaces(margin));
}

std::string HelpFormatter::make_option(const CLI::Option* option, bool is_positional) const {
    if (!is_narrow()) return CLI::Formatter::make_option(option, is_positional);
    return below("  " + make_option_name(option, is_positional) + make_option_opts(option),
                 option->get_description());
}

bool HelpFormatter::is_narrow() const {
    constexpr int kLeast = 25;
    return help_columns() - static_cast<int>(column_width_) < kLeast;
}

std::string HelpFormatter::make_option_opts(const CLI::Option* option) const {
    const std::string type = type_of(*option);
    return type.empty() || option->get_items_expected_max() == 0 ? "" : " " + type;
}

std::string HelpFormatter::make_option_desc(const CLI::Option* option) const {
    std::string text =
        wrapped(option->get_description(), help_columns() - static_cast<int>(column_width_), "", "");
    text.pop_back();
    return text;
}

}  // namespace robbers
