// Writes messages to standard error, and settles how each stream looks. Where a result goes is decided by
// its command.
#include "cli/console.h"

#include <unistd.h>

#include <cstdio>

#include <fmt/format.h>

#include "support/text.h"

namespace robbers {

namespace {

/// Standard error may be gone; there is nobody left to tell.
void to_standard_error(std::string_view text) {
    std::fflush(stdout);
    std::fwrite(text.data(), 1, text.size(), stderr);
    std::fflush(stderr);
}

}  // namespace

TextStyle Console::style(bool to_file) const {
    const Environment environment = process_environment();
    TextStyle style;
    style.color = wants_color(options_->color, environment, !to_file && isatty(STDOUT_FILENO) != 0);
    style.unicode = is_utf_8(environment);
    style.width = columns(environment, to_file ? std::nullopt : terminal_columns(STDOUT_FILENO));
    return style;
}

void Console::show(const Diagnostic& diagnostic) const {
    const Environment environment = process_environment();
    RenderStyle style;
    style.color = wants_color(options_->color, environment, isatty(STDERR_FILENO) != 0);
    style.width = columns(environment, terminal_columns(STDERR_FILENO));
    to_standard_error(render(diagnostic, style));
}

void Console::show(const Diagnostics& diagnostics) const {
    for (const Diagnostic& diagnostic : diagnostics.list()) show(diagnostic);
}

void Console::error(std::string_view text) const {
    to_standard_error(fmt::format("robbers: error: {}\n", text));
}

void Console::warning(std::string_view text) const {
    to_standard_error(fmt::format("robbers: warning: {}\n", text));
}

void Console::note(std::string_view text) const {
    if (!options_->quiet) to_standard_error(fmt::format("robbers: note: {}\n", text));
}

}  // namespace robbers
