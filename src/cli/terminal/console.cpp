// Decides from flags, environment, and device how output may look, and writes messages to standard error.
// Where a result goes is decided by its command.
#include "cli/terminal/console.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <cstdlib>

#include <fmt/format.h>

#include "support/text.h"

namespace robbers {

namespace {

constexpr int kDefaultColumns = 80;
constexpr int kMostColumns = 100;  // longer lines are hard to read
constexpr int kFewestColumns = 40;

std::optional<int> columns_in(const std::string& text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number <= 0) return std::nullopt;
    return number;
}

bool is_not_empty(const std::optional<std::string>& variable) { return variable && !variable->empty(); }

/// Standard error may be gone; there is nobody left to tell.
void to_standard_error(std::string_view text) {
    std::fflush(stdout);
    std::fwrite(text.data(), 1, text.size(), stderr);
    std::fflush(stderr);
}

}  // namespace

Environment process_environment() {
    return [](const char* name) -> std::optional<std::string> {
        const char* value = std::getenv(name);
        if (value == nullptr) return std::nullopt;
        return value;
    };
}

std::vector<std::string> process_variables() {
    std::vector<std::string> names;
    for (char** variable = environ; variable != nullptr && *variable != nullptr; ++variable)
        names.push_back(std::string(*variable).substr(0, std::string(*variable).find('=')));
    std::ranges::sort(names);
    return names;
}

bool wants_color(ColorWhen when, const Environment& environment, bool is_terminal) {
    if (when != ColorWhen::automatic) return when == ColorWhen::always;
    if (is_not_empty(environment("NO_COLOR"))) return false;
    const auto forced = environment("CLICOLOR_FORCE");
    if ((is_not_empty(forced) && *forced != "0") || is_not_empty(environment("FORCE_COLOR"))) return true;
    if (environment("CLICOLOR") == "0") return false;
    return is_terminal && environment("TERM") != "dumb";
}

bool is_utf_8(const Environment& environment) {
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        const auto locale = environment(name);
        if (!is_not_empty(locale)) continue;
        const std::string lower = ascii_lower(*locale);
        return lower.find("utf-8") != std::string::npos || lower.find("utf8") != std::string::npos;
    }
    return false;
}

int columns(const Environment& environment, std::optional<int> of_terminal) {
    const auto variable = environment("COLUMNS");
    const auto asked = variable ? columns_in(*variable) : std::nullopt;
    return std::clamp(asked.value_or(of_terminal.value_or(kDefaultColumns)), kFewestColumns, kMostColumns);
}

std::optional<int> terminal_columns(int fd) {
    winsize size{};
    if (isatty(fd) == 0 || ioctl(fd, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return std::nullopt;
    return size.ws_col;
}

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
