#pragma once
// `robbers adjudicate`: every legal outcome of scenarios.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "answers/run.h"
#include "cli/options/run_options.h"
#include "cli/terminal/console.h"
#include "cli/terminal/exit_code.h"
#include "report/factory.h"
#include "scenario/load.h"

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

/// Adds --limit and --explain, which set `limit` and `explain`; `usual_limit` says what is shown where
/// nothing is said. They must not stand beside `excluded`, which is said with each, too; empty: beside any.
void add_detail_options(Command& command, std::optional<std::size_t>& limit, ExplainLevel& explain,
                        const std::string& usual_limit, const std::string& excluded = "");

ExitCode run_adjudicate(const AdjudicateOptions& options, const Console& console);

}  // namespace robbers
