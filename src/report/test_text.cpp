// A test run for people: what did not pass, and one line at the end.
#include "report/test_text.h"

#include <fmt/format.h>

#include "report/finding_words.h"
#include "support/text.h"

namespace robbers {

namespace {

class TextReport : public RunListener {
public:
    TextReport(Output& output, const TestReportOptions& options) : output_(output), options_(options) {}

    void run_started(const RunStart&) override {}
    void test_ended(const TestResult& result) override {
        if (!is_bad(result.status) && !options_.verbose) return;
        output_.write(
            fmt::format("{} {}: {}\n", spelling(result.status), visible(result.name), headline(result)));
        if (!is_bad(result.status)) return;
        for (const Finding& finding : result.findings) output_.write(finding_text(finding));
    }
    void run_ended(const RunEnd& end) override {
        if (!options_.quiet) output_.write(counts_text(end) + "\n");
    }

private:
    Output& output_;
    TestReportOptions options_;
};

}  // namespace

std::unique_ptr<RunListener> make_text_test_report(Output& output, const TestReportOptions& options) {
    return std::make_unique<TextReport>(output, options);
}

}  // namespace robbers
