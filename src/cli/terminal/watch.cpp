// Notices changes with inotify; what has changed is told by the texts themselves: times and sizes of files
// can lie.
#include "cli/terminal/watch.h"

#include <poll.h>
#include <sys/inotify.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <filesystem>
#include <system_error>

#include <fmt/format.h>

namespace robbers {

namespace {

namespace fs = std::filesystem;

/// An editor that saves writes, renames and removes several files within moments.
constexpr int kQuietMilliseconds = 100;
/// How often the flag is looked at; a signal between two looks at it would otherwise be slept through.
constexpr int kLookMilliseconds = 250;

constexpr std::uint32_t kEvents = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE |
                                  IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR;

}  // namespace

SuiteWatch::SuiteWatch(const std::vector<std::string>& operands)
    : operands_(operands), fd_(inotify_init1(IN_NONBLOCK | IN_CLOEXEC)) {
    if (fd_ < 0)
        error_ = errno;
    else
        add_folders();
}

SuiteWatch::~SuiteWatch() {
    if (fd_ >= 0) close(fd_);
}

void SuiteWatch::add_folder(const std::string& path) {
    if (inotify_add_watch(fd_, path.c_str(), kEvents) < 0 && errno == ENOSPC) error_ = errno;
}

void SuiteWatch::add_folders() {
    for (const std::string& operand : operands_) {
        std::error_code error;
        if (!fs::is_directory(operand, error)) {
            const fs::path folder = fs::path(operand).parent_path();
            add_folder(folder.empty() ? "." : folder.string());
            continue;
        }
        add_folder(operand);
        auto at =
            fs::recursive_directory_iterator(operand, fs::directory_options::skip_permission_denied, error);
        for (const fs::recursive_directory_iterator end; !error && at != end; at.increment(error))
            if (at->is_directory(error)) add_folder(at->path().string());
    }
}

bool SuiteWatch::has_events(int milliseconds, const std::atomic<bool>& stopped) {
    pollfd waiting{fd_, POLLIN, 0};
    if (stopped || poll(&waiting, 1, milliseconds) <= 0) return false;
    std::array<char, 1 << 14> buffer{};
    while (read(fd_, buffer.data(), buffer.size()) > 0) {
    }
    return true;
}

Woken SuiteWatch::wait(const std::atomic<bool>& stopped, const Keys& keys) {
    while (!has_events(0, stopped)) {
        if (stopped) return {true, 0};
        std::array<pollfd, 2> waiting{{{fd_, POLLIN, 0}, {keys.fd(), POLLIN, 0}}};
        if (poll(waiting.data(), waiting.size(), kLookMilliseconds) <= 0 || waiting[1].revents == 0) continue;
        if (const auto key = keys.read()) return {false, *key};
    }
    while (has_events(kQuietMilliseconds, stopped)) {
    }
    add_folders();  // those that are new; the others are known already
    return {stopped, 0};
}

std::vector<Test> SuiteWatch::changed(const std::vector<Test>& tests) {
    std::map<std::string, SourcePtr> now;
    std::vector<Test> changed;
    for (const Test& test : tests) {
        const auto before = files_.find(test.source->path);
        const bool is_same = before != files_.end() && before->second->text == test.source->text;
        if (!is_same) changed.push_back(test);
        now.emplace(test.source->path, test.source);
    }
    files_ = std::move(now);
    return changed;
}

std::string SuiteWatch::error() const {
    if (error_ == 0) return {};
    return fmt::format("cannot watch files: {}", std::error_code(error_, std::generic_category()).message());
}

}  // namespace robbers
