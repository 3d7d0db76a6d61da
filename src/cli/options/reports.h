#pragma once
// Several reports of one test run at once, each to its own place: for every command that has `--report`.

#include <memory>
#include <string>
#include <vector>

#include "cli/options/declaration.h"
#include "cli/terminal/console.h"
#include "cli/terminal/files.h"
#include "report/factory.h"

namespace robbers {

/// `--report FORMAT[=FILE]`
struct ReportRequest {
    TestReportFormat format{};
    std::string path;  ///< empty: standard output
};

/// Adds `--report` to `command`, which fills `requests`. Refuses two reports in one place.
void add_report_option(Command& command, std::vector<ReportRequest>& requests);

/// The exit code that a run calls for: 130 where it was interrupted, 3 where a test could not be decided,
/// 1 where one failed or passed unexpectedly, or was not run; else 0.
ExitCode exit_code_of(const RunEnd& end);

/// The reports that were asked for, as one listener. Where none of them goes to standard output, text does.
/// The report for GitHub also adds a summary to the file that GITHUB_STEP_SUMMARY names.
class Reports : public RunListener {
public:
    /// `again_with` and `again_all` are for TestReportOptions.
    Reports(const std::vector<ReportRequest>& requests, const Console& console, std::string again_with = {},
            std::string again_all = {});

    /// False where a file cannot be made: then the run is not worth its time, and finish() says why.
    bool is_open() const;
    void run_started(const RunStart& start) override;
    void test_ended(const TestResult& result) override;
    void run_ended(const RunEnd& end) override;
    /// Puts complete files in their places after run_ended; says what could not be written, which is
    /// exit code 3.
    ExitCode finish();

private:
    struct Report {
        std::unique_ptr<ReportFile> file;
        std::unique_ptr<RunListener> listener;
    };
    void add(const ReportRequest& request);
    void add_step_summary();

    const Console& console_;
    std::string again_with_, again_all_;
    std::vector<Report> reports_;
};

}  // namespace robbers
