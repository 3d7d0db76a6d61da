// Writes the completion script for fish: one complete line for each option.
#include <algorithm>

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
    if (option.values == Values::editions) text += " -a '(__robbers_editions)'";
    if (option.values == Values::rulings) text += " -a '(__robbers_rulings)'";
    return fmt::format("{} -d '{}'\n", text, option.description);
}

/// The words of the operands: those of the first, and behind one of them those of the next.
std::string fish_operands(const CommandTable& table) {
    std::string text;
    std::string before = table.name;
    for (const Completable& operand : table.operands) {
        if (operand.values != Values::words) break;
        const std::string words = fmt::format("{}", fmt::join(operand.words, " "));
        const bool is_last = &operand == &table.operands.back();
        text += fmt::format("complete -c robbers -n '__fish_seen_subcommand_from {}{}' -f -a '{}'\n", before,
                            is_last ? "" : "; and not __fish_seen_subcommand_from " + words, words);
        before += "; and __fish_seen_subcommand_from " + words;
    }
    return text;
}

}  // namespace

std::string fish_script(const CommandTable& everywhere, const std::vector<CommandTable>& tables) {
    std::string edition_list = edition_words();
    std::ranges::replace(edition_list, ' ', ',');
    std::string text = fmt::format(
        "# fish completion for robbers\nfunction __robbers_rulings\n    {}\nend\n\n"
        "# The last of several editions, separated by commas.\n"
        "function __robbers_editions\n"
        "    set -l before (commandline -ct | string replace -r '^(--edition=)?(.*,)?[^,]*$' '$2')\n"
        "    printf '%s\\n' $before{{{}}}\nend\n\n"
        "set -l commands {} help\nset -l not_yet \"not __fish_seen_subcommand_from $commands\"\n\n",
        kRulings, edition_list, command_names(tables, " "));
    for (const CommandTable& table : tables)
        text += fmt::format("complete -c robbers -n $not_yet -a {} -d '{}'\n", table.name, table.description);
    text += fmt::format(
        "complete -c robbers -n $not_yet -a help -d 'Show help'\n"
        "complete -c robbers -n '__fish_seen_subcommand_from help' -f -a '{}'\n",
        command_names(tables, " "));
    for (const Completable& option : everywhere.options) text += fish_option(option, "");
    for (const CommandTable& table : tables) {
        const bool is_standard = table.name == "adjudicate";  // where no command is named
        const std::string condition = fmt::format(" -n \"__fish_seen_subcommand_from {}{}\"", table.name,
                                                  is_standard ? "; or $not_yet" : "");
        for (const Completable& option : table.options) text += fish_option(option, condition);
        text += fish_operands(table);
    }
    return text;
}

}  // namespace robbers
