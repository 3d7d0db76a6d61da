// Decides which arguments behind -e still belong to the edition: "-e big box 6" is one edition in three
// words, and "-e c2 c3" is a slip.
#include <algorithm>
#include <filesystem>

#include <fmt/format.h>

#include "cli/options/command_line.h"
#include "cli/options/edition_words.h"
#include "cli/options/rules_words.h"
#include "support/slips.h"

namespace robbers {

namespace {

bool is_edition_option(const std::string& name) { return name == "-e" || name == "--edition"; }

/// The value of the option at `at`, where it is an argument of its own: its index.
std::optional<std::size_t> edition_value_at(const std::vector<std::string>& arguments,
                                            const GivenWord& given) {
    const std::string& argument = arguments[given.at];
    const bool is_own_argument =
        argument == given.option || (given.option == "-e" && argument.size() > 2 && argument.ends_with("e"));
    if (!is_own_argument || given.at + 1 >= arguments.size()) return std::nullopt;
    return given.at + 1;
}

bool may_be_of_edition(const std::string& argument) {
    std::error_code ignored;
    // Neither an option nor a pattern, a line or a file.
    return !argument.starts_with('-') && argument.find_first_of("*?/+=:'\"") == std::string::npos &&
           !std::filesystem::exists(argument, ignored);
}

/// How many arguments behind `at` describe an edition together with it, as "box" and "6" behind "big" do.
std::size_t words_of_edition(const std::vector<std::string>& arguments, std::size_t at) {
    constexpr std::size_t kMost = 4;
    std::string text = arguments[at];
    std::size_t words = 0;
    if (edition_meant(text) || is_same_word(text, "all")) return words;  // what follows is something else
    for (std::size_t i = 1; i <= kMost && at + i < arguments.size() && may_be_of_edition(arguments[at + i]);
         ++i) {
        text += " " + arguments[at + i];
        if (!editions_described(text).empty()) words = i;
    }
    return words;
}

/// Refuses "-e c2 c3" and "-e c2, c3".
void expect_no_further_edition(const std::vector<std::string>& arguments, std::size_t at) {
    std::string text = arguments[at];
    while (text.ends_with(',')) text.pop_back();
    std::vector<EditionId> named = editions_listed(text);
    std::string meant = text;
    bool has_further = false;
    for (std::size_t i = at + 1; i < arguments.size() && may_be_of_edition(arguments[i]); ++i) {
        if (named.empty() || editions_listed(arguments[i]).empty()) break;
        meant += "," + arguments[i];
        has_further = true;
    }
    if (has_further)
        refuse("--edition", fmt::format("several editions stand in one word; did you mean '-e {}'?", meant));
}

}  // namespace

std::vector<std::string> with_edition_words(const CommandTable& table, std::vector<std::string> arguments) {
    std::vector<GivenWord> words = given_words(table, arguments).words;
    std::ranges::reverse(words);  // what is joined moves nothing before it
    for (const GivenWord& given : words) {
        const auto at = is_edition_option(given.option) ? edition_value_at(arguments, given) : std::nullopt;
        if (!at) continue;
        expect_no_further_edition(arguments, *at);
        const std::size_t count = words_of_edition(arguments, *at);
        for (std::size_t i = 1; i <= count; ++i) arguments[*at] += " " + arguments[*at + i];
        const auto behind = arguments.begin() + static_cast<std::ptrdiff_t>(*at) + 1;
        arguments.erase(behind, behind + static_cast<std::ptrdiff_t>(count));
    }
    return arguments;
}

}  // namespace robbers
