// What is remembered of the last run: the text, damage, merging, runs at the same time.
#include "suite/state.h"

#include <thread>

#include "catch.h"
#include "temporary_folder.h"

namespace robbers {

namespace {

const std::vector<std::string> kSuite = {"/suite/a", "/suite/b"};

const Statuses kSome = {{"A-1 [c2]", TestStatus::pass},
                        {"B-1 [c2 laps=same-lap] #2", TestStatus::fail},
                        {"a\\n b\nc.yaml", TestStatus::error},
                        {"", TestStatus::not_run}};

Test test_named(const std::string& name, const Scenario* scenario, const std::string& skip = {}) {
    Test test;
    test.name = name;
    test.scenario = scenario;
    test.skip = skip;
    return test;
}

}  // namespace

TEST_CASE("a state is read as it was written") {
    const std::string text = state_text(kSome, kSuite);
    CHECK_THAT(text, contains("robbers state 1\nsuite /suite/a\nsuite /suite/b\n"));
    CHECK(statuses_in(text, kSuite) == kSome);
    CHECK(statuses_in(state_text({}, {}), {}) == Statuses{});
}

TEST_CASE("a state of another suite or version, or with any damage, is none") {
    const std::string text = state_text(kSome, kSuite);
    CHECK_FALSE(statuses_in(text, {"/suite/a"}).has_value());
    CHECK_FALSE(statuses_in(text, {}).has_value());
    std::string other_version = text;
    other_version.replace(text.find('1'), 1, "2");
    CHECK_FALSE(statuses_in(other_version, kSuite).has_value());
    for (std::size_t length = 0; length < text.size(); ++length)
        CHECK_FALSE(statuses_in(text.substr(0, length), kSuite).has_value());
    CHECK_FALSE(statuses_in(text + "pass more\n", kSuite).has_value());
    CHECK_FALSE(statuses_in("robbers state 1\npass A\npass A\nend 2\n", {}).has_value());
    CHECK_FALSE(statuses_in("robbers state 1\nbad A\nend 1\n", {}).has_value());
    CHECK_FALSE(statuses_in("robbers state 1\npass a\\x\nend 1\n", {}).has_value());
    CHECK_FALSE(statuses_in("robbers state 1\npass\nend 1\n", {}).has_value());
}

TEST_CASE("each suite has a file of its own, whatever the order of its operands") {
    const StateFile file = state_file_in("/state", {"/b", "/a", "/b"});
    CHECK(file.suite == std::vector<std::string>{"/a", "/b"});
    CHECK(file.path == state_file_in("/state", {"/a", "/b"}).path);
    CHECK(file.path != state_file_in("/state", {"/a"}).path);
    CHECK(file.path != state_file_in("/state", {"/a\nsuite /b"}).path);
}

TEST_CASE("what was run replaces what was known; what was not run says little") {
    const Statuses known = {{"gone", TestStatus::fail},
                            {"passed", TestStatus::pass},
                            {"failed", TestStatus::fail},
                            {"other", TestStatus::fail}};
    StateUpdate update;
    update.ended = {{"passed", TestStatus::fail}, {"failed", TestStatus::pass}, {"new", TestStatus::xfail}};
    const Statuses after = merged(known, update);
    CHECK(after == Statuses{{"failed", TestStatus::pass},
                            {"gone", TestStatus::fail},
                            {"new", TestStatus::xfail},
                            {"other", TestStatus::fail},
                            {"passed", TestStatus::fail}});
    update.existing = {"passed", "failed", "new", "other"};
    CHECK_FALSE(merged(known, update).contains("gone"));
    update = {};
    for (const char* name : {"passed", "failed", "new"}) update.ended[name] = TestStatus::not_run;
    CHECK(merged(known, update).at("passed") == TestStatus::not_run);
    CHECK(merged(known, update).at("failed") == TestStatus::fail);
    CHECK(merged(known, update).at("new") == TestStatus::not_run);
    for (const char* name : {"passed", "failed", "new"}) update.ended[name] = TestStatus::skip;
    CHECK(merged(known, update).at("passed") == TestStatus::pass);
    CHECK(merged(known, update).at("failed") == TestStatus::fail);
    CHECK(merged(known, update).at("new") == TestStatus::skip);
}

TEST_CASE("a state file is made with its folders, and replaced") {
    const TemporaryFolder folder;
    const StateFile file = state_file_in(folder.path("deep/er"), kSuite);
    CHECK(read_state(file).statuses.empty());
    CHECK(read_state(file).note.empty());
    CHECK(update_state(file, {kSome, {}}).empty());
    CHECK(read_state(file).statuses == kSome);
    CHECK(update_state(file, {{{"A-1 [c2]", TestStatus::fail}}, {}}).empty());
    CHECK(read_state(file).statuses.at("A-1 [c2]") == TestStatus::fail);
    CHECK(read_state(file).statuses.size() == kSome.size());
}

TEST_CASE("a damaged state file is ignored with a note, and replaced by the next run") {
    const TemporaryFolder folder;
    const StateFile file = state_file_in(folder.path(), kSuite);
    folder.write(std::filesystem::path(file.path).filename().string(), "something else");
    CHECK(read_state(file).statuses.empty());
    CHECK_THAT(read_state(file).note, contains("is ignored"));
    CHECK(update_state(file, {kSome, {}}).empty());
    CHECK(read_state(file).statuses == kSome);
    CHECK(read_state(file).note.empty());
}

TEST_CASE("a state that cannot be written is told") {
    const TemporaryFolder folder;
    const std::string in_the_way = folder.write("file", "");
    const StateFile file = state_file_in(in_the_way + "/robbers", kSuite);
    CHECK_THAT(update_state(file, {kSome, {}}), contains("cannot lock"));
    const StateFile is_folder = state_file_in(folder.path(), kSuite);
    std::filesystem::create_directories(is_folder.path);
    CHECK_THAT(read_state(is_folder).note, contains("is ignored"));
    CHECK_THAT(update_state(is_folder, {kSome, {}}), contains("cannot write"));
    std::size_t left = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder.path()))
        if (entry.path().string().find(".state.") != std::string::npos) ++left;
    CHECK(left == 1);  // the lock; no temporary file
}

