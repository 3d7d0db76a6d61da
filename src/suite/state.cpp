// Decides what of a run is remembered, and how that is written. Where state is kept is decided by the
// command line.
#include "suite/state.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string_view>
#include <system_error>

#include "support/text.h"

namespace robbers {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kHead = "robbers state 1";

/// One line: line ends and backslashes are written with a backslash.
std::string one_line(std::string_view text) {
    std::string line;
    for (const char c : text) line += c == '\n' ? "\\n" : c == '\\' ? "\\\\" : std::string(1, c);
    return line;
}

std::optional<std::string> from_one_line(std::string_view line) {
    std::string text;
    for (std::size_t at = 0; at < line.size(); ++at) {
        if (line[at] != '\\') {
            text += line[at];
            continue;
        }
        const std::string_view code = line.substr(++at, 1);
        if (code != "n" && code != "\\") return std::nullopt;
        text += code == "n" ? '\n' : '\\';
    }
    return text;
}

std::string head_of(const std::vector<std::string>& suite) {
    std::string text = fmt::format("{}\n", kHead);
    for (const std::string& operand : suite) text += fmt::format("suite {}\n", one_line(operand));
    return text;
}

/// Adds the test of "pass NAME".
bool add_line(std::string_view line, Statuses& statuses) {
    const std::size_t blank = line.find(' ');
    if (blank == std::string_view::npos) return false;
    const auto status = from_spelling<TestStatus>(line.substr(0, blank));
    const auto name = from_one_line(line.substr(blank + 1));
    return status && name && statuses.emplace(*name, *status).second;
}

std::string reason() { return std::error_code(errno, std::generic_category()).message(); }

std::string cannot(std::string_view what, const std::string& path) {
    const std::string why = reason();
    return fmt::format("cannot {} '{}': {}", what, visible(path), why);
}

/// Holds a lock on a file of its own from construction on.
class Lock {
public:
    explicit Lock(const std::string& path) : fd_(open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600)) {
        while (fd_ >= 0 && !is_held_) {
            is_held_ = flock(fd_, LOCK_EX) == 0;
            if (!is_held_ && errno != EINTR) return;
        }
    }
    ~Lock() {
        if (fd_ >= 0) close(fd_);
    }
    Lock(const Lock&) = delete;
    Lock& operator=(const Lock&) = delete;
    bool is_held() const { return is_held_; }

private:
    int fd_;
    bool is_held_ = false;
};

/// Replaces the file as a whole; what went wrong, or nothing.
std::string replace_file(const std::string& path, const std::string& text) {
    std::string temporary = path + ".XXXXXX";
    const int fd = mkstemp(temporary.data());
    if (fd < 0) return cannot("write", path);
    std::FILE* const stream = fdopen(fd, "w");
    const bool is_written =
        stream != nullptr && std::fwrite(text.data(), 1, text.size(), stream) == text.size();
    const bool is_closed = stream != nullptr ? std::fclose(stream) == 0 : close(fd) == 0;
    if (is_written && is_closed && std::rename(temporary.c_str(), path.c_str()) == 0) return {};
    std::string wrong = cannot("write", path);
    unlink(temporary.c_str());
    return wrong;
}

}  // namespace

StateFile state_file_in(const std::string& folder, std::vector<std::string> canonical_operands) {
    std::ranges::sort(canonical_operands);
    canonical_operands.erase(std::unique(canonical_operands.begin(), canonical_operands.end()),
                             canonical_operands.end());
    const std::string name = fmt::format("{:016x}.state", stable_hash(head_of(canonical_operands)));
    return {(fs::path(folder) / name).string(), std::move(canonical_operands)};
}

std::string state_text(const Statuses& statuses, const std::vector<std::string>& suite) {
    std::string text = head_of(suite);
    for (const auto& [name, status] : statuses)
        text += fmt::format("{} {}\n", spelling(status), one_line(name));
    return text + fmt::format("end {}\n", statuses.size());
}

std::optional<Statuses> statuses_in(const std::string& text, const std::vector<std::string>& suite) {
    const std::string head = head_of(suite);
    if (!text.starts_with(head)) return std::nullopt;
    std::string_view rest = std::string_view(text).substr(head.size());
    Statuses statuses;
    for (;;) {
        const std::size_t end = rest.find('\n');
        if (end == std::string_view::npos) return std::nullopt;
        const std::string_view line = rest.substr(0, end);
        rest.remove_prefix(end + 1);
        if (line.starts_with("end ")) {
            const bool is_whole = rest.empty() && line == fmt::format("end {}", statuses.size());
            return is_whole ? std::optional(std::move(statuses)) : std::nullopt;
        }
        if (!add_line(line, statuses)) return std::nullopt;
    }
}

StateReading read_state(const StateFile& file) {
    std::error_code ignored;
    if (!fs::exists(file.path, ignored)) return {};
    std::optional<Statuses> statuses;
    if (fs::is_regular_file(file.path, ignored))
        statuses = statuses_in(read_bytes(file.path).bytes, file.suite);
    if (statuses) return {*std::move(statuses), {}};
    return {{},
            fmt::format("the state of the last run in '{}' is damaged or of another version; it is ignored",
                        visible(file.path))};
}

Statuses merged(Statuses known, const StateUpdate& update) {
    if (update.existing)
        std::erase_if(known, [&](const auto& test) { return !update.existing->contains(test.first); });
    for (const auto& [name, status] : update.ended) {
        const auto before = known.find(name);
        const bool is_kept =
            before != known.end() &&
            (status == TestStatus::skip || (status == TestStatus::not_run && is_bad(before->second)));
        if (!is_kept) known[name] = status;
    }
    return known;
}

std::string update_state(const StateFile& file, const StateUpdate& update) {
    std::error_code error;
    fs::create_directories(fs::path(file.path).parent_path(), error);
    const Lock lock(file.path + ".lock");
    if (!lock.is_held()) return cannot("lock", file.path);
    return replace_file(file.path, state_text(merged(read_state(file).statuses, update), file.suite));
}

std::vector<std::size_t> to_rerun(const std::vector<Test>& tests, const Statuses& last, Rerun rerun) {
    std::vector<std::size_t> places;
    for (std::size_t at = 0; at < tests.size(); ++at) {
        const Test& test = tests[at];
        const auto known = last.find(test.name);
        const bool is_known = known != last.end();
        const bool was_bad = is_known && is_bad(known->second);
        const bool is_missing = !is_known || known->second == TestStatus::not_run ||
                                (known->second == TestStatus::skip && test.skip.empty());
        // A file that became unreadable may hide a test that failed.
        const bool may_hide = test.scenario == nullptr;
        if (rerun == Rerun::failed ? was_bad || may_hide : is_missing || may_hide) places.push_back(at);
    }
    return places;
}

}  // namespace robbers
