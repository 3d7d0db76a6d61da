// Which exit code a run calls for. What the commands do with it is in tests/cli.
#include "cli/options/reports.h"

#include "catch.h"

namespace robbers {

namespace {

/// The exit code of a run that passed, but for one test of each of `statuses`.
ExitCode code_with(const std::vector<TestStatus>& statuses, bool interrupted = false) {
    RunEnd end;
    end.interrupted = interrupted;
    end.counts[static_cast<std::size_t>(TestStatus::pass)] = 7;
    for (const TestStatus status : statuses) ++end.counts[static_cast<std::size_t>(status)];
    return exit_code_of(end);
}

}  // namespace

TEST_CASE("a run passes where nothing is bad and everything was run") {
    CHECK(code_with({}) == ExitCode::done);
    CHECK(code_with({TestStatus::xfail, TestStatus::skip}) == ExitCode::done);
    CHECK(code_with({TestStatus::fail}) == ExitCode::answer_is_no);
    CHECK(code_with({TestStatus::xpass}) == ExitCode::answer_is_no);
    CHECK(code_with({TestStatus::not_run}) == ExitCode::answer_is_no);
    CHECK(code_with({TestStatus::error}) == ExitCode::bad_input);
    CHECK(exit_code_of(RunEnd{}) == ExitCode::done);
}

TEST_CASE("the gravest code counts") {
    CHECK(code_with({TestStatus::fail, TestStatus::error}) == ExitCode::bad_input);
    CHECK(code_with({TestStatus::error, TestStatus::fail}, true) == ExitCode::interrupted);
    CHECK(code_with({}, true) == ExitCode::interrupted);
}

}  // namespace robbers
