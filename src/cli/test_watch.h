#pragma once
// Which tests are run again when the files of a suite change.

#include <atomic>
#include <map>
#include <string>
#include <vector>

#include "cli/watch.h"
#include "suite/plan.h"

namespace robbers {

/// Follows the files of a suite from one run to the next.
class SuiteWatch {
public:
    explicit SuiteWatch(const std::vector<std::string>& operands) : watch_(operands) {}

    /// Those of `tests` whose file is not as it was the last time; at the first time all.
    std::vector<Test> changed(const std::vector<Test>& tests);
    bool wait(const std::atomic<bool>& stopped) { return watch_.wait(stopped); }
    /// Why files cannot be watched; empty where they can.
    std::string error() const;

private:
    Watch watch_;
    std::map<std::string, SourcePtr> files_;  ///< as they were the last time, by path
};

}  // namespace robbers
