#pragma once
// Who notices changes of the rules, for people.

#include <span>

#include "answers/mutation.h"
#include "report/kit/output.h"
#include "report/kit/style.h"

namespace robbers {

struct MutationTextOptions {
    TextStyle style;
    bool verbose = false;  ///< tell of noticed and indistinguishable changes, too
    bool quiet = false;    ///< leave the totals out
};

/// What survived, one line a change, and totals an edition; or what fails with unchanged rules.
void write_mutation(Output& output, const MutationResult& result, const MutationTextOptions& options);

/// The changes of `editions` without running anything, one line each, with the reason of those that no
/// scenario can notice.
void write_changes(Output& output, std::span<const EditionId> editions, const TextStyle& style);

}  // namespace robbers
