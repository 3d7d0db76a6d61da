#pragma once
// What `robbers test` says of coverage, and the gate on it.

#include "cli/test.h"

namespace robbers {

/// Tells the coverage of a run as `options` ask for it. Where less is covered than they ask for, and
/// everything passed (`code` is done), the gate is not met.
ExitCode report_coverage(const TestOptions& options, const RunEnd& end, ExitCode code,
                         const Console& console);

}  // namespace robbers
