#pragma once
// Commands and options as data. Parsing, help, advice, settings, and completion all read this one table.

#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "cli/terminal/exit_code.h"
#include "support/slips.h"
#include "support/text.h"
#include "support/vocabulary.h"

namespace robbers {

class Console;
struct Command;

/// What an option or an operand takes.
enum class Takes {
    nothing,  ///< a flag
    last,     ///< one value; of several that are given the last one counts
    one,      ///< one value; a second one is refused
    several,
};

/// What a shell may offer for a value.
enum class Offer { nothing, words, editions, rulings, commands, topics, files };

/// An option, or an operand: what it is called, what it takes, and where that goes.
struct Option {
    std::vector<std::string> names;  ///< "-f" and "--format"; of an operand "FILE"
    Takes takes = Takes::last;
    std::string type;  ///< what stands for the value in help, as "FORMAT"; of an operand nothing
    std::string help;
    std::function<void(const std::vector<std::string>&)> set;  ///< uses or refuses what is given
    std::function<std::string(const std::string&)> fault_of;   ///< what is wrong with one value; may be empty
    bool is_required = false;
    std::vector<std::string> excludes;    ///< options that must not stand beside it
    std::vector<std::string_view> words;  ///< those that a value must be one of; none: any value
    Offer offer = Offer::nothing;
    std::string usual;  ///< the value where nothing is said, as settings show it

    /// "--format", or "FILE"
    const std::string& name() const { return names.back(); }
    bool is_operand() const { return !name().starts_with('-'); }
    /// Whether a variable or a file may set it: neither operands nor what only asks for help.
    bool is_only_typed = false;  ///< no variable and no file of settings gives it
    bool is_setting() const { return !is_operand() && set && !is_only_typed; }
};

struct Command {
    std::string name;
    std::string summary;
    std::string_view exit_codes, examples;
    std::vector<Option> options;  ///< operands, too, in the order of help
    std::function<void()> check;  ///< refuses what is left out or contradicts itself; may be empty
    std::function<ExitCode(const Console&)> run;
    /// Remarks on the values that were read, to be shown before it runs; shared with what reads them.
    std::shared_ptr<std::vector<std::string>> notes = std::make_shared<std::vector<std::string>>();
    std::string_view further = {};  ///< what else help says, with a heading; may be empty
};

/// The whole program: what stands everywhere, and the commands.
struct CommandTable {
    Command program;
    std::vector<Command> commands;
};

/// Null where there is none.
const Command* find_command(const CommandTable& table, std::string_view name);
std::vector<std::string> command_names(const CommandTable& table);
/// The option or operand with this name, "-f" or "--format" or "FILE"; null where there is none.
const Option* find_option(const Command& command, std::string_view name);
/// As find_option(), in the program itself, too.
const Option* find_option(const CommandTable& table, const Command& command, std::string_view name);

bool exclude_each_other(const Option& a, const Option& b);

/// The command line is wrong, in one way or several: messages that can be shown as they are.
struct UsageProblems : std::runtime_error {
    explicit UsageProblems(std::vector<std::string> texts, const Command* meant = nullptr)
        : std::runtime_error("wrong usage"), messages(std::move(texts)), command(meant) {}
    std::vector<std::string> messages;
    const Command* command;  ///< the one that was meant; null where that is not known
};

/// Refuses the command line: "--format: unknown format 'xml'; expected 'text' or 'json'".
[[noreturn]] void refuse(const std::string& option, const std::string& message);
/// The same, for each of `messages`; there must be one.
[[noreturn]] void refuse(const std::string& option, std::vector<std::string> messages);
/// Refuses a command line that leaves `what` out.
[[noreturn]] void refuse_without(const std::string& what);

/// Adds a command; the reference holds until the next one is added.
Command& add_command(CommandTable& table, const std::string& name, const std::string& summary,
                     std::string_view exit_codes, std::string_view examples);

// Each of the following adds an option and returns it, to be changed until the next one is added. `names` are
// as "-f,--format"; an operand is named "FILE", and has no type.

using SetOne = std::function<void(const std::string&)>;
using SetSeveral = std::function<void(const std::vector<std::string>&)>;

Option& add_option(Command& command, std::string_view names, const std::string& type, SetOne set,
                   const std::string& help);
/// An option that may be given several times, or operands.
Option& add_options(Command& command, std::string_view names, const std::string& type, SetSeveral set,
                    const std::string& help);
Option& add_flag(Command& command, std::string_view names, bool& value, const std::string& help);
/// A flag that is short for something else.
Option& add_short_form(Command& command, std::string_view names, std::function<void()> set,
                       const std::string& help);
Option& add_text(Command& command, std::string_view names, const std::string& type, std::string& value,
                 const std::string& help);
Option& add_texts(Command& command, std::string_view names, const std::string& type,
                  std::vector<std::string>& values, const std::string& help);
/// The name of a file to write. Refuses an empty name, as an unset variable gives.
Option& add_file_option(Command& command, std::string_view names, std::string& path, const std::string& help);

/// The number that `text` is; refuses what is none, or not from `least` to `most`.
std::uint64_t number_option(const std::string& option, const std::string& text, std::uint64_t least = 0,
                            std::uint64_t most = std::numeric_limits<std::uint64_t>::max());

/// The numbers that an option takes.
struct NumberRange {
    std::uint64_t least = 0;
    std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
};

/// A number; `value` is one, or an optional one.
template <class Number>
Option& add_number_option(Command& command, std::string_view names, Number& value, NumberRange range,
                          const std::string& help) {
    const std::string name(names.substr(names.find(',') + 1));
    const auto read = [&value, name, range](const std::string& text) {
        const std::uint64_t number = number_option(name, text, range.least, range.most);
        if constexpr (std::is_integral_v<Number>)
            value = static_cast<Number>(number);
        else
            value = static_cast<typename Number::value_type>(number);
    };
    Option& option = add_option(command, names, "N", read, help);
    if constexpr (std::is_integral_v<Number>) option.usual = std::to_string(value);
    return option;
}

/// The place of the word in `words`; refuses one that is not there, as "unknown <noun> 'word'".
std::size_t word_option(const std::string& option, const std::string& word,
                        std::span<const std::string_view> words, const std::string& noun);

/// One word of E; `value` is one, or an optional one.
template <class E, class Value>
Option& add_word_option(Command& command, std::string_view names, const std::string& type, Value& value,
                        const std::string& noun, const std::string& help) {
    const std::string name(names.substr(names.find(',') + 1));
    const auto read = [&value, name, noun](const std::string& word) {
        value = static_cast<E>(word_option(name, word, Vocabulary<E>::words, noun));
    };
    Option& option = add_option(command, names, type, read, help);
    option.words.assign(Vocabulary<E>::words.begin(), Vocabulary<E>::words.end());
    option.offer = Offer::words;
    if constexpr (std::is_same_v<E, Value>) option.usual = spelling(value);
    return option;
}

/// -f for the form of the result, one of which is JSON, and --json for that one.
template <class E>
void add_format_options(Command& command, E& format, const std::string& help) {
    add_word_option<E>(command, "-f,--format", "FORMAT", format, "format", help);
    add_short_form(
        command, "--json", [&format] { format = E::json; }, "Short for --format json")
        .excludes = {"--format"};
}

/// The value that `word` names, whatever its case.
template <class E>
std::optional<E> value_named(std::string_view word) {
    for (const E value : all_values<E>())
        if (is_same_word(spelling(value), word)) return value;
    return std::nullopt;
}

}  // namespace robbers
