#pragma once
// Scenarios of the canon as somebody with another taste would have written them.

#include "scenario/scenario.h"

namespace robbers {

/// Whether the scenario has expectations, is alone in its file and has no text of several lines in them.
bool can_be_restyled(const Scenario& scenario);

/// The scenario with its expectations as flow collections or as blocks, over many lines and with comments
/// wherever one may stand. Fails the test where that does not load as the same number of expectations.
Scenario restyled(const Scenario& scenario, bool flow);

}  // namespace robbers
