#pragma once
// What the program knows, as lists for people and programs.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "report/kit/output.h"
#include "report/kit/style.h"
#include "rules/clause.h"
#include "rules/edition.h"
#include "rules/question.h"
#include "rules/search_words.h"
#include "support/vocabulary.h"

namespace robbers {

#define ROBBERS_KNOWN_TOPICS(X) \
    X(editions, "editions")     \
    X(clauses, "clauses") X(questions, "questions") X(sources, "sources") X(diagnostics, "diagnostics")
/// What can be listed; `sources` are those of points.
ROBBERS_VOCABULARY(KnownTopic, ROBBERS_KNOWN_TOPICS);

/// One thing that the program knows, as people read it: what it is called and what there is to say about it.
struct KnownField {
    std::string key;
    std::string text;
    std::vector<std::string> list;  ///< instead of `text` where is_list
    bool is_list = false;
    bool is_headline = false;  ///< stands beside the name
};
using KnownEntry = std::vector<KnownField>;

std::vector<KnownEntry> known(KnownTopic topic);

/// The spellings of editions.
std::vector<std::string> words_of(const EditionSet& editions);
/// What stands behind a clause: "official 5/2013 (revised)".
std::string kind_words(const ClauseInfo& clause);
/// What the pages are that sources of clauses name, in one sentence: titles, languages, and where they are
/// public. Empty without pages.
std::string page_words(const std::vector<SourcePage>& pages);

/// An edition that leaves a question open.
struct AskingEdition {
    EditionId edition{};
    std::optional<Ruling> under;  ///< only where this answer to another question holds
};

/// The editions that ask `question`, also those that do so only under another ruling.
std::vector<AskingEdition> editions_asking(QuestionId question);

/// Everything about one clause, question or edition: its answers with what speaks for each and a case of the
/// canon, its whole table.
KnownEntry in_full(ClauseId id);
KnownEntry in_full(QuestionId id);
KnownEntry in_full(EditionId id);

/// In which forms a word may be found: as it is, or also as a plural, or as another form of a verb.
enum class WordForms : std::uint8_t { same, any };

/// One rule point as two editions have it.
struct PointPair {
    std::string name;                   ///< its name in JSON
    std::string text;                   ///< what it decides
    std::array<std::string, 2> values;  ///< as spelled
    std::array<ClauseId, 2> clauses;    ///< behind the values
    std::array<std::optional<QuestionId>, 2> questions;
    bool is_same = false;  ///< the same value
};

/// All rule points of two editions side by side.
std::vector<PointPair> point_pairs(EditionId one, EditionId other);

/// Where two editions differ, point by point, and what they have in common.
void write_difference(Output& output, EditionId one, EditionId other, const TextStyle& style);

/// Whether each of `words` stands somewhere in the entry or among `more`: upper and lower case alike, with
/// and without accents, without the punctuation around them.
bool mentions(const KnownEntry& entry, std::string_view more, const std::vector<std::string>& words,
              WordForms forms);

/// Those of `values` that mention `words`; where none does, those that do in other forms of the words. Of a
/// clause, also by words that people look for and it does not have.
template <class E>
std::vector<E> mentioning(const std::vector<E>& values, const std::vector<std::string>& words) {
    for (const WordForms forms : {WordForms::same, WordForms::any}) {
        std::vector<E> found;
        for (const E value : values) {
            std::string_view more;
            if constexpr (std::is_same_v<E, ClauseId>) more = search_words(value);
            if (mentions(in_full(value), more, words, forms)) found.push_back(value);
        }
        if (!found.empty()) return found;
    }
    return {};
}

/// One entry for people, field by field.
void write_in_full(Output& output, const KnownEntry& entry, const TextStyle& style);

/// The entries for people: the first field of each as its name, the others below it.
void write_known(Output& output, const std::vector<KnownEntry>& entries, const TextStyle& style);

}  // namespace robbers
