// Writes what the program knows, coverage of rules and mutation as JSON. What is known is said in the rooms
// to the right, what counts as covered or noticed is decided in answers.
#include "report/json/rules.h"

#include <fmt/format.h>

#include "report/json/pieces.h"
#include "report/kit/style.h"
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

Json page_json(SourcePage page) {
    const SourcePageInfo& about = info(page);
    Json json = {{"id", spelling(page)}, {"title", about.title}, {"language", about.language}};
    if (!about.covers.empty()) json["covers"] = about.covers;
    json["published"] = about.place;
    return json;
}

Json known_json(ClauseId id) {
    const ClauseInfo& clause = info(id);
    Json json = {{"id", spelling(id)}, {"statement", clause.statement}, {"kind", spelling(clause.kind)}};
    if (!clause.remark.empty()) json["remark"] = clause.remark;
    json["dates"] = json_list(dates_of(id), date_text);
    json["sources"] = json_list(sources_of(id), source_json);
    json["editions"] = words_of(clause.editions);
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
        const Json rulings = {{spelling(asking.under->question), answer_of(*asking.under).id}};
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
    if constexpr (std::is_same_v<E, ClauseId>)
        document.member("pages", json_list(pages_behind({values.begin(), values.end()}), page_json));
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

void write_difference_json(Output& output, EditionId one, EditionId other) {
    const auto pair_json = [](const PointPair& pair) {
        Json json = {{"point", pair.name}, {"text", pair.text}, {"same", pair.is_same}};
        json["values"] = Json::array();
        for (const std::size_t side : {0, 1}) {
            json["values"].push_back(
                {{"value", pair.values[side]}, {"clause", spelling(pair.clauses[side])}});
            if (pair.questions[side]) json["values"].back()["question"] = spelling(*pair.questions[side]);
        }
        return json;
    };
    Json document = {{"schema", "robbers/edition-difference/1"},
                     {"editions", {spelling(one), spelling(other)}}};
    document["points"] = json_list(point_pairs(one, other), pair_json);
    output.write(dumped(document, true, 0) + "\n");
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

namespace {

Json counted_json(const CoveredCount& count) {
    return {{"covered", count.covered}, {"total", count.total}, {"percent", percent(count)}};
}

Json part_json(const CoveredCount& count, Json missing) {
    Json json = counted_json(count);
    json["missing"] = std::move(missing);
    return json;
}

Json edition_json(const EditionCoverage& found) {
    const auto clause = [](ClauseId id) -> Json {
        return {{"id", spelling(id)}, {"statement", info(id).statement}};
    };
    const auto decision = [](DecisionWay way) -> Json {
        return {{"id", spelling(way)}, {"text", info(way).text}};
    };
    const auto answer = [](const Ruling& ruling) -> Json {
        return {{"id", to_string(ruling)}, {"meaning", answer_of(ruling).meaning}};
    };
    Json json = {{"edition", spelling(found.edition)}};
    json.update(counted_json(found.all()));
    json["clauses"] = part_json(found.clauses, json_list(found.missing.clauses, clause));
    json["decisions"] = part_json(found.decisions, json_list(found.missing.decisions, decision));
    json["answers"] = part_json(found.answers, json_list(found.missing.answers, answer));
    return json;
}

}  // namespace

void write_coverage_json(Output& output, const Coverage& coverage, std::span<const EditionId> editions) {
    Json document = {{"schema", "robbers/coverage/1"}};
    document.update(counted_json(total_coverage(coverage, editions)));
    document["editions"] =
        json_list(editions, [&](EditionId edition) { return edition_json(coverage_of(coverage, edition)); });
    document["items"] = coverage.items();
    output.write(dumped(document, true, 0) + "\n");
}

namespace {

Json run_json(const BrokenRun& run, const SourceSpan& span) {
    return {{"scenario", run.scenario->id},
            {"edition", spelling(run.edition)},
            {"file", run.scenario->source->path},
            {"line", span.begin.line},
            {"column", span.begin.column}};
}

Json broken_json(const std::vector<BrokenRun>& runs) {
    Json list = Json::array();
    for (const BrokenRun& run : runs) {
        for (const Mismatch& mismatch : run.mismatches) {
            list.push_back(run_json(run, mismatch.span));
            list.back()["message"] = mismatch.message;
        }
    }
    return list;
}

Json change_json(const ChangeResult& result) {
    const RuleChange& change = result.change;
    Json json = {{"edition", spelling(change.edition)},
                 {"point", change.point},
                 {"text", change.text},
                 {"before", change.before},
                 {"after", change.after},
                 {"clause", spelling(change.reason.clause)}};
    if (change.reason.question) json["question"] = spelling(*change.reason.question);
    json["fate"] = spelling(result.fate);
    if (result.noticed_by != nullptr) json["noticed_by"] = result.noticed_by->id;
    if (result.fate == Fate::indistinguishable) json["reason"] = result.reason;
    return json;
}

Json edition_json(const MutationResult& result, EditionId edition) {
    Json json = {{"edition", spelling(edition)}};
    for (const Fate fate : all_values<Fate>())
        json[replaced(std::string(spelling(fate)), "-", "_")] = count_changes(result, edition, fate);
    return json;
}

}  // namespace

void write_mutation_json(Output& output, const MutationResult& result) {
    Json document = {{"schema", "robbers/mutation/1"},
                     {"runs", result.runs},
                     {"complete", result.broken.empty() && !result.stopped},
                     {"broken", broken_json(result.broken)}};
    document["too_large"] =
        json_list(result.too_large, [](const BrokenRun& run) { return run_json(run, run.scenario->span); });
    document["editions"] =
        json_list(result.editions, [&](EditionId edition) { return edition_json(result, edition); });
    document["changes"] = json_list(result.changes, change_json);
    output.write(dumped(document, true, 0) + "\n");
}

}  // namespace robbers
