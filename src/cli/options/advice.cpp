// Decides what is probably meant by a command or an option that nobody knows, from those that exist.
// Finding them in the arguments is done in command_line.
#include <algorithm>
#include <filesystem>

#include <fmt/format.h>

#include "cli/options/command_line.h"
#include "report/words/words.h"

namespace robbers {

namespace {

struct Synonym {
    std::string_view word, meant;
};

/// Words that other programs have for what is done here.
constexpr Synonym kSynonyms[] = {
    {"accept", "bless"},
    {"approve", "bless"},
    {"choices", "options"},
    {"claim", "settle"},
    {"clause", "rules"},
    {"clauses", "rules"},
    {"create", "new"},
    {"diff", "compare"},
    {"draw", "board"},
    {"explain", "adjudicate --explain full"},
    {"init", "new"},
    {"judge", "adjudicate"},
    {"lint", "check"},
    {"merge", "report merge"},
    {"moves", "options"},
    {"run", "adjudicate"},
    {"score", "adjudicate"},
    {"settings", "config show"},
    {"show", "adjudicate"},
    {"solve", "adjudicate"},
    {"sources", "list sources"},
    {"update", "bless"},
    {"validate", "check"},
    {"verify", "test"},
    {"version", "--version"},
    {"why", "adjudicate --explain full"},
};

/// What other runners of tests call something, our option for it, and how that is given. Without an option it
/// is a command.
struct ForeignOption {
    std::string_view name, option, given;
};

constexpr std::string_view kSelectId = "--select 'id(*WORD*)'";
constexpr std::string_view kSelectTag = "--select 'tag(WORD)'";
constexpr std::string_view kSelectNot = "--select 'not id(*WORD*)'";
constexpr std::string_view kJunit = "--report junit=FILE";
constexpr std::string_view kBless = "'robbers bless'";

constexpr ForeignOption kForeignOptions[] = {
    {"-k", "--select", kSelectId},
    {"-t", "--select", kSelectId},
    {"--filter", "--select", kSelectId},
    {"--grep", "--select", kSelectId},
    {"--name", "--select", kSelectId},
    {"--only", "--select", kSelectId},
    {"--pattern", "--select", kSelectId},
    {"--test-name-pattern", "--select", kSelectId},
    {"-m", "--select", kSelectTag},
    {"--tag", "--select", kSelectTag},
    {"--tags", "--select", kSelectTag},
    {"--exclude", "--select", kSelectNot},
    {"--skip", "--select", kSelectNot},
    {"-x", "--fail-fast", "--fail-fast"},
    {"--bail", "--fail-fast", "--fail-fast"},
    {"--exitfirst", "--fail-fast", "--fail-fast"},
    {"--failfast", "--fail-fast", "--fail-fast"},
    {"--stop-on-failure", "--fail-fast", "--fail-fast"},
    {"--maxfail", "--max-fail", "--max-fail N"},
    {"--junit", "--report", kJunit},
    {"--junitxml", "--report", kJunit},
    {"--junit-xml", "--report", kJunit},
    {"--xml", "--report", kJunit},
    {"--tap", "--report", "--report tap"},
    {"--reporter", "--report", "--report FORMAT"},
    {"-n", "--jobs", "-j N"},
    {"-p", "--jobs", "-j N"},
    {"--numprocesses", "--jobs", "-j N"},
    {"--parallel", "--jobs", "-j N"},
    {"--threads", "--jobs", "-j N"},
    {"--workers", "--jobs", "-j N"},
    {"--lf", "--rerun", "--rerun failed"},
    {"--last-failed", "--rerun", "--rerun failed"},
    {"--only-failures", "--rerun", "--rerun failed"},
    {"--rerun-failed", "--rerun", "--rerun failed"},
    {"-l", "--list", "--list"},
    {"--collect-only", "--list", "--list"},
    {"--list-tests", "--list", "--list"},
    {"--dry-run", "--list", "--list"},
    {"--dry-run", "--check", "--check"},
    {"-n", "--check", "--check"},
    {"--cov", "--coverage", "--coverage"},
    {"--cov-fail-under", "--coverage-min", "--coverage-min N"},
    {"-w", "--watch", "--watch"},
    {"--watch-all", "--watch", "--watch"},
    {"--force", "--yes", "--yes"},
    {"-u", "", kBless},
    {"--accept", "", kBless},
    {"--bless", "", kBless},
    {"--update", "", kBless},
    {"--snapshot-update", "", kBless},
    {"--update-snapshot", "", kBless},
    {"--update-snapshots", "", kBless},
};

/// How the command, or else the one that runs tests, is told what `name` means for other runners; empty where
/// it means nothing.
std::string foreign_option(const Command& command, std::string_view name) {
    const auto is_of = [&](const ForeignOption& one) {
        return one.name == name && !one.option.empty() &&
               find_option(command, std::string(one.option)) != nullptr;
    };
    const auto* own = std::ranges::find_if(kForeignOptions, is_of);
    if (own != std::end(kForeignOptions)) return fmt::format("robbers calls it {}", own->given);
    const auto* any = std::ranges::find(kForeignOptions, name, &ForeignOption::name);
    if (any == std::end(kForeignOptions)) return {};
    return any->option.empty() ? fmt::format("{} rewrites expectations", any->given)
                               : fmt::format("'robbers test' has {}", any->given);
}

/// The long names of the options of the program and of the command.
std::vector<std::string> long_names(const CommandTable& table, const Command& command) {
    std::vector<std::string> names;
    for (const Command* one : {&table.program, &command})
        for (const Option& option : one->options)
            if (!option.is_operand()) names.push_back(option.name());
    return names;
}

/// How the command writes JSON, as "--json" or "--report json"; empty where it does not.
std::string json_option(const Command& command) {
    if (find_option(command, "--json") != nullptr) return "--json";
    for (const Option& option : command.options)
        if (option.type.starts_with("FORMAT")) return option.name() + " json";  // each of them has json
    return {};
}

/// What the command has instead of an option that others choose the form of the result with.
std::string instead_of_format(const Command& command, const std::string& name) {
    std::string json = json_option(command);
    if (name == "--json") return json;
    return name == "-f" || name == "--format" ? json.substr(0, json.find(' ')) : std::string();
}

/// "'robbers best' and 'robbers options'": the commands that have the option; long lists are cut.
std::string owners_of(const CommandTable& table, const std::string& name) {
    constexpr std::size_t kMostNamed = 3;
    std::vector<std::string> owners;
    for (const Command& command : table.commands)
        if (find_option(command, name) != nullptr)
            owners.push_back(fmt::format("'robbers {}'", command.name));
    if (owners.size() > kMostNamed) {
        const std::size_t others = owners.size() - kMostNamed + 1;
        owners.resize(kMostNamed - 1);
        owners.push_back(fmt::format("{} other commands", others));
    }
    return listed(owners);
}

}  // namespace

bool is_known_option(const CommandTable& table, std::string_view name) {
    return find_option(table.program, name) != nullptr ||
           std::ranges::any_of(table.commands,
                               [&](const Command& command) { return find_option(command, name) != nullptr; });
}

bool takes_value(const CommandTable& table, std::string_view name) {
    return std::ranges::any_of(table.commands, [&](const Command& command) {
        const Option* option = find_option(table, command, name);
        return option != nullptr && option->takes != Takes::nothing;
    });
}

std::string unknown_option(const CommandTable& table, const Command& command, const std::string& name) {
    const std::string unknown = "unknown option " + in_quotes(name);
    if (command.name == "ask" && name == "--line")
        return unknown + "; the line stands by itself, as in 'robbers ask LINE'";
    if (const std::string meant = instead_of_format(command, name); !meant.empty())
        return fmt::format("{}; did you mean '{}'?", unknown, meant);
    const std::string foreign = foreign_option(command, name);
    if (foreign.starts_with("robbers calls")) return fmt::format("{}; {}", unknown, foreign);
    if (const std::string owners = owners_of(table, name); !owners.empty())
        return fmt::format("{}; it belongs to {}", unknown, owners);
    if (!foreign.empty()) return fmt::format("{}; {}", unknown, foreign);
    const std::vector<std::string> known = long_names(table, command);
    const auto nearest = nearest_word(name, views_of(known));
    return unknown + (nearest ? fmt::format("; did you mean {}?", in_quotes(*nearest)) : "");
}

std::string with_two_dashes(const CommandTable& table, const std::string& argument) {
    constexpr std::size_t kShortest = 2;  // of a long name
    const std::string plain = with_plain_minus(argument);
    const std::size_t begin = std::min(plain.find_first_not_of('-'), plain.size());
    const bool is_meant = begin > 0 && (plain != argument || begin == 1);
    const std::string name = "--" + plain.substr(begin, plain.find('=') - begin);
    std::error_code ignored;
    if (!is_meant || plain.size() < begin + kShortest || !is_known_option(table, name)) return {};
    return std::filesystem::exists(argument, ignored) ? std::string() : name;
}

std::string command_advice(const CommandTable& table, const std::string& word) {
    const auto* synonym =
        std::ranges::find_if(kSynonyms, [&](const Synonym& one) { return is_same_word(one.word, word); });
    if (synonym != std::end(kSynonyms)) return fmt::format("did you mean 'robbers {}'?", synonym->meant);
    return suggestion(word, views_of(command_names(table)));
}

}  // namespace robbers
