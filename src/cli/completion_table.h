#pragma once
// Commands and options as completion scripts need them.

#include <CLI/CLI.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace robbers {

/// What a shell may offer for a value.
enum class Values { none, words, editions, rulings, files };

struct Completable {
    std::vector<std::string> names;  ///< with dashes; none for an operand
    std::string description;         ///< its first clause
    bool takes_value = false;
    bool may_repeat = false;
    Values values = Values::none;
    std::vector<std::string> words;
};

struct CommandTable {
    std::string name;
    std::string description;
    std::vector<Completable> options;
    std::vector<Completable> operands;
};

/// The options and operands of a command, or of the program itself.
CommandTable table_of(const CLI::App& command);
std::vector<CommandTable> tables_of(const CLI::App& app);

/// Every edition, and "all".
std::string edition_words();
std::string command_names(const std::vector<CommandTable>& tables, std::string_view separator);
/// Every name of the options of `table`.
std::vector<std::string> option_names(const CommandTable& table);

/// The questions with their answers, as "laps=same-lap", one a line.
inline constexpr std::string_view kRulings =
    "robbers list questions --json 2>/dev/null |\n"
    "        awk -F'\"' '$2 == \"answers\" { a = 1 } $2 == \"editions\" { a = 0 } "
    "$2 == \"id\" { if (a) print q \"=\" $4; else q = $4 }'";

std::string bash_script(const CommandTable& everywhere, const std::vector<CommandTable>& tables);
std::string zsh_script(const CommandTable& everywhere, const std::vector<CommandTable>& tables);
std::string fish_script(const CommandTable& everywhere, const std::vector<CommandTable>& tables);

}  // namespace robbers
