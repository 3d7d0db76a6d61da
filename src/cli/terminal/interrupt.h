#pragma once
// SIGINT and SIGTERM as something that a command may ask about.

#include <atomic>

#include "cli/terminal/exit_code.h"

namespace robbers {

/// While it lives, the first SIGINT or SIGTERM sets a flag; another one ends the program at once. A signal
/// that is ignored when it begins stays ignored. At most one at a time.
class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    const std::atomic<bool>* flag() const;
    bool happened() const { return *flag(); }
    /// What the program then exits with; done where nothing happened.
    ExitCode code() const;
};

}  // namespace robbers
