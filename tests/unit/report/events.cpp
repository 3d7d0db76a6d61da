// Reading events back: nothing is lost, nothing incomplete is taken, and shards make up the run of the whole.
#include "report/json/runs.h"

#include "answers/expectation.h"
#include "catch.h"
#include "run_kit.h"
#include "scenario/load.h"
#include "suite/runner.h"

namespace robbers {

using namespace kit;

namespace {

std::string events_of(const RecordedRun& run) { return reported(run, TestReportFormat::jsonl); }

std::string problem_of(const std::string& text) { return read_events(text, "a.jsonl").problem; }

/// `text` with its one `from` replaced.
std::string with(std::string text, const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

/// The first `count` lines of `text`.
std::string lines(const std::string& text, int count) {
    std::size_t end = 0;
    for (; count > 0; --count) end = text.find('\n', end) + 1;
    return text.substr(0, end);
}

RecordedRun small_run() {
    RecordedRun run;
    run.results = {test(0, "A", TestStatus::pass), test(1, "B", TestStatus::fail)};
    run.results[1].findings = {finding_in(run.results[1], "wrong")};
    complete(run);
    return run;
}

constexpr const char* kScenarios = R"(scenario: Holds and does not
id: S-1
edition: [c2, c3.1]
players: {red: 10, blue: {meeple: 12, robber: 10}}
turns: [{player: red, events: [{score: {player: red, points: 5, for: city}}]}]
expect:
  - {edition: c2, always: [{red: 15}]}
  - {edition: c2, always: [{red: 16}], xfail: not yet}
  - {edition: c2, outcomes: 1, xfail: holds after all}
  - {edition: c3.1, always: [{red: 17}], cites: [END-2]}
---
scenario: Expects nothing
id: S-2
edition: c2
players: {red: 10, blue: 12}
turns: [{player: red, events: [{score: {player: red, points: 5, for: city}}]}]
)";

/// The tests of the scenarios above, and one of a file that is not valid.
struct SmallSuite {
    std::vector<Scenario> scenarios;
    std::vector<Test> tests;

