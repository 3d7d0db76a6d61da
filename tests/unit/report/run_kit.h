#pragma once
// Hand-made test runs for the tests of the reports.

#include <string>
#include <vector>

#include "report/factory.h"
#include "suite/merge.h"

namespace robbers::kit {

inline TestResult test(std::size_t index, const std::string& id, TestStatus status) {
    TestResult result;
    result.index = index;
    result.id = id;
    result.name = id + " [c2]";
    result.title = "Title of " + id;
    result.file = "suite/part/" + id + ".yaml";
    result.line = 12;
    result.edition = "c2";
    result.status = status;
    return result;
}

/// A finding on line 14 of the test's file, under "blue".
inline Finding finding_in(const TestResult& test, const std::string& message) {
    Finding finding;
    finding.kind = "not-found";
    finding.file = test.file;
    finding.line = 14;
    finding.column = 7;
    finding.length = 4;
    finding.source_line = "    - {blue: {stole: 3}}";
    finding.message = message;
    return finding;
}

/// Fills in what follows from the results.
inline void complete(RecordedRun& run) {
    run.start.tests = run.start.total = run.results.size();
    for (std::size_t i = 0; i < run.results.size(); ++i) {
        run.results[i].index = i;
        ++run.end.counts[static_cast<std::size_t>(run.results[i].status)];
    }
}

/// Text that some format could trip over.
constexpr const char* kOddText =
    "<&\"'> ]]> | a#b # TODO %41 %0A `c` *d* \\ --- @e\nnew line\ttab \x1b[31mred\x1b[0m bell \x07 zwj "
    "\xE2\x80\x8D h\xC3\xA4user \xE2\x86\x92 \xF0\x9F\x8E\xB2 \xEF\xBF\xBE";

/// One test of each status, some with odd text, and a file that cannot be read.
inline RecordedRun run_with_every_status() {
    RecordedRun run;
    TestResult unreadable;
    unreadable.name = unreadable.file = "suite/broken.yaml";
    unreadable.line = 1;
    unreadable.status = TestStatus::error;
    unreadable.findings = {{"unreadable-file", unreadable.file, 0, 0, 1, {}, "cannot read the file", {}, {}}};
    TestResult pass = test(1, "STL-9-01", TestStatus::pass);
    pass.clauses = {"STL-9", "STL-1"};
    pass.tags = {"stealing", "two robbers"};
    pass.rulings = {"laps=same-lap"};
    pass.seconds = 0.25;
    TestResult fail = test(2, "STL-9-02", TestStatus::fail);
    fail.findings = {finding_in(fail, "no outcome is like this"), finding_in(fail, kOddText)};
    fail.findings[0].details = {"the nearest outcome has: blue stole 2", kOddText};
    fail.findings[0].clauses = {"STL-9", "ROG-1"};
    fail.seconds = 0.5;
    TestResult odd = test(3, "odd", TestStatus::error);
    odd.name = odd.title = std::string("odd ") + kOddText;
    odd.file = "suite/o|d, 100%: #1.yaml";
    odd.findings = {finding_in(odd, "too large")};
    odd.findings[0].source_line = "\t" + std::string(kOddText);
    TestResult xfail = test(4, "STL-9-03", TestStatus::xfail);
    xfail.findings = {finding_in(xfail, "no outcome is like this")};
    xfail.reason = "known: issue #12 \\ see there";
    TestResult xpass = test(5, "STL-9-04", TestStatus::xpass);
    xpass.reason = "should fail # TODO";
    TestResult skip = test(6, "STL-9-05", TestStatus::skip);
    skip.reason = "the edition c2 was not asked for";
    TestResult not_run = test(7, "STL-9-06", TestStatus::not_run);
    not_run.reason = "the run ended after 4 failures";
    run.results = {unreadable, pass, fail, odd, xfail, xpass, skip, not_run};
    run.start.started = "2025-01-31T12:00:00";
    run.end.seconds = 1.125;
    run.end.coverage = {"c2 STL-9"};
    complete(run);
    return run;
}

/// What a report prints of a run.
inline std::string reported(const RecordedRun& run, TestReportFormat format) {
    Output output;
    tell(run, *make_test_report(format, output, {}));
    return output.text();
}

/// A listener that writes down what it hears.
class Recorder : public RunListener {
public:
    RecordedRun run;
    void run_started(const RunStart& start) override { run.start = start; }
    void test_ended(const TestResult& result) override { run.results.push_back(result); }
    void run_ended(const RunEnd& end) override { run.end = end; }
};

}  // namespace robbers::kit
