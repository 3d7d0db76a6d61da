// Looks clauses, questions and editions up by id or by words. What is known of them is in report/words/known.
#include "cli/lookup.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iterator>
#include <sstream>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/report_file.h"
#include "cli/rules_words.h"
#include "cli/usage.h"
#include "report/json/rules.h"
#include "report/words/words.h"

namespace robbers {

namespace {

constexpr std::string_view kLookupExitCodes =
    "0 done; 2 wrong usage, or an unknown id; 3 the output cannot be written; 4 nothing is found.";

/// The words of `text`, which must have some: nobody means everything by looking for nothing.
void add_words(const std::string& text, std::vector<std::string>& words) {
    std::istringstream stream(text);
    const std::size_t before = words.size();
    words.insert(words.end(), std::istream_iterator<std::string>(stream), {});
    if (words.size() == before) refuse("--search", "expected a word to look for, not " + in_quotes(text));
}

/// A command whose operands are values of E.
template <class E>
void add_command(CLI::App& app, const std::string& name, const std::string& description,
                 std::string_view examples, LookupOptions& options) {
    CLI::App* command = app.add_subcommand(name, description);
    command->footer(help_footer(kLookupExitCodes, examples));
    command->add_option("ID", options.ids, "Which; left out: all")
        ->check(known_words(Vocabulary<E>::words))
        ->type_name("");
    const auto search = [&options](const std::vector<std::string>& texts) {
        for (const std::string& text : texts) add_words(text, options.search);
    };
    command
        ->add_option_function<std::vector<std::string>>(
            "--search", search, "Only those that mention each of these words, in any order")
        ->type_name("WORDS")
        ->allow_extra_args(false);
    command->add_flag("--json", options.json, "Write JSON");
}

/// The value that `word` names, whatever its case; an edition by an alias, too.
template <class E>
std::optional<E> value_meant(const std::string& word) {
    if constexpr (std::is_same_v<E, EditionId>)
        return edition_meant(word);
    else
        return value_named<E>(word);
}

/// What may be meant by an unknown word. There are too many clauses to name them all.
template <class E>
std::string advice_on(const std::string& word) {
    if constexpr (std::is_same_v<E, ClauseId>)
        if (!nearest_word(word, Vocabulary<E>::words)) return "'robbers list clauses' names them all";
    return suggestion_of<E>(word);
}

/// Those that are asked for. Nothing, after a word on each, where ids are unknown.
template <class E>
std::optional<std::vector<E>> values_of(const LookupOptions& options, std::string_view noun,
                                        const Console& console) {
    std::vector<E> values;
    bool are_known = true;
    for (const std::string& word : options.ids) {
        const auto value = value_meant<E>(word);
        if (value)
            values.push_back(*value);
        else
            console.error(fmt::format("there is no {} {}; {}", noun, in_quotes(word), advice_on<E>(word)));
        are_known = are_known && value;
    }
    if (!are_known) return std::nullopt;
    if (options.ids.empty())
        for (const E value : all_values<E>()) values.push_back(value);
    std::erase_if(values, [&](E value) { return !mentions(in_full(value), options.search); });
    return values;
}

template <class E>
ExitCode look_up(const LookupOptions& options, std::string_view noun, const Console& console) {
    const auto values = values_of<E>(options, noun, console);
    if (!values) return ExitCode::wrong_usage;
    ReportFile file("");
    const TextStyle style = console.style(false);
    if (options.json)
        write_known_json(file.output(), *values);
    else
        for (const E value : *values) write_in_full(file.output(), in_full(value), style);
    std::vector<std::string> quoted;
    for (const std::string& words : options.search) quoted.push_back(in_quotes(words));
    if (values->empty()) console.error(fmt::format("no {} mentions {}", noun, listed(quoted)));
    return graver(values->empty() ? ExitCode::nothing_selected : ExitCode::done, file.finish(console));
}

}  // namespace

void add_lookup(CLI::App& app, LookupCommands& options) {
    add_command<ClauseId>(app, "rules", "Look up clauses of the rules",
                          "  robbers rules STL-9 TRN-2\n"
                          "  robbers rules --search 'fairy points'",
                          options.rules);
    add_command<QuestionId>(app, "questions", "Look up disputed questions",
                            "  robbers questions laps\n"
                            "  robbers questions --search message --json",
                            options.questions);
    add_command<EditionId>(app, "editions", "Look up editions with their whole table",
                           "  robbers editions c3.1\n"
                           "  robbers editions --search Z-Man",
                           options.editions);
}

ExitCode run_lookup(const CLI::App& app, const LookupCommands& options, const Console& console) {
    if (app.got_subcommand("rules")) return look_up<ClauseId>(options.rules, "clause", console);
    if (app.got_subcommand("questions")) return look_up<QuestionId>(options.questions, "question", console);
    return look_up<EditionId>(options.editions, "edition", console);
}

}  // namespace robbers
