// Says what a run covered of the rules. What there is to cover is decided in suite.
#include "cli/test_coverage.h"

#include <algorithm>
#include <cstdio>

#include <fmt/format.h>

#include "report/json/rules.h"
#include "report/text/rules.h"

namespace robbers {

namespace {

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
    write_coverage(output, coverage, coverage.editions(), console.style(false));
    output.flush();
}

}  // namespace

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

}  // namespace robbers
