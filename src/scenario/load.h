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
    std::vector<EditionId> usual = {};  ///< where neither names one; empty: that is an error
};

/// The scenarios of a text, one a YAML document, in file order. A document with a problem is left
/// out, and every problem is added to `diagnostics`.
std::vector<Scenario> load_scenarios(SourcePtr source, const LoadOptions& options, Diagnostics& diagnostics);

/// What to say of a scenario on one line in the place of a file, where there is --line, and where there is
/// not.
constexpr std::string_view kHasLineOption =
    "expected a file; 'robbers ask' reads a scenario on one line, other commands read it behind '--line'";
constexpr std::string_view kHasNoLineOption =
    "expected a file or a folder; 'robbers new --line' makes a file of a scenario on one line";

/// Reads a file, or standard input for "-"; nothing, with a diagnostic, where it cannot be read.
SourcePtr read_source(const std::string& path, Diagnostics& diagnostics,
                      std::string_view on_line = kHasLineOption);

/// That `scenario` has the id of `first`.
Diagnostic repeated_id(const Scenario& scenario, const Scenario& first);

/// Ids must be unique in a run: adds a diagnostic for each scenario that repeats an id.
void check_unique_ids(const std::vector<Scenario>& scenarios, Diagnostics& diagnostics);

}  // namespace robbers
