// Shows a test run to people. What the differences are and which clauses decide them comes with the results.
#include "report/runs/report.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <vector>

#include "report/runs/again.h"
#include "report/words/finding_words.h"
#include "support/text.h"

namespace robbers {

namespace {

std::string status_word(TestStatus status) {
    std::string word(spelling(status));
    std::ranges::transform(word, word.begin(), [](char c) {
        return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    });
    return word;
}

class TextTestReport : public RunListener {
public:
    TextTestReport(Output& output, const TestReportOptions& options) : output_(&output), options_(options) {}

    void run_started(const RunStart& start) override {
        if (!options_.quiet && !start.shard.is_whole())
            output_->write(fmt::format("Shard {} of {}: {} of {} tests\n", start.shard.number, start.shard.of,
                                       start.tests, start.total));
    }

    void test_ended(const TestResult& result) override {
        scenarios_.insert(result.id.empty() ? result.file : result.id);
        if (is_bad(result.status))
            show(result);
        else if (options_.verbose)
            output_->write(fmt::format("{}{}\n", heading(result),
                                       result.reason.empty() ? "" : ": " + visible(result.reason)));
        output_->flush();
    }

    void run_ended(const RunEnd& end) override {
        if (options_.quiet) return;
        std::string text = counts_text(end, scenarios_.size());
        if (end.seconds > 0) text += fmt::format(" ({:.2f} s)", end.seconds);
        if (shown_any_) output_->write("\n");
        output_->write((is_passed(end) ? text : bold(options_.style, text)) + ".\n");
        tell_again();
        output_->flush();
    }

private:
    /// "FAIL STL-9-01 [c2]: Two scorings of one figure"
    std::string heading(const TestResult& result) const {
        return fmt::format("{} {}{}", bold(options_.style, status_word(result.status)), visible(result.name),
                           result.title.empty() ? "" : fmt::format(": {}", visible(result.title)));
    }

    void show(const TestResult& result) {
        std::string text = shown_any_ ? "\n" : "";
        shown_any_ = true;
        text += heading(result) + "\n";
        bad_.push_back({result.name, result.file});
        if (result.status == TestStatus::xpass)
            text += fmt::format("{}:{}: passes, although marked xfail: {}\n", visible(result.file),
                                result.line, visible(result.reason));
        for (const Finding& finding : result.findings) text += finding_text(finding, options_.style);
        output_->write(text);
    }

    /// Few failures are named one by one.
    void tell_again() {
        constexpr std::size_t kFew = 10;
        const bool are_many = bad_.size() > kFew && !options_.again_all.empty();
        const std::string command = are_many ? options_.again_all : command_again(bad_, options_.again_with);
        if (bad_.empty() || command.empty()) return;
        const std::string_view these = bad_.size() == 1 ? "this test" : "these tests";
        output_->write(fmt::format("Run {} again:\n  {}\n", these, command));
    }

    Output* output_;
    TestReportOptions options_;
    std::set<std::string> scenarios_;
    std::vector<NamedTest> bad_;
    bool shown_any_ = false;
};

}  // namespace

std::unique_ptr<RunListener> make_text_test_report(Output& output, const TestReportOptions& options) {
    return std::make_unique<TextTestReport>(output, options);
}

}  // namespace robbers