TEST_CASE("runs at the same time lose nothing") {
    const TemporaryFolder folder;
    const StateFile file = state_file_in(folder.path("state"), kSuite);
    constexpr int kRuns = 8;
    constexpr int kTests = 20;
    std::vector<std::string> errors(kRuns);
    {
        const auto add_tests = [&](int run) {
            for (int i = 0; i < kTests; ++i) {
                const std::string name = std::to_string(run) + "-" + std::to_string(i);
                errors[static_cast<std::size_t>(run)] += update_state(file, {{{name, TestStatus::pass}}, {}});
            }
        };
        std::vector<std::jthread> runs;
        runs.reserve(kRuns);
        for (int run = 0; run < kRuns; ++run) runs.emplace_back(add_tests, run);
    }
    for (const std::string& error : errors) CHECK(error.empty());
    CHECK(read_state(file).statuses.size() == kRuns * kTests);
}

TEST_CASE("a recorder remembers a run when it ends") {
    const TemporaryFolder folder;
    const StateFile file = state_file_in(folder.path(), kSuite);
    REQUIRE(update_state(file, {kSome, {}}).empty());
    StateRecorder recorder(file, {{}, {{"A-1 [c2]", "E-1"}}});
    recorder.run_started({2, 2, {}, {}});
    TestResult result;
    result.name = "E-1";
    result.status = TestStatus::xpass;
    recorder.test_ended(result);
    CHECK(read_state(file).statuses == kSome);
    recorder.run_ended({});
    CHECK(recorder.error().empty());
    CHECK(read_state(file).statuses == Statuses{{"A-1 [c2]", TestStatus::pass}, {"E-1", TestStatus::xpass}});
}

TEST_CASE("what is run again: what was bad, or what is missing, and files with problems") {
    Scenario scenario;
    std::vector<Test> tests;
    for (const TestStatus status : all_values<TestStatus>())
        tests.push_back(test_named(std::string(spelling(status)), &scenario));
    tests.push_back(test_named("unknown", &scenario));
    tests.push_back(test_named("skip", &scenario, "not asked for"));
    tests.push_back(test_named("file", nullptr));
    Statuses last;
    for (const TestStatus status : all_values<TestStatus>()) last[std::string(spelling(status))] = status;
    const auto names = [&](Rerun rerun) {
        std::string text;
        for (const std::size_t place : to_rerun(tests, last, rerun)) text += tests[place].name + " ";
        return text;
    };
    CHECK(names(Rerun::failed) == "fail error xpass file ");
    CHECK(names(Rerun::missing) == "skip not-run unknown file ");
}

}  // namespace robbers
