// Shows a test run to people. What the differences are and which clauses decide them comes with the results.
#include "report/test_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <vector>

#include "support/diagnostic.h"
#include "support/text.h"

namespace robbers {

namespace {

/// The offset in bytes of character `number` of `line`, from 1.
std::size_t offset_of(std::string_view line, int number) {
    std::size_t at = 0;
    for (int i = 1; i < number && at < line.size(); ++i) at += first_character(line.substr(at)).bytes;
    return at;
}

std::string marked_line(const Finding& finding, const TextStyle& style) {
    const std::size_t begin = offset_of(finding.source_line, finding.column);
    const std::size_t end = offset_of(finding.source_line, finding.column + finding.length);
    const SourceSpan span{{finding.line, static_cast<int>(begin) + 1},
                          static_cast<int>(std::max(end - begin, std::size_t{1}))};
    return marked_line(finding.source_line, span, RenderStyle{style.color, style.width});
}

/// What the summary says of tests that ended so.
std::string_view past_words(TestStatus status) {
    switch (status) {
        case TestStatus::pass: return "passed";
        case TestStatus::fail: return "failed";
        case TestStatus::error: return "could not be tested";
        case TestStatus::xfail: return "failed as expected";
        case TestStatus::xpass: return "passed unexpectedly";
        case TestStatus::skip: return "skipped";
        case TestStatus::not_run: return "not run";
    }
    return {};  // unreachable: every status has its case
}

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
        const bool is_good = std::ranges::none_of(all_values<TestStatus>(), [&](TestStatus status) {
            return (is_bad(status) || status == TestStatus::not_run) && end.count(status) > 0;
        });
        std::string text = summary_text(end, scenarios_.size());
        if (end.seconds > 0) text += fmt::format(" ({:.2f} s)", end.seconds);
        if (shown_any_) output_->write("\n");
        output_->write((is_good ? text : bold(options_.style, text)) + "\n");
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
        if (result.status == TestStatus::xpass)
            text += fmt::format("{}:{}: it passes, but is marked xfail: {}\n", visible(result.file),
                                result.line, visible(result.reason));
        for (const Finding& finding : result.findings) text += finding_text(finding, options_.style);
        output_->write(text);
    }

    Output* output_;
    TestReportOptions options_;
    std::set<std::string> scenarios_;
    bool shown_any_ = false;
};

}  // namespace

std::string finding_text(const Finding& finding, const TextStyle& style) {
    const std::string place =
        finding.line > 0 ? fmt::format("{}:{}:{}", visible(finding.file), finding.line, finding.column)
                         : visible(finding.file);
    std::string text =
        fmt::format("{}: error: {} [{}]\n", bold(style, place), visible(finding.message), finding.kind);
    if (finding.line > 0) text += marked_line(finding, style);
    for (const std::string& detail : finding.details)
        text += wrapped(visible(detail), style.width, "      = ", "        ");
    return text;
}

std::string summary_text(const RunEnd& end, std::size_t scenarios) {
    std::vector<std::string> parts;
    for (const TestStatus status : all_values<TestStatus>())
        if (end.count(status) > 0)
            parts.push_back(fmt::format("{} {}", end.count(status), past_words(status)));
    if (parts.empty()) parts.emplace_back("nothing was run");
    return fmt::format("{}{} of {}: {}", end.interrupted ? "Interrupted: " : "", counted(end.tests(), "test"),
                       counted(scenarios, "scenario"), fmt::join(parts, ", "));
}

std::unique_ptr<RunListener> make_text_test_report(Output& output, const TestReportOptions& options) {
    return std::make_unique<TextTestReport>(output, options);
}

}  // namespace robbers
