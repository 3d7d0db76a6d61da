// Looks clauses, questions and editions up by id or by words, and lists what else the program knows. What is
// known of them is in report/words/known.
#include <algorithm>
#include <iterator>
#include <memory>
#include <sstream>

#include <fmt/format.h>

#include "cli/commands/commands.h"
#include "cli/options/rules_words.h"
#include "cli/options/run_options.h"
#include "cli/terminal/files.h"
#include "report/json/rules.h"
#include "report/words/known.h"
#include "report/words/words.h"
#include "suite/glob.h"

namespace robbers {

namespace {

constexpr std::string_view kLookupExitCodes =
    "0 done; 2 wrong usage, or an unknown id; 3 the program cannot write its output; 4 nothing is found.";
constexpr std::string_view kListExitCodes = "0 done; 2 wrong usage; 3 the program cannot write its output.";
constexpr std::string_view kListExamples =
    "  robbers list editions\n"
    "  robbers list questions --json";

struct LookupOptions {
    std::vector<std::string> ids;     ///< ids, or globs of them; empty: all
    std::vector<std::string> search;  ///< words that must all be there
    std::vector<EditionId> editions;  ///< only what one of them has; empty: whatever the edition
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

/// Those whose ids `word` means, an id or a glob.
template <class E>
std::vector<E> values_meant(const std::string& word) {
    if (!has_wildcards(word)) {
        const auto value = value_meant<E>(word);
        return value ? std::vector<E>{*value} : std::vector<E>{};
    }
    std::vector<E> values;
    for (const E value : all_values<E>())
        if (glob_matches(folded(word), folded(spelling(value)))) values.push_back(value);
    return values;
}

/// Those that are asked for by id. Nothing, after a word on each, where ids are unknown.
template <class E>
std::optional<std::vector<E>> values_of(const LookupOptions& options, std::string_view noun,
                                        const Console& console) {
    std::vector<E> values;
    bool are_known = true;
    for (const std::string& word : options.ids) {
        for (const E value : values_meant<E>(word))
            if (std::ranges::find(values, value) == values.end()) values.push_back(value);
        if (!values_meant<E>(word).empty()) continue;
        console.error(fmt::format("no {} is called {}; {}", noun, in_quotes(word), advice_on<E>(word)));
        are_known = false;
    }
    if (!are_known) return std::nullopt;
    if (options.ids.empty())
        for (const E value : all_values<E>()) values.push_back(value);
    return values;
}

/// Whether `edition` has it: prints the clause, or asks the question.
bool is_of_edition(ClauseId clause, EditionId edition) { return info(clause).editions.contains(edition); }
bool is_of_edition(QuestionId question, EditionId edition) {
    return std::ranges::any_of(editions_asking(question),
                               [&](const AskingEdition& asking) { return asking.edition == edition; });
}
bool is_of_edition(EditionId one, EditionId edition) { return one == edition; }

/// Those of `values` that one of the wanted editions has and that mention the wanted words.
template <class E>
std::vector<E> selected(std::vector<E> values, const LookupOptions& options) {
    std::erase_if(values, [&](E value) {
        return !options.editions.empty() && std::ranges::none_of(options.editions, [&](EditionId edition) {
            return is_of_edition(value, edition);
        });
    });
    return options.search.empty() ? values : mentioning(values, options.search);
}

void write_in_full_text(Output& output, const std::vector<ClauseId>& clauses, const TextStyle& style) {
    for (const ClauseId clause : clauses) write_in_full(output, in_full(clause), style);
    const std::string pages = page_words(pages_behind({clauses.begin(), clauses.end()}));
    if (!pages.empty())
        output.write("\n" + wrapped("Sources: " + plain(style, pages), style.width, "", "  "));
}

template <class E>
void write_in_full_text(Output& output, const std::vector<E>& values, const TextStyle& style) {
    for (const E value : values) write_in_full(output, in_full(value), style);
}

/// Two editions are asked for to be compared.
void write_in_full_text(Output& output, const std::vector<EditionId>& editions, const TextStyle& style) {
    if (editions.size() == 2) return write_difference(output, editions[0], editions[1], style);
    for (const EditionId edition : editions) write_in_full(output, in_full(edition), style);
}

template <class E>
void write_as_json(Output& output, const std::vector<E>& values) {
    if constexpr (std::is_same_v<E, EditionId>)
        if (values.size() == 2) return write_difference_json(output, values[0], values[1]);
    write_known_json(output, values);
}

/// "no clause of c3.1 mentions 'fairy'"
std::string nothing_words(const LookupOptions& options, std::string_view noun) {
    std::string words = fmt::format("no {}", noun);
    std::vector<std::string> editions;
    for (const EditionId edition : options.editions) editions.emplace_back(spelling(edition));
    if (!editions.empty()) words += fmt::format(" of {}", joined(editions));
    std::vector<std::string> quoted;
    for (const std::string& word : options.search) quoted.push_back(in_quotes(word));
    if (!options.ids.empty()) words += fmt::format(" is among {}", joined(options.ids));
    if (!quoted.empty())
        words += fmt::format("{} mentions {}", options.ids.empty() ? "" : " and", listed(quoted));
    return words;
}

template <class E>
ExitCode look_up(const LookupOptions& options, std::string_view noun, const Console& console) {
    const auto known_values = values_of<E>(options, noun, console);
    if (!known_values) return ExitCode::wrong_usage;
    const std::vector<E> values = selected(*known_values, options);
    ReportFile file("");
    if (options.json)
        write_as_json(file.output(), values);
    else
        write_in_full_text(file.output(), values, console.style(false));
    if (values.empty()) console.error(nothing_words(options, noun));
    return graver(values.empty() ? ExitCode::nothing_selected : ExitCode::done, file.finish(console));
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
    const bool has_editions = !std::is_same_v<E, EditionId>;
    Option& ids = add_texts(command, "ID", "", options->ids,
                            has_editions ? "Which, or a glob such as 'STL*'; left out: all"
                                         : "Which, or a glob; two: how they differ; left out: all");
    ids.words.assign(Vocabulary<E>::words.begin(), Vocabulary<E>::words.end());
    ids.offer = Offer::words;
    const auto read_words = [options](const std::vector<std::string>& texts) {
        for (const std::string& text : texts) add_words(text, options->search);
    };
    add_options(command, "--search", "WORDS", read_words,
                "Only those that mention each of these words, in any order");
    if (has_editions)
        add_edition_option(command, options->editions, "Only those of these editions").is_only_typed = true;
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
                         "  robbers rules -e c3.1 'TRN*'\n"
                         "  robbers rules --search 'last round'",
                         "clause");
    add_lookup<QuestionId>(table, "questions", "Look up disputed questions",
                           "  robbers questions laps\n"
                           "  robbers questions --search message --json",
                           "question");
    add_lookup<EditionId>(table, "editions", "Look up editions with their whole table",
                          "  robbers editions c3.1\n"
                          "  robbers editions c2 c2-zmg\n"
                          "  robbers editions --search Z-Man",
                          "edition");
    add_list(table);
}

}  // namespace robbers
