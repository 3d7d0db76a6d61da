// Decides where state is kept. What it says is decided in suite/state.
#include "cli/options/state_file.h"

#include <algorithm>
#include <filesystem>

#include "suite/discovery.h"

namespace robbers {

namespace {

namespace fs = std::filesystem;

/// The path without symbolic links, as far as it exists.
fs::path real_path(const fs::path& path) {
    std::error_code error;
    const fs::path absolute = fs::absolute(path, error);
    const fs::path found = fs::weakly_canonical(absolute, error);
    fs::path result = error ? absolute.lexically_normal() : found;
    return result.has_filename() ? result : result.parent_path();
}

std::optional<fs::path> absolute_path(const Environment& environment, const char* name) {
    const auto value = environment(name);
    if (!value || !fs::path(*value).is_absolute()) return std::nullopt;
    return fs::path(*value);
}

bool is_inside(const fs::path& path, const fs::path& folder) {
    return std::mismatch(folder.begin(), folder.end(), path.begin(), path.end()).first == folder.end();
}

}  // namespace

std::optional<StateFile> state_file(const std::vector<std::string>& operands,
                                    const Environment& environment) {
    std::vector<std::string> suite;
    for (const std::string& operand : operands) {
        if (operand == "-") return std::nullopt;
        suite.push_back(real_path(file_of_operand(operand).path).string());
    }
    if (const auto folder = absolute_path(environment, "XDG_STATE_HOME"))
        return state_file_in((*folder / "robbers").string(), std::move(suite));
    const auto home = absolute_path(environment, "HOME");
    if (!home) return std::nullopt;
    const fs::path folder = *home / ".local" / "state" / "robbers";
    const fs::path real = real_path(folder);
    if (std::ranges::any_of(suite, [&](const std::string& part) { return is_inside(real, part); }))
        return std::nullopt;
    return state_file_in(folder.string(), std::move(suite));
}

}  // namespace robbers
