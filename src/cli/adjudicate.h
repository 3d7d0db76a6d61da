#pragma once
// `robbers adjudicate`: every legal outcome of scenarios.

#include <cstdint>
#include <string>
#include <vector>

#include "cli/console.h"
#include "cli/exit_code.h"
#include "cli/run_options.h"
#include "report/words.h"
#include "scenario/load.h"
#include "suite/run.h"

namespace CLI {
class App;
}

namespace robbers {

#define ROBBERS_FORMATS(X) X(text, "text") X(json, "json") X(jsonl, "jsonl") X(line, "line")
/// How results are written: for people, for programs, one JSON document a line, or as a line to quote.
ROBBERS_VOCABULARY(Format, ROBBERS_FORMATS);

struct AdjudicateOptions {
    ScenarioInputs inputs;
    LoadOptions rules;
    Format format = Format::text;
    bool json = false;  ///< short for format json
    std::optional<std::uint64_t> limit;
    ExplainLevel explain = ExplainLevel::brief;
    SearchLimits limits;
    std::string output;  ///< empty: standard output
};

/// Adds the command to `app`; parsing fills `options`.
void add_adjudicate(CLI::App& app, AdjudicateOptions& options);
ExitCode run_adjudicate(const AdjudicateOptions& options, const Console& console);

}  // namespace robbers
