// Lists what the rooms to the right know. Nothing is known here.
#include "report/words/known.h"

#include <algorithm>

#include <fmt/format.h>

#include "game/event.h"
#include "rules/rule_points.h"
#include "support/diagnostic.h"
#include "support/slips.h"

namespace robbers {

namespace {

KnownField field(std::string_view key, std::string_view text) {
    return {std::string(key), std::string(text), {}, false, false};
}

KnownField headline(std::string_view key, std::string_view text) {
    return {std::string(key), std::string(text), {}, false, true};
}

KnownField list_field(std::string_view key, std::vector<std::string> list) {
    return {std::string(key), {}, std::move(list), true, false};
}

KnownEntry known_edition(EditionId id) {
    const EditionInfo& edition = info(id);
    return {field("id", spelling(id)), headline("name", edition.name), field("publisher", edition.publisher),
            field("book", edition.book),
            list_field("aliases", std::vector<std::string>(edition.aliases.begin(), edition.aliases.end()))};
}

KnownEntry known_clause(ClauseId id) {
    const ClauseInfo& clause = info(id);
    return {field("id", spelling(id)),
            headline("statement", clause.statement),
            field("kind", spelling(clause.kind)),
            field("date", clause.date),
            field("remark", clause.remark),
            field("sources", clause.sources),
            list_field("editions", words_of(clause.editions))};
}

std::vector<std::string> words_of(const std::vector<AskingEdition>& editions) {
    std::vector<std::string> words;
    for (const AskingEdition& asking : editions) {
        words.emplace_back(spelling(asking.edition));
        if (asking.under) words.back() += " under " + to_string(*asking.under);
    }
    return words;
}

std::string answer_text(const AnswerInfo& answer) {
    return fmt::format("{}: {} ({})", answer.id, answer.meaning, answer.argument);
}

KnownEntry known_question(QuestionId id) {
    const QuestionInfo& question = info(id);
    return {field("id", spelling(id)), headline("question", question.text),
            field("preferred", answer_text(question.answers[0])),
            field("other", answer_text(question.answers[1])),
            list_field("editions", words_of(editions_asking(id)))};
}

KnownEntry known_source(Source source) {
    const std::string_view scored = may_be_scored(source) ? spelling(scoring_phase(source)) : "";
    const std::string_view paid = may_be_paid(source) ? spelling(payment_phase(source)) : "";
    return {field("id", spelling(source)), field("scored in phase", scored), field("paid in phase", paid)};
}

KnownEntry known_diagnostic(DiagnosticId id) {
    return {field("id", spelling(id)), headline("meaning", explanation(id))};
}

template <class E, class Entry>
std::vector<KnownEntry> entries(Entry entry) {
    std::vector<KnownEntry> result;
    for (const E value : all_values<E>()) result.push_back(entry(value));
    return result;
}

}  // namespace

std::vector<std::string> words_of(const EditionSet& editions) {
    std::vector<std::string> words;
    for (const EditionId edition : all_values<EditionId>())
        if (editions.contains(edition)) words.emplace_back(spelling(edition));
    return words;
}

std::string kind_words(const ClauseInfo& clause) {
    std::string words(spelling(clause.kind));
    if (!clause.date.empty()) words += fmt::format(" {}", clause.date);
    if (!clause.remark.empty()) words += fmt::format(" ({})", clause.remark);
    return words;
}

std::string page_words(const std::vector<SourcePage>& pages) {
    std::vector<std::string> words;
    for (const SourcePage page : pages) {
        const SourcePageInfo& about = info(page);
        if (spelling(page) == about.title)
            words.emplace_back(about.title);
        else if (about.covers.empty())
            words.push_back(fmt::format("{}: {}", spelling(page), about.title));
        else
            words.push_back(fmt::format("{}: {}, {}", spelling(page), about.title, about.covers));
    }
    if (words.empty()) return {};
    return fmt::format("{}. Public on {}; n7 is a page's seventh note.", joined(words, "; "),
                       info(pages.front()).place);
}

std::vector<AskingEdition> editions_asking(QuestionId question) {
    std::vector<AskingEdition> editions;
    for (const EditionId edition : all_values<EditionId>()) {
        if (asks(edition, {}, question)) {
            editions.push_back({edition, std::nullopt});
            continue;
        }
        for (const QuestionId other : all_values<QuestionId>())
            if (const Ruling ruling{other, 1}; asks(edition, {}, other) && asks(edition, {ruling}, question))
                editions.push_back({edition, ruling});
    }
    return editions;
}

std::vector<KnownEntry> known(KnownTopic topic) {
    switch (topic) {
        case KnownTopic::editions: return entries<EditionId>(known_edition);
        case KnownTopic::clauses: return entries<ClauseId>(known_clause);
        case KnownTopic::questions: return entries<QuestionId>(known_question);
        case KnownTopic::sources: return entries<Source>(known_source);
        case KnownTopic::diagnostics: return entries<DiagnosticId>(known_diagnostic);
    }
    return {};
}

namespace {

constexpr int kLongText = 45;  // columns; a longer field has a line of its own

std::string text_of(const KnownField& field) {
    if (!field.is_list) return field.text;
    if (field.key == "editions" && field.list.size() == vocabulary_size<EditionId>) return "all";
    return joined(field.list);
}

/// The lines beside one entry's name: the headline, the short fields together, the long ones.
std::vector<std::string> lines_of(const KnownEntry& entry) {
    std::vector<std::string> lines;
    std::vector<std::string> short_fields;
    for (std::size_t i = 1; i < entry.size(); ++i) {
        const std::string text = text_of(entry[i]);
        if (text.empty()) continue;
        const std::string line = fmt::format("{}: {}", entry[i].key, text);
        if (entry[i].is_headline)
            lines.push_back(text);
        else if (shown_width(line) <= kLongText)
            short_fields.push_back(line);
    }
    if (!short_fields.empty()) lines.push_back(joined(short_fields, "; "));
    for (std::size_t i = 1; i < entry.size(); ++i) {
        const std::string line = fmt::format("{}: {}", entry[i].key, text_of(entry[i]));
        if (!entry[i].is_headline && shown_width(line) > kLongText) lines.push_back(line);
    }
    return lines;
}

}  // namespace

void write_known(Output& output, const std::vector<KnownEntry>& entries, const TextStyle& style) {
    int columns = 0;
    for (const KnownEntry& entry : entries) columns = std::max(columns, shown_width(entry.front().text));
    for (const KnownEntry& entry : entries) {
        std::string margin = padded(bold(style, entry.front().text), columns + 2);
        for (const std::string& line : lines_of(entry)) {
            output.write(wrapped(plain(style, line), style.width, margin, spaces(columns + 2)));
            margin = spaces(columns + 2);
        }
    }
}

KnownEntry in_full(ClauseId id) { return known_clause(id); }

KnownEntry in_full(QuestionId id) {
    const QuestionInfo& question = info(id);
    KnownEntry entry = {field("id", spelling(id)), headline("question", question.text)};
    for (std::size_t i = 0; i < question.answers.size(); ++i) {
        const AnswerInfo& answer = question.answers[i];
        const std::string which = i == 0 ? "preferred" : "other";
        entry.push_back(field(which, answer.id));
        entry.push_back(field(which + " meaning", answer.meaning));
        entry.push_back(field(which + " argument", answer.argument));
    }
    entry.push_back(list_field("editions", words_of(editions_asking(id))));
    entry.push_back(field("case", case_of(id)));
    return entry;
}

KnownEntry in_full(EditionId id) {
    KnownEntry entry = known_edition(id);
    std::vector<std::string> points;
    const RulePoints& rules = rules_of(id);
    for_each_point(rules, [&](const char*, const char* text, const auto& point) {
        const std::string question =
            point.reason.question ? fmt::format(", question {}", spelling(*point.reason.question)) : "";
        points.push_back(fmt::format("{}: {} [{}{}]", text, spelling(point.value),
                                     spelling(point.reason.clause), question));
    });
    entry.push_back(list_field("table", std::move(points)));
    return entry;
}

std::vector<PointPair> point_pairs(EditionId one, EditionId other) {
    std::vector<PointPair> pairs;
    for_each_point(rules_of(one), [&](const char* name, const char* text, const auto& point) {
        PointPair pair{name, text, {}, {}, {}, false};
        pair.values[0] = spelling(point.value);
        pair.clauses[0] = point.reason.clause;
        pair.questions[0] = point.reason.question;
        pairs.push_back(std::move(pair));
    });
    std::size_t at = 0;
    for_each_point(rules_of(other), [&](const char*, const char*, const auto& point) {
        PointPair& pair = pairs[at++];
        pair.values[1] = spelling(point.value);
        pair.clauses[1] = point.reason.clause;
        pair.questions[1] = point.reason.question;
        pair.is_same = pair.values[0] == pair.values[1];
    });
    return pairs;
}

namespace {

/// "before-meeple [PLC-2]"
std::string value_words(const PointPair& pair, std::size_t side) {
    const std::string question =
        pair.questions[side] ? fmt::format(", question {}", spelling(*pair.questions[side])) : "";
    return fmt::format("{} [{}{}]", pair.values[side], spelling(pair.clauses[side]), question);
}

}  // namespace

void write_difference(Output& output, EditionId one, EditionId other, const TextStyle& style) {
    const std::vector<PointPair> pairs = point_pairs(one, other);
    std::vector<std::string> same;
    for (const PointPair& pair : pairs) {
        if (pair.is_same) {
            same.push_back(pair.text);
            continue;
        }
        output.write(wrapped(bold(style, pair.text), style.width, "", "  "));
        for (const std::size_t side : {0, 1}) {
            const std::string_view name = spelling(side == 0 ? one : other);
            output.write(
                wrapped(fmt::format("{}: {}", name, value_words(pair, side)), style.width, "  ", "    "));
        }
    }
    if (same.size() == pairs.size())
        output.write(fmt::format("{} and {} have the same rules.\n", spelling(one), spelling(other)));
    else if (!same.empty())
        output.write(wrapped(fmt::format("Same in both: {}.", joined(same, "; ")), style.width, "", "  "));
}

bool mentions(const KnownEntry& entry, std::string_view more, const std::vector<std::string>& words,
              WordForms forms) {
    if (words.empty()) return true;
    std::string text = searchable(more);
    for (const KnownField& field : entry) text += "\n" + searchable(text_of(field));
    return std::ranges::all_of(words, [&](const std::string& word) {
        return text.find(forms == WordForms::any ? stem_to_find(word) : word_to_find(word)) !=
               std::string::npos;
    });
}

void write_in_full(Output& output, const KnownEntry& entry, const TextStyle& style) {
    std::string name = bold(style, entry.front().text);
    for (const KnownField& field : entry)
        if (field.is_headline) name += "  " + plain(style, field.text);
    output.write(wrapped(name, style.width, "", "  "));
    for (std::size_t i = 1; i < entry.size(); ++i) {
        const KnownField& field = entry[i];
        const bool is_table = field.is_list && field.key == "table";
        const std::string text = text_of(field);
        if (field.is_headline || text.empty()) continue;
        if (!is_table)
            output.write(wrapped(plain(style, field.key + ": " + text), style.width, "  ", "    "));
        for (const std::string& line : field.list)
            if (is_table) output.write(wrapped(plain(style, line), style.width, "  - ", "    "));
    }
}

}  // namespace robbers
