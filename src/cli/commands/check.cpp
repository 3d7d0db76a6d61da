// Validates scenario files without adjudicating them: a file with an illegal choice is valid.
#include <algorithm>
#include <iterator>
#include <memory>

#include <fmt/format.h>

#include "cli/commands/commands.h"
#include "cli/terminal/files.h"
#include "scenario/line_notation.h"
#include "support/text.h"

namespace robbers {

namespace {

constexpr std::string_view kCheckExitCodes =
    "0 no problems; 2 wrong usage, or no such file; 3 a file has problems, or reading failed.";
constexpr std::string_view kCheckExamples =
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

Checked checked_file(const std::string& path, std::vector<Scenario>& scenarios, const Console& console) {
    Diagnostics problems;
    Checked checked{path, read_source(path, problems), scenarios.size(), 0};
    if (checked.source)
        std::ranges::move(load_scenarios(checked.source, {}, problems), std::back_inserter(scenarios));
    checked.scenarios = scenarios.size() - checked.scenarios;
    checked.problems = problems.size();
    console.show(problems);
    return checked;
}

/// A line names no edition, and is valid in all or in none.
Checked checked_line(const SourcePtr& line, std::vector<Scenario>& scenarios, const Console& console) {
    const auto all = all_values<EditionId>();
    Diagnostics problems;
    auto scenario = scenario_in_line(line, {{all.begin(), all.end()}, {}}, problems);
    Checked checked{line->path, line, scenario ? std::size_t{1} : 0, problems.size()};
    if (scenario) scenarios.push_back(*std::move(scenario));
    console.show(problems);
    return checked;
}

ExitCode run_check(const ScenarioInputs& inputs, const Console& console) {
    std::vector<Checked> files;
    std::vector<Scenario> scenarios;
    bool has_problems = false;
    for (const std::string& path : files_to_read(inputs, console, has_problems))
        files.push_back(checked_file(path, scenarios, console));
    for (std::size_t i = 0; i < inputs.lines.size(); ++i)
        files.push_back(checked_line(source_of_line(inputs.lines[i], i + 1), scenarios, console));
    Diagnostics repeated;
    check_unique_ids(scenarios, repeated);
    console.show(repeated);
    ReportFile report("");
    ExitCode code = has_problems ? ExitCode::bad_input : ExitCode::done;
    for (Checked& file : files) {
        file.problems += static_cast<std::size_t>(std::ranges::count_if(
            repeated.list(), [&](const Diagnostic& diagnostic) { return diagnostic.source == file.source; }));
        if (file.problems > 0) code = ExitCode::bad_input;
        if (!console.is_quiet()) report.output().write(summary(file.path, file.scenarios, file.problems));
    }
    return graver(code, report.finish(console));
}

}  // namespace

void add_check(CommandTable& table) {
    const auto inputs = std::make_shared<ScenarioInputs>();
    Command& command = add_command(table, "check", "Check scenario files without adjudicating them",
                                   kCheckExitCodes, kCheckExamples);
    add_input_options(command, *inputs);
    command.run = [inputs](const Console& console) { return run_check(*inputs, console); };
}

}  // namespace robbers
