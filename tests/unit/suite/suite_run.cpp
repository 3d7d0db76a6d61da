// Finding, listing and running the tests of a suite: names, order, states, and the same at any number of
// threads.
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "catch.h"
#include "suite/runner.h"

namespace robbers {

namespace {

namespace fs = std::filesystem;

/// A folder of its own that is gone when the test is over.
class Folder {
public:
    Folder() : path_(fs::temp_directory_path() / fmt::format("robbers-suite-{}", getpid())) {
        fs::remove_all(path_);
        fs::create_directories(path_);
    }
    ~Folder() { fs::remove_all(path_); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    std::string write(const std::string& name, const std::string& text) const {
        fs::create_directories((path_ / name).parent_path());
        std::ofstream(path_ / name, std::ios::binary) << text;
        return (path_ / name).string();
    }
    std::string path() const { return path_.string(); }

private:
    fs::path path_;
};

std::vector<std::string> names_below(const Folder& folder, const std::vector<SuiteFile>& files) {
    std::vector<std::string> names;
    for (const SuiteFile& file : files) names.push_back(file.path.substr(folder.path().size() + 1));
    return names;
}

/// Scores `points` for red from 10, beside blue's robber, with an expectation of what blue steals.
std::string scenario(const std::string& id, int points, int stolen, const std::string& more = {}) {
    return fmt::format(
        "scenario: Red scores\nid: {}\nedition: [c2, c3.1]\nplayers: {{red: 10, blue: {{meeple: 12, robber: "
        "10}}}}\n"
        "turns: [{{player: red, events: [{{score: {{player: red, points: {}}}}}]}}]\n"
        "expect: {{exactly: [{{blue: {{stole: {}}}}}]{}}}\n",
        id, points, stolen, more);
}

/// Remembers everything that it hears.
class Recorder : public RunListener {
public:
    void run_started(const RunStart& start) override { tests = start.tests; }
    void test_ended(const TestResult& result) override { results.push_back(result); }
    void run_ended(const RunEnd& run_end) override { end = run_end; }

