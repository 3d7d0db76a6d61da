// The reports of test runs. Their whole look is in golden/; real consumers read them in checks/reports.sh.
#include "report/factory.h"

#include <algorithm>
#include <regex>

#include "catch.h"
#include "golden.h"
#include "report/words/finding_words.h"
#include "run_kit.h"

namespace robbers {

using namespace kit;

namespace {

/// Without our version, which changes.
std::string without_version(const std::string& text) {
    return std::regex_replace(text, std::regex("(\"version\": ?)\"[^\"]*\""), "$1\"0.0.0\"");
}

std::string golden_report(TestReportFormat format) {
    return without_version(reported(run_with_every_status(), format));
}

/// The remark on what is left out stands whatever the limit is.
constexpr std::size_t kSmallestSummary = 200;

/// `count` tests that fail.
RecordedRun failing(std::size_t count) {
    RecordedRun run;
    for (std::size_t i = 0; i < count; ++i) {
        run.results.push_back(test(i, "F-" + std::to_string(i), TestStatus::fail));
        run.results.back().findings = {finding_in(run.results.back(), "wrong")};
    }
    complete(run);
    return run;
}

std::string step_summary(const RecordedRun& run, std::size_t limit) {
    Output output;
    tell(run, *make_step_summary(output, limit));
    return output.text();
}

}  // namespace

TEST_CASE("a run with every status in each format") {
    check_golden("test-run.json", golden_report(TestReportFormat::json));
    check_golden("test-run.jsonl", golden_report(TestReportFormat::jsonl));
    check_golden("test-run.xml", golden_report(TestReportFormat::junit));
    check_golden("test-run.tap", golden_report(TestReportFormat::tap));
    check_golden("test-run.github", golden_report(TestReportFormat::github));
    check_golden("test-run.md", golden_report(TestReportFormat::markdown));
}

TEST_CASE("no report lets control characters through") {
    for (const TestReportFormat format : all_values<TestReportFormat>()) {
        INFO(spelling(format));
        const std::string text = reported(run_with_every_status(), format);
        CHECK(std::ranges::none_of(text, [](char c) { return c >= 0 && c < 0x20 && c != '\n'; }));
    }
}

TEST_CASE("times are left out where none are known") {
    RecordedRun run = run_with_every_status();
    run.start.started.clear();
    run.end.seconds = 0;
    for (TestResult& result : run.results) result.seconds = 0;
    for (const TestReportFormat format : all_values<TestReportFormat>()) {
        INFO(spelling(format));
        const std::string text = reported(run, format);
        for (const char* word : {"seconds", "started", "time=", "timestamp"})
            CHECK(text.find(word) == std::string::npos);
    }
}

TEST_CASE("a shard without tests") {
    RecordedRun run;
    run.start.shard = {2, 3};
    run.start.total = 5;
    CHECK(reported(run, TestReportFormat::tap) == "TAP version 14\n1..0 # SKIP no tests in shard 2 of 3\n");
    CHECK_THAT(reported(run, TestReportFormat::json), contains("\"tests\": [],"));
    CHECK_THAT(reported(run, TestReportFormat::junit), contains("tests=\"0\" failures=\"0\""));
    CHECK_THAT(reported(run, TestReportFormat::markdown), contains("## Tests passed (No tests)"));
    run.start.shard = {1, 1};
    CHECK_THAT(reported(run, TestReportFormat::tap), contains("1..0 # SKIP no tests\n"));
}

TEST_CASE("an interrupted run has not passed") {
    RecordedRun run;
    run.results = {test(0, "A", TestStatus::pass), test(1, "B", TestStatus::not_run)};
    run.results[1].reason = "interrupted";
    run.end.interrupted = true;
    complete(run);
    CHECK_FALSE(is_passed(run.end));
    CHECK_THAT(reported(run, TestReportFormat::tap), contains("\nnot ok 2 - B [c2]\n"));
    CHECK_THAT(reported(run, TestReportFormat::tap), Catch::Matchers::EndsWith("\nBail out! interrupted\n"));
    CHECK_THAT(reported(run, TestReportFormat::junit),
               contains("<skipped message=\"not run\">interrupted</skipped>"));
    CHECK_THAT(reported(run, TestReportFormat::junit), contains("<property name=\"not-run\" value=\"1\" />"));
    CHECK_THAT(reported(run, TestReportFormat::github),
               contains("::warning title=Tests did not run::1 of 2 "));
    CHECK_THAT(reported(run, TestReportFormat::markdown), contains("## Tests interrupted (2 tests: one "));
    // The same without an interrupt.
    run.end.interrupted = false;
    CHECK_FALSE(is_passed(run.end));
    CHECK_THAT(reported(run, TestReportFormat::markdown), contains("## Tests failed ("));
}

TEST_CASE("what is expected or left out does not keep a run from passing") {
    RecordedRun run;
    run.results = {test(0, "A", TestStatus::pass), test(1, "B", TestStatus::xfail),
                   test(2, "C", TestStatus::skip)};
    complete(run);
    CHECK(is_passed(run.end));
    CHECK_THAT(reported(run, TestReportFormat::markdown),
               contains("## Tests passed (3 tests: one passed, one failed as expected, one skipped)"));
    run.end.counts[static_cast<std::size_t>(TestStatus::xpass)] = 1;
    CHECK_FALSE(is_passed(run.end));
}

TEST_CASE("ten annotations and the number of the others") {
    const std::string ten = reported(failing(10), TestReportFormat::github);
    CHECK(count_of(ten, "::error ") == 10);
    CHECK(ten.find("without an annotation") == std::string::npos);
    RecordedRun run = failing(9);
    run.results.insert(run.results.begin(), 3, test(0, "early", TestStatus::xpass));
    run.end = {};
    complete(run);
    const std::string text = reported(run, TestReportFormat::github);
    CHECK(count_of(text, "::error ") == 10);
    // Failures come first, whatever ran first.
    CHECK_THAT(text, Catch::Matchers::StartsWith(
                         "::error file=suite/part/F-0.yaml,line=14,endLine=14,col=7,endColumn=11,"
                         "title=F-0 [c2]::wrong\n"));
    CHECK_THAT(text, contains("\n2 more tests without an annotation.\n"));
}

TEST_CASE("a summary of a step keeps to its limit and says what is left out") {
    const RecordedRun run = failing(500);
    const std::string whole = step_summary(run, kStepSummaryLimit);
    CHECK(whole == reported(run, TestReportFormat::markdown));
    CHECK(whole.find("Left out") == std::string::npos);
    for (const std::size_t limit : {100u, 1'000u, 10'000u, 50'000u, 80'000u}) {
        INFO(limit);
        REQUIRE(limit < whole.size());
        const std::string text = step_summary(run, limit);
        CHECK(text.size() <= std::max(limit, kSmallestSummary));
        const std::size_t rows = count_of(text, "\n| F-");
        const std::size_t details = count_of(text, "\n### ");
        CHECK_THAT(text, contains("Not shown, to keep this short: " + std::to_string(500 - rows) +
                                  " of 500 rows, " + std::to_string(500 - details) + " of 500 details."));
    }
}

TEST_CASE("the XML groups tests by file, and class and name are unique") {
    RecordedRun run;
    run.results = {test(0, "A", TestStatus::pass), test(1, "B", TestStatus::fail),
                   test(2, "A2", TestStatus::error)};
    run.results[2].file = run.results[0].file;
    run.results[1].file = "./B.yml";
    complete(run);
    const std::string text = reported(run, TestReportFormat::junit);
    CHECK(count_of(text, "<testsuite ") == 2);
    CHECK_THAT(text, contains("<testsuite name=\"suite/part/A.yaml\" file=\"suite/part/A.yaml\" tests=\"2\" "
                              "failures=\"0\" errors=\"1\" skipped=\"0\" hostname=\"localhost\">"));
    CHECK_THAT(text, contains("classname=\"suite.part.A\""));
    CHECK_THAT(text, contains("<testcase name=\"B [c2]\" classname=\"B\" file=\"./B.yml\""));
}

TEST_CASE("carets stand under what is meant, also behind wide and odd characters") {
    Finding finding{"kind",  "a.yaml", 3,        4, 2, "\xE4\xB8\xAD\x1b \xC3\xA4\xC3\xB6x",
                    "wrong", {"d"},    {"STL-1"}};
    CHECK(finding_text(finding) ==
          "a.yaml:3:4: error: wrong [kind]\n"
          "    3 | \xE4\xB8\xAD\\x1b \xC3\xA4\xC3\xB6x\n"
          "      |        ^~\n"
          "      = d\n");
    finding.column = 99;  // behind the line
    CHECK_THAT(finding_text(finding), contains("wrong [kind]\n"));
    finding.line = 0;
    CHECK_THAT(finding_text(finding),
               Catch::Matchers::StartsWith("a.yaml: error: wrong [kind]\n      = d\n"));
}

TEST_CASE("failures end with the command that runs just them again") {
    const auto again = [](const RecordedRun& run, const std::string& with, const std::string& all) {
        TestReportOptions options;
        options.again_with = with;
        options.again_all = all;
        Output output;
        tell(run, *make_test_report(TestReportFormat::text, output, options));
        const std::string text = output.text();
        const std::size_t at = text.find("Run th");
        return at == std::string::npos ? std::string() : text.substr(at);
    };
    RecordedRun one = failing(1);
    CHECK(again(one, " -e c2", "all") ==
          "Run this test again:\n  robbers test suite/part/F-0.yaml --select 'test(F-0 [c2])' -e c2\n");
    one.results[0].file = "-it's here.yaml";
    one.results[0].name = "it's (here) [c2]";
    CHECK(again(one, "", "") ==
          "Run this test again:\n  robbers test './-it'\\''s here.yaml' --select 'test(\"it'\\''s (here) "
          "[c2]\")'\n");
    one.results[0].file = "-";
    CHECK(again(one, "", "all").empty());
    CHECK(again(failing(11), "", "robbers test suite --rerun failed") ==
          "Run these tests again:\n  robbers test suite --rerun failed\n");
    CHECK_THAT(again(failing(11), "", ""), contains(" or test(F-10 [c2])'\n"));
    RecordedRun passed;
    passed.results = {test(0, "P", TestStatus::pass)};
    complete(passed);
    CHECK(again(passed, "", "all").empty());
}

TEST_CASE("counts are said as people say them") {
    const auto said = [](std::initializer_list<TestStatus> statuses, std::size_t scenarios) {
        RunEnd end;
        for (const TestStatus status : statuses) ++end.counts[static_cast<std::size_t>(status)];
        return counts_text(end, scenarios);
    };
    using S = TestStatus;
    CHECK(said({S::pass}, 1) == "One test passed");
    CHECK(said({S::fail}, 1) == "One test failed");
    CHECK(said({S::pass, S::pass}, 2) == "2 tests of 2 scenarios passed");
    CHECK(said({S::pass, S::fail, S::error, S::error}, 2) ==
          "4 tests of 2 scenarios: one passed, one failed, 2 errors");
    CHECK(said({S::error}, 1) == "One test: one error");
    CHECK(said({}, 0) == "No tests");
}

}  // namespace robbers
