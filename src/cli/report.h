#pragma once
// `robbers report`: works on the reports of test runs.

#include <string>
#include <vector>

#include "cli/console.h"
#include "cli/exit_code.h"
#include "cli/reports.h"

namespace CLI {
class App;
}

namespace robbers {

#define ROBBERS_REPORT_ACTIONS(X) X(merge, "merge")
/// What is done with reports.
ROBBERS_VOCABULARY(ReportAction, ROBBERS_REPORT_ACTIONS);

struct ReportOptions {
    ReportAction action{};
    std::vector<std::string> files;
    std::vector<ReportRequest> reports;
};

/// Adds the command to `app`; parsing fills `options`.
void add_report(CLI::App& app, ReportOptions& options);
ExitCode run_report(const ReportOptions& options, const Console& console);

}  // namespace robbers
