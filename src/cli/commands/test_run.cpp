// Runs a suite once: what is selected, where reports go, what the exit code is. What is a test and how it
// ends is decided in suite, how it looks in report.
#include "cli/commands/test_run.h"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <ctime>

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/options/run_options.h"
#include "cli/terminal/progress.h"
#include "report/json/rules.h"
#include "support/text.h"

namespace robbers {

namespace {

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
    console.error(fmt::format("the tests cover {} % of the rules, less than the {} % asked for", covered,
                              *options.coverage_min));
    return code == ExitCode::done ? graver(result, ExitCode::gate_not_met) : result;
}

/// What a command that runs some of the tests again needs beside them.
std::string again_with(const TestOptions& options) {
    std::string text;
    std::vector<std::string_view> editions;
    for (const EditionId edition : options.suite.rules.editions) editions.push_back(spelling(edition));
    if (!editions.empty()) text += fmt::format(" -e {}", fmt::join(editions, ","));
    for (const Ruling& ruling : options.suite.rules.rulings) text += " --ruling " + to_string(ruling);
    if (options.limits.max_states != SearchLimits{}.max_states)
        text += fmt::format(" --max-states {}", options.limits.max_states);
    return text;
}

/// The command that runs again whatever failed; empty where its result would be of other tests, too.
std::string again_all(const TestOptions& options, const TestProtocols& protocols) {
    const SuiteSelection& suite = options.suite;
    const bool is_piped =
        suite.files_from == "-" || std::ranges::find(suite.operands, "-") != suite.operands.end();
    if (is_piped || suite.rerun || !protocols.part.shard.is_whole() || !protocols.select.empty()) return {};
    std::string text = "robbers test";
    for (const std::string& operand : suite.operands)
        text += " " + for_shell(operand.starts_with('-') ? "./" + operand : operand);
    if (!suite.files_from.empty()) text += " --files-from " + for_shell(suite.files_from);
    for (const std::string& expression : suite.select) text += " --select " + for_shell(expression);
    return text + again_with(options) + " --rerun failed";
}

}  // namespace

std::optional<SelectedSuite> TestRun::select(ExitCode& code) const {
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

ExitCode TestRun::run(const SelectedSuite& selected, const std::vector<Test>& tests,
                      RunListener* listener) const {
    Reports reports = this->reports(selected);
    if (!reports.is_open()) return reports.finish();
    Progress progress(reports, console_.is_verbose());
    Listeners listeners;
    const bool shows_progress = isatty(STDERR_FILENO) != 0 && !console_.is_quiet();
    if (shows_progress)
        listeners.add(progress);
    else
        listeners.add(reports);
    if (listener != nullptr) listeners.add(*listener);
    std::optional<StateRecorder> recorder;
    if (selected.state) listeners.add(recorder.emplace(*selected.state, selected.state_update()));
    RunTimes times;
    const RunEnd end = run_tests(tests, run_options(selected), listeners, &times);
    ExitCode code = interrupt_.happened() ? interrupt_.code() : exit_code_of(end);
    code = graver(code, reports.finish());
    if (recorder && !recorder->error().empty())
        console_.note(fmt::format("cannot keep how this run ended: {}", recorder->error()));
    if (!options_.no_times) tell_times(selected.suite.times, times, console_);
    return options_.wants_coverage() ? graver(code, report_coverage(options_, end, code, console_)) : code;
}

SearchLimits TestRun::limits() const {
    SearchLimits limits = options_.limits;
    limits.stopped = interrupt_.flag();
    return limits;
}

RunOptions TestRun::run_options(const SelectedSuite& selected) const {
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

Reports TestRun::reports(const SelectedSuite& selected) const {
    return Reports(requests_of(options_, protocols_), console_, again_with(options_),
                   selected.state ? again_all(options_, protocols_) : "");
}

}  // namespace robbers
