#pragma once
// Looks for lines without counting them: does one exist, and what was asked on the way.

#include "engine/adjudicate.h"
#include "engine/steps/play.h"

namespace robbers {

struct ExploreOptions {
    std::size_t until = 0;  ///< how many steps a line must pass
    bool all = false;       ///< go on after the first line
    SearchLimits limits;
    /// Is told of every ask with the options that the listed choices leave; may be empty.
    std::function<void(const Step&, const Ask&, std::span<const Option>)> on_ask;
};

struct Exploration {
    bool found = false;       ///< a line passed all steps
    bool gave_up = false;     ///< too many states
    std::size_t deepest = 0;  ///< the most steps that some line passed
    /// What the rules have against the step after them; nothing where a listed choice forbids it.
    std::optional<Barrier> barrier;
};

/// Walks lines of `program` depth first, each state once.
Exploration explore(const Program& program, const ExploreOptions& options);

}  // namespace robbers
