// A test run as annotations of GitHub Actions, which shows ten of a kind for each step: failures first,
// then errors, then tests that pass unexpectedly.
#include <array>
#include <cstdint>
#include <vector>

#include <fmt/format.h>

#include "report/runs/report.h"
#include "report/words/finding_words.h"
#include "support/text.h"

namespace robbers {

namespace {

constexpr std::size_t kMostOfAKind = 10;

std::string encoded(std::string_view text, std::string_view special) {
    std::string result;
    for (const char c : text) {
        if (special.find(c) == std::string_view::npos)
            result += c;
        else
            result += fmt::format("%{:02X}", static_cast<unsigned>(static_cast<unsigned char>(c)));
    }
    return result;
}

/// `text` as the data of a command: several lines become one.
std::string as_data(std::string_view text) { return encoded(text, "%\r\n"); }
/// `text` as a property of a command.
std::string as_property(std::string_view text) { return encoded(text, "%\r\n:,"); }

std::string place_properties(const TestResult& result) {
    if (result.findings.empty()) {
        std::string place = "file=" + as_property(visible(result.file));
        return result.line > 0 ? fmt::format("{},line={}", place, result.line) : place;
    }
    const Finding& finding = result.findings.front();
    std::string place = "file=" + as_property(visible(finding.file));
    if (finding.line < 1) return place;
    return fmt::format("{0},line={1},endLine={1},col={2},endColumn={3}", place, finding.line, finding.column,
                       std::int64_t{finding.column} + finding.length);
}

std::string annotation(const TestResult& result) {
    std::string text;
    for (const Finding& finding : result.findings) {
        if (!text.empty()) text += fmt::format("{}: ", place_of(finding));
        text += visible(finding.message) + "\n";
        for (const std::string& detail : finding.details) text += "  " + visible(detail) + "\n";
        if (!finding.clauses.empty())
            text += visible(fmt::format("  decided by {}", joined(finding.clauses))) + "\n";
    }
    if (result.findings.empty()) text = headline(result) + "\n";
    text.pop_back();
    return fmt::format("::error {},title={}::{}\n", place_properties(result),
                       as_property(visible(result.name)), as_data(text));
}

class GithubReport : public RunListener {
public:
    explicit GithubReport(Output& output) : output_(output) {}

    void run_started(const RunStart&) override {}
    void test_ended(const TestResult& result) override {
        if (result.status == TestStatus::not_run && not_run_reason_.empty()) not_run_reason_ = result.reason;
        if (!is_bad(result.status)) return;
        std::vector<std::string>& kind = annotations_[static_cast<std::size_t>(result.status)];
        if (kind.size() < kMostOfAKind) kind.push_back(annotation(result));
    }
    void run_ended(const RunEnd& end) override {
        std::size_t written = 0;
        std::size_t bad = 0;
        for (const TestStatus status : all_values<TestStatus>()) {
            if (is_bad(status)) bad += end.count(status);
            for (const std::string& text : annotations_[static_cast<std::size_t>(status)]) {
                if (written == kMostOfAKind) break;
                output_.write(text);
                ++written;
            }
        }
        if (end.count(TestStatus::not_run) > 0) output_.write(warning(end));
        if (bad > written) {
            output_.write(fmt::format("{} without an annotation.\n", counted(bad - written, "more test")));
        }
        output_.write(counts_text(end) + "\n");
    }

private:
    std::string warning(const RunEnd& end) const {
        const std::string text = fmt::format("{} of {} did not run: {}", end.count(TestStatus::not_run),
                                             counted(end.tests(), "test"), visible(not_run_reason_));
        return fmt::format("::warning title=Tests did not run::{}\n", as_data(text));
    }

    Output& output_;
    std::array<std::vector<std::string>, vocabulary_size<TestStatus>> annotations_;
    std::string not_run_reason_;
};

}  // namespace

std::unique_ptr<RunListener> make_github_report(Output& output) {
    return std::make_unique<GithubReport>(output);
}

}  // namespace robbers
