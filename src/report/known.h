#pragma once
// What the program knows, as lists for people and programs.

#include <string>
#include <vector>

#include "report/json.h"
#include "report/output.h"
#include "report/style.h"
#include "support/vocabulary.h"

namespace robbers {

#define ROBBERS_KNOWN_TOPICS(X) \
    X(editions, "editions")     \
    X(clauses, "clauses") X(questions, "questions") X(sources, "sources") X(diagnostics, "diagnostics")
/// What can be listed; `sources` are those of points.
ROBBERS_VOCABULARY(KnownTopic, ROBBERS_KNOWN_TOPICS);

std::vector<KnownEntry> known(KnownTopic topic);
/// The entries for people: the first field of each as its name, the others below it.
void write_known(Output& output, const std::vector<KnownEntry>& entries, const TextStyle& style);

}  // namespace robbers
