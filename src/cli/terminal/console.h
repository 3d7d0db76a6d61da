#pragma once
// What every command shares: the global options, what the devices behind the streams can show, and the way to
// the two streams.

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal/exit_code.h"
#include "report/kit/style.h"
#include "support/diagnostic.h"
#include "support/vocabulary.h"

namespace robbers {

#define ROBBERS_COLOR_WHEN(X) X(automatic, "auto") X(always, "always") X(never, "never")
/// When text is coloured, as the flag says it.
ROBBERS_VOCABULARY(ColorWhen, ROBBERS_COLOR_WHEN);

/// Looks up an environment variable; nothing where it is not set.
using Environment = std::function<std::optional<std::string>(const char* name)>;

Environment process_environment();

/// The names of all variables that are set, sorted.
std::vector<std::string> process_variables();

/// Whether to colour: the flag, then NO_COLOR, CLICOLOR_FORCE and FORCE_COLOR, CLICOLOR, then the device.
bool wants_color(ColorWhen when, const Environment& environment, bool is_terminal);
/// Whether the locale says that text is UTF-8.
bool is_utf_8(const Environment& environment);
/// The columns to wrap at: COLUMNS, else the terminal's, else 80; never above 100, never below 40.
int columns(const Environment& environment, std::optional<int> of_terminal);
/// The columns of the terminal behind file descriptor `fd`; nothing where there is none.
std::optional<int> terminal_columns(int fd);

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
