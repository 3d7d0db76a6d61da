// Words for findings and counts, the same in every report. What is laid out around them is each report's
// business.
#include "report/words/finding_words.h"

#include <algorithm>

#include <fmt/format.h>

#include "support/diagnostic.h"
#include "support/text.h"

namespace robbers {

namespace {

/// Where a finding is in its line, counted in bytes.
SourceSpan span_of(const Finding& finding) {
    const std::string_view line = finding.source_line;
    const std::size_t before = bytes_of(line, finding.column - 1);
    const std::size_t marked = bytes_of(line.substr(before), finding.length);
    return {{finding.line, static_cast<int>(before) + 1}, std::max(1, static_cast<int>(marked))};
}

std::string_view words(TestStatus status) {
    switch (status) {
        case TestStatus::pass: return "passed";
        case TestStatus::fail: return "failed";
        case TestStatus::error: return "error";
        case TestStatus::xfail: return "failed as expected";
        case TestStatus::xpass: return "passed unexpectedly";
        case TestStatus::skip: return "skipped";
        case TestStatus::not_run: return "not run";
    }
    return {};
}

/// "words: reason", or the words alone.
std::string with_reason(std::string_view what, const std::string& reason) {
    return reason.empty() ? std::string(what) : fmt::format("{}: {}", what, visible(reason));
}

}  // namespace

std::string place_of(const Finding& finding) {
    std::string file = visible(finding.file);
    if (finding.line < 1) return file;
    return fmt::format("{}:{}:{}", file, finding.line, finding.column);
}

std::string finding_text(const Finding& finding, const TextStyle& style) {
    std::string text = fmt::format("{}: error: {} [{}]\n", bold(style, place_of(finding)),
                                   visible(finding.message), visible(finding.kind));
    if (finding.line >= 1)
        text += render_line(finding.source_line, span_of(finding), RenderStyle{style.color, style.width});
    for (const std::string& detail : finding.details)
        text += wrapped(visible(detail), style.width, "      = ", "        ");
    return text;
}

std::string finding_text(const Finding& finding) {
    constexpr int kWide = 100'000;
    return finding_text(finding, TextStyle{false, true, kWide});
}

std::string headline(const TestResult& result) {
    if (result.status == TestStatus::xpass)
        return with_reason("passed, although it should fail", result.reason);
    if (!is_bad(result.status)) return with_reason(words(result.status), result.reason);
    if (result.findings.empty()) return std::string(words(result.status));
    std::string first = visible(result.findings.front().message);
    if (result.findings.size() == 1) return first;
    return fmt::format("{} (and {} more)", first, result.findings.size() - 1);
}

std::string count_text(const RunEnd& end, TestStatus status) {
    const auto count = end.count(status);
    if (status == TestStatus::error) return count == 1 ? "one error" : fmt::format("{} errors", count);
    return fmt::format("{} {}", count, words(status));
}

std::string counts_text(const RunEnd& end, std::size_t scenarios) {
    std::string text;
    for (const TestStatus status : all_values<TestStatus>())
        if (end.count(status) > 0) text += (text.empty() ? "" : ", ") + count_text(end, status);
    const std::string of = scenarios > 0 ? " of " + counted(scenarios, "scenario") : "";
    text = counted(end.tests(), "test") + of + (text.empty() ? "" : ": ") + text;
    return end.interrupted ? text + "; interrupted" : text;
}

bool is_passed(const RunEnd& end) {
    if (end.interrupted || end.count(TestStatus::not_run) > 0) return false;
    for (const TestStatus status : all_values<TestStatus>())
        if (is_bad(status) && end.count(status) > 0) return false;
    return true;
}

}  // namespace robbers
