// The only place that knows CLI11: it is told what may be given, and reads that. What is wrong is said in our
// words. Help, advice, and settings are decided elsewhere.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/options/command_line.h"
#include "scenario/line_notation.h"
#include "support/text.h"

namespace robbers {

namespace {

constexpr std::string_view kExcludes = " excludes ";

/// A flag that may have one of some words behind '='; any other is refused.
void declare_flag_with_word(CLI::App& app, const std::string& names, const Option& option) {
    const auto word = std::make_shared<std::string>();
    const auto use = [&option, word](const std::string& given) {
        if (given == "true") return option.set({});  // as the library says that nothing stands there
        word_option(option.name(), given, option.words, "word");
        option.set({given});
    };
    app.add_flag(names, *word)->each(use)->take_last();
}

void declare_option(CLI::App& app, const Option& option) {
    const std::string names = fmt::format("{}", fmt::join(option.names, ","));
    if (option.takes == Takes::nothing && !option.words.empty())
        return declare_flag_with_word(app, names, option);
    if (option.takes == Takes::nothing) {
        app.add_flag_callback(names, [&option] { option.set({}); });
        return;
    }
    const CLI::callback_t use = [&option](const CLI::results_t& values) {
        option.set(values);
        return true;
    };
    CLI::Option* added = app.add_option(names, use);
    if (option.fault_of) added->check([&option](const std::string& value) { return option.fault_of(value); });
    if (option.takes == Takes::last) added->take_last();
    if (option.takes == Takes::several) added->expected(1, -1);
    // More operands go to the same one, where several are taken, or where it is to refuse them.
    added->allow_extra_args(option.is_operand() && option.takes != Takes::last);
    added->required(option.is_required);
}

/// Declares the options that may be given, and which of them exclude each other.
void declare_options(CLI::App& app, const Command& command) {
    for (const Option& option : command.options)
        if (option.set) declare_option(app, option);
    for (const Option& option : command.options)
        for (const std::string& other : option.excludes)
            app.get_option(option.name())->excludes(app.get_option(other));
}

/// Reads one command line.
class Parser {
public:
    Parser(const CommandTable& table, const Command& command) : table_(table), command_(command) {
        app_.set_help_flag();  // help is none of its business
        declare_options(app_, table.program);
        CLI::App* const own = app_.add_subcommand(command.name);
        declare_options(*own, command);
        if (command.check) own->parse_complete_callback(command.check);
        own->fallthrough();
        app_.require_subcommand(1);
    }

    /// What is wrong with `arguments`; nothing where they are right.
    std::vector<std::string> read(std::vector<std::string> arguments) {
        arguments_ = arguments;
        std::ranges::reverse(arguments);
        std::vector<std::string> problems = problems_in([&] { app_.parse(arguments); });
        if (!problems.empty()) add_problems_of_other_values(problems);
        return problems;
    }

private:
    template <class Act>
    std::vector<std::string> problems_in(Act&& act) const {
        try {
            act();
        } catch (const UsageProblems& problems) {
            return problems.messages;
        } catch (const CLI::ParseError& error) {
            return {message_of(error)};
        }
        return {};
    }

    /// Looks at the values of options that were not looked at yet.
    void add_problems_of_other_values(std::vector<std::string>& problems) {
        std::vector<CLI::App*> apps = app_.get_subcommands();
        apps.push_back(&app_);
        for (CLI::App* app : apps) {
            for (CLI::Option* option : app->get_options()) {
                if (option->count() == 0 || option->get_callback_run()) continue;
                for (std::string& problem : problems_in([&] { option->run_callback(); }))
                    if (std::ranges::find(problems, problem) == problems.end())
                        problems.push_back(std::move(problem));
            }
        }
    }

    std::string message_of(const CLI::ParseError& error) const {
        if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr) return unexpected();
        const std::string message = error.what();
        if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) return mismatch(message);
        if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr) return missing(message);
        const std::size_t excludes = message.find(kExcludes);
        if (dynamic_cast<const CLI::ExcludesError*>(&error) != nullptr && excludes != std::string::npos)
            return fmt::format("{} and {} exclude each other", message.substr(0, excludes),
                               message.substr(excludes + kExcludes.size()));
        return visible(message);
    }

    std::string unexpected() const {
        std::vector<std::string> words;
        for (const std::string& word : app_.remaining(true))
            if (word != "--") words.push_back(in_quotes(word));
        const bool is_line = std::ranges::any_of(app_.remaining(true), looks_like_a_line);
        const bool has_option = find_option(command_, "--line") != nullptr;
        return fmt::format("unexpected operand{} {}{}", words.size() == 1 ? "" : "s", fmt::join(words, ", "),
                           is_line && has_option ? "; a scenario on one line stands behind '--line'" : "");
    }

    /// ": 'red 10, ...'", where the operands are a line without quotes around it.
    std::string quoted_line() const {
        std::string line;
        for (const GivenWord& given : given_words(table_, arguments_).words)
            if (given.option.empty() && given.at > 0)
                line += (line.empty() ? "" : " ") + arguments_[given.at];
        return looks_like_a_line(line) ? ": " + for_shell(line) : "";
    }

    /// What is wrong where an option has too many values, or too few.
    std::string mismatch(const std::string& message) const {
        const std::string name = message.substr(0, message.find_first_of(" :"));
        const Option* option = find_option(table_, command_, name);
        if (option == nullptr) return visible(message);
        if (option->is_operand() && option->takes == Takes::one)
            return fmt::format("{} is one argument; put quotes around it{}", name, quoted_line());
        if (message.find("At Most") != std::string::npos)
            return fmt::format("{}: is given several times, and takes one value", name);
        return fmt::format("{}: a value is missing{}", name,
                           option->type.empty() ? "" : fmt::format(", as in '{} {}'", name, option->type));
    }

    /// What is wrong where something is left out that is needed.
    std::string missing(const std::string& message) const {
        const Option* option = find_option(table_, command_, message.substr(0, message.find_first_of(" :")));
        if (option == nullptr || option->words.empty()) return visible(message);
        return fmt::format("{}; expected {}", visible(message), one_of(option->words));
    }

    const CommandTable& table_;
    const Command& command_;
    CLI::App app_;
    std::vector<std::string> arguments_;  ///< in their order
};

}  // namespace

void read_values(const CommandTable& table, const Command& command,
                 const std::vector<std::string>& arguments) {
    std::vector<std::string> problems = Parser(table, command).read(arguments);
    if (!problems.empty()) throw UsageProblems(std::move(problems), &command);
}

}  // namespace robbers
