#pragma once
// What other runners of tests say through the environment: GoogleTest's sharding and Bazel's.

#include <optional>
#include <string>
#include <vector>

#include "cli/terminal/console.h"
#include "suite/shard.h"

namespace robbers {

/// What a run of tests is asked to do beside its command line.
struct TestProtocols {
    ShardPart part;                         ///< by flag or environment, which agree; else all of it
    std::vector<std::string> status_files;  ///< to be touched, which says that shards are understood
    std::string xml_file;                   ///< where a JUnit report goes, too; empty: nowhere
    std::string select;                     ///< a further selection; empty: none
    bool fail_fast = false;
    std::string premature_exit_file;  ///< is there while tests run; empty: none
};

/// Name of the variable with a further selection, as messages about it show it.
constexpr const char* kTestOnly = "TESTBRIDGE_TEST_ONLY";

/// Reads GTEST_TOTAL_SHARDS, GTEST_SHARD_INDEX, GTEST_SHARD_STATUS_FILE, the same with TEST_,
/// XML_OUTPUT_FILE, TESTBRIDGE_TEST_ONLY, TESTBRIDGE_TEST_RUNNER_FAIL_FAST and TEST_PREMATURE_EXIT_FILE. An
/// index counts from 0, a total of 0 means that there are no shards, and an empty variable is as good as
/// none. `flag` is what
/// --shard says. What is wrong or contradicts is added to `errors`, naming the variable.
TestProtocols test_protocols(const Environment& environment, const std::optional<ShardPart>& flag,
                             std::vector<std::string>& errors);

/// Creates the status files, or says why one cannot be made.
ExitCode touch_status_files(const TestProtocols& protocols, const Console& console);

/// Keeps the premature exit file from its construction to its end. Where the program dies between, the file
/// stays, and the other runner knows.
class PrematureExitFile {
public:
    /// "" is no file.
    explicit PrematureExitFile(std::string path);
    ~PrematureExitFile();
    PrematureExitFile(const PrematureExitFile&) = delete;
    PrematureExitFile& operator=(const PrematureExitFile&) = delete;

    /// Why the file could not be made; empty where it was.
    const std::string& error() const { return error_; }

private:
    std::string path_;
    std::string error_;
};

}  // namespace robbers
