// What the protocols of other runners of tests ask for.
#include "cli/commands/test_protocols.h"

#include <map>

#include "catch.h"
#include "temporary_folder.h"

namespace robbers {

namespace {

using Variables = std::map<std::string, std::string>;

Environment protocol_environment(const Variables& variables) {
    return [variables](const char* name) -> std::optional<std::string> {
        const auto found = variables.find(name);
        if (found == variables.end()) return std::nullopt;
        return found->second;
    };
}

/// What is read where nothing may be wrong.
TestProtocols right(const Variables& variables, const std::optional<ShardPart>& flag = {}) {
    std::vector<std::string> errors;
    TestProtocols protocols = test_protocols(protocol_environment(variables), flag, errors);
    CHECK(errors.empty());
    return protocols;
}

/// All that is wrong, one a line.
std::string wrong(const Variables& variables, const std::optional<ShardPart>& flag = {}) {
    std::vector<std::string> errors;
    test_protocols(protocol_environment(variables), flag, errors);
    std::string text;
    for (const std::string& error : errors) text += error + "\n";
    return text;
}

}  // namespace

TEST_CASE("without variables everything is run") {
    const TestProtocols protocols = right({});
    CHECK(protocols.part == ShardPart{});
    CHECK(protocols.status_files.empty());
    CHECK(protocols.xml_file.empty());
    CHECK(protocols.select.empty());
    CHECK_FALSE(protocols.fail_fast);
    CHECK(protocols.premature_exit_file.empty());
    CHECK(right({}, ShardPart{{2, 3}, ShardMode::slice}).part == ShardPart{{2, 3}, ShardMode::slice});
}

TEST_CASE("GoogleTest's and Bazel's variables count from 0") {
    const TestProtocols google = right(
        {{"GTEST_TOTAL_SHARDS", "5"}, {"GTEST_SHARD_INDEX", "0"}, {"GTEST_SHARD_STATUS_FILE", "touched"}});
    CHECK(google.part == ShardPart{{1, 5}, ShardMode::hash});
    CHECK(google.status_files == std::vector<std::string>{"touched"});
    const TestProtocols bazel = right({{"TEST_TOTAL_SHARDS", "5"},
                                       {"TEST_SHARD_INDEX", "4"},
                                       {"TEST_SHARD_STATUS_FILE", "touched"},
                                       {"XML_OUTPUT_FILE", "test.xml"},
                                       {"TESTBRIDGE_TEST_ONLY", "tag(example)"},
                                       {"TESTBRIDGE_TEST_RUNNER_FAIL_FAST", "1"},
                                       {"TEST_PREMATURE_EXIT_FILE", "early"}});
    CHECK(bazel.part == ShardPart{{5, 5}, ShardMode::hash});
    CHECK(bazel.status_files == std::vector<std::string>{"touched"});
    CHECK(bazel.xml_file == "test.xml");
    CHECK(bazel.select == "tag(example)");
    CHECK(bazel.fail_fast);
    CHECK(bazel.premature_exit_file == "early");
}

TEST_CASE("Bazel sets both kinds; files that differ are both touched") {
    Variables both = {{"GTEST_TOTAL_SHARDS", "3"},      {"GTEST_SHARD_INDEX", "1"},
                      {"TEST_TOTAL_SHARDS", "3"},       {"TEST_SHARD_INDEX", "1"},
                      {"GTEST_SHARD_STATUS_FILE", "a"}, {"TEST_SHARD_STATUS_FILE", "a"}};
    CHECK(right(both).part.shard == Shard{2, 3});
    CHECK(right(both).status_files.size() == 1);
    both["TEST_SHARD_STATUS_FILE"] = "b";
    CHECK(right(both).status_files == std::vector<std::string>{"a", "b"});
    both["TEST_SHARD_INDEX"] = "2";
    CHECK(wrong(both) == "GTEST_SHARD_INDEX asks for part 2 of 3, and TEST_SHARD_INDEX for part 3 of 3\n");
}

TEST_CASE("without shards the total is 0, or variables are empty") {
    CHECK(right({{"TEST_TOTAL_SHARDS", "0"}, {"TEST_SHARD_INDEX", "0"}}).part == ShardPart{});
    CHECK(right({{"TEST_TOTAL_SHARDS", ""}, {"TEST_SHARD_INDEX", ""}, {"XML_OUTPUT_FILE", ""}}).part ==
          ShardPart{});
    CHECK_FALSE(right({{"TESTBRIDGE_TEST_RUNNER_FAIL_FAST", "0"}}).fail_fast);
}

TEST_CASE("wrong variables are named") {
    CHECK(wrong({{"GTEST_SHARD_INDEX", "0"}}) == "GTEST_SHARD_INDEX is set, but GTEST_TOTAL_SHARDS is not\n");
    CHECK(wrong({{"TEST_TOTAL_SHARDS", "2"}}) == "TEST_TOTAL_SHARDS is set, but TEST_SHARD_INDEX is not\n");
    CHECK(wrong({{"TEST_TOTAL_SHARDS", "2"}, {"TEST_SHARD_INDEX", "2"}}) ==
          "TEST_SHARD_INDEX=2: expected less than TEST_TOTAL_SHARDS, which is 2\n");
    CHECK(wrong({{"TEST_TOTAL_SHARDS", "two"}, {"TEST_SHARD_INDEX", "-1"}}) ==
          "TEST_TOTAL_SHARDS: expected a number from 0 to 10000, not 'two'\n"
          "TEST_SHARD_INDEX: expected a number from 0 to 10000, not '-1'\n");
    CHECK_THAT(wrong({{"TEST_TOTAL_SHARDS", "10001"}, {"TEST_SHARD_INDEX", "0"}}),
               contains("TEST_TOTAL_SHARDS"));
    CHECK_THAT(wrong({{"TEST_TOTAL_SHARDS", "2 "}, {"TEST_SHARD_INDEX", "0"}}),
               contains("TEST_TOTAL_SHARDS"));
    CHECK_THAT(wrong({{"TESTBRIDGE_TEST_RUNNER_FAIL_FAST", "yes"}}),
               contains("TESTBRIDGE_TEST_RUNNER_FAIL_FAST: expected 0 or 1, not 'yes'"));
}

TEST_CASE("the flag and the environment must agree on the part") {
    const Variables second = {{"TEST_TOTAL_SHARDS", "3"}, {"TEST_SHARD_INDEX", "1"}};
    CHECK(right(second, ShardPart{{2, 3}, ShardMode::slice}).part == ShardPart{{2, 3}, ShardMode::slice});
    CHECK(wrong(second, ShardPart{{1, 3}, ShardMode::hash}) ==
          "--shard asks for part 1 of 3, and TEST_SHARD_INDEX for part 2 of 3\n");
    CHECK_FALSE(wrong(second, ShardPart{{2, 4}, ShardMode::hash}).empty());
}

TEST_CASE("status files are made, and kept where they are") {
    const TemporaryFolder folder;
    const Console console{GlobalOptions{}};
    TestProtocols protocols;
    CHECK(touch_status_files(protocols, console) == ExitCode::done);
    protocols.status_files = {folder.path("new"), folder.write("old", "text")};
    CHECK(touch_status_files(protocols, console) == ExitCode::done);
    CHECK(std::filesystem::exists(folder.path("new")));
    CHECK(folder.read("old") == "text");
    protocols.status_files = {folder.path("no/such/folder")};
    CHECK(touch_status_files(protocols, console) == ExitCode::bad_input);
}

TEST_CASE("the premature exit file is there only meanwhile") {
    const TemporaryFolder folder;
    const std::string path = folder.path("early");
    {
        const PrematureExitFile file(path);
        CHECK(file.error().empty());
        CHECK(std::filesystem::exists(path));
    }
    CHECK_FALSE(std::filesystem::exists(path));
    CHECK(PrematureExitFile("").error().empty());
    CHECK_THAT(PrematureExitFile(folder.path("no/such")).error(), contains("cannot write"));
}

}  // namespace robbers
