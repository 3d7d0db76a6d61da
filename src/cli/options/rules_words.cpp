// Reads the words of the command line for editions and rulings, which are less strict than those of files.
// Whether a run asks a question is decided where its scenarios are known.
#include "cli/options/rules_words.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/options/declaration.h"
#include "cli/options/edition_words.h"
#include "support/slips.h"
#include "support/text.h"

namespace robbers {

namespace {

/// Every word by which an edition may be called.
std::vector<std::string_view> edition_spellings() {
    std::vector<std::string_view> words;
    for (const EditionId id : all_values<EditionId>()) {
        words.push_back(spelling(id));
        words.insert(words.end(), info(id).aliases.begin(), info(id).aliases.end());
    }
    words.push_back("all");
    return words;
}

/// "c2      second edition, Hans im Glück, Big Box 6 (2017)"
std::string edition_row(EditionId edition) {
    constexpr int kLongestId = 7;
    const EditionInfo& box = info(edition);
    return fmt::format("  {:<{}}  {}, {}, {}", spelling(edition), kLongestId, box.name, box.publisher,
                       box.book);
}

/// What is wrong with a word that names no edition, or may name several.
std::string edition_fault(std::string_view word, const std::vector<EditionId>& fitting) {
    if (word.empty()) return "an edition is missing; " + edition_advice(word);
    if (const std::vector<EditionId> listed = editions_listed(word); listed.size() > 1) {
        std::vector<std::string_view> ids;
        ids.reserve(listed.size());
        for (const EditionId edition : listed) ids.push_back(spelling(edition));
        return fmt::format("{} is several editions; did you mean '{}'?", in_quotes(word),
                           fmt::join(ids, ","));
    }
    if (fitting.empty()) return fmt::format("unknown edition {}; {}", in_quotes(word), edition_advice(word));
    std::string text = in_quotes(word) + " may be one of these; name it by its id:";
    for (const EditionId edition : fitting) text += "\n" + edition_row(edition);
    return text;
}

/// Adds the edition that a word means, or all of them, or to `problems` that none is meant.
void add_edition(std::string_view word, EditionWords& words, std::vector<std::string>& problems) {
    if (is_same_word(word, "all")) {
        for (const EditionId id : all_values<EditionId>()) words.editions.push_back(id);
        return;
    }
    if (const auto edition = edition_meant(word)) return words.editions.push_back(*edition);
    const std::vector<EditionId> fitting = editions_described(word);
    if (fitting.size() != 1) return problems.push_back(edition_fault(word, fitting));
    words.editions.push_back(fitting.front());
    const EditionInfo& box = info(fitting.front());
    words.notes.push_back(fmt::format("{} is edition {}: {}, {}, {}", in_quotes(word), spelling(box.id),
                                      box.name, box.publisher, box.book));
}

/// The answer that a word means, whatever its case.
std::optional<int> answer_meant(const std::array<std::string_view, 2>& ids, std::string_view word) {
    const auto same = std::ranges::find_if(ids, [&](std::string_view id) { return is_same_word(id, word); });
    if (same == ids.end()) return std::nullopt;
    return static_cast<int>(same - ids.begin());
}

/// Nothing, after a word in `problems`, where the text is no ruling.
std::optional<Ruling> ruling_meant(const std::string& text, std::vector<std::string>& problems) {
    const std::size_t equals = text.find('=');
    const std::string word = text.substr(0, equals);
    const auto question = value_named<QuestionId>(word);
    if (!question) {
        problems.push_back(
            fmt::format("unknown question {}; {}", in_quotes(word),
                        near_or(word, Vocabulary<QuestionId>::words, "see 'robbers list questions'")));
        return std::nullopt;
    }
    const auto& answers = info(*question).answers;
    const std::array<std::string_view, 2> ids = {answers[0].id, answers[1].id};
    if (equals == std::string::npos) {
        problems.push_back(
            fmt::format("{} needs an answer: {}={} or {}={}", in_quotes(word), word, ids[0], word, ids[1]));
        return std::nullopt;
    }
    const auto answer = answer_meant(ids, text.substr(equals + 1));
    if (!answer) {
        problems.push_back(fmt::format("{} has no answer {}; expected {}", in_quotes(word),
                                       in_quotes(text.substr(equals + 1)), one_of(ids)));
        return std::nullopt;
    }
    return Ruling{*question, *answer};
}

}  // namespace

std::optional<EditionId> edition_meant(std::string_view word) {
    if (const auto edition = value_named<EditionId>(word)) return edition;
    for (const EditionId id : all_values<EditionId>())
        for (const std::string_view alias : info(id).aliases)
            if (is_same_word(alias, word)) return id;
    return std::nullopt;
}

std::string edition_advice(std::string_view word) {
    return near_or(word, edition_spellings(), "expected 'all', " + one_of(Vocabulary<EditionId>::words));
}

EditionWords editions_in_words(const std::vector<std::string>& lists, std::vector<std::string>& problems) {
    EditionWords words;
    for (const std::string_view list : lists) {
        for (std::size_t at = 0; at <= list.size();) {
            const std::size_t end = std::min(list.find(',', at), list.size());
            add_edition(trimmed(list.substr(at, end - at)), words, problems);
            at = end + 1;
        }
    }
    std::ranges::sort(words.editions);
    words.editions.erase(std::unique(words.editions.begin(), words.editions.end()), words.editions.end());
    return words;
}

void add_rulings(const std::vector<std::string>& texts, std::vector<Ruling>& rulings) {
    std::vector<std::string> problems;
    for (const std::string& text : texts) {
        const auto ruling = ruling_meant(text, problems);
        if (!ruling) continue;
        const auto other = std::ranges::find(rulings, ruling->question, &Ruling::question);
        if (other == rulings.end())
            rulings.push_back(*ruling);
        else if (*other != *ruling)
            problems.push_back(
                fmt::format("{} and {} contradict each other", to_string(*other), to_string(*ruling)));
    }
    if (!problems.empty()) refuse("--ruling", std::move(problems));
}

}  // namespace robbers
