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

#include "support/text.h"
#include "support/vocabulary.h"

namespace robbers {

/// Refuses the command line: "--format: unknown format 'xml'; expected 'text' or 'json'".
[[noreturn]] void refuse(const std::string& option, const std::string& message);

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

/// Puts the command where it is left out, because a file is named first, and turns `help X` into
/// `X --help`. Refuses a word that is neither a command nor a file.
std::vector<std::string> with_command(const CLI::App& app, std::vector<std::string> arguments);

/// The command of this name; null where there is none.
const CLI::App* find_command(const CLI::App& app, const std::string& name);

/// The names of the options in `arguments`, with their dashes; values and operands are passed over.
std::vector<std::string> option_names_in(const CLI::App& app, const std::vector<std::string>& arguments);

/// Where in `arguments` the command is, which must come from with_command; their number where none is named.
std::size_t place_of_command(const CLI::App& app, const std::vector<std::string>& arguments);

/// What is wrong with the command line that `error` refused, with what was probably meant.
std::string usage_message(const CLI::App& app, const CLI::ParseError& error);

/// How to get help for the command that `app` was reading.
std::string help_hint(const CLI::App& app);

/// Help as the library writes it, without its remarks on each option and broken at 80 columns.
class HelpFormatter : public CLI::Formatter {
public:
    std::string make_usage(const CLI::App* app, std::string name) const override;
    std::string make_option_opts(const CLI::Option* option) const override;
    std::string make_option_desc(const CLI::Option* option) const override;
};

/// The end of every command's help.
std::string help_footer(std::string_view exit_codes, std::string_view examples);

}  // namespace robbers
