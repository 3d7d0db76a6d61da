// Decides what has changed by the texts themselves: times and sizes of files can lie.
#include "cli/test_watch.h"

#include <fmt/format.h>

#include <system_error>

namespace robbers {

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
    if (watch_.error() == 0) return {};
    return fmt::format("files cannot be watched: {}",
                       std::error_code(watch_.error(), std::generic_category()).message());
}

}  // namespace robbers
