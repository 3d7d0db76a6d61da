// Runs suites of scenarios as tests. What is a test and how it ends is decided in suite, how it looks in
// report.
#include "cli/test.h"

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>

#include <fmt/format.h>

#include "cli/interrupt.h"
#include "cli/progress.h"
#include "cli/report_file.h"
#include "cli/run_options.h"
#include "cli/usage.h"
#include "report/test_report.h"
#include "report/test_text.h"
#include "suite/runner.h"
#include "support/text.h"

namespace robbers {

namespace {

constexpr std::string_view kExitCodes =
    "0 all passed; 1 a test failed, or passed although it is marked xfail; 2 wrong usage; 3 a test could not "
    "be run (an invalid file, no expectation, too many states), or a report cannot be written; 4 no test was "
    "selected; 5 a gate was not met; 130, 143 interrupted; 70 internal error.";
constexpr std::string_view kExamples =
    "  robbers test scenarios\n"
    "  robbers test scenarios/stealing -e c2,c3 -j 1";

ExitCode code_of(const RunEnd& end) {
    if (end.count(TestStatus::error) > 0) return ExitCode::bad_input;
    const bool failed = end.count(TestStatus::fail) + end.count(TestStatus::xpass) > 0;
    return failed ? ExitCode::answer_is_no : ExitCode::done;
}

ExitCode list_tests(const std::vector<Test>& tests, const Console& console) {
    ReportFile file("");
    for (const Test& test : tests) {
        const TestResult result = result_of(test);
        file.output().write(
            fmt::format("{}:{}: {}\n", visible(result.file), result.line, visible(result.name)));
    }
    return file.finish(console);
}

}  // namespace

void add_test(CLI::App& app, TestOptions& options) {
    CLI::App* command = app.add_subcommand("test", "Run scenario suites as tests");
    command->footer(help_footer(kExitCodes, kExamples));
    command
        ->add_option("PATH", options.operands, "Scenario files and folders; FILE:LINE; - is standard input")
        ->required()
        ->type_name("");
    add_rules_options(*command, options.rules);
    add_jobs_option(*command, options.jobs);
    add_number_option(*command, "--max-fail", options.max_fail, 0, std::numeric_limits<std::uint64_t>::max(),
                      "End after N bad tests");
    command->add_flag("--fail-fast", options.fail_fast, "Short for --max-fail 1");
    command->add_flag("--no-times", options.no_times, "Leave times out of the reports");
    command->add_flag("--list", options.list, "Only list the tests that would be run");
    add_max_states_option(*command, options.limits);
}

ExitCode run_test(const TestOptions& options, const Console& console) {
    Diagnostics diagnostics;
    const std::vector<SuiteFile> files = discover(options.operands, diagnostics);
    const Suite suite = load_suite(files, diagnostics, {options.rules, jobs_or_all(options.jobs), nullptr});
    if (suite.tests.empty()) {
        console.error("there is nothing to test: no scenario files were found");
        return ExitCode::nothing_selected;
    }
    if (options.list) return list_tests(suite.tests, console);
    ReportFile file("");
    const auto report = make_text_test_report(
        file.output(), {console.style(false), console.is_quiet(), console.is_verbose()});
    Progress progress(console.is_verbose());
    Listeners listeners;
    const bool shows_progress = isatty(STDERR_FILENO) != 0 && !console.is_quiet();
    if (shows_progress) listeners.add(progress.before());
    listeners.add(*report);
    if (shows_progress) listeners.add(progress.after());
    const Interrupt interrupt;
    RunOptions run;
    run.jobs = jobs_or_all(options.jobs);
    run.limits = options.limits;
    run.limits.stopped = interrupt.flag();
    run.max_fail = options.fail_fast ? 1 : options.max_fail;
    run.times = !options.no_times;
    run.total = suite.tests.size();
    const RunEnd end = run_tests(suite.tests, run, listeners);
    return graver(graver(code_of(end), interrupt.code()), file.finish(console));
}

}  // namespace robbers
