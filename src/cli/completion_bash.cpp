// Writes the completion script for bash: one function with a case for each command.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/completion_table.h"

namespace robbers {

namespace {

std::string bash_offer(const Completable& one) {
    switch (one.values) {
        case Values::none: return "return";
        case Values::words: return fmt::format("_robbers_offer '{}'; return", fmt::join(one.words, " "));
        case Values::editions: return "_robbers_offer_list \"$editions\"; return";
        case Values::rulings: return "_robbers_offer \"$(_robbers_rulings)\"; return";
        case Values::files: return "_robbers_files; return";
    }
    return {};  // unreachable: every kind has its case
}

std::string bash_values(const CommandTable& table) {
    std::string text;
    for (const Completable& option : table.options) {
        if (!option.takes_value) continue;
        std::vector<std::string> patterns;
        for (const std::string& name : option.names) patterns.push_back(table.name + "," + name);
        text += fmt::format("    {}) {} ;;\n", fmt::join(patterns, " | "), bash_offer(option));
    }
    return text;
}

std::string bash_options(const CommandTable& table) {
    return fmt::format("    {}) options+=' {}' ;;\n", table.name, fmt::join(option_names(table), " "));
}

/// A case for each operand; the last one holds for all that follow.
std::string bash_operands(const CommandTable& table) {
    std::string text;
    for (std::size_t at = 0; at < table.operands.size(); ++at) {
        const std::string offer = bash_offer(table.operands[at]);
        const std::string number = at + 1 == table.operands.size() ? "*" : fmt::format("{}", at);
        text +=
            fmt::format("    {},{}) {} ;;\n", table.name, number, offer.substr(0, offer.find("; return")));
    }
    return text;
}

/// The script with names in braces where its parts go.
constexpr std::string_view kBashScript = R"sh(# bash completion for robbers
_robbers_rulings() {{
    {rulings}
}}

_robbers_offer() {{
    local IFS=$' \n'
    mapfile -t -O "${{#COMPREPLY[@]}}" COMPREPLY < <(compgen -W "$1" -- "$current")
}}

# The last of several words, separated by commas.
_robbers_offer_list() {{
    local before=''
    [[ $current == *,* ]] && before=${{current%,*}},
    mapfile -t COMPREPLY < <(compgen -P "$before" -W "$1" -- "${{current##*,}}")
}}

_robbers_files() {{
    local file
    while IFS= read -r file; do
        if [[ -d $file ]]; then
            COMPREPLY+=("$file/")
            compopt -o nospace 2>/dev/null
        else
            COMPREPLY+=("$file")
        fi
    done < <(compgen -f -- "$current")
}}

_robbers() {{
    local current=${{COMP_WORDS[COMP_CWORD]}} previous=${{COMP_WORDS[COMP_CWORD - 1]}}
    local options='{everywhere}'
    local editions='{editions}'
    local command='' operand=0 word
    COMPREPLY=()
    for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
        if [[ -n $command ]]; then
            [[ $word == -* ]] || ((operand++))
            continue
        fi
        case $word in
        {names} | help) command=$word ;;
        *.yaml | *.yml | -) command=adjudicate ;;
        esac
    done
    # --option=VALUE and --ruling QUESTION=ANSWER: bash makes "=" a word of its own.
    local at=$COMP_CWORD
    [[ $current == = ]] || ((at--))
    if [[ ${{COMP_WORDS[at]}} == = ]]; then
        current=${{current#=}}
        previous=${{COMP_WORDS[at - 1]}}
        local option=${{COMP_WORDS[at - 2]}}
        [[ $option == = && $at -gt 3 ]] && option=${{COMP_WORDS[at - 3]}}
        if [[ $option == --ruling ]]; then
            _robbers_offer "$(_robbers_rulings | sed -n "s/^$previous=//p")"
            return
        fi
    fi
    case ${{command:-adjudicate}},$previous in
{values}{everywhere_values}    esac
    case ${{command:-adjudicate}} in
{options}    esac
    if [[ $current == -* ]]; then
        _robbers_offer "$options"
        return
    fi
    [[ -z $command || $command == help ]] && _robbers_offer '{words} help'
    case ${{command:-adjudicate}},$operand in
{operands}    esac
}}
complete -F _robbers robbers
)sh";

}  // namespace

std::string bash_script(const CommandTable& everywhere, const std::vector<CommandTable>& tables) {
    std::string values;
    std::string options;
    std::string operands;
    for (const CommandTable& table : tables) {
        values += bash_values(table);
        options += bash_options(table);
        operands += bash_operands(table);
    }
    std::string everywhere_values;
    for (const Completable& option : everywhere.options) {
        if (option.takes_value)
            everywhere_values +=
                fmt::format("    *,{}) {} ;;\n", fmt::join(option.names, " | *,"), bash_offer(option));
    }
    return fmt::format(fmt::runtime(kBashScript), fmt::arg("rulings", kRulings),
                       fmt::arg("everywhere", fmt::join(option_names(everywhere), " ")),
                       fmt::arg("editions", edition_words()), fmt::arg("names", command_names(tables, " | ")),
                       fmt::arg("values", values), fmt::arg("everywhere_values", everywhere_values),
                       fmt::arg("options", options), fmt::arg("operands", operands),
                       fmt::arg("words", command_names(tables, " ")));
}

}  // namespace robbers
