// Writes commands that can be pasted into a shell.
#include "cli/options/command_hints.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "support/text.h"

namespace robbers {

std::string in_shell_quotes(const std::string& text) {
    std::string quoted = "'";
    for (const char c : text) quoted += c == '\'' ? "'\\''" : std::string(1, c);
    return quoted + "'";
}

std::string as_argument(const std::string& text) {
    constexpr std::string_view kPlain =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-./,:=+@%";
    const bool is_plain = !text.empty() && text.find_first_not_of(kPlain) == std::string::npos;
    return is_plain ? text : in_shell_quotes(visible(text));
}

std::string edition_arguments(const std::vector<EditionId>& editions) {
    if (editions.empty()) return {};
    if (editions.size() == vocabulary_size<EditionId>) return " -e all";
    std::vector<std::string_view> ids;
    for (const EditionId edition : editions) ids.push_back(spelling(edition));
    return fmt::format(" -e {}", fmt::join(ids, ","));
}

std::string ask_command(const std::string& line, const LoadOptions& rules,
                        const std::vector<std::string>& claims) {
    std::string command = "robbers ask" + edition_arguments(rules.editions);
    for (const Ruling& ruling : rules.rulings) command += fmt::format(" --ruling {}", to_string(ruling));
    command += " " + in_shell_quotes(visible(line));
    for (const std::string& claim : claims) command += " --claim " + in_shell_quotes(visible(claim));
    return command;
}

}  // namespace robbers
