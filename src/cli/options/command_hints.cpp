// Writes commands that can be pasted into a shell.
#include "cli/options/command_hints.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "support/text.h"

namespace robbers {

std::string edition_arguments(const std::vector<EditionId>& editions) {
    if (editions.empty()) return {};
    if (editions.size() == vocabulary_size<EditionId>) return " -e all";
    std::vector<std::string_view> ids;
    ids.reserve(editions.size());
    for (const EditionId edition : editions) ids.push_back(spelling(edition));
    return fmt::format(" -e {}", fmt::join(ids, ","));
}

std::string ask_command(const std::string& line, const LoadOptions& rules,
                        const std::vector<std::string>& claims) {
    std::string command = "robbers ask" + edition_arguments(rules.editions);
    for (const Ruling& ruling : rules.rulings) command += fmt::format(" --ruling {}", to_string(ruling));
    command += " " + for_shell(line);
    for (const std::string& claim : claims) command += " --claim " + for_shell(claim);
    return command;
}

}  // namespace robbers
