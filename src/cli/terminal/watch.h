#pragma once
// Waits until files change, whatever way an editor writes them, and tells which tests that concerns.

#include <atomic>
#include <map>
#include <string>
#include <vector>

#include "cli/terminal/keys.h"
#include "suite/plan.h"

namespace robbers {

/// What ended the waiting: a key, or `stopped`, or else a change.
struct Woken {
    bool is_stopped = false;
    char key = 0;
};

/// Follows the files of a suite from one run to the next. It is their folders that are watched: an editor
/// that writes a new file and renames it over the old one would take the watch on a file away with it.
class SuiteWatch {
public:
    /// `operands`: files and folders as the suite names them; what is missing is watched by its folder.
    explicit SuiteWatch(const std::vector<std::string>& operands);
    ~SuiteWatch();
    SuiteWatch(const SuiteWatch&) = delete;
    SuiteWatch& operator=(const SuiteWatch&) = delete;

    /// Those of `tests` whose file is not as it was the last time; at the first time all.
    std::vector<Test> changed(const std::vector<Test>& tests);
    /// Waits for a change and then until nothing has changed for a moment, or for a key, or for `stopped`.
    Woken wait(const std::atomic<bool>& stopped, const Keys& keys);
    /// Why files cannot be watched; empty where they can.
    std::string error() const;

private:
    void add_folders();
    void add_folder(const std::string& path);
    bool has_events(int milliseconds, const std::atomic<bool>& stopped);

    std::vector<std::string> operands_;
    int fd_ = -1;
    int error_ = 0;                           ///< the errno of what went wrong at the beginning, or 0
    std::map<std::string, SourcePtr> files_;  ///< as they were the last time, by path
};

}  // namespace robbers
