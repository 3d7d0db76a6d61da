#pragma once
// What every command shares: the global options, and the way to the two streams.

#include <string_view>

#include "cli/terminal.h"
#include "report/kit/style.h"
#include "support/diagnostic.h"

namespace robbers {

struct GlobalOptions {
    ColorWhen color = ColorWhen::automatic;
    bool quiet = false;
    bool verbose = false;
};

/// Speaks to the user. Results are written by the reports.
class Console {
public:
    explicit Console(const GlobalOptions& options) : options_(&options) {}

    /// How a report on standard output looks, or one in a file.
    TextStyle style(bool to_file) const;
    bool is_quiet() const { return options_->quiet; }
    bool is_verbose() const { return options_->verbose; }

    /// A problem with the input, located.
    void show(const Diagnostic& diagnostic) const;
    void show(const Diagnostics& diagnostics) const;
    /// "robbers: error: ..."
    void error(std::string_view text) const;
    /// "robbers: warning: ...", also with -q.
    void warning(std::string_view text) const;
    /// A remark that -q leaves out.
    void note(std::string_view text) const;

private:
    const GlobalOptions* options_;
};

}  // namespace robbers
