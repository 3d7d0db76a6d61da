// Writes the completion script for fish: one complete line for each option.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/completion_table.h"

namespace robbers {

namespace {

std::string fish_option(const Completable& option, const std::string& condition) {
    std::string text = "complete -c robbers" + condition;
    for (const std::string& name : option.names)
        text += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
    if (option.takes_value) text += option.values == Values::files ? " -r" : " -x";
    if (option.values == Values::words) text += fmt::format(" -a '{}'", fmt::join(option.words, " "));
    if (option.values == Values::editions) text += fmt::format(" -a '{}'", edition_words());
    if (option.values == Values::rulings) text += " -a '(__robbers_rulings)'";
    return fmt::format("{} -d '{}'\n", text, option.description);
}

}  // namespace

std::string fish_script(const CommandTable& everywhere, const std::vector<CommandTable>& tables) {
    std::string text = fmt::format(
        "# fish completion for robbers\nfunction __robbers_rulings\n    {}\nend\n\n"
        "set -l commands {} help\nset -l not_yet \"not __fish_seen_subcommand_from $commands\"\n\n",
        kRulings, command_names(tables, " "));
    for (const CommandTable& table : tables)
        text += fmt::format("complete -c robbers -n $not_yet -a {} -d '{}'\n", table.name, table.description);
    text += fmt::format(
        "complete -c robbers -n $not_yet -a help -d 'Show help'\n"
        "complete -c robbers -n '__fish_seen_subcommand_from help' -f -a '{}'\n",
        command_names(tables, " "));
    for (const Completable& option : everywhere.options) text += fish_option(option, "");
    for (const CommandTable& table : tables) {
        const std::string condition = fmt::format(" -n '__fish_seen_subcommand_from {}'", table.name);
        for (const Completable& option : table.options) text += fish_option(option, condition);
        for (const Completable& operand : table.operands) {
            if (operand.values == Values::words)
                text += fmt::format("complete -c robbers{} -f -a '{}'\n", condition,
                                    fmt::join(operand.words, " "));
        }
    }
    return text;
}

}  // namespace robbers
