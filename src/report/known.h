#pragma once
// What the program knows, as lists for people and programs.

#include <string>
#include <vector>

#include "report/json/report.h"
#include "report/kit/output.h"
#include "report/kit/style.h"
#include "rules/clause.h"
#include "rules/edition.h"
#include "rules/question.h"
#include "support/vocabulary.h"

namespace robbers {

#define ROBBERS_KNOWN_TOPICS(X) \
    X(editions, "editions")     \
    X(clauses, "clauses") X(questions, "questions") X(sources, "sources") X(diagnostics, "diagnostics")
/// What can be listed; `sources` are those of points.
ROBBERS_VOCABULARY(KnownTopic, ROBBERS_KNOWN_TOPICS);

std::vector<KnownEntry> known(KnownTopic topic);

/// Everything about one clause, question or edition: its answers with what speaks for each and a case of the
/// canon, its whole table.
KnownEntry in_full(ClauseId id);
KnownEntry in_full(QuestionId id);
KnownEntry in_full(EditionId id);

/// Whether each of `words` stands somewhere in the entry, upper and lower case alike.
bool mentions(const KnownEntry& entry, const std::vector<std::string>& words);

/// One entry for people, field by field.
void write_in_full(Output& output, const KnownEntry& entry, const TextStyle& style);

/// The entries for people: the first field of each as its name, the others below it.
void write_known(Output& output, const std::vector<KnownEntry>& entries, const TextStyle& style);

}  // namespace robbers
