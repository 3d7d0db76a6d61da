#pragma once
// Scenarios with the editions to answer for, which somebody is asked for where nobody has named them.

#include <vector>

#include "cli/options/run_options.h"

namespace robbers {

/// Scenarios, each with its editions, as load_inputs() reads them.
struct InputsInEditions {
    std::vector<Scenario> scenarios;
    bool has_problems = false;
    bool is_given_up = false;       ///< the answers ended before an edition was named
    bool are_all_editions = false;  ///< nobody named any, so that each is answered for
};

/// The editions of each scenario are those of `options`, else its own, else those that are named at the
/// terminal, else all, which is said.
InputsInEditions load_in_editions(const ScenarioInputs& inputs, const LoadOptions& options,
                                  const Console& console);

}  // namespace robbers
