#pragma once
// What the program knows, for programs: a document for each topic.

#include <vector>

#include "game/event.h"
#include "report/known.h"
#include "support/diagnostic.h"

namespace robbers {

/// Each in the order given, with everything that is known of it.
void write_known_json(Output& output, const std::vector<EditionId>& editions);
void write_known_json(Output& output, const std::vector<ClauseId>& clauses);
void write_known_json(Output& output, const std::vector<QuestionId>& questions);
void write_known_json(Output& output, const std::vector<Source>& sources);
void write_known_json(Output& output, const std::vector<DiagnosticId>& diagnostics);

/// Everything of a topic.
void write_known_json(Output& output, KnownTopic topic);

}  // namespace robbers
