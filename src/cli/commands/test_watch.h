#pragma once
// Tests that are run again and again while their files are written.

#include "cli/commands/test_run.h"

namespace robbers {

/// Runs everything, then again and again what has changed, or what a key asks for, until a key or an
/// interrupt ends it. Each round ends with the state of the whole suite.
ExitCode run_watching(const TestRun& run, const TestOptions& options, const TestProtocols& protocols,
                      const Interrupt& interrupt, const Console& console);

}  // namespace robbers
