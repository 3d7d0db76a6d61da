// Reads commands and options off their declarations. What a value looks like follows from the name of its
// type.
#include "cli/completion_table.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/usage.h"
#include "rules/edition.h"

namespace robbers {

namespace {

/// The first sentence without what shells take for signs of their own.
std::string short_text(const std::string& description) {
    std::string text = description.substr(0, description.find_first_of(".;:("));
    std::erase_if(
        text, [](char c) { return c == '\'' || c == '[' || c == ']' || c == '"' || c == '`' || c == '$'; });
    while (text.ends_with(' ')) text.pop_back();
    return text;
}

Values values_of(const std::string& type) {
    if (type.starts_with("EDITION")) return Values::editions;
    if (type.starts_with("QUESTION")) return Values::rulings;
    return type.find("FILE") != std::string::npos || type.find("PATH") != std::string::npos ? Values::files
                                                                                            : Values::none;
}

/// The words that the declaration names, or the commands where one of them is meant.
std::vector<std::string> known_words_of(const CLI::App& command, const CLI::Option& option) {
    if (option.get_name() != "COMMAND" || command.get_parent() == nullptr) return words_of(option);
    std::vector<std::string> names;
    for (const CLI::App* other : command.get_parent()->get_subcommands(nullptr))
        names.push_back(other->get_name());
    return names;
}

Completable completable_of(const CLI::App& command, const CLI::Option& option) {
    Completable one;
    for (const std::string& name : option.get_snames()) one.names.push_back("-" + name);
    for (const std::string& name : option.get_lnames()) one.names.push_back("--" + name);
    one.description = short_text(option.get_description());
    one.takes_value = option.get_items_expected_max() > 0;
    one.may_repeat = one.names.empty() ? option.get_items_expected_max() > 1
                                       : option.get_multi_option_policy() != CLI::MultiOptionPolicy::TakeLast;
    one.words = known_words_of(command, option);
    one.values = one.words.empty() ? values_of(one.names.empty() ? option.get_name() : option.get_type_name())
                                   : Values::words;
    return one;
}

}  // namespace

CommandTable table_of(const CLI::App& command) {
    CommandTable table{command.get_name(), short_text(command.get_description()), {}, {}};
    for (const CLI::Option* option : command.get_options()) {
        const bool is_everywhere = command.get_parent() != nullptr && option->check_lname("help");
        if (is_everywhere) continue;
        const bool is_operand = option->get_positional() && option->get_lnames().empty();
        (is_operand ? table.operands : table.options).push_back(completable_of(command, *option));
    }
    return table;
}

std::vector<CommandTable> tables_of(const CLI::App& app) {
    const std::vector<const CLI::App*> commands = app.get_subcommands(nullptr);
    std::vector<CommandTable> tables(commands.size());
    std::ranges::transform(commands, tables.begin(),
                           [](const CLI::App* command) { return table_of(*command); });
    return tables;
}

std::string edition_words() { return fmt::format("{} all", fmt::join(Vocabulary<EditionId>::words, " ")); }

std::string command_names(const std::vector<CommandTable>& tables, std::string_view separator) {
    std::string names;
    for (const CommandTable& table : tables)
        names += fmt::format("{}{}", names.empty() ? "" : separator, table.name);
    return names;
}

std::vector<std::string> option_names(const CommandTable& table) {
    std::vector<std::string> names;
    for (const Completable& option : table.options)
        names.insert(names.end(), option.names.begin(), option.names.end());
    return names;
}

}  // namespace robbers
