// The command that runs suites of scenarios as tests: its options, and whether tests are listed, run once or
// watched. One run is put together in test_run.
#include <memory>

#include <fmt/format.h>

#include "cli/commands/commands.h"
#include "cli/commands/test_run.h"
#include "cli/commands/test_watch.h"
#include "support/text.h"

namespace robbers {

namespace {

constexpr std::string_view kTestExitCodes =
    "0 all passed; 1 a test failed, or passed although it is marked xfail; 2 wrong usage, or no such path; 3 "
    "a "
    "test ended in an error (an invalid file, no expectation, too many states), or writing a report failed; "
    "4 no "
    "test was selected; 5 all passed, but they cover less than --coverage-min asks for; 130, 143 "
    "interrupted; 70 "
    "internal error.";
constexpr std::string_view kTestExamples =
    "  robbers test scenarios\n"
    "  robbers test scenarios --select 'tag(example) and edition(c2)' -j 1\n"
    "  robbers test scenarios --coverage --coverage-min 90 -q\n"
    "  robbers test scenarios --coverage=full -q";

ExitCode list_tests(const std::vector<Test>& tests, const Console& console) {
    ReportFile file("");
    for (const Test& test : tests) {
        const TestResult result = result_of(test);
        file.output().write(
            fmt::format("{}:{}: {}\n", visible(result.file), result.line, visible(result.name)));
    }
    return file.finish(console);
}

ExitCode run_once(const TestRun& run, const TestOptions& options, const TestProtocols& protocols,
                  const Console& console) {
    ExitCode code = ExitCode::done;
    const auto selected = run.select(code);
    if (!selected) return code;
    const std::vector<Test> tests = tests_in_shard(selected->tests, protocols.part);
    if (options.list) return list_tests(tests, console);
    if (tests.empty()) console.note("this shard is empty");
    return run.run(*selected, tests);
}

ExitCode run_test(const TestOptions& options, const Console& console) {
    std::vector<std::string> errors;
    const TestProtocols protocols = test_protocols(process_environment(), options.part, errors);
    for (const std::string& error : errors) console.error(error);
    if (!errors.empty()) return ExitCode::wrong_usage;
    const PrematureExitFile premature_exit(protocols.premature_exit_file);
    if (!premature_exit.error().empty()) {
        console.error(premature_exit.error());
        return ExitCode::bad_input;
    }
    if (const ExitCode touched = touch_status_files(protocols, console); touched != ExitCode::done)
        return touched;
    const Interrupt interrupt;
    const TestRun run(options, protocols, interrupt, console);
    if (options.watch) return run_watching(run, options, protocols, interrupt, console);
    return run_once(run, options, protocols, console);
}

void add_running_options(Command& command, TestOptions& options) {
    add_jobs_option(command, options.jobs);
    add_number_option(command, "--max-fail", options.max_fail, {}, "End after N bad tests; 0: run all");
    add_short_form(
        command, "--fail-fast", [&options] { options.max_fail = 1; }, "Short for --max-fail 1")
        .excludes = {"--max-fail"};
    add_max_states_option(command, options.limits);
    const auto read_shard = [&options](const std::string& text) {
        const auto part = parse_shard(text);
        if (const auto* wrong = std::get_if<std::string>(&part)) refuse("--shard", *wrong);
        options.part = std::get<ShardPart>(part);
    };
    add_option(command, "--shard", "K/N", read_shard,
               "Only part K of N, counted from 1, by a hash of each scenario's id; slice:K/N: in turn");
}

void add_coverage_options(Command& command, TestOptions& options) {
    const auto set_coverage = [&options](const std::vector<std::string>& values) {
        options.coverage = values.empty() ? CoverageDetail::screen : CoverageDetail::full;
    };
    Option& coverage = add_options(command, "--coverage", "[=full]", set_coverage,
                                   "Say on one screen what the tests cover of the rules; full: say all");
    coverage.takes = Takes::nothing;
    coverage.words = {spelling(CoverageDetail::full)};
    add_file_option(command, "--coverage-json", options.coverage_json,
                    "Write what they cover to a file, as JSON");
    constexpr std::uint64_t kAll = 100;
    add_number_option(command, "--coverage-min", options.coverage_min, {.most = kAll},
                      "Fail where less than this is covered of the editions that were run")
        .type = "PERCENT";
}

}  // namespace

void add_test(CommandTable& table) {
    const auto options = std::make_shared<TestOptions>();
    Command& command =
        add_command(table, "test", "Run scenario suites as tests", kTestExitCodes, kTestExamples);
    add_suite_options(command, options->suite);
    add_state_options(command, options->suite);
    add_running_options(command, *options);
    add_report_option(command, options->reports);
    add_flag(command, "--no-times", options->no_times, "Leave times out of the reports");
    add_coverage_options(command, *options);
    add_flag(command, "--list", options->list, "Only list the tests that would be run").excludes = {
        "--report"};
    add_flag(command, "--watch", options->watch, "Go on: run again what changes; keys and Ctrl-C are told")
        .excludes = {"--list", "--report"};
    command.run = [options](const Console& console) { return run_test(*options, console); };
}

}  // namespace robbers
