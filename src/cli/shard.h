#pragma once
// `robbers shard verify`: proves that shards are the whole suite.

#include "cli/suite_options.h"
#include "suite/shard.h"
#include "support/vocabulary.h"

namespace robbers {

#define ROBBERS_SHARD_TASKS(X) X(verify, "verify")
/// What may be done with shards.
ROBBERS_VOCABULARY(ShardTask, ROBBERS_SHARD_TASKS);

struct ShardOptions {
    ShardTask task{};
    ShardCount count;
    SuiteSelection selection;
};

/// Adds the command to `app`; parsing fills `options`.
void add_shard(CLI::App& app, ShardOptions& options);
ExitCode run_shard(const ShardOptions& options, const Console& console);

}  // namespace robbers
