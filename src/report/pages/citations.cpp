// Links clauses and questions to their texts, and writes these texts. What cites them is decided elsewhere.
#include <fmt/format.h>

#include "report/pages/parts.h"
#include "report/words/known.h"

namespace robbers {

namespace {

bool is_word_part(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '_' || static_cast<unsigned char>(c) >= 0x80;
}

std::string editions_text(const EditionSet& editions) {
    if (editions == EditionSet::all()) return "all editions";
    return joined(words_of(editions));
}

/// What stands behind a clause: "official 5/2013; ro-c1 n4; all editions".
std::string background(const ClauseInfo& clause) {
    const std::string source = clause.sources.empty() ? "" : fmt::format("; source: {}", clause.sources);
    return fmt::format("{}{}; {}", kind_words(clause), source, editions_text(clause.editions));
}

Html entry(std::string_view id, const Html& description) {
    return html_block("div", {{"id", std::string(id)}, {"class", "entry"}},
                      html_element("dt", html_text(id)) + description);
}

Html clause_entry(ClauseId id) {
    const ClauseInfo& clause = info(id);
    return entry(spelling(id),
                 html_element("dd", html_text(clause.statement)) +
                     html_element("dd", {{"class", "background"}}, html_text(background(clause))));
}

Html question_entry(QuestionId id) {
    const QuestionInfo& question = info(id);
    Html description = html_element("dd", html_text(question.text));
    for (const AnswerInfo& answer : question.answers) {
        const bool is_preferred = &answer == &question.answers.front();
        description +=
            html_element("dd", html_element("b", html_text(answer.id)) +
                                   html_text(fmt::format("{}: {} ({})", is_preferred ? " (preferred)" : "",
                                                         answer.meaning, answer.argument)));
    }
    return entry(spelling(id), description);
}

Html entry_section(const std::string& id, std::string_view heading, std::string_view note,
                   const Html& entries) {
    if (entries.empty()) return {};
    return html_block("section", {{"class", "citations"}, {"aria-labelledby", id}},
                      Html::raw("\n") + html_block("h2", {{"id", id}}, html_text(heading)) +
                          (note.empty() ? Html() : html_block("p", {{"class", "note"}}, html_text(note))) +
                          html_block("dl", Html::raw("\n") + entries));
}

/// A link to an entry. Its text stands there only: links are many.
Html cite(std::string_view id, std::string_view words) {
    return html_element("a", {{"class", "cite"}, {"href", fmt::format("#{}", id)}}, html_text(words));
}

}  // namespace

Html clause_link(ClauseId clause, Citations& citations) {
    citations.clauses.insert(clause);
    return cite(spelling(clause), spelling(clause));
}

Html question_link(QuestionId question, Citations& citations) {
    citations.questions.insert(question);
    return cite(spelling(question), fmt::format("question {}", spelling(question)));
}

Html html_with_clauses(std::string_view text, const std::vector<std::string>& names, Citations& citations) {
    Html html;
    std::size_t plain = 0;  // from here on nothing is written yet
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = at;
        while (end < text.size() && is_word_part(text[end])) ++end;
        if (const auto clause = from_spelling<ClauseId>(text.substr(at, end - at))) {
            html += html_named(text.substr(plain, at - plain), names) + clause_link(*clause, citations);
            plain = end;
        }
        at = std::max(end, at + 1);
    }
    return html + html_named(text.substr(plain), names);
}

Html citation_list(const Citations& citations) {
    Html clauses;
    for (const ClauseId clause : citations.clauses) clauses += clause_entry(clause);
    Html questions;
    for (const QuestionId question : citations.questions) questions += question_entry(question);
    return entry_section("clauses", "Clauses", page_words(pages_behind(citations.clauses)), clauses) +
           entry_section("questions", "Disputed questions", "", questions);
}

}  // namespace robbers
