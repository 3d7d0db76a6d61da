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

}  // namespace

void add_check(CLI::App& app, CheckOptions& options) {
    CLI::App* command = app.add_subcommand("check", "Check scenario files without adjudicating them");
    command->footer(help_footer(kExitCodes, kExamples));
    command->add_option("FILE", options.files, "Scenario files; - is standard input")
        ->required()
        ->type_name("");
}

ExitCode run_check(const CheckOptions& options, const Console& console) {
    ReportFile file("");
    std::vector<Scenario> scenarios;
    ExitCode code = ExitCode::done;
    for (const std::string& path : options.files) {
        Diagnostics problems;
        std::vector<Scenario> found;
        if (const SourcePtr source = read_source(path, problems))
            found = load_scenarios(source, {}, problems);
        console.show(problems);
        if (!problems.empty()) code = ExitCode::bad_input;
        if (!console.is_quiet()) file.output().write(summary(path, found.size(), problems.size()));
        std::ranges::move(found, std::back_inserter(scenarios));
    }
    Diagnostics repeated;
    check_unique_ids(scenarios, repeated);
    console.show(repeated);
    if (!repeated.empty()) code = ExitCode::bad_input;
    return graver(code, file.finish(console));
}

}  // namespace robbers
