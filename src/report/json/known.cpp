// Writes clauses, questions, editions and other things that the program knows as JSON. What is known of them
// is said in their rooms.
#include "report/json/known.h"

#include <fmt/format.h>

#include "report/json/kit.h"
#include "rules/rule_points.h"

namespace robbers {

namespace {

/// "2013-05", or "2025" where no month is known.
std::string date_text(const ClauseDate& date) {
    return date.month == 0 ? fmt::format("{:04}", date.year)
                           : fmt::format("{:04}-{:02}", date.year, date.month);
}

Json source_json(const ClauseSource& source) {
    Json json = {{"page", spelling(source.page)}};
    if (!source.notes.empty()) json["notes"] = source.notes;
    if (!source.place.empty()) json["place"] = source.place;
    return json;
}

Json known_json(ClauseId id) {
    const ClauseInfo& clause = info(id);
    Json json = {{"id", spelling(id)}, {"statement", clause.statement}, {"kind", spelling(clause.kind)}};
    if (!clause.remark.empty()) json["remark"] = clause.remark;
    json["dates"] = Json::array();
    for (const ClauseDate& date : dates_of(id)) json["dates"].push_back(date_text(date));
    json["sources"] = Json::array();
    for (const ClauseSource& source : sources_of(id)) json["sources"].push_back(source_json(source));
    json["editions"] = Json::array();
    for (const EditionId edition : all_values<EditionId>())
        if (clause.editions.contains(edition)) json["editions"].push_back(spelling(edition));
    return json;
}

Json answer_json(const QuestionInfo& question, std::size_t at) {
    const AnswerInfo& answer = question.answers[at];
    return {{"id", answer.id},
            {"meaning", answer.meaning},
            {"argument", answer.argument},
            {"preferred", at == 0}};
}

Json known_json(QuestionId id) {
    const QuestionInfo& question = info(id);
    Json json = {{"id", spelling(id)}, {"question", question.text}, {"answers", Json::array()}};
    for (std::size_t at = 0; at < question.answers.size(); ++at)
        json["answers"].push_back(answer_json(question, at));
    json["editions"] = Json::array();
    json["editions_under_rulings"] = Json::array();
    for (const AskingEdition& asking : editions_asking(id)) {
        if (!asking.under) {
            json["editions"].push_back(spelling(asking.edition));
            continue;
        }
        const Json rulings = {{spelling(asking.under->question), info(*asking.under).id}};
        json["editions_under_rulings"].push_back(
            {{"edition", spelling(asking.edition)}, {"rulings", rulings}});
    }
    json["case"] = case_of(id);
    return json;
}

Json known_json(EditionId id) {
    const EditionInfo& edition = info(id);
    Json json = {{"id", spelling(id)},   {"name", edition.name},     {"publisher", edition.publisher},
                 {"book", edition.book}, {"aliases", Json::array()}, {"rules", Json::object()}};
    for (const std::string_view alias : edition.aliases) json["aliases"].push_back(alias);
    for_each_point(rules_of(id), [&](const char* name, const char* text, const auto& point) {
        Json& rule = json["rules"][name];
        rule = {{"text", text}, {"value", spelling(point.value)}, {"clause", spelling(point.reason.clause)}};
        if (point.reason.question) rule["question"] = spelling(*point.reason.question);
    });
    return json;
}

Json known_json(Source id) {
    Json json = {{"id", spelling(id)}};
    if (may_be_scored(id)) json["scored_in_phase"] = spelling(scoring_phase(id));
    if (may_be_paid(id)) json["paid_in_phase"] = spelling(payment_phase(id));
    return json;
}

Json known_json(DiagnosticId id) { return {{"id", spelling(id)}, {"meaning", explanation(id)}}; }

template <class E>
void write_document(Output& output, KnownTopic topic, const std::vector<E>& values) {
    JsonDocument document(output, true, 0);
    document.member("schema", fmt::format("robbers/{}/1", spelling(topic)));
    document.begin_list(spelling(topic));
    for (const E value : values) document.entry(known_json(value));
    document.end_list();
    document.end();
    output.write("\n");
}

template <class E>
void write_all(Output& output) {
    std::vector<E> values;
    for (const E value : all_values<E>()) values.push_back(value);
    write_known_json(output, values);
}

}  // namespace

void write_known_json(Output& output, const std::vector<EditionId>& editions) {
    write_document(output, KnownTopic::editions, editions);
}

void write_known_json(Output& output, const std::vector<ClauseId>& clauses) {
    write_document(output, KnownTopic::clauses, clauses);
}

void write_known_json(Output& output, const std::vector<QuestionId>& questions) {
    write_document(output, KnownTopic::questions, questions);
}

void write_known_json(Output& output, const std::vector<Source>& sources) {
    write_document(output, KnownTopic::sources, sources);
}

void write_known_json(Output& output, const std::vector<DiagnosticId>& diagnostics) {
    write_document(output, KnownTopic::diagnostics, diagnostics);
}

void write_known_json(Output& output, KnownTopic topic) {
    switch (topic) {
        case KnownTopic::editions: return write_all<EditionId>(output);
        case KnownTopic::clauses: return write_all<ClauseId>(output);
        case KnownTopic::questions: return write_all<QuestionId>(output);
        case KnownTopic::sources: return write_all<Source>(output);
        case KnownTopic::diagnostics: return write_all<DiagnosticId>(output);
    }
}

}  // namespace robbers
