// Looks clauses, questions and editions up by id or by words, and lists what else the program knows. What is
// known of them is in report/words/known.
#include <iterator>
#include <memory>
#include <sstream>

#include <fmt/format.h>

#include "cli/commands/commands.h"
#include "cli/options/rules_words.h"
#include "cli/terminal/files.h"
#include "report/json/rules.h"
#include "report/words/known.h"
#include "report/words/words.h"

namespace robbers {

namespace {

constexpr std::string_view kLookupExitCodes =
    "0 done; 2 wrong usage, or an unknown id; 3 the output cannot be written; 4 nothing is found.";
constexpr std::string_view kListExitCodes = "0 done; 2 wrong usage; 3 the output cannot be written.";
constexpr std::string_view kListExamples =
    "  robbers list editions\n"
    "  robbers list questions --json";

struct LookupOptions {
    std::vector<std::string> ids;     ///< empty: all
    std::vector<std::string> search;  ///< words that must all be there
    bool json = false;
};

struct ListOptions {
    KnownTopic topic{};
    bool json = false;
};

/// The words of `text`, which must have some: nobody means everything by looking for nothing.
void add_words(const std::string& text, std::vector<std::string>& words) {
    std::istringstream stream(text);
    const std::size_t before = words.size();
    words.insert(words.end(), std::istream_iterator<std::string>(stream), {});
    if (words.size() == before) refuse("--search", "expected a word to look for, not " + in_quotes(text));
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
    return options.search.empty() ? values : mentioning(values, options.search);
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

ExitCode run_list(const ListOptions& options, const Console& console) {
    ReportFile file("");
    if (options.json)
        write_known_json(file.output(), options.topic);
    else
        write_known(file.output(), known(options.topic), console.style(false));
    return file.finish(console);
}

/// A command whose operands are values of E, which one is called `noun`.
template <class E>
void add_lookup(CommandTable& table, const std::string& name, const std::string& summary,
                std::string_view examples, std::string_view noun) {
    const auto options = std::make_shared<LookupOptions>();
    Command& command = add_command(table, name, summary, kLookupExitCodes, examples);
    Option& ids = add_texts(command, "ID", "", options->ids, "Which; left out: all");
    ids.words.assign(Vocabulary<E>::words.begin(), Vocabulary<E>::words.end());
    ids.offer = Offer::words;
    const auto read_words = [options](const std::vector<std::string>& texts) {
        for (const std::string& text : texts) add_words(text, options->search);
    };
    add_options(command, "--search", "WORDS", read_words,
                "Only those that mention each of these words, in any order");
    add_flag(command, "--json", options->json, "Write JSON");
    command.run = [options, noun](const Console& console) { return look_up<E>(*options, noun, console); };
}

void add_list(CommandTable& table) {
    const auto options = std::make_shared<ListOptions>();
    Command& command =
        add_command(table, "list", "List what the program knows", kListExitCodes, kListExamples);
    add_word_option<KnownTopic>(command, "WHAT", "", options->topic, "list",
                                "editions, clauses, questions, sources (of points) or diagnostics")
        .is_required = true;
    add_flag(command, "--json", options->json, "Write JSON");
    command.run = [options](const Console& console) { return run_list(*options, console); };
}

}  // namespace

void add_known(CommandTable& table) {
    add_lookup<ClauseId>(table, "rules", "Look up clauses of the rules",
                         "  robbers rules STL-9 TRN-2\n"
                         "  robbers rules --search 'fairy points'",
                         "clause");
    add_lookup<QuestionId>(table, "questions", "Look up disputed questions",
                           "  robbers questions laps\n"
                           "  robbers questions --search message --json",
                           "question");
    add_lookup<EditionId>(table, "editions", "Look up editions with their whole table",
                          "  robbers editions c3.1\n"
                          "  robbers editions --search Z-Man",
                          "edition");
    add_list(table);
}

}  // namespace robbers
