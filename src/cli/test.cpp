// Runs suites of scenarios as tests. What is a test and how it ends is decided in suite, how it looks in
// report; here it is put together: what is selected, where reports go, what the exit code is.
#include "cli/test.h"

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <ctime>

#include <fmt/chrono.h>
#include <fmt/format.h>

#include "cli/interrupt.h"
#include "cli/progress.h"
#include "cli/run_options.h"
#include "cli/test_coverage.h"
#include "cli/test_protocols.h"
#include "cli/test_watch.h"
#include "cli/usage.h"
#include "suite/runner.h"
#include "support/text.h"

namespace robbers {

namespace {

constexpr std::string_view kTestExitCodes =
    "0 all passed; 1 a test failed, or passed although it is marked xfail; 2 wrong usage; 3 a test could not "
    "be run (an invalid file, no expectation, too many states), or a report cannot be written; 4 no test was "
    "selected; 5 all passed, but less is covered than --coverage-min asks for; 130, 143 interrupted; 70 "
    "internal error.";
constexpr std::string_view kTestExamples =
    "  robbers test scenarios\n"
    "  robbers test scenarios --select 'tag(example) and edition(c2)' -j 1\n"
    "  robbers test scenarios --coverage --coverage-min 90 -q";

void add_running_options(CLI::App& command, TestOptions& options) {
    add_jobs_option(command, options.jobs);
    CLI::Option* most =
        add_number_option(command, "--max-fail", options.max_fail, 0,
                          std::numeric_limits<std::uint64_t>::max(), "End after N bad tests; 0: run all");
    command.add_flag("--fail-fast", options.fail_fast, "Short for --max-fail 1")->excludes(most);
    add_max_states_option(command, options.limits);
    command
        .add_option_function<std::string>(
            "--shard",
            [&options](const std::string& text) {
                const auto part = parse_shard(text);
                if (const auto* wrong = std::get_if<std::string>(&part)) refuse("--shard", *wrong);
                options.part = std::get<ShardPart>(part);
            },
            "Only part K of N, counted from 1, by a hash of each scenario's id; slice:K/N: in turn")
        ->type_name("K/N")
        ->take_last();
}

void add_coverage_options(CLI::App& command, TestOptions& options) {
    command.add_flag("--coverage", options.coverage, "Say what the tests cover of the rules, gaps first");
    add_file_option(command, "--coverage-json", options.coverage_json, "Write it to a file, as JSON");
    constexpr std::uint64_t kAll = 100;
    command
        .add_option_function<std::string>(
            "--coverage-min",
            [&options](const std::string& text) {
                options.coverage_min = static_cast<int>(number_option("--coverage-min", text, 0, kAll));
            },
            "Fail where less than this is covered of the editions that were run")
        ->type_name("PERCENT")
        ->take_last();
}

}  // namespace

void add_test(CLI::App& app, TestOptions& options) {
    CLI::App* command = app.add_subcommand("test", "Run scenario suites as tests");
    command->footer(help_footer(kTestExitCodes, kTestExamples));
    add_suite_options(*command, options.suite);
    add_state_options(*command, options.suite);
    add_running_options(*command, options);
    CLI::Option* report = add_report_option(*command, options.reports);
    command->add_flag("--no-times", options.no_times, "Leave times out of the reports");
    add_coverage_options(*command, options);
    CLI::Option* list =
        command->add_flag("--list", options.list, "Only list the tests that would be run")->excludes(report);
    command->add_flag("--watch", options.watch, "Go on: run again what changes, until interrupted")
        ->excludes(list)
        ->excludes(report);
}

namespace {

ExitCode list_tests(const std::vector<Test>& tests, const Console& console) {
    ReportFile file("");
    for (const Test& test : tests) {
        const TestResult result = result_of(test);
        file.output().write(
            fmt::format("{}:{}: {}\n", visible(result.file), result.line, visible(result.name)));
    }
    return file.finish(console);
}

std::string now() {
    const std::time_t seconds = std::time(nullptr);
    return fmt::format("{:%Y-%m-%dT%H:%M:%S}", fmt::gmtime(seconds));
}

/// The reports that are asked for by option and by other runners of tests.
std::vector<ReportRequest> requests_of(const TestOptions& options, const TestProtocols& protocols) {
    std::vector<ReportRequest> requests = options.reports;
    if (!protocols.xml_file.empty()) requests.push_back({TestReportFormat::junit, protocols.xml_file});
    return requests;
}

void tell_times(const LoadTimes& load, const RunTimes& run, const Console& console) {
    const double sum = load.reading + load.parsing + run.engine + run.comparing + run.reporting;
    if (!console.is_verbose() || sum <= 0) return;
    constexpr double kPercent = 100;
    console.note(
        fmt::format("time: reading {:.0f} %, YAML {:.0f} %, engine {:.0f} %, comparing {:.0f} %, "
                    "reporting {:.0f} %",
                    kPercent * load.reading / sum, kPercent * load.parsing / sum, kPercent * run.engine / sum,
                    kPercent * run.comparing / sum, kPercent * run.reporting / sum));
}

/// One run of a suite, from its files to the exit code.
class TestRun {
public:
    TestRun(const TestOptions& options, const TestProtocols& protocols, const Interrupt& interrupt,
            const Console& console)
        : options_(options), protocols_(protocols), interrupt_(interrupt), console_(console) {}

