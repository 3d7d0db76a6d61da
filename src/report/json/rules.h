#pragma once
// What is known and found about the rules, for programs: a JSON document for each topic.

#include <span>
#include <vector>

#include "answers/coverage.h"
#include "answers/mutation.h"
#include "game/event.h"
#include "report/kit/output.h"
#include "report/words/known.h"
#include "support/diagnostic.h"

namespace robbers {

/// Each in the order given, with everything that is known of it.
void write_known_json(Output& output, const std::vector<EditionId>& editions);
void write_known_json(Output& output, const std::vector<ClauseId>& clauses);
void write_known_json(Output& output, const std::vector<QuestionId>& questions);
void write_known_json(Output& output, const std::vector<Source>& sources);
void write_known_json(Output& output, const std::vector<DiagnosticId>& diagnostics);

/// One document of the schema robbers/edition-difference/1.
void write_difference_json(Output& output, EditionId one, EditionId other);

/// Everything of a topic.
void write_known_json(Output& output, KnownTopic topic);

/// One document of the schema robbers/coverage/1: counts and gaps of `editions`, and every covered item as
/// Coverage::add_item() takes it.
void write_coverage_json(Output& output, const Coverage& coverage, std::span<const EditionId> editions);

/// One document of the schema robbers/mutation/1.
void write_mutation_json(Output& output, const MutationResult& result);

}  // namespace robbers
