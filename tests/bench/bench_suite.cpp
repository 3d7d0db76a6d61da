// Measures a whole run of a suite: scenarios a second on one and on two threads, and where the time goes.
// Not a test: tools/grow-suite.sh makes a suite that is large enough; then, from a release build:
//   bench_suite FOLDER
#include <fmt/format.h>
#include <sys/resource.h>

#include <cstdio>

#include "report/factory.h"
#include "suite/runner.h"
#include "suite/test_result.h"

namespace robbers {

namespace {

/// Seconds of each part, summed over threads, and of everything on the clock.
struct Measured {
    std::size_t scenarios = 0;
    std::size_t tests = 0;
    LoadTimes load;
    RunTimes run;
    double finding = 0;
    double elapsed = 0;
    std::size_t report_bytes = 0;
};

Measured measure(const std::string& folder, unsigned jobs) {
    Measured measured;
    const Clock clock;
    Diagnostics diagnostics;
    const std::vector<SuiteFile> files = discover({folder}, diagnostics);
    measured.finding = clock.seconds();
    const Suite suite = load_suite(files, diagnostics, {{}, jobs});
    for (const auto& scenarios : suite.scenarios) measured.scenarios += scenarios.size();
    measured.tests = suite.tests.size();
    measured.load = suite.times;
    Output output;
    const auto report = make_test_report(TestReportFormat::jsonl, output, {});
    RunOptions options;
    options.jobs = jobs;
    options.total = suite.tests.size();
    run_tests(suite.tests, options, *report, &measured.run);
    measured.elapsed = clock.seconds();
    measured.report_bytes = output.text().size();
    return measured;
}

void print(unsigned jobs, const Measured& m) {
    const double sum =
        m.finding + m.load.reading + m.load.parsing + m.run.engine + m.run.comparing + m.run.reporting;
    const auto share = [&](double seconds) { return 100 * seconds / sum; };
    fmt::print("{:>7} {:>9} {:>8} {:>9.2f} {:>11.0f} {:>7.1f} {:>6.1f} {:>7.1f} {:>10.1f} {:>10.1f}\n", jobs,
               m.scenarios, m.tests, m.elapsed, static_cast<double>(m.scenarios) / m.elapsed,
               share(m.finding + m.load.reading), share(m.load.parsing), share(m.run.engine),
               share(m.run.comparing), share(m.run.reporting));
    std::fflush(stdout);
}

}  // namespace

}  // namespace robbers

int main(int argc, char** argv) {
    if (argc != 2) {
        fmt::print(stderr, "usage: bench_suite FOLDER\n");
        return 2;
    }
    fmt::print("                                                share of the time of all threads, percent\n");
    fmt::print("{:>7} {:>9} {:>8} {:>9} {:>11} {:>7} {:>6} {:>7} {:>10} {:>10}\n", "threads", "scenarios",
               "tests", "seconds", "scenarios/s", "reading", "YAML", "engine", "comparing", "reporting");
    for (const unsigned jobs : {1U, 2U, 1U, 2U}) robbers::print(jobs, robbers::measure(argv[1], jobs));
}