    SmallSuite() {
        Diagnostics diagnostics;
        const auto source = std::make_shared<SourceText>(SourceText{"s.yaml", kScenarios});
        scenarios = load_scenarios(source, {}, diagnostics);
        REQUIRE(diagnostics.empty());
        for (const Scenario& scenario : scenarios)
            for (const ExpectedRun& expected : expected_runs(scenario))
                add({0, "", &scenario, expected.expectation, expected.edition, {}, source, {}, {}});
        add({0,
             "",
             nullptr,
             nullptr,
             {},
             {},
             source,
             {Diagnostic{DiagnosticId::yaml_syntax, "bad", "", source, {}, {}}},
             {}});
        Test skipped = tests.front();
        skipped.skip = "not asked for";
        add(skipped);
    }
    void add(Test test) {
        test.index = tests.size();
        test.name = "S " + std::to_string(test.index);
        tests.push_back(std::move(test));
    }
};

/// The events of running every test whose index leaves `shard.number - 1` when divided by `shard.of`.
std::string events_of_shard(const SmallSuite& suite, const Shard& shard, std::size_t max_fail) {
    std::vector<Test> tests;
    for (const Test& test : suite.tests)
        if (test.index % shard.of == shard.number - 1) tests.push_back(test);
    RunOptions options;
    options.times = false;
    options.shard = shard;
    options.total = suite.tests.size();
    options.max_fail = max_fail;
    Output output;
    run_tests(tests, options, *make_test_report(TestReportFormat::jsonl, output, {}));
    return output.text();
}

RecordedRun read_back(const std::string& text, const std::string& path) {
    EventsRead read = read_events(text, path);
    CHECK(read.problem.empty());
    return std::move(read.run);
}

}  // namespace

TEST_CASE("events give back the run that they tell of") {
    const RecordedRun run = run_with_every_status();
    const EventsRead read = read_events(events_of(run), "a.jsonl");
    CHECK(read.problem.empty());
    CHECK(read.run.start == run.start);
    CHECK(read.run.results == run.results);
    CHECK(read.run.end == run.end);
}

TEST_CASE("names and lines that are not UTF-8 survive, and stay apart") {
    std::vector<SuiteFile> files{{"no-such-\xE4.yaml", {}}, {"no-such-\xF6.yaml", {}}};
    const Suite suite = load_suite(files, {}, {});
    REQUIRE(suite.tests.size() == 2);
    RunOptions options;
    options.times = false;
    options.total = 2;
    Recorder heard;
    run_tests(suite.tests, options, heard);
    REQUIRE(heard.run.results[0].findings.size() == 1);
    const EventsRead read = read_events(events_of(heard.run), "a.jsonl");
    CHECK(read.problem.empty());
    CHECK(read.run.results == heard.run.results);
    CHECK(read.run.results[0].name != read.run.results[1].name);
}

TEST_CASE("times come back to the last bit") {
    RecordedRun run = small_run();
    for (const double seconds : {0.1, 1.0 / 3, 1e-9, 123456.789, 5e-324, 0.30000000000000004}) {
        run.results[0].seconds = run.end.seconds = seconds;
        const RecordedRun back = read_back(events_of(run), "a.jsonl");
        CHECK(back.results[0].seconds == seconds);
        CHECK(back.end.seconds == seconds);
    }
}

TEST_CASE("members that later versions may add are left alone") {
    const std::string text = events_of(small_run());
    CHECK(problem_of(with(text, R"("total")", R"("new":[{}],"total")")).empty());
    CHECK(problem_of(with(text, R"("kind")", R"("new":1,"kind")")).empty());
}

TEST_CASE("a report that was cut off is no run") {
    const std::string text = events_of(small_run());
    CHECK(problem_of("") == "a.jsonl: it holds no events");
    CHECK(problem_of(lines(text, 1)) == "a.jsonl: the run was cut off: it ended after 0 of 2 tests");
    CHECK(problem_of(lines(text, 3)) == "a.jsonl: the run was cut off: it ended after 2 of 2 tests");
    // In the middle of a line, at every byte but the last line end.
    for (std::size_t bytes = lines(text, 1).size(); bytes + 1 < text.size(); ++bytes)
        CHECK_THAT(problem_of(text.substr(0, bytes)), contains("a.jsonl: the run was cut off"));
    CHECK(problem_of(text.substr(0, text.size() - 1)).empty());
}

TEST_CASE("what is no report of events is refused with its line") {
    const std::string text = events_of(small_run());
    const auto refused = [&](const std::string& from, const std::string& to) {
        return problem_of(with(text, from, to));
    };
    CHECK(problem_of("{}\n") == "a.jsonl:1: 'seq' is not 1");
    CHECK(problem_of("[1]\n") == "a.jsonl:1: this is not an event in JSON");
    CHECK(problem_of("scenario: x") == "a.jsonl:1: this is not an event in JSON");
    CHECK(problem_of("\n" + text) == "a.jsonl:1: this is not an event in JSON");
    CHECK(problem_of(text + "\n") == "a.jsonl:5: this is not an event in JSON");
    CHECK(problem_of(text + text) == "a.jsonl:5: 'seq' is not 5");
    CHECK(refused(R"("seq":3)", R"("seq":4)") == "a.jsonl:3: 'seq' is not 3");
    CHECK(refused("run-start", "run-end") == "a.jsonl:1: the first event is not 'run-start'");
    CHECK(refused("events/1", "events/2") == "a.jsonl:1: the schema is not 'robbers/events/1'");
    CHECK(refused("test-end", "test-begin") == "a.jsonl:2: the event is neither 'test-end' nor 'run-end'");
    CHECK(refused(R"("total":2,)", "") == "a.jsonl:1: 'total' is missing");
    CHECK(refused(R"("number":1)", R"("number":2)") ==
          "a.jsonl:1: 'shard' is not one of the shards that it counts");
    CHECK(refused(R"("of":1)", R"("of":"1")") == "a.jsonl:1: in 'shard': 'of' is not a number from 0 on");
    CHECK(refused(R"("line":12)", R"("line":-12)") == "a.jsonl:2: 'line' is not a number from 0 on");
    CHECK(refused(R"("line":12)", R"("line":4294967296)") == "a.jsonl:2: 'line' is not a number from 0 on");
    CHECK(refused(R"("status":"pass")", R"("status":"passed")") == "a.jsonl:2: 'status' is not a status");
    CHECK(refused(R"("tags":[])", R"("tags":[1])") == "a.jsonl:2: 'tags[0]' is not a text");
    CHECK(refused(R"("message":"wrong",)", "") == "a.jsonl:3: in 'findings[0]': 'message' is missing");
    CHECK(refused(R"("index":1)", R"("index":2)") ==
          "a.jsonl:3: 'index' is not below 2, the number of tests of the suite");
    CHECK(refused(R"("tests":2)", R"("tests":1)") == "a.jsonl:3: it holds more than one test");
    CHECK(refused(R"("tests":2)", R"("tests":3)") == "a.jsonl:4: it holds 2 of 3 tests");
    CHECK(refused(R"("pass":1)", R"("pass":2)") == "a.jsonl:4: 'counts' differs from the tests above");
}

TEST_CASE("merged shards are the run of the whole suite, in every format") {
    const SmallSuite suite;
    REQUIRE(suite.tests.size() == 6);
    for (const std::size_t max_fail : {0u, 1u}) {
        const RecordedRun whole = read_back(events_of_shard(suite, {1, 1}, max_fail), "whole");
        for (const std::size_t of : {1u, 2u, 3u, 7u}) {  // the last of 7 is empty
            std::vector<RecordedRun> shards;
            for (std::size_t number = of; number >= 1; --number)
                shards.push_back(read_back(events_of_shard(suite, {number, of}, max_fail), "part"));
            const Merged merged = merge(shards);
            REQUIRE(merged.problems.empty());
            CHECK(merged.run.start == whole.start);
            if (max_fail > 0 && of > 1) continue;  // shards do not know of each other's failures
            for (const TestReportFormat format : all_values<TestReportFormat>())
                CHECK(reported(merged.run, format) == reported(whole, format));
        }
    }
}

}  // namespace robbers
