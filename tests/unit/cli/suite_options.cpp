// The way from a command line to tests.
#include "cli/options/suite_options.h"

#include <stdlib.h>

#include "catch.h"
#include "temporary_folder.h"

namespace robbers {

namespace {

std::string scenario(const std::string& id, const std::string& tag) {
    return "scenario: A road\nid: " + id + "\ntags: [" + tag +
           "]\nedition: [c2, c3]\nplayers: {red: 1, blue: 2}\nturns:\n  - player: red\n"
           "    events: [{score: {player: red, points: 1, for: road}}]\nexpect: {outcomes: 1}\n";
}

/// A suite of two scenarios, with its state in the same folder, which is not the suite's.
class CommandLine {
public:
    CommandLine() {
        folder_.write("suite/a.yaml", scenario("A-1", "one"));
        folder_.write("suite/b.yaml", scenario("B-1", "two"));
        selection.operands = {folder_.path("suite")};
        setenv("XDG_STATE_HOME", folder_.path("state").c_str(), 1);
    }

    std::optional<SelectedSuite> run() {
        return select_suite(selection, run_options, Console(global_), code);
    }
    /// The names of the tests that are selected, or "-" and the exit code.
    std::string names() {
        const auto selected = run();
        if (!selected) return "-" + std::to_string(static_cast<int>(code));
        std::string text;
        for (const Test& test : selected->tests) {
            CHECK(&test - selected->tests.data() == static_cast<std::ptrdiff_t>(test.index));
            text += (text.empty() ? "" : ", ") + test.name;
        }
        return text;
    }
    const TemporaryFolder& folder() const { return folder_; }

    SuiteSelection selection;
    SuiteRun run_options;
    ExitCode code = ExitCode::done;

private:
    TemporaryFolder folder_;
    GlobalOptions global_;
};

}  // namespace

TEST_CASE("operands, selections and the environment's selection narrow a suite") {
    CommandLine command;
    CHECK(command.names() == "A-1 [c2], A-1 [c3], B-1 [c2], B-1 [c3]");
    CHECK(command.run()->is_whole);
    command.selection.select = {"edition(c2)"};
    CHECK(command.names() == "A-1 [c2], B-1 [c2]");
    CHECK_FALSE(command.run()->is_whole);
    command.selection.select.emplace_back("tag(two)");
    CHECK(command.names() == "B-1 [c2]");
    command.selection.select = {};
    command.run_options.further = "tag(one)";
    command.run_options.further_name = "TESTBRIDGE_TEST_ONLY";
    CHECK(command.names() == "A-1 [c2], A-1 [c3]");
    command.run_options.further = "tag(";
    CHECK(command.names() == "-2");
}

TEST_CASE("FILE:LINE, and lists of files") {
    CommandLine command;
    command.selection.operands = {command.folder().path("suite/a.yaml:3")};
    CHECK(command.names() == "A-1 [c2], A-1 [c3]");
    command.selection.operands = {};
    const std::string list =
        command.folder().path("suite/b.yaml") + "\n" + command.folder().path("suite/a.yaml");
    command.selection.files_from = command.folder().write("list", list);
    CHECK(command.names() == "B-1 [c2], B-1 [c3], A-1 [c2], A-1 [c3]");
    command.selection.files_from = command.folder().write("list", "");
    CHECK(command.names().empty());
    CHECK(command.code == ExitCode::done);
}

TEST_CASE("wrong command lines and lists") {
    CommandLine command;
    command.selection.files_from = command.folder().path("no-list");
    CHECK(command.names() == "-2");
    command.selection.files_from = "-";
    command.selection.operands = {"-"};
    CHECK(command.names() == "-2");
    command.selection.files_from.clear();
    command.selection.operands.clear();
    CHECK(command.names() == "-2");
}

TEST_CASE("what failed or is missing is run again") {
    CommandLine command;
    const auto whole = command.run();
    REQUIRE(whole->state.has_value());
    CHECK_THAT(whole->state->path, contains(command.folder().path("state/robbers/")));
    StateUpdate update = whole->state_update();
    REQUIRE(update.existing.has_value());
    CHECK(update.existing->size() == 4);
    update.ended = {
        {"A-1 [c2]", TestStatus::fail}, {"A-1 [c3]", TestStatus::pass}, {"gone", TestStatus::fail}};
    REQUIRE(update_state(*whole->state, update).empty());
    command.selection.rerun = Rerun::failed;
    CHECK(command.names() == "A-1 [c2]");
    CHECK_FALSE(command.run()->state_update().existing.has_value());
    command.selection.rerun = Rerun::missing;
    CHECK(command.names() == "B-1 [c2], B-1 [c3]");
    command.selection.rerun = std::nullopt;
    command.selection.select = {"status(pass) or status(none) and edition(c2)"};
    CHECK(command.names() == "A-1 [c3], B-1 [c2]");
    command.selection.leaves_state = true;
    CHECK(command.names() == "A-1 [c2], B-1 [c2]");
    CHECK_FALSE(command.run()->state.has_value());
}

TEST_CASE("tests are forgotten only where the whole suite is known") {
    CommandLine command;
    command.selection.rules.editions = {EditionId::c2};
    CHECK_FALSE(command.run()->state_update().existing.has_value());
    command.selection.rules = {};
    CHECK(command.run()->state_update().existing.has_value());
    command.folder().write("suite/c.yaml", "scenario: [");
    CHECK_FALSE(command.run()->state_update().existing.has_value());
}

}  // namespace robbers
