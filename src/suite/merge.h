#pragma once
// The runs of shards put together to the run of the whole suite.

#include <string>
#include <vector>

#include "suite/listener.h"

namespace robbers {

/// Everything that a listener heard of one run.
struct RecordedRun {
    std::string path;  ///< where it was read, for messages
    RunStart start;
    std::vector<TestResult> results;
    RunEnd end;
};

/// The run of all shards; or, where they do not make up one suite, why not.
struct Merged {
    RecordedRun run;
    std::vector<std::string> problems;  ///< where there are any, `run` means nothing
};

/// Puts `shards` together: each shard of one suite exactly once, each test in one of them. The result is
/// what one run of the whole suite would have told. `shards` must not be empty.
Merged merge(std::vector<RecordedRun> shards);

/// Tells `listener` of the run as it was.
void tell(const RecordedRun& run, RunListener& listener);

}  // namespace robbers
