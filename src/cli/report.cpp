// Merges the reports of shards to the reports of one run. Whether they belong together is decided in
// suite/merge.
#include "cli/report.h"

#include <CLI/CLI.hpp>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>

#include <fmt/format.h>

#include "cli/usage.h"
#include "report/json/runs.h"

namespace robbers {

namespace {

constexpr std::string_view kReportExitCodes =
    "0 every test passed; 1 one failed, passed unexpectedly or was not run; 2 wrong usage; 3 a test could "
    "not "
    "be decided, a report is unreadable, not complete or missing, or the result cannot be written; 4 there "
    "are no tests; 130 a run was interrupted.";
constexpr std::string_view kReportExamples =
    "  robbers report merge tests/cli/inputs/shards/passed-1-of-2.jsonl \\\n"
    "    tests/cli/inputs/shards/passed-2-of-2.jsonl --report markdown";

/// Reads all of `path`, or of standard input where it is "-". The errno of the failure; else 0.
int read_text(const std::string& path, std::string& text) {
    std::FILE* file = path == "-" ? stdin : std::fopen(path.c_str(), "rb");
    if (file == nullptr) return errno;
    std::array<char, 65536> part{};
    errno = 0;
    for (std::size_t size = 1; size > 0;) {
        size = std::fread(part.data(), 1, part.size(), file);
        text.append(part.data(), size);
    }
    const int error = std::ferror(file) == 0 ? 0 : errno != 0 ? errno : EIO;
    if (file != stdin) std::fclose(file);
    return error;
}

/// What is wrong with the report in `path`, or its run, which is added to `runs`.
std::string read_run(const std::string& path, std::vector<RecordedRun>& runs) {
    std::string text;
    if (const int error = read_text(path, text); error != 0)
        return fmt::format("cannot read '{}': {}", visible(path), std::strerror(error));
    EventsRead read = read_events(text, path);
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

}  // namespace

void add_report(CLI::App& app, ReportOptions& options) {
    CLI::App* command = app.add_subcommand("report", "Merge the reports of shards of a test run");
    command->footer(help_footer(kReportExitCodes, kReportExamples));
    add_word_option(*command, "ACTION", options.action, "action", "merge")->required()->type_name("");
    command
        ->add_option("FILE", options.files,
                     "Reports in JSON lines, one for each shard of a suite; - is standard input")
        ->required()
        ->type_name("");
    add_report_option(*command, options.reports);
}

ExitCode run_report(const ReportOptions& options, const Console& console) {
    switch (options.action) {
        case ReportAction::merge: return run_merge(options, console);
    }
    return ExitCode::internal_error;
}

}  // namespace robbers