    std::size_t tests = 0;
    std::vector<TestResult> results;
    RunEnd end;
};

Suite load(const std::vector<std::string>& operands, unsigned jobs = 1) {
    Diagnostics diagnostics;
    const std::vector<SuiteFile> files = discover(operands, diagnostics);
    return load_suite(files, diagnostics, {{}, jobs});
}

Recorder run(const Suite& suite, unsigned jobs, std::size_t max_fail = 0) {
    RunOptions options;
    options.jobs = jobs;
    options.times = false;
    options.max_fail = max_fail;
    Recorder recorder;
    run_tests(suite.tests, options, recorder);
    return recorder;
}

std::vector<std::string> names_of(const std::vector<Test>& tests) {
    std::vector<std::string> names;
    for (const Test& test : tests) names.push_back(test.name);
    return names;
}

}  // namespace

TEST_CASE("folders are searched for scenario files, in the order of their paths") {
    const Folder folder;
    for (const char* name : {"b.yaml", "a.yml", "deep/er/c.yaml", "deep/robbers.yaml", ".hidden/d.yaml",
                             ".e.yaml", "note.txt", "B.yaml", "deep.yaml"})
        folder.write(name, "");
    Diagnostics diagnostics;
    const auto files = discover({folder.path()}, diagnostics);
    CHECK(names_below(folder, files) ==
          std::vector<std::string>{"B.yaml", "a.yml", "b.yaml", "deep/er/c.yaml", "deep.yaml"});
    CHECK(diagnostics.empty());

    SECTION("a file that is named again belongs to the suite once") {
        const auto again = discover(
            {folder.path() + "/b.yaml", folder.path(), folder.path() + "/deep/../a.yml"}, diagnostics);
        CHECK(names_below(folder, again) ==
              std::vector<std::string>{"b.yaml", "B.yaml", "a.yml", "deep/er/c.yaml", "deep.yaml"});
    }
    SECTION("FILE:LINE is a part of a file, unless the whole file is named, too") {
        const std::string file = folder.path() + "/b.yaml";
        CHECK(discover({file + ":3", file + ":7"}, diagnostics) == std::vector<SuiteFile>{{file, {3, 7}}});
        CHECK(discover({file + ":3", file}, diagnostics) == std::vector<SuiteFile>{{file, {}}});
        CHECK(discover({file, file + ":3"}, diagnostics) == std::vector<SuiteFile>{{file, {}}});
        CHECK(discover({file + ":0"}, diagnostics) == std::vector<SuiteFile>{{file + ":0", {}}});
        CHECK(discover({file + ":x"}, diagnostics) == std::vector<SuiteFile>{{file + ":x", {}}});
        const std::string odd = folder.write("odd.yaml:3", "");
        CHECK(discover({odd}, diagnostics) == std::vector<SuiteFile>{{odd, {}}});
    }
    SECTION("a folder that links to itself ends") {
        fs::create_directory_symlink(folder.path(), fs::path(folder.path()) / "deep" / "loop");
        CHECK(discover({folder.path()}, diagnostics).size() == files.size());
    }
}

TEST_CASE("lists of files are read line by line, or at zero bytes") {
    using StringList = std::vector<std::string>;
    CHECK(names_in_list("a\nb c\n") == StringList{"a", "b c"});
    CHECK(names_in_list("a\r\n\r\nb") == StringList{"a", "b"});
    CHECK(names_in_list(std::string("a\nb\0c\0", 6)) == StringList{"a\nb", "c"});
    CHECK(names_in_list("").empty());
}

TEST_CASE("every test has a name of its own") {
    const Folder folder;
    folder.write("a.yaml", scenario("A", 5, 3));
    folder.write("b.yaml",
                 "scenario: Two groups\nedition: [c2]\nplayers: {red: 10, blue: 12}\n"
                 "turns: [{player: red, events: [{score: {player: red, points: 5}}]}]\n"
                 "expect:\n- {edition: c2, lines: 1}\n- {edition: c2, outcomes: 1}\n"
                 "- {edition: c2, rulings: {laps: same-lap}, outcomes: 1}\n");
    folder.write("c.yaml", scenario("A", 5, 3) + "---\nscenario: x\n");
    const Suite suite = load({folder.path()});
    CHECK(names_of(suite.tests) == std::vector<std::string>{"A [c2]", "A [c3.1]", "b [c2]", "b [c2] #2",
                                                            "b [c2 laps=same-lap]",
                                                            folder.path() + "/c.yaml"});
    CHECK(suite.tests.back().problems.size() == 4);
    for (std::size_t i = 0; i < suite.tests.size(); ++i) CHECK(suite.tests[i].index == i);
}

TEST_CASE("a run tells the same with any number of threads") {
    const Folder folder;
    for (int i = 0; i < 60; ++i) {
        const std::string more = i % 7 == 0 ? ", xfail: not yet" : "";
        folder.write(fmt::format("{:02}.yaml", i),
                     scenario(fmt::format("S{}", i), 2 * i + 1, i % 5 == 0 ? 99 : i + 1, more));
    }
    folder.write("broken.yaml", "scenario: [");
    for (const std::size_t max_fail : {0, 1, 5, 1000}) {
        const Recorder one = run(load({folder.path()}), 1, max_fail);
        const Recorder many = run(load({folder.path()}, 4), 4, max_fail);
        CAPTURE(max_fail);
        REQUIRE(one.results.size() == 121);
        CHECK(one.results == many.results);
        CHECK(one.end == many.end);
        CHECK(one.end.tests() == one.results.size());
        CHECK(one.tests == one.results.size());
        const auto bad = static_cast<std::size_t>(std::ranges::count_if(
            one.results, [](const TestResult& result) { return is_bad(result.status); }));
        if (max_fail == 0 || max_fail == 1000) {
            CHECK(bad > 5);
            CHECK(one.end.count(TestStatus::not_run) == 0);
        } else {
            CHECK(bad == max_fail);
            CHECK(one.end.count(TestStatus::not_run) > 0);
        }
    }
}

TEST_CASE("an interrupted run calls nothing passed that was not run") {
    const Folder folder;
    for (int i = 0; i < 20; ++i)
        folder.write(fmt::format("{:02}.yaml", i), scenario(fmt::format("S{}", i), 5, 3));
    const Suite suite = load({folder.path()});
    std::atomic<bool> stopped = false;
    /// Stops the run after five tests.
    class Stopper : public Recorder {
    public:
        explicit Stopper(std::atomic<bool>& flag) : flag_(flag) {}
        void test_ended(const TestResult& result) override {
            Recorder::test_ended(result);
            if (results.size() == 5) flag_ = true;
        }

    private:
        std::atomic<bool>& flag_;
    };
    for (const unsigned jobs : {1U, 3U}) {
        stopped = false;
        Stopper recorder(stopped);
        RunOptions options;
        options.jobs = jobs;
        options.limits.stopped = &stopped;
        run_tests(suite.tests, options, recorder);
        CHECK(recorder.end.interrupted);
        REQUIRE(recorder.results.size() == suite.tests.size());
        CHECK(recorder.end.count(TestStatus::pass) == 5);
        CHECK(recorder.end.count(TestStatus::not_run) == suite.tests.size() - 5);
        CHECK(recorder.results.back().reason == "interrupted");
    }
}

TEST_CASE("what cannot be tested is an error") {
    const Folder folder;
    folder.write("a.yaml", scenario("A", 5, 3));
    const Suite suite = load({folder.path() + "/a.yaml", folder.path() + "/none.yaml"});
    RunOptions options;
    options.limits.max_states = 0;
    Recorder recorder;
    run_tests(suite.tests, options, recorder);
    REQUIRE(recorder.results.size() == 3);
    CHECK(recorder.results[0].status == TestStatus::error);
    CHECK(recorder.results[0].findings.at(0).kind == "too-many-states");
    CHECK(recorder.results[2].status == TestStatus::error);
    CHECK(recorder.results[2].findings.at(0).kind == "unreadable-file");
    CHECK(recorder.results[2].name == folder.path() + "/none.yaml");
}

}  // namespace robbers
