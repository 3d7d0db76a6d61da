// Runs suites of scenarios as tests. What is a test and how it ends is decided in suite, how it looks in
// report; here it is put together: what is selected, where reports go, what the exit code is.
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <memory>

#include <fmt/chrono.h>
#include <fmt/format.h>

#include "cli/commands/commands.h"
#include "cli/commands/test_protocols.h"
#include "cli/options/reports.h"
#include "cli/options/suite_options.h"
#include "cli/terminal/interrupt.h"
#include "cli/terminal/progress.h"
#include "cli/terminal/watch.h"
#include "report/json/rules.h"
#include "report/text/coverage.h"
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

struct TestOptions {
    SuiteSelection suite;
    std::vector<ReportRequest> reports;
    std::optional<ShardPart> part;
    unsigned jobs = 0;           ///< threads; 0: as many as there are processors
    std::uint64_t max_fail = 0;  ///< 0: run all
    bool no_times = false;
    bool list = false;
    bool watch = false;
    std::optional<CoverageDetail> coverage;
    std::string coverage_json;        ///< where coverage is written as JSON; empty: nowhere
    std::optional<int> coverage_min;  ///< percent
    SearchLimits limits;

    bool wants_coverage() const { return coverage || coverage_min || !coverage_json.empty(); }
};

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

Coverage coverage_in(const RunEnd& end) {
    Coverage coverage;
    for (const std::string& item : end.coverage) coverage.add_item(item);
    return coverage;
}

ExitCode write_as_json(const std::string& path, const Coverage& coverage, const Console& console) {
    ReportFile file(path);
    if (file.is_open()) write_coverage_json(file.output(), coverage, coverage.editions());
    return file.finish(console);
}

/// Beside another report, which programs read, text goes to standard error.
void write_as_text(const TestOptions& options, const Coverage& coverage, const Console& console) {
    const bool is_taken = std::ranges::any_of(options.reports, [](const ReportRequest& request) {
        return request.path.empty() && request.format != TestReportFormat::text;
    });
    Output output(is_taken || options.coverage_json == "-" ? stderr : stdout);
    output.write("\n");
    write_coverage(output, coverage, coverage.editions(), *options.coverage, console.style(false));
    output.flush();
}

/// Tells the coverage of a run as `options` ask for it. Where less is covered than they ask for, and
/// everything passed (`code` is done), the gate is not met.
ExitCode report_coverage(const TestOptions& options, const RunEnd& end, ExitCode code,
                         const Console& console) {
    const Coverage coverage = coverage_in(end);
    if (options.coverage) write_as_text(options, coverage, console);
    ExitCode result = ExitCode::done;
    if (!options.coverage_json.empty()) result = write_as_json(options.coverage_json, coverage, console);
    const int covered = percent(total_coverage(coverage, coverage.editions()));
    if (!options.coverage_min || covered >= *options.coverage_min) return result;
    console.error(fmt::format("{} % of the rules are covered, less than the {} % asked for", covered,
                              *options.coverage_min));
    return code == ExitCode::done ? graver(result, ExitCode::gate_not_met) : result;
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
        Progress progress(reports, console_.is_verbose());
        Listeners listeners;
        const bool shows_progress = isatty(STDERR_FILENO) != 0 && !console_.is_quiet();
        if (shows_progress)
            listeners.add(progress);
        else
            listeners.add(reports);
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
        how.max_fail = protocols_.fail_fast ? 1 : options_.max_fail;
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
    add_file_option(command, "--coverage-json", options.coverage_json, "Write what they cover to a file, as JSON");
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
    add_flag(command, "--watch", options->watch, "Go on: run again what changes, until interrupted")
        .excludes = {"--list", "--report"};
    command.run = [options](const Console& console) { return run_test(*options, console); };
}

}  // namespace robbers
