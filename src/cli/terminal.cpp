// Decides from flags, environment and device how output may look. What is written is decided elsewhere.
#include "cli/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>

namespace robbers {

namespace {

constexpr int kDefaultColumns = 80;
constexpr int kMostColumns = 100;  // longer lines are hard to read
constexpr int kFewestColumns = 40;

std::optional<int> number_in(const std::string& text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number <= 0) return std::nullopt;
    return number;
}

bool is_set(const std::optional<std::string>& variable) { return variable && !variable->empty(); }

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
    if (is_set(environment("NO_COLOR"))) return false;
    const auto forced = environment("CLICOLOR_FORCE");
    if ((is_set(forced) && *forced != "0") || is_set(environment("FORCE_COLOR"))) return true;
    if (environment("CLICOLOR") == "0") return false;
    return is_terminal && environment("TERM") != "dumb";
}

bool is_utf_8(const Environment& environment) {
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        const auto locale = environment(name);
        if (!is_set(locale)) continue;
        std::string lower = *locale;
        std::ranges::transform(lower, lower.begin(), [](char c) {
            return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        });
        return lower.find("utf-8") != std::string::npos || lower.find("utf8") != std::string::npos;
    }
    return false;
}

int columns(const Environment& environment, std::optional<int> of_terminal) {
    const auto variable = environment("COLUMNS");
    const auto asked = variable ? number_in(*variable) : std::nullopt;
    return std::clamp(asked.value_or(of_terminal.value_or(kDefaultColumns)), kFewestColumns, kMostColumns);
}

std::optional<int> terminal_columns(int fd) {
    winsize size{};
    if (isatty(fd) == 0 || ioctl(fd, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return std::nullopt;
    return size.ws_col;
}

}  // namespace robbers
