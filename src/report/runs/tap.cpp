// A test run as TAP, version 14. TAP knows fewer states: what was not run is "not ok" here, because a
// point with SKIP counts as passed.
#include <fmt/format.h>

#include "report/runs/report.h"
#include "report/words/finding_words.h"
#include "support/text.h"

namespace robbers {

namespace {

/// `text` as a description or reason: nothing in it starts a directive.
std::string described(std::string_view text) { return with_backslashes(text, "\\#"); }

/// `text` as a scalar of YAML.
std::string yaml_scalar(std::string_view text) { return "\"" + with_backslashes(text, "\\\"") + "\""; }

std::string list_text(std::string_view key, const std::vector<std::string>& entries,
                      std::string_view indent) {
    if (entries.empty()) return {};
    std::string text = fmt::format("{}{}:\n", indent, key);
    for (const std::string& entry : entries) text += fmt::format("{}  - {}\n", indent, yaml_scalar(entry));
    return text;
}

std::string place_text(const std::string& file, int line, int column, std::string_view indent) {
    std::string text = fmt::format("{0}at:\n{0}  file: {1}\n", indent, yaml_scalar(file));
    if (line > 0) text += fmt::format("{}  line: {}\n", indent, line);
    if (column > 0) text += fmt::format("{}  column: {}\n", indent, column);
    return text;
}

/// Everything but the message.
std::string finding_block(const Finding& finding, std::string_view indent) {
    std::string text = fmt::format("{}kind: {}\n", indent, yaml_scalar(finding.kind));
    text += place_text(finding.file, finding.line, finding.column, indent);
    if (finding.line > 0) text += fmt::format("{}source: {}\n", indent, yaml_scalar(finding.source_line));
    text += list_text("found", finding.details, indent);
    return text + list_text("clauses", finding.clauses, indent);
}

/// The first finding, the others below `more`.
std::string findings_block(const std::vector<Finding>& findings) {
    std::string text = finding_block(findings.front(), "  ");
    if (findings.size() > 1) text += "  more:\n";
    for (std::size_t i = 1; i < findings.size(); ++i) {
        text += fmt::format("    - message: {}\n", yaml_scalar(findings[i].message));
        text += finding_block(findings[i], "      ");
    }
    return text;
}

std::string diagnostics(const TestResult& result) {
    const bool has_findings = is_bad(result.status) && !result.findings.empty();
    const std::string message = has_findings ? result.findings.front().message : headline(result);
    std::string text =
        fmt::format("  ---\n  message: {}\n  severity: {}\n", yaml_scalar(message), spelling(result.status));
    text += has_findings ? findings_block(result.findings) : place_text(result.file, result.line, 0, "  ");
    return text + "  ...\n";
}

class TapReport : public RunListener {
public:
    explicit TapReport(Output& output) : output_(output) {}

    void run_started(const RunStart& start) override {
        output_.write("TAP version 14\n");
        if (start.tests > 0)
            output_.write(fmt::format("1..{}\n", start.tests));
        else if (start.shard.is_whole())
            output_.write("1..0 # SKIP no tests\n");
        else
            output_.write(
                fmt::format("1..0 # SKIP no tests in shard {} of {}\n", start.shard.number, start.shard.of));
    }
    void test_ended(const TestResult& result) override {
        const TestStatus status = result.status;
        const bool is_ok = status == TestStatus::pass || status == TestStatus::skip;
        std::string text =
            fmt::format("{}ok {} - {}", is_ok ? "" : "not ", ++number_, described(result.name));
        if (status == TestStatus::skip) text += " # SKIP " + described(result.reason);
        if (status == TestStatus::xfail) text += " # TODO " + described(result.reason);
        output_.write(text + "\n");
        if (is_bad(status) || status == TestStatus::not_run) output_.write(diagnostics(result));
    }
    void run_ended(const RunEnd& end) override {
        if (end.interrupted) output_.write("Bail out! interrupted\n");
    }

private:
    Output& output_;
    std::size_t number_ = 0;
};

}  // namespace

std::unique_ptr<RunListener> make_tap_report(Output& output) { return std::make_unique<TapReport>(output); }

}  // namespace robbers
