// Decides what is probably meant by an option that a command has not, from the options that are declared.
// Finding the options is done in command_line.
#include "cli/option_advice.h"

#include <algorithm>
#include <filesystem>
#include <vector>

#include <fmt/format.h>

#include "cli/usage.h"
#include "support/slips.h"
#include "support/text.h"

namespace robbers {

namespace {

/// The long names of the options of the command and of the program.
std::vector<std::string> option_names(const CLI::App& app, const CLI::App& command) {
    std::vector<std::string> names;
    for (const CLI::App* one : {&app, &command})
        for (const CLI::Option* option : one->get_options())
            for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
    return names;
}

/// How the command writes JSON, as "--json" or "--report json"; empty where it does not.
std::string json_option(const CLI::App& command) {
    if (command.get_option_no_throw("--json") != nullptr) return "--json";
    for (const CLI::Option* option : command.get_options())
        if (option->get_type_name().starts_with("FORMAT"))  // each of them has json
            return fmt::format("--{} json", option->get_lnames().front());
    return {};
}

/// What the command has instead of an option that others choose the form of the result with.
std::string instead_of_format(const CLI::App& command, const std::string& name) {
    const std::string json = json_option(command);
    if (name == "--json") return json;
    return name == "-f" || name == "--format" ? json.substr(0, json.find(' ')) : std::string();
}

/// "'robbers best' and 'robbers options'": the commands that have the option; long lists are cut.
std::string owners_of(const CLI::App& app, const std::string& name) {
    constexpr std::size_t kMostNamed = 3;
    std::vector<std::string> owners;
    for (const CLI::App* command : app.get_subcommands(nullptr))
        if (command->get_option_no_throw(name) != nullptr)
            owners.push_back(fmt::format("'robbers {}'", command->get_name()));
    if (owners.size() > kMostNamed) {
        const std::size_t others = owners.size() - kMostNamed + 1;
        owners.resize(kMostNamed - 1);
        owners.push_back(fmt::format("{} other commands", others));
    }
    std::string text;
    for (std::size_t i = 0; i < owners.size(); ++i)
        text += (i == 0 ? "" : i + 1 == owners.size() ? " and " : ", ") + owners[i];
    return text;
}

}  // namespace

bool is_known_option(const CLI::App& app, const std::string& name) {
    const auto has = [&](const CLI::App* one) { return one->get_option_no_throw(name) != nullptr; };
    return has(&app) || std::ranges::any_of(app.get_subcommands(nullptr), has);
}

std::string unknown_option(const CLI::App& app, const CLI::App& command, const std::string& name) {
    const std::string unknown = "unknown option " + in_quotes(name);
    if (command.get_name() == "ask" && name == "--line")
        return unknown + "; the line stands by itself, as in 'robbers ask LINE'";
    if (const std::string meant = instead_of_format(command, name); !meant.empty())
        return fmt::format("{}; did you mean '{}'?", unknown, meant);
    if (const std::string owners = owners_of(app, name); !owners.empty())
        return fmt::format("{}; it belongs to {}", unknown, owners);
    const std::vector<std::string> known = option_names(app, command);
    const auto nearest = nearest_word(name, views_of(known));
    return unknown + (nearest ? fmt::format("; did you mean {}?", in_quotes(*nearest)) : "");
}

std::string with_two_dashes(const CLI::App& app, const std::string& argument) {
    constexpr std::size_t kShortest = 2;  // of a long name
    const std::string plain = with_plain_minus(argument);
    const std::size_t begin = std::min(plain.find_first_not_of('-'), plain.size());
    const bool is_meant = begin > 0 && (plain != argument || begin == 1);
    const std::string name = "--" + plain.substr(begin, plain.find('=') - begin);
    std::error_code ignored;
    if (!is_meant || plain.size() < begin + kShortest || !is_known_option(app, name)) return {};
    return std::filesystem::exists(argument, ignored) ? std::string() : name;
}

}  // namespace robbers
