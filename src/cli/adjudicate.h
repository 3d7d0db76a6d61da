#pragma once
// `robbers adjudicate`: every legal outcome of scenarios.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "answers/run.h"
#include "cli/console.h"
#include "cli/exit_code.h"
#include "cli/run_options.h"
#include "report/factory.h"
#include "scenario/load.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace robbers {

struct AdjudicateOptions {
    ScenarioInputs inputs;
    LoadOptions rules;
    CaseReportFormat format = CaseReportFormat::text;
    bool json = false;  ///< short for format json
    std::optional<std::size_t> limit;
    ExplainLevel explain = ExplainLevel::brief;
    SearchLimits limits;
    std::string output;           ///< empty: standard output
    bool folds_editions = false;  ///< text: those with the same answer are told together
};

/// The option that says how many outcomes are shown, and the one that says with how many reasons.
struct DetailOptions {
    CLI::Option* limit;
    CLI::Option* explain;
};

/// Adds --limit and --explain, which set `limit` and `explain`. `usual` says what is shown where nothing is
/// said.
DetailOptions add_detail_options(CLI::App& command, std::optional<std::size_t>& limit, ExplainLevel& explain,
                                 const std::string& usual);

/// Adds the command to `app`; parsing fills `options`.
void add_adjudicate(CLI::App& app, AdjudicateOptions& options);
ExitCode run_adjudicate(const AdjudicateOptions& options, const Console& console);

}  // namespace robbers
