#pragma once
// What there is to be done. Each of the first functions adds one command, or several that are alike, to the
// table.

#include <optional>
#include <string>
#include <vector>

#include "cli/options/declaration.h"
#include "cli/options/run_options.h"
#include "report/factory.h"

namespace robbers {

void add_adjudicate(CommandTable& table);
/// `ask` and `settle`.
void add_verdicts(CommandTable& table);
void add_compare(CommandTable& table);
/// `options` and `best`.
void add_choices(CommandTable& table);
void add_board(CommandTable& table);
void add_new(CommandTable& table);
void add_check(CommandTable& table);
void add_test(CommandTable& table);
void add_bless(CommandTable& table);
void add_mutate(CommandTable& table);
void add_report(CommandTable& table);
void add_shard(CommandTable& table);
/// `rules`, `questions`, `editions`, and `list`.
void add_known(CommandTable& table);
/// Looks into the table when it runs: the table must stay where it is.
void add_config(CommandTable& table);
void add_completions(CommandTable& table);
/// Looks into the table when it runs, too.
void add_help(CommandTable& table);

/// Prints what may stand in the place of the last of `words` in a shell's command line, for its completion.
ExitCode run_complete(const CommandTable& table, const std::vector<std::string>& words,
                      const Console& console);

// What of `adjudicate` other commands build on.

struct AdjudicateOptions {
    ScenarioInputs inputs;
    LoadOptions rules;
    CaseReportFormat format = CaseReportFormat::text;
    std::optional<std::size_t> limit;
    ExplainLevel explain = ExplainLevel::brief;
    SearchLimits limits;
    std::string output;           ///< empty: standard output
    bool folds_editions = false;  ///< text: those with the same answer are told together
};

/// Adds --limit, which sets `limit`; `usual_limit` says what is shown where nothing is said. It must not
/// stand beside `excluded`, which is said, too; empty: beside any.
void add_limit_option(Command& command, std::optional<std::size_t>& limit, const std::string& usual_limit,
                      const std::string& excluded = "");
void add_explain_option(Command& command, ExplainLevel& explain);

ExitCode run_adjudicate(const AdjudicateOptions& options, const Console& console);

}  // namespace robbers
