// A test run as Markdown: to be posted, or as the summary of a step of GitHub Actions, which has a limit.
#include <algorithm>
#include <limits>
#include <vector>

#include <fmt/format.h>

#include "report/kit/style.h"
#include "report/runs/report.h"
#include "report/words/finding_words.h"
#include "support/text.h"

namespace robbers {

namespace {

constexpr std::size_t kNoLimit = std::numeric_limits<std::size_t>::max();
/// Kept free for saying what was left out.
constexpr std::size_t kBytesForTheEnd = 200;

/// The clauses of all findings, each once.
std::string clauses_of(const TestResult& result) {
    std::vector<std::string> clauses;
    for (const Finding& finding : result.findings)
        for (const std::string& clause : finding.clauses)
            if (std::ranges::find(clauses, clause) == clauses.end()) clauses.push_back(clause);
    return joined(clauses);
}

/// Where to look: the first finding, or else the test itself.
std::string where(const TestResult& result) {
    const bool has_findings = !result.findings.empty();
    const std::string file = visible(has_findings ? result.findings.front().file : result.file);
    const int line = has_findings ? result.findings.front().line : result.line;
    return line > 0 ? fmt::format("{}:{}", file, line) : file;
}

std::string row_of(const TestResult& result) {
    return fmt::format("| {} | {} | {} | {} | {} |\n", markdown_text(result.name), spelling(result.status),
                       markdown_text(where(result)), markdown_text(headline(result)),
                       markdown_text(clauses_of(result)));
}

/// What was found, in a block of code: lines that are indented cannot end it.
std::string details_of(const TestResult& result) {
    std::string text = fmt::format("\n### {}\n\n", markdown_text(result.name));
    std::string lines;
    for (const Finding& finding : result.findings) lines += finding_text(finding);
    if (result.findings.empty()) lines = headline(result) + "\n";
    for (const std::string_view line : lines_of(lines)) text += fmt::format("    {}\n", line);
    return text;
}

std::string_view verdict_of(const RunEnd& end) {
    if (end.interrupted) return "Tests interrupted";
    if (is_passed(end)) return "Tests passed";
    return "Tests failed";
}

class MarkdownReport : public RunListener {
public:
    MarkdownReport(Output& output, std::size_t limit) : output_(output), limit_(limit) {}

    void run_started(const RunStart&) override {}
    void test_ended(const TestResult& result) override {
        if (result.status == TestStatus::not_run && not_run_reason_.empty()) not_run_reason_ = result.reason;
        if (!is_bad(result.status)) return;
        keep(rows_, row_of(result));
        keep(details_, details_of(result));
        ++bad_;
    }
    void run_ended(const RunEnd& end) override {
        write(fmt::format("## {} ({})\n", verdict_of(end), counts_text(end)));
        if (const std::size_t count = end.count(TestStatus::not_run); count > 0) {
            write(fmt::format("\nNot run: {}. Reason: {}.\n", counted(count, "test"),
                              markdown_text(not_run_reason_)));
        }
        if (bad_ == 0) return;
        write("\n| test | status | where | what | clauses |\n|---|---|---|---|---|\n");
        const std::size_t rows = write_all(rows_);
        const std::size_t details = rows == bad_ ? write_all(details_) : 0;
        if (details < bad_)
            output_.write(fmt::format("\nNot shown, to keep this short: {} of {} rows, {} of {} details.\n",
                                      bad_ - rows, bad_, bad_ - details, bad_));
    }

private:
    /// Nothing is kept that could not be written.
    struct Pieces {
        std::vector<std::string> list;
        std::size_t bytes = 0;
    };
    void keep(Pieces& pieces, std::string text) const {
        if (pieces.bytes > limit_) return;
        pieces.bytes += text.size();
        pieces.list.push_back(std::move(text));
    }
    bool write(const std::string& text) {
        if (limit_ - written_ < text.size() || limit_ - written_ - text.size() < kBytesForTheEnd)
            return false;
        output_.write(text);
        written_ += text.size();
        return true;
    }
    /// How many there was room for.
    std::size_t write_all(const Pieces& pieces) {
        std::size_t count = 0;
        while (count < pieces.list.size() && write(pieces.list[count])) ++count;
        return count;
    }

    Output& output_;
    std::size_t limit_;
    std::size_t written_ = 0;
    Pieces rows_;
    Pieces details_;
    std::size_t bad_ = 0;
    std::string not_run_reason_;
};

}  // namespace

std::unique_ptr<RunListener> make_markdown_test_report(Output& output) {
    return std::make_unique<MarkdownReport>(output, kNoLimit);
}

std::unique_ptr<RunListener> make_step_summary(Output& output, std::size_t limit) {
    return std::make_unique<MarkdownReport>(output, limit);
}

}  // namespace robbers
