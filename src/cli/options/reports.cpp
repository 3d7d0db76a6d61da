// Opens the reports that the command line asks for and hands them the run. What they look like is in
// report/.
#include "cli/options/reports.h"

#include <algorithm>
#include <filesystem>

#include <fmt/format.h>

namespace robbers {

namespace {

constexpr const char* kReport = "--report";
constexpr const char* kStepSummary = "GITHUB_STEP_SUMMARY";

ReportRequest request_of(const std::string& text) {
    const std::size_t equals = text.find('=');
    const std::string word = text.substr(0, equals);
    const auto format = from_spelling<TestReportFormat>(word);
    if (!format)
        refuse(kReport,
               fmt::format("unknown format {}; {}", in_quotes(word), suggestion_of<TestReportFormat>(word)));
    ReportRequest request{*format, equals == std::string::npos ? "-" : text.substr(equals + 1)};
    if (request.path.empty()) refuse(kReport, fmt::format("{} names no file", in_quotes(text)));
    if (request.path == "-") request.path.clear();
    return request;
}

void add_request(const std::string& text, std::vector<ReportRequest>& requests) {
    const ReportRequest request = request_of(text);
    const std::string place =
        request.path.empty() ? "standard output" : fmt::format("'{}'", visible(request.path));
    for (const ReportRequest& other : requests) {
        if (other.path != request.path) continue;
        refuse(kReport, fmt::format("{} and {} cannot both go to {}", spelling(other.format),
                                    spelling(request.format), place));
    }
    requests.push_back(request);
}

/// What is left of the limit of a summary that other programs may have begun.
std::size_t room_for_summary(const std::string& path) {
    std::error_code error;
    const auto size = std::filesystem::file_size(path, error);
    if (error) return kStepSummaryLimit;
    return kStepSummaryLimit - std::min<std::uintmax_t>(size, kStepSummaryLimit);
}

}  // namespace

void add_report_option(Command& command, std::vector<ReportRequest>& requests) {
    const auto read = [&requests](const std::vector<std::string>& texts) {
        for (const std::string& text : texts) add_request(text, requests);
    };
    Option& option = add_options(
        command, kReport, "FORMAT[=FILE]", read,
        "A report: text, json, jsonl, junit, tap, github or markdown; may be given several times. "
        "Without FILE it goes to standard output, where otherwise text goes");
    const auto& words = Vocabulary<TestReportFormat>::words;
    option.words.assign(words.begin(), words.end());
    option.offer = Offer::words;
}

ExitCode exit_code_of(const RunEnd& end) {
    ExitCode code = ExitCode::done;
    if (end.interrupted) code = graver(code, ExitCode::interrupted);
    if (end.count(TestStatus::error) > 0) code = graver(code, ExitCode::bad_input);
    for (const TestStatus status : {TestStatus::fail, TestStatus::xpass, TestStatus::not_run})
        if (end.count(status) > 0) code = graver(code, ExitCode::answer_is_no);
    return code;
}

Reports::Reports(const std::vector<ReportRequest>& requests, const Console& console, std::string again_with,
                 std::string again_all)
    : console_(console), again_with_(std::move(again_with)), again_all_(std::move(again_all)) {
    const bool uses_standard_output =
        std::ranges::any_of(requests, &std::string::empty, &ReportRequest::path);
    if (!uses_standard_output) add({TestReportFormat::text, ""});
    for (const ReportRequest& request : requests) add(request);
    if (std::ranges::count(requests, TestReportFormat::github, &ReportRequest::format) > 0)
        add_step_summary();
}

void Reports::add(const ReportRequest& request) {
    auto file = std::make_unique<ReportFile>(request.path);
    TestReportOptions options;
    options.style = console_.style(file->is_file());
    options.quiet = console_.is_quiet();
    options.verbose = console_.is_verbose();
    options.again_with = again_with_;
    options.again_all = again_all_;
    auto listener = make_test_report(request.format, file->output(), options);
    reports_.push_back({std::move(file), std::move(listener)});
}

void Reports::add_step_summary() {
    const std::string path = process_environment()(kStepSummary).value_or("");
    if (path.empty()) return;
    auto file = std::make_unique<ReportFile>(path, WriteMode::append);
    auto listener = make_step_summary(file->output(), room_for_summary(path));
    reports_.push_back({std::move(file), std::move(listener)});
}

bool Reports::is_open() const {
    return std::ranges::all_of(reports_, [](const Report& report) { return report.file->is_open(); });
}

void Reports::run_started(const RunStart& start) {
    for (const Report& report : reports_) report.listener->run_started(start);
}

void Reports::test_ended(const TestResult& result) {
    for (const Report& report : reports_) report.listener->test_ended(result);
}

void Reports::run_ended(const RunEnd& end) {
    for (const Report& report : reports_) report.listener->run_ended(end);
}

ExitCode Reports::finish() {
    const bool all_open = is_open();
    ExitCode code = ExitCode::done;
    for (const Report& report : reports_)
        // Where nothing was run, the files that could be made are empty: they are dropped.
        if (all_open || !report.file->is_open()) code = graver(code, report.file->finish(console_));
    return code;
}

}  // namespace robbers
