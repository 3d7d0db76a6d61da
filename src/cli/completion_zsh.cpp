// Writes the completion script for zsh: arguments in the words of _arguments.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/completion_table.h"

namespace robbers {

namespace {

std::string zsh_action(const Completable& one) {
    switch (one.values) {
        case Values::none: return one.takes_value ? ":value:" : "";
        case Values::words: return fmt::format(":word:({})", fmt::join(one.words, " "));
        case Values::editions: return ":edition:_robbers_editions";
        case Values::rulings: return ":ruling:_robbers_rulings";
        case Values::files: return ":file:_files";
    }
    return {};  // unreachable: every kind has its case
}

/// One argument of _arguments: '(-f --format)'{-f,--format}'[text]:word:(a b)'
std::string zsh_option(const Completable& option) {
    const std::string several =
        option.may_repeat && option.takes_value ? "'*'" : fmt::format("'({})'", fmt::join(option.names, " "));
    // A value may stand in the same word: -fjson, --format=json.
    std::vector<std::string> spellings = option.names;
    for (std::string& name : spellings)
        if (option.takes_value) name += name.starts_with("--") ? "=" : "+";
    const std::string names =
        spellings.size() == 1 ? spellings.front() : fmt::format("{{{}}}", fmt::join(spellings, ","));
    const std::string action = option.takes_value ? zsh_action(option) : std::string();
    return fmt::format("{}{}'[{}]{}'", several, names, option.description, action);
}

std::string zsh_command(const CommandTable& table) {
    std::string text = fmt::format("    {}{})\n      _arguments $everywhere", table.name,
                                   table.name == "adjudicate" ? " | *.yaml | *.yml | -" : "");
    for (const Completable& option : table.options) text += " \\\n        " + zsh_option(option);
    for (const Completable& operand : table.operands)
        text += fmt::format(" \\\n        '{}{}'", operand.may_repeat ? "*" : "", zsh_action(operand));
    return text + "\n      ;;\n";
}

/// The script with names in braces where its parts go.
constexpr std::string_view kZshScript = R"sh(#compdef robbers
# zsh completion for robbers

_robbers_editions() {{ _values -s , edition {editions} }}

_robbers_rulings() {{
  local -a rulings
  rulings=(${{(f)"$({rulings})"}})
  compadd -a rulings
}}

_robbers() {{
  local -a everywhere
  everywhere=(
{global}  )
  local curcontext=$curcontext state line
  _arguments -C $everywhere '1:command:->command' '*::argument:->argument'
  case $state in
  command)
    _values command{names} 'help[Show help]'
    _files -g '*.(yaml|yml)'
    ;;
  argument)
    case $words[1] in
{commands}    help) _arguments '1:command:({words})' ;;
    *) _files ;;
    esac
    ;;
  esac
}}

_robbers "$@"
)sh";

}  // namespace

std::string zsh_script(const CommandTable& everywhere, const std::vector<CommandTable>& tables) {
    std::string global;
    for (const Completable& option : everywhere.options) global += "    " + zsh_option(option) + "\n";
    std::string names;
    std::string commands;
    for (const CommandTable& table : tables) {
        names += fmt::format(" '{}[{}]'", table.name, table.description);
        commands += zsh_command(table);
    }
    return fmt::format(fmt::runtime(kZshScript), fmt::arg("editions", edition_words()),
                       fmt::arg("rulings", kRulings), fmt::arg("global", global), fmt::arg("names", names),
                       fmt::arg("commands", commands), fmt::arg("words", command_names(tables, " ")));
}

}  // namespace robbers
