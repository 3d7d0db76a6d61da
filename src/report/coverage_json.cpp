// Writes coverage of rules as JSON. What counts as covered is decided in suite.
#include "report/coverage_json.h"

#include "report/json_value.h"

namespace robbers {

namespace {

JsonObject counted_object(const CoveredCount& count) {
    JsonObject object;
    object.add("covered", count.covered).add("total", count.total).add("percent", percent(count));
    return object;
}

JsonObject named_object(std::string_view name, std::string_view key, std::string_view text) {
    JsonObject object;
    object.add("id", name).add(key, text);
    return object;
}

JsonObject part(const CoveredCount& count, JsonList missing) {
    JsonObject object = counted_object(count);
    object.add("missing", std::move(missing));
    return object;
}

std::string_view meaning(const Ruling& ruling) {
    return info(ruling.question).answers[static_cast<std::size_t>(ruling.answer)].meaning;
}

JsonObject edition_object(const EditionCoverage& found) {
    JsonList clauses;
    for (const ClauseId clause : found.missing.clauses)
        clauses.add(named_object(spelling(clause), "statement", info(clause).statement));
    JsonList decisions;
    for (const DecisionWay way : found.missing.decisions)
        decisions.add(named_object(spelling(way), "text", info(way).text));
    JsonList answers;
    for (const Ruling& ruling : found.missing.answers)
        answers.add(named_object(to_string(ruling), "meaning", meaning(ruling)));
    JsonObject object;
    object.add("edition", spelling(found.edition));
    const JsonObject all = counted_object(found.all());
    for (std::size_t i = 0; i < all.keys.size(); ++i) object.add(all.keys[i], all.values[i]);
    object.add("clauses", part(found.clauses, std::move(clauses)));
    object.add("decisions", part(found.decisions, std::move(decisions)));
    object.add("answers", part(found.answers, std::move(answers)));
    return object;
}

}  // namespace

void write_coverage_json(Output& output, const Coverage& coverage, std::span<const EditionId> editions) {
    JsonObject document;
    document.add("schema", "robbers/coverage/1");
    const CoveredCount total = total_coverage(coverage, editions);
    document.add("covered", total.covered).add("total", total.total).add("percent", percent(total));
    JsonList list;
    for (const EditionId edition : editions) list.add(edition_object(coverage_of(coverage, edition)));
    document.add("editions", std::move(list));
    JsonList items;
    for (const std::string& item : coverage.items()) items.add(item);
    document.add("items", std::move(items));
    write_json(output, document);
}

}  // namespace robbers