    /// Reads and selects. Nothing, with a code, where there is nothing to be run.
    std::optional<SelectedSuite> select(ExitCode& code) const {
        SuiteRun how;
        how.jobs = jobs_or_all(options_.jobs);
        how.limits = limits();
        how.stopped = interrupt_.flag();
        how.further = protocols_.select;
        how.further_name = kTestOnly;
        auto selected = select_suite(options_.suite, how, console_, code);
        if (interrupt_.happened()) {
            code = interrupt_.code();
            return std::nullopt;
        }
        if (!selected || !selected->tests.empty()) return selected;
        code = tell_nothing_selected(*selected, console_);
        return std::nullopt;
    }

    ExitCode run(const SelectedSuite& selected, const std::vector<Test>& tests) const {
        Reports reports(requests_of(options_, protocols_), console_);
        if (!reports.is_open()) return reports.finish();
        Progress progress(console_.is_verbose());
        Listeners listeners;
        const bool shows_progress = isatty(STDERR_FILENO) != 0 && !console_.is_quiet();
        if (shows_progress) listeners.add(progress.before());
        listeners.add(reports);
        if (shows_progress) listeners.add(progress.after());
        std::optional<StateRecorder> recorder;
        if (selected.state) listeners.add(recorder.emplace(*selected.state, selected.state_update()));
        RunTimes times;
        const RunEnd end = run_tests(tests, run_options(selected), listeners, &times);
        ExitCode code = interrupt_.happened() ? interrupt_.code() : exit_code_of(end);
        code = graver(code, reports.finish());
        if (recorder && !recorder->error().empty())
            console_.note(fmt::format("the state of this run is not kept: {}", recorder->error()));
        if (!options_.no_times) tell_times(selected.suite.times, times, console_);
        return options_.wants_coverage() ? graver(code, report_coverage(options_, end, code, console_))
                                         : code;
    }

private:
    SearchLimits limits() const {
        SearchLimits limits = options_.limits;
        limits.stopped = interrupt_.flag();
        return limits;
    }

    RunOptions run_options(const SelectedSuite& selected) const {
        RunOptions how;
        how.jobs = jobs_or_all(options_.jobs);
        how.limits = limits();
        how.max_fail = options_.fail_fast || protocols_.fail_fast ? 1 : options_.max_fail;
        how.times = !options_.no_times;
        how.shard = protocols_.part.shard;
        how.total = selected.tests.size();
        how.coverage = options_.wants_coverage();
        if (how.times) how.started = now();
        return how;
    }

    const TestOptions& options_;
    const TestProtocols& protocols_;
    const Interrupt& interrupt_;
    const Console& console_;
};

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

/// Runs everything, then again and again what has changed.
ExitCode run_watching(const TestRun& run, const TestOptions& options, const TestProtocols& protocols,
                      const Interrupt& interrupt, const Console& console) {
    SuiteWatch watch(options.suite.operands);
    for (bool is_first = true;; is_first = false) {
        ExitCode code = ExitCode::done;
        bool has_run = is_first;
        if (const auto selected = run.select(code)) {
            const std::vector<Test> tests = watch.changed(tests_in_shard(selected->tests, protocols.part));
            has_run = is_first || !tests.empty();
            if (has_run) run.run(*selected, tests);
        }
        if (!watch.error().empty()) {
            console.error(watch.error());
            return ExitCode::bad_input;
        }
        if (has_run) console.note("waiting for changes; an interrupt ends it");
        if (interrupt.happened() || !watch.wait(*interrupt.flag())) return interrupt.code();
    }
}

}  // namespace

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

}  // namespace robbers
