// Decides which names in a selection exist, and what a person meant by one that does not.
#include "suite/selection_names.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "suite/glob.h"
#include "support/text.h"

namespace robbers {

namespace {

using Words = std::vector<std::string_view>;

template <class E>
Words words_of() {
    return {Vocabulary<E>::words.begin(), Vocabulary<E>::words.end()};
}

Words edition_words() {
    Words words;
    for (const EditionId id : all_values<EditionId>()) {
        words.push_back(spelling(id));
        words.insert(words.end(), info(id).aliases.begin(), info(id).aliases.end());
    }
    return words;
}

Words status_words() {
    Words words = words_of<TestStatus>();
    words.push_back(kNoStatus);
    return words;
}

Diagnostic unknown(const SelectionAtom& atom, DiagnosticId id, const Words& words, std::string otherwise) {
    Diagnostic diagnostic;
    diagnostic.id = id;
    diagnostic.message = fmt::format("unknown {} {}", spelling(atom.selector), in_quotes(atom.argument));
    diagnostic.expected = near_or(atom.argument, words, std::move(otherwise));
    return diagnostic;
}

/// "did you mean 'x'?" where one of the candidates is near, each of which may come several times.
std::string near(std::string_view word, const std::set<std::string_view>& candidates) {
    const Words words(candidates.begin(), candidates.end());
    return near_or(word, words, "");
}

std::string_view file_name(std::string_view path) { return path.substr(path.rfind('/') + 1); }

std::set<std::string_view> paths_of(const std::vector<Test>& tests) {
    std::set<std::string_view> paths;
    for (const Test& test : tests) {
        paths.insert(test.source->path);
        paths.insert(file_name(test.source->path));
    }
    return paths;
}

std::set<std::string_view> tags_of(const std::vector<Test>& tests) {
    std::set<std::string_view> tags;
    for (const Test& test : tests)
        if (test.scenario != nullptr) tags.insert(test.scenario->tags.begin(), test.scenario->tags.end());
    return tags;
}

/// A word is taken for an id, but may be a name of another kind.
std::string other_kind(const std::string& word, const std::vector<Test>& tests) {
    std::string_view kind;
    if (tags_of(tests).contains(word))
        kind = spelling(Selector::tag);
    else if (edition_named(word))
        kind = spelling(Selector::edition);
    else if (from_spelling<ClauseId>(word))
        kind = spelling(Selector::clause);
    else if (from_spelling<QuestionId>(word))
        kind = spelling(Selector::question);
    else if (word.find('/') != std::string::npos || word.ends_with(".yaml") || word.ends_with(".yml"))
        kind = spelling(Selector::path);
    return kind.empty() ? std::string() : fmt::format("did you mean {}({})?", kind, visible(word));
}

}  // namespace

std::optional<Diagnostic> wrong_name(const SelectionAtom& atom) {
    const std::string& name = atom.argument;
    switch (atom.selector) {
        case Selector::edition:
            if (edition_named(name)) return std::nullopt;
            return unknown(atom, DiagnosticId::unknown_edition, edition_words(),
                           "expected " + one_of(words_of<EditionId>()));
        case Selector::clause:
            if (from_spelling<ClauseId>(name)) return std::nullopt;
            return unknown(atom, DiagnosticId::unknown_clause, words_of<ClauseId>(),
                           "see 'robbers list clauses'");
        case Selector::question:
            if (from_spelling<QuestionId>(name)) return std::nullopt;
            return unknown(atom, DiagnosticId::unknown_question, words_of<QuestionId>(),
                           "see 'robbers list questions'");
        case Selector::status:
            if (name == kNoStatus || from_spelling<TestStatus>(name)) return std::nullopt;
            return unknown(atom, DiagnosticId::unknown_word, status_words(),
                           "expected " + one_of(status_words()));
        case Selector::id:
        case Selector::test:
        case Selector::tag:
        case Selector::path:
        case Selector::line:
        case Selector::all:
        case Selector::none: return std::nullopt;
    }
    return std::nullopt;  // unreachable: every selector has its case
}

std::string suggestion_for(const SelectionAtom& atom, const std::vector<Test>& tests) {
    std::set<std::string_view> ids;
    for (const Test& test : tests)
        if (test.scenario != nullptr) ids.insert(test.scenario->id);
    switch (atom.selector) {
        case Selector::id: {
            const std::string other = other_kind(atom.argument, tests);
            return other.empty() ? near(atom.argument, ids) : other;
        }
        case Selector::test: {
            std::set<std::string_view> names;
            for (const Test& test : tests) names.insert(test.name);
            return near(atom.argument, names);
        }
        case Selector::tag: return near(atom.argument, tags_of(tests));
        case Selector::path:
        case Selector::line: {
            const auto paths = paths_of(tests);
            return paths.contains(file_name(atom.argument)) ? std::string() : near(atom.argument, paths);
        }
        case Selector::edition:
        case Selector::clause:
        case Selector::question:
        case Selector::status:
        case Selector::all:
        case Selector::none: return {};
    }
    return {};  // unreachable: every selector has its case
}

}  // namespace robbers
