// Writes as JSON what became of changes of the rules. What a change is and who notices it is decided in
// suite.
#include "report/mutation_json.h"

#include "report/json_value.h"
#include "report/style.h"

namespace robbers {

namespace {

JsonObject run_object(const BrokenRun& run, const SourceSpan& span) {
    JsonObject object;
    object.add("scenario", run.scenario->id).add("edition", spelling(run.edition));
    object.add("file", run.scenario->source->path).add("line", span.begin.line);
    object.add("column", span.begin.column);
    return object;
}

JsonList broken_list(const std::vector<BrokenRun>& runs) {
    JsonList list;
    for (const BrokenRun& run : runs)
        for (const Mismatch& mismatch : run.mismatches)
            list.add(run_object(run, mismatch.span).add("message", mismatch.message));
    return list;
}

JsonObject change_object(const ChangeResult& result) {
    const RuleChange& change = result.change;
    JsonObject object;
    object.add("edition", spelling(change.edition)).add("point", change.point).add("text", change.text);
    object.add("before", change.before).add("after", change.after);
    object.add("clause", spelling(change.reason.clause));
    if (change.reason.question) object.add("question", spelling(*change.reason.question));
    object.add("fate", spelling(result.fate));
    if (result.noticed_by != nullptr) object.add("noticed_by", result.noticed_by->id);
    if (result.fate == Fate::indistinguishable) object.add("reason", result.reason);
    return object;
}

JsonObject edition_object(const MutationResult& result, EditionId edition) {
    JsonObject object;
    object.add("edition", spelling(edition));
    for (const Fate fate : all_values<Fate>())
        object.add(replaced(std::string(spelling(fate)), "-", "_"), count_changes(result, edition, fate));
    return object;
}

}  // namespace

void write_mutation_json(Output& output, const MutationResult& result) {
    JsonList editions;
    for (const EditionId edition : result.editions) editions.add(edition_object(result, edition));
    JsonList changes;
    for (const ChangeResult& one : result.changes) changes.add(change_object(one));
    JsonList too_large;
    for (const BrokenRun& run : result.too_large) too_large.add(run_object(run, run.scenario->span));
    JsonObject document;
    document.add("schema", "robbers/mutation/1").add("runs", result.runs);
    document.add("complete", result.broken.empty() && !result.stopped);
    document.add("broken", broken_list(result.broken)).add("too_large", std::move(too_large));
    document.add("editions", std::move(editions)).add("changes", std::move(changes));
    write_json(output, document);
}

}  // namespace robbers
