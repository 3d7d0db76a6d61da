#pragma once
// Reading the command line: words with suggestions, and what is done with a wrong one.

#include <CLI/CLI.hpp>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "support/slips.h"
#include "support/text.h"
#include "support/vocabulary.h"

namespace robbers {

/// Refuses the command line: "--format: unknown format 'xml'; expected 'text' or 'json'".
[[noreturn]] void refuse(const std::string& option, const std::string& message);

/// The same, for each of `messages`; there must be one.
[[noreturn]] void refuse(const std::string& option, std::vector<std::string> messages);

/// The value that `word` names, whatever its case.
template <class E>
std::optional<E> value_named(std::string_view word) {
    for (const E value : all_values<E>())
        if (is_same_word(spelling(value), word)) return value;
    return std::nullopt;
}

/// Several things are wrong with the command line, each with a message that may be shown as it is.
class UsageProblems : public CLI::ParseError {
public:
    /// `command` is the one that was meant, where parsing has not come so far.
    explicit UsageProblems(std::vector<std::string> messages, const CLI::App* command = nullptr)
        : CLI::ParseError("wrong usage", CLI::ExitCodes::ValidationError),
          messages_(std::move(messages)),
          command_(command) {}
    const std::vector<std::string>& messages() const { return messages_; }
    const CLI::App* command() const { return command_; }

private:
    std::vector<std::string> messages_;
    const CLI::App* command_;
};

/// The number that `text` is; refuses what is none, or not from `least` to `most`.
std::uint64_t number_option(const std::string& option, const std::string& text, std::uint64_t least = 0,
                            std::uint64_t most = std::numeric_limits<std::uint64_t>::max());

/// Adds an option that takes a number from `least` to `most`; the last one given counts.
template <class Number>
CLI::Option* add_number_option(CLI::App& app, const std::string& names, Number& value, std::uint64_t least,
                               std::uint64_t most, const std::string& description) {
    const std::string name = names.substr(names.find(',') + 1);
    const auto read = [&value, name, least, most](const std::string& text) {
        value = static_cast<Number>(number_option(name, text, least, most));
    };
    return app.add_option_function<std::string>(names, read, description)
        ->type_name("N")
        ->default_str(fmt::format("{}", value))
        ->take_last();
}

/// As add_number_option() for any number, of an option that need not be given.
CLI::Option* add_number_option(CLI::App& app, const std::string& name, std::optional<std::size_t>& value,
                               const std::string& description);

/// Adds an option that takes the name of a file to write; the last one given counts. Refuses an empty name,
/// as an unset variable gives.
CLI::Option* add_file_option(CLI::App& app, const std::string& names, std::string& path,
                             const std::string& description);

/// Tells what words an option knows, and checks nothing: the option refuses others in its own words.
CLI::Validator known_words(std::span<const std::string_view> words);

/// The words that an option was declared to know.
std::vector<std::string> words_of(const CLI::Option& option);

/// Adds an option that takes one word of E; the last one given counts.
template <class E>
CLI::Option* add_word_option(CLI::App& app, const std::string& names, E& value, const std::string& noun,
                             const std::string& description) {
    const auto read = [&value, names, noun](const std::string& word) {
        const auto known = from_spelling<E>(word);
        if (!known)
            refuse(names.substr(names.find(',') + 1),
                   "unknown " + noun + " " + in_quotes(word) + "; " + suggestion_of<E>(word));
        value = *known;
    };
    return app.add_option_function<std::string>(names, read, description)
        ->default_str(std::string(spelling(value)))
        ->check(known_words(Vocabulary<E>::words))
        ->take_last();
}

/// What is wrong with the command line that `error` refused, with what was probably meant; at least one. The
/// values of options that were not looked at yet are looked at.
std::vector<std::string> usage_messages(CLI::App& app, const CLI::ParseError& error);

/// How to get help for the command that `app` was reading when it met `error`.
std::string help_hint(const CLI::App& app, const CLI::ParseError& error);

/// Help as the library writes it, without its remarks on each option, and broken at the width of the terminal
/// or at 80 columns.
class HelpFormatter : public CLI::Formatter {
public:
    std::string make_description(const CLI::App* app) const override;
    std::string make_subcommand(const CLI::App* command) const override;
    std::string make_usage(const CLI::App* app, std::string name) const override;
    std::string make_option(const CLI::Option* option, bool is_positional) const override;
    std::string make_option_opts(const CLI::Option* option) const override;
    std::string make_option_desc(const CLI::Option* option) const override;

private:
    /// Whether descriptions stand below what they describe: beside it there is no room.
    bool is_narrow() const;
};

/// The exit codes as help tells them.
std::string exit_codes_help(std::string_view exit_codes);
/// The end of every command's help.
std::string help_footer(std::string_view exit_codes, std::string_view examples);

}  // namespace robbers
