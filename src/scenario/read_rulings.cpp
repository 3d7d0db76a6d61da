// Reads names of editions and answers to disputed questions.
#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>

#include "rules/rulings.h"
#include "scenario/reader.h"

namespace robbers {
namespace {

constexpr std::string_view kAll = "all";

std::string edition_suggestion(std::string_view word) {
    // 3.1 is a number to those who write it, and c3.1 is meant.
    const std::string with_letter = fmt::format("c{}", word);
    if (edition_named(with_letter)) return fmt::format("did you mean '{}'?", with_letter);
    std::vector<std::string_view> words(Vocabulary<EditionId>::words.begin(),
                                        Vocabulary<EditionId>::words.end());
    words.push_back(kAll);
    std::vector<std::string_view> with_aliases = words;
    for (const EditionId edition : all_values<EditionId>())
        with_aliases.insert(with_aliases.end(), info(edition).aliases.begin(), info(edition).aliases.end());
    return nearest_word(word, with_aliases) ? suggestion(word, with_aliases) : "expected " + one_of(words);
}

/// One edition of a list; whether it is a new one.
bool add_edition(Draft& draft, const Node& node, std::map<EditionId, SourceSpan>& found) {
    const auto word = read_scalar(draft, node, "an edition", "an edition such as c2");
    if (!word) return false;
    const auto edition = edition_named(*word);
    if (!edition) {
        const bool all = *word == kAll;
        draft.report(DiagnosticId::unknown_edition, node.span,
                     all ? "'all' stands alone, not in a list"
                         : fmt::format("no edition is called {}", in_quotes(*word)),
                     all ? "expected 'edition: all'" : edition_suggestion(*word));
        return false;
    }
    const auto [first, is_new] = found.emplace(*edition, node.span);
    if (!is_new) {
        draft.report(DiagnosticId::duplicate_edition, node.span,
                     fmt::format("the edition {} is named twice", spelling(*edition)), {},
                     {{"it is here already", first->second}});
    }
    return is_new;
}

std::optional<Ruling> read_ruling(Draft& draft, const NodeEntry& entry) {
    const auto question = from_spelling<QuestionId>(entry.key.text);
    if (!question) {
        draft.report(DiagnosticId::unknown_question, entry.key.span,
                     fmt::format("no question is called {}", in_quotes(entry.key.text)),
                     suggestion_of<QuestionId>(entry.key.text));
        return std::nullopt;
    }
    const auto word =
        read_scalar(draft, entry.value, fmt::format("the answer to '{}'", entry.key.text), "an answer");
    if (!word) return std::nullopt;
    const auto answer = answer_named(*question, *word);
    if (!answer) {
        const auto& answers = info(*question).answers;
        const std::string_view words[] = {answers[0].id, answers[1].id};
        draft.report(DiagnosticId::unknown_answer, entry.value.span,
                     fmt::format("'{}' has no answer {}", entry.key.text, in_quotes(*word)),
                     suggestion(*word, words));
        return std::nullopt;
    }
    return Ruling{*question, *answer};
}

void check_asked(Draft& draft, const SourceSpan& span, QuestionId question,
                 const std::vector<EditionId>& editions, const std::vector<Ruling>& rulings) {
    const auto asked = [&](EditionId edition) { return asks(edition, rulings, question); };
    if (editions.empty() || std::any_of(editions.begin(), editions.end(), asked)) return;
    std::vector<std::string_view> names;
    std::transform(editions.begin(), editions.end(), std::back_inserter(names),
                   [](EditionId edition) { return spelling(edition); });
    draft.report(DiagnosticId::question_not_asked, span,
                 fmt::format("'{}' is no question in {}", spelling(question), one_of(names)));
}

}  // namespace

std::optional<std::vector<EditionId>> read_editions(Draft& draft, const Node& node) {
    if (node.kind == NodeKind::scalar && node.text == kAll) {
        const auto all = all_values<EditionId>();
        return std::vector<EditionId>(all.begin(), all.end());
    }
    const std::vector<const Node*> entries = read_one_or_more(draft, node, "'edition'");
    std::map<EditionId, SourceSpan> found;
    bool sound = !entries.empty();
    for (const Node* entry : entries) sound = add_edition(draft, *entry, found) && sound;
    if (!sound) return std::nullopt;
    std::vector<EditionId> editions;
    std::transform(found.begin(), found.end(), std::back_inserter(editions),
                   [](const auto& entry) { return entry.first; });
    return editions;
}

std::vector<Ruling> read_rulings(Draft& draft, const Node& node, const std::vector<EditionId>& editions,
                                 const std::vector<Ruling>& inherited) {
    std::vector<Ruling> rulings;
    if (node.kind != NodeKind::mapping)
        report_wrong_type(draft, node, "'rulings'", "a mapping of questions to answers");
    std::vector<SourceSpan> spans;
    for (const NodeEntry& entry : node.entries) {
        if (const auto ruling = read_ruling(draft, entry)) {
            rulings.push_back(*ruling);
            spans.push_back(entry.key.span);
        }
    }
    const std::vector<Ruling> in_force = outranking(rulings, inherited);
    for (std::size_t i = 0; i < rulings.size(); ++i)
        check_asked(draft, spans[i], rulings[i].question, editions, in_force);
    return rulings;
}

std::vector<Ruling> outranking(const std::vector<Ruling>& rulings, const std::vector<Ruling>& inherited) {
    std::vector<Ruling> all = rulings;
    for (const Ruling& ruling : inherited) {
        const auto same = [&](const Ruling& other) { return other.question == ruling.question; };
        if (std::none_of(rulings.begin(), rulings.end(), same)) all.push_back(ruling);
    }
    return all;
}

int answer_among(const std::vector<Ruling>& rulings, QuestionId question) {
    for (const Ruling& ruling : rulings)
        if (ruling.question == question) return ruling.answer;
    return 0;
}

}  // namespace robbers
