// Reads what other runners say through the environment, and answers them with files. Which test is in which
// shard is decided in suite/shard.
#include "cli/commands/test_protocols.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <cstring>
#include <string_view>

#include <fmt/format.h>

#include "support/text.h"

namespace robbers {

namespace {

/// The variables of one protocol.
struct ShardVariables {
    const char* total;
    const char* index;
    const char* status_file;
};

constexpr ShardVariables kGoogleTest = {"GTEST_TOTAL_SHARDS", "GTEST_SHARD_INDEX", "GTEST_SHARD_STATUS_FILE"};
constexpr ShardVariables kBazel = {"TEST_TOTAL_SHARDS", "TEST_SHARD_INDEX", "TEST_SHARD_STATUS_FILE"};

std::string value_of(const Environment& environment, const char* name) {
    return environment(name).value_or(std::string());
}

/// Reads one protocol; adds what is wrong to `errors`.
class ShardReader {
public:
    ShardReader(const Environment& environment, std::vector<std::string>& errors)
        : environment_(environment), errors_(errors) {}

    std::optional<Shard> read(const ShardVariables& variables) {
        const std::string total_text = value_of(environment_, variables.total);
        const std::string index_text = value_of(environment_, variables.index);
        if (total_text == "0" || (total_text.empty() && index_text.empty())) return std::nullopt;
        if (total_text.empty()) return lacking(variables.index, variables.total);
        if (index_text.empty()) return lacking(variables.total, variables.index);
        const auto total = number_in(variables.total, total_text, kMostShards);
        const auto index = number_in(variables.index, index_text, kMostShards);
        if (!total || !index) return std::nullopt;
        if (*index < *total) return Shard{*index + 1, *total};
        errors_.push_back(fmt::format("{}={}: expected less than {}, which is {}", variables.index, *index,
                                      variables.total, *total));
        return std::nullopt;
    }

private:
    std::nullopt_t lacking(const char* present, const char* absent) {
        errors_.push_back(fmt::format("{} is set, but {} is not", present, absent));
        return std::nullopt;
    }

    std::optional<std::size_t> number_in(const char* name, const std::string& text, std::size_t most) {
        std::size_t number = 0;
        const char* const last = text.data() + text.size();
        const auto [end, error] = std::from_chars(text.data(), last, number);
        if (error == std::errc() && end == last && number <= most) return number;
        errors_.push_back(
            fmt::format("{}: expected a number from 0 to {}, not {}", name, most, in_quotes(text)));
        return std::nullopt;
    }

    const Environment& environment_;
    std::vector<std::string>& errors_;
};

std::string contradiction(std::string_view one, const Shard& a, std::string_view other, const Shard& b) {
    return fmt::format("{} asks for part {} of {}, and {} for part {} of {}", one, a.number, a.of, other,
                       b.number, b.of);
}

/// The part to run, on which flag and variables must agree, and the files that say so.
void read_shards(const Environment& environment, const std::optional<ShardPart>& flag,
                 TestProtocols& protocols, std::vector<std::string>& errors) {
    ShardReader reader(environment, errors);
    protocols.part = flag.value_or(ShardPart{});
    const char* asking = flag ? "--shard" : nullptr;
    for (const ShardVariables* variables : {&kGoogleTest, &kBazel}) {
        const std::string file = value_of(environment, variables->status_file);
        const bool is_new = protocols.status_files.empty() || protocols.status_files.front() != file;
        if (!file.empty() && is_new) protocols.status_files.push_back(file);
        const auto shard = reader.read(*variables);
        if (!shard) continue;
        if (asking != nullptr && protocols.part.shard != *shard)
            errors.push_back(contradiction(asking, protocols.part.shard, variables->index, *shard));
        protocols.part.shard = *shard;
        asking = variables->index;
    }
}

/// Creates a file, or sets its time; what went wrong, or nothing.
std::string touch(const std::string& path) {
    const int fd = open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
    const bool is_done = fd >= 0 && futimens(fd, nullptr) == 0;
    const int error = errno;
    if (fd >= 0) close(fd);
    return is_done ? std::string()
                   : fmt::format("cannot write '{}': {}", visible(path), std::strerror(error));
}

}  // namespace

TestProtocols test_protocols(const Environment& environment, const std::optional<ShardPart>& flag,
                             std::vector<std::string>& errors) {
    TestProtocols protocols;
    read_shards(environment, flag, protocols, errors);
    protocols.xml_file = value_of(environment, "XML_OUTPUT_FILE");
    protocols.select = value_of(environment, kTestOnly);
    const std::string fail_fast = value_of(environment, "TESTBRIDGE_TEST_RUNNER_FAIL_FAST");
    protocols.fail_fast = fail_fast == "1";
    if (!fail_fast.empty() && fail_fast != "0" && fail_fast != "1")
        errors.push_back(
            fmt::format("TESTBRIDGE_TEST_RUNNER_FAIL_FAST: expected 0 or 1, not {}", in_quotes(fail_fast)));
    protocols.premature_exit_file = value_of(environment, "TEST_PREMATURE_EXIT_FILE");
    return protocols;
}

ExitCode touch_status_files(const TestProtocols& protocols, const Console& console) {
    ExitCode code = ExitCode::done;
    for (const std::string& file : protocols.status_files) {
        const std::string error = touch(file);
        if (error.empty()) continue;
        console.error(error);
        code = ExitCode::bad_input;
    }
    return code;
}

PrematureExitFile::PrematureExitFile(std::string path) : path_(std::move(path)) {
    if (!path_.empty()) error_ = touch(path_);
}

PrematureExitFile::~PrematureExitFile() {
    if (!path_.empty() && error_.empty()) unlink(path_.c_str());
}

}  // namespace robbers
