// Merges the reports of shards to the reports of one run. Whether they belong together is decided in
// suite/merge.
#include <cstring>
#include <memory>

#include <fmt/format.h>

#include "cli/commands/commands.h"
#include "cli/options/reports.h"
#include "cli/options/run_options.h"
#include "report/json/runs.h"
#include "support/source.h"

namespace robbers {

#define ROBBERS_REPORT_ACTIONS(X) X(merge, "merge")
/// What is done with reports.
ROBBERS_VOCABULARY(ReportAction, ROBBERS_REPORT_ACTIONS);

namespace {

constexpr std::string_view kReportExitCodes =
    "0 every test passed; 1 one failed, passed unexpectedly or did not run; 2 wrong usage, or no such file; "
    "3 a "
    "test ended in an error, a report is missing or broken, or writing failed; 4 no tests; 130 interrupted.";
constexpr std::string_view kReportExamples =
    "  robbers report merge tests/cli/inputs/shards/passed-1-of-2.jsonl \\\n"
    "    tests/cli/inputs/shards/passed-2-of-2.jsonl --report markdown";

struct ReportOptions {
    ReportAction action{};
    std::vector<std::string> files;
    std::vector<ReportRequest> reports;
};

/// What is wrong with the report in `path`, or its run, which is added to `runs`.
std::string read_run(const std::string& path, std::vector<RecordedRun>& runs) {
    const FileBytes file = read_bytes(path);
    if (file.error != 0) return fmt::format("cannot read '{}': {}", visible(path), std::strerror(file.error));
    EventsRead read = read_events(file.bytes, path);
    if (read.problem.empty()) runs.push_back(std::move(read.run));
    return read.problem;
}

ExitCode run_merge(const ReportOptions& options, const Console& console) {
    std::vector<std::string> problems;
    std::vector<RecordedRun> runs;
    for (const std::string& path : options.files)
        if (std::string problem = read_run(path, runs); !problem.empty())
            problems.push_back(std::move(problem));
    Merged merged;
    if (problems.empty()) {
        merged = merge(std::move(runs));
        problems = merged.problems;
    }
    for (const std::string& problem : problems) console.error(problem);
    if (!problems.empty()) return ExitCode::bad_input;
    Reports reports(options.reports, console);
    if (!reports.is_open()) return reports.finish();
    tell(merged.run, reports);
    const ExitCode found = merged.run.results.empty() ? ExitCode::nothing_selected : ExitCode::done;
    return graver(graver(found, exit_code_of(merged.run.end)), reports.finish());
}

ExitCode run_report(const ReportOptions& options, const Console& console) {
    switch (options.action) {
        case ReportAction::merge: return run_merge(options, console);
    }
    return ExitCode::internal_error;
}

}  // namespace

void add_report(CommandTable& table) {
    const auto options = std::make_shared<ReportOptions>();
    Command& command = add_command(table, "report", "Merge the reports of shards of a test run",
                                   kReportExitCodes, kReportExamples);
    add_word_option<ReportAction>(command, "ACTION", "", options->action, "action", "merge").is_required =
        true;
    add_paths(command, "FILE", options->files,
              "Reports in JSON lines, one for each shard of a suite; - is standard input")
        .is_required = true;
    add_report_option(command, options->reports);
    command.run = [options](const Console& console) { return run_report(*options, console); };
}

}  // namespace robbers
