// Writes as JSON what became of changes of the rules. What a change is and who notices it is decided in
// suite.
#include "report/json/mutation.h"

#include "report/json/kit.h"
#include "report/kit/style.h"

namespace robbers {

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
    document["too_large"] = Json::array();
    for (const BrokenRun& run : result.too_large)
        document["too_large"].push_back(run_json(run, run.scenario->span));
    document["editions"] = Json::array();
    for (const EditionId edition : result.editions)
        document["editions"].push_back(edition_json(result, edition));
    document["changes"] = Json::array();
    for (const ChangeResult& one : result.changes) document["changes"].push_back(change_json(one));
    output.write(dumped(document, true, 0) + "\n");
}

}  // namespace robbers
