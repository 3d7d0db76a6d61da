#pragma once
// Reads scenario files: strict, located, all problems at once.

#include <vector>

#include "scenario/scenario.h"
#include "support/diagnostic.h"

namespace robbers {

/// What the command line says; it outranks the file.
struct LoadOptions {
    std::vector<EditionId> editions;  ///< empty: the file's
    std::vector<Ruling> rulings;
};

/// The scenarios of a text, one a YAML document, in file order. A document with a problem is left
/// out, and every problem is added to `diagnostics`.
std::vector<Scenario> load_scenarios(SourcePtr source, const LoadOptions& options, Diagnostics& diagnostics);

/// Reads a file, or standard input for "-"; nothing, with a diagnostic, where it cannot be read.
SourcePtr read_source(const std::string& path, Diagnostics& diagnostics);

/// That `scenario` has the id of `first`.
Diagnostic repeated_id(const Scenario& scenario, const Scenario& first);

/// Ids must be unique in a run: adds a diagnostic for each scenario that repeats an id.
void check_unique_ids(const std::vector<Scenario>& scenarios, Diagnostics& diagnostics);

}  // namespace robbers
