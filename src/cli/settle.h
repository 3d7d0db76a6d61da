#pragma once
// `robbers settle` and `robbers ask`: verdicts on what somebody at the table says.

#include <optional>
#include <string>
#include <vector>

#include "cli/console.h"
#include "cli/exit_code.h"
#include "cli/run_options.h"
#include "report/kit/case_report.h"

namespace CLI {
class App;
}

namespace robbers {

#define ROBBERS_VERDICT_FORMATS(X) X(text, "text") X(json, "json") X(markdown, "markdown") X(bbcode, "bbcode")
/// How verdicts are written: for people, for programs, or as cards to post.
ROBBERS_VOCABULARY(VerdictFormat, ROBBERS_VERDICT_FORMATS);

struct SettleCommand {
    ScenarioInputs inputs;
    std::vector<std::string> claims;  ///< in the one-line notation, beside those of the scenarios
    LoadOptions rules;
    SearchLimits limits;
    std::optional<std::size_t> limit;            ///< ask: outcomes to show
    ExplainLevel explain = ExplainLevel::brief;  ///< ask: reasons to show
    VerdictFormat format = VerdictFormat::text;
    bool json = false;
    std::string output;  ///< empty: standard output
};

/// Adds `settle` to `app`; parsing fills `options`.
void add_settle(CLI::App& app, SettleCommand& options);
ExitCode run_settle(const SettleCommand& options, const Console& console);

/// Adds `ask` to `app`; parsing fills `options`.
void add_ask(CLI::App& app, SettleCommand& options);
ExitCode run_ask(SettleCommand options, const Console& console);

}  // namespace robbers
