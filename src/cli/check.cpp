// Validates scenario files without adjudicating them: a file with an illegal choice is valid.
#include "cli/check.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "cli/report_file.h"
#include "cli/usage.h"
#include "scenario/load.h"
#include "support/text.h"

namespace robbers {

namespace {

constexpr std::string_view kExitCodes =
    "0 no problems; 2 wrong usage; 3 a file has problems or cannot be read.";
constexpr std::string_view kExamples =
    "  robbers check scenarios/examples/*.yaml\n"
    "  robbers check - < scenarios/examples/E2-robbers-do-not-rob-robbers.yaml";

std::string summary(const std::string& path, std::size_t scenarios, std::size_t problems) {
    if (problems > 0) return fmt::format("{}: {}\n", visible(path), counted(problems, "problem"));
    return fmt::format("{}: {}, no problems\n", visible(path), counted(scenarios, "scenario"));
}

/// What was found in one file.
struct Checked {
    std::string path;
    SourcePtr source;
    std::size_t scenarios = 0;
    std::size_t problems = 0;
};

}  // namespace

void add_check(CLI::App& app, CheckOptions& options) {
    CLI::App* command = app.add_subcommand("check", "Check scenario files without adjudicating them");
    command->footer(help_footer(kExitCodes, kExamples));
    command->add_option("FILE", options.files, "Scenario files; - is standard input")
        ->required()
        ->type_name("");
}

ExitCode run_check(const CheckOptions& options, const Console& console) {
    std::vector<Checked> files;
    std::vector<Scenario> scenarios;
    for (const std::string& path : options.files) {
        Diagnostics problems;
        Checked checked{path, read_source(path, problems), scenarios.size(), 0};
        if (checked.source)
            std::ranges::move(load_scenarios(checked.source, {}, problems), std::back_inserter(scenarios));
        checked.scenarios = scenarios.size() - checked.scenarios;
        checked.problems = problems.size();
        console.show(problems);
        files.push_back(std::move(checked));
    }
    Diagnostics repeated;
    check_unique_ids(scenarios, repeated);
    console.show(repeated);
    ReportFile report("");
    ExitCode code = ExitCode::done;
    for (Checked& file : files) {
        file.problems += static_cast<std::size_t>(std::ranges::count_if(
            repeated.list(), [&](const Diagnostic& diagnostic) { return diagnostic.source == file.source; }));
        if (file.problems > 0) code = ExitCode::bad_input;
        if (!console.is_quiet()) report.output().write(summary(file.path, file.scenarios, file.problems));
    }
    return graver(code, report.finish(console));
}

}  // namespace robbers
