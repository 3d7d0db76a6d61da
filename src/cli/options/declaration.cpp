// Builds the table of commands and options, and finds things in it. What the options mean is decided by their
// commands.
#include "cli/options/declaration.h"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

namespace robbers {

namespace {

std::vector<std::string> names_in(std::string_view text) {
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos) return {std::string(text)};
    return {std::string(text.substr(0, comma)), std::string(text.substr(comma + 1))};
}

}  // namespace

const Command* find_command(const CommandTable& table, std::string_view name) {
    const auto found = std::ranges::find(table.commands, name, &Command::name);
    return found == table.commands.end() ? nullptr : &*found;
}

std::vector<std::string> command_names(const CommandTable& table) {
    std::vector<std::string> names;
    for (const Command& command : table.commands) names.push_back(command.name);
    return names;
}

const Option* find_option(const Command& command, std::string_view name) {
    const auto found = std::ranges::find_if(command.options, [&](const Option& option) {
        return std::ranges::find(option.names, name) != option.names.end();
    });
    return found == command.options.end() ? nullptr : &*found;
}

const Option* find_option(const CommandTable& table, const Command& command, std::string_view name) {
    const Option* const own = find_option(command, name);
    return own != nullptr ? own : find_option(table.program, name);
}

bool exclude_each_other(const Option& a, const Option& b) {
    return std::ranges::find(a.excludes, b.name()) != a.excludes.end() ||
           std::ranges::find(b.excludes, a.name()) != b.excludes.end();
}

void refuse(const std::string& option, const std::string& message) { refuse(option, std::vector{message}); }

void refuse(const std::string& option, std::vector<std::string> messages) {
    for (std::string& message : messages) message = fmt::format("{}: {}", option, message);
    throw UsageProblems(std::move(messages));
}

void refuse_without(const std::string& what) { throw UsageProblems({what + " is required"}); }

Command& add_command(CommandTable& table, const std::string& name, const std::string& summary,
                     std::string_view exit_codes, std::string_view examples) {
    return table.commands.emplace_back(Command{
        name, summary, exit_codes, examples, {}, {}, {}, std::make_shared<std::vector<std::string>>(), {}});
}

Option& add_options(Command& command, std::string_view names, const std::string& type, SetSeveral set,
                    const std::string& help) {
    Option& option = command.options.emplace_back();
    option.names = names_in(names);
    option.takes = Takes::several;
    option.type = type;
    option.help = help;
    option.set = std::move(set);
    return option;
}

Option& add_option(Command& command, std::string_view names, const std::string& type, SetOne set,
                   const std::string& help) {
    const auto set_last = [set = std::move(set)](const std::vector<std::string>& values) {
        set(values.back());
    };
    Option& option = add_options(command, names, type, set_last, help);
    option.takes = Takes::last;
    return option;
}

Option& add_flag(Command& command, std::string_view names, bool& value, const std::string& help) {
    return add_short_form(
        command, names, [&value] { value = true; }, help);
}

Option& add_short_form(Command& command, std::string_view names, std::function<void()> set,
                       const std::string& help) {
    const auto set_flag = [set = std::move(set)](const std::vector<std::string>&) { set(); };
    Option& option = add_options(command, names, "", set_flag, help);
    option.takes = Takes::nothing;
    return option;
}

Option& add_text(Command& command, std::string_view names, const std::string& type, std::string& value,
                 const std::string& help) {
    return add_option(
        command, names, type, [&value](const std::string& text) { value = text; }, help);
}

Option& add_texts(Command& command, std::string_view names, const std::string& type,
                  std::vector<std::string>& values, const std::string& help) {
    return add_options(
        command, names, type, [&values](const std::vector<std::string>& texts) { values = texts; }, help);
}

Option& add_file_option(Command& command, std::string_view names, std::string& path,
                        const std::string& help) {
    const std::string name = names_in(names).back();
    const auto read = [&path, name](const std::string& text) {
        if (text.empty()) refuse(name, "the name of the file is empty");
        path = text;
    };
    Option& option = add_option(command, names, "FILE", read, help);
    option.offer = Offer::files;
    return option;
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

std::size_t word_option(const std::string& option, const std::string& word,
                        std::span<const std::string_view> words, const std::string& noun) {
    const auto found = std::ranges::find(words, word);
    if (found == words.end())
        refuse(option, fmt::format("unknown {} {}; {}", noun, in_quotes(word), suggestion(word, words)));
    return static_cast<std::size_t>(found - words.begin());
}

}  // namespace robbers
