// Writes coverage of rules as JSON. What counts as covered is decided in suite.
#include "report/json/coverage.h"

#include "report/json/kit.h"

namespace robbers {

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
    Json clauses = Json::array();
    for (const ClauseId clause : found.missing.clauses)
        clauses.push_back({{"id", spelling(clause)}, {"statement", info(clause).statement}});
    Json decisions = Json::array();
    for (const DecisionWay way : found.missing.decisions)
        decisions.push_back({{"id", spelling(way)}, {"text", info(way).text}});
    Json answers = Json::array();
    for (const Ruling& ruling : found.missing.answers)
        answers.push_back({{"id", to_string(ruling)}, {"meaning", info(ruling).meaning}});
    Json json = {{"edition", spelling(found.edition)}};
    json.update(counted_json(found.all()));
    json["clauses"] = part_json(found.clauses, std::move(clauses));
    json["decisions"] = part_json(found.decisions, std::move(decisions));
    json["answers"] = part_json(found.answers, std::move(answers));
    return json;
}

}  // namespace

void write_coverage_json(Output& output, const Coverage& coverage, std::span<const EditionId> editions) {
    Json document = {{"schema", "robbers/coverage/1"}};
    document.update(counted_json(total_coverage(coverage, editions)));
    document["editions"] = Json::array();
    for (const EditionId edition : editions)
        document["editions"].push_back(edition_json(coverage_of(coverage, edition)));
    document["items"] = coverage.items();
    output.write(dumped(document, true, 0) + "\n");
}

}  // namespace robbers
