// Shows the help on a command, or a topic at length. What commands say of themselves is in their own files,
// what topics say in the manuals.
#include <memory>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/commands/commands.h"
#include "cli/options/command_line.h"
#include "cli/options/manual.h"
#include "cli/terminal/files.h"

namespace robbers {

namespace {

constexpr std::string_view kHelpExitCodes =
    "0 done; 2 wrong usage, or an unknown topic; 3 the output could not be written.";
constexpr std::string_view kHelpExamples =
    "  robbers help line\n"
    "  robbers help exit-codes\n"
    "  robbers help compare";

struct HelpOptions {
    std::vector<std::string> words;  ///< of a topic or a command; none: the program
};

ExitCode tell_unknown_topic(const CommandTable& table, const std::string& word, const Console& console) {
    std::vector<std::string> known = command_names(table);
    for (const std::string_view topic : topic_names()) known.emplace_back(topic);
    const std::string topics =
        fmt::format("the topics are {}; 'robbers --help' lists the commands", fmt::join(topic_names(), ", "));
    console.error(fmt::format("no help on {}; {}", in_quotes(word), near_or(word, views_of(known), topics)));
    return ExitCode::wrong_usage;
}

ExitCode run_help(const CommandTable& table, const HelpOptions& options, const Console& console) {
    const std::string word = fmt::format("{}", fmt::join(options.words, " "));
    const HelpTopic* const topic = topic_named(word);
    const Command* const command =
        options.words.empty() ? nullptr : find_command(table, options.words.front());
    if (topic == nullptr && command == nullptr && !word.empty())
        return tell_unknown_topic(table, word, console);
    ReportFile file("");
    file.output().write(topic != nullptr ? topic_text(*topic, help_columns()) : help_text(table, command));
    return file.finish(console);
}

}  // namespace

void add_help(CommandTable& table) {
    const auto options = std::make_shared<HelpOptions>();
    Command& command =
        add_command(table, "help", "Explain a topic or a command", kHelpExitCodes, kHelpExamples);
    Option& topic =
        add_texts(command, "TOPIC", "", options->words,
                  fmt::format("A command, or one of these topics: {}", fmt::join(topic_names(), ", ")));
    topic.offer = Offer::topics;
    command.run = [options, &table](const Console& console) { return run_help(table, *options, console); };
}

}  // namespace robbers
