// Finds the files of a suite. What is in them is for the loader, which of their scenarios are run for
// selection.
#include "suite/discovery.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <map>
#include <memory>

namespace robbers {

namespace {

namespace fs = std::filesystem;

bool is_hidden(const fs::path& path) { return path.filename().string().starts_with('.'); }

bool is_scenario_file(const fs::path& path) {
    const fs::path ending = path.extension();
    return (ending == ".yaml" || ending == ".yml") && path.filename() != kSettingsFile;
}

void add_unreadable(const std::string& path, const std::error_code& error, Diagnostics& diagnostics) {
    Diagnostic diagnostic;
    diagnostic.id = DiagnosticId::unreadable_file;
    diagnostic.message = fmt::format("cannot read the folder: {}", error.message());
    diagnostic.source = std::make_shared<SourceText>(SourceText{path, {}});
    diagnostics.add(std::move(diagnostic));
}

/// The scenario files below `folder`, sorted by path, component by component.
std::vector<std::string> files_below(const std::string& folder, Diagnostics& diagnostics) {
    std::vector<fs::path> found;
    std::error_code error;
    auto at = fs::recursive_directory_iterator(folder, error);
    for (const fs::recursive_directory_iterator end; !error && at != end; at.increment(error)) {
        std::error_code ignored;
        if (is_hidden(at->path())) {
            at.disable_recursion_pending();
        } else if (at->is_directory(ignored)) {
            // A folder that may not be entered is told now: the iterator would end here.
            const fs::directory_iterator probe(at->path(), ignored);
            if (!ignored) continue;
            if (!at->is_symlink()) add_unreadable(at->path().string(), ignored, diagnostics);
            at.disable_recursion_pending();
        } else if (is_scenario_file(at->path())) {
            found.push_back(at->path());
        }
    }
    if (error) add_unreadable(folder, error, diagnostics);
    std::ranges::sort(found);
    std::vector<std::string> paths(found.size());
    std::ranges::transform(found, paths.begin(), [](const fs::path& path) { return path.string(); });
    return paths;
}

/// Where a file really is, so that two names for it are one file.
std::string place_of(const std::string& path) {
    std::error_code error;
    const fs::path canonical = path == "-" ? fs::path(path) : fs::weakly_canonical(path, error);
    return error ? path : canonical.string();
}

/// The files in the order in which they were first named.
class NamedFiles {
public:
    void add(const SuiteFile& file) {
        const auto [known, is_new] = places_.emplace(place_of(file.path), list_.size());
        if (is_new) return list_.push_back(file);
        std::vector<int>& lines = list_[known->second].lines;
        if (lines.empty()) return;
        if (file.lines.empty()) return lines.clear();
        for (const int line : file.lines) lines.push_back(line);
    }
    std::vector<SuiteFile> list() && { return std::move(list_); }

private:
    std::map<std::string, std::size_t> places_;
    std::vector<SuiteFile> list_;
};

}  // namespace

std::optional<SuiteFile> part_of_file(std::string_view operand) {
    const std::size_t colon = operand.rfind(':');
    if (colon == std::string_view::npos || colon == 0) return std::nullopt;
    int line = 0;
    const char* const last = operand.data() + operand.size();
    const auto [end, error] = std::from_chars(operand.data() + colon + 1, last, line);
    if (error != std::errc() || end != last || line < 1) return std::nullopt;
    return SuiteFile{std::string(operand.substr(0, colon)), {line}};
}

SuiteFile file_of_operand(const std::string& operand) {
    std::error_code ignored;
    const auto part = fs::exists(operand, ignored) ? std::nullopt : part_of_file(operand);
    return part.value_or(SuiteFile{operand, {}});
}

std::vector<SuiteFile> discover(const std::vector<std::string>& operands, Diagnostics& diagnostics) {
    NamedFiles files;
    for (const std::string& operand : operands) {
        std::error_code ignored;
        if (operand != "-" && fs::is_directory(operand, ignored)) {
            for (const std::string& path : files_below(operand, diagnostics)) files.add({path, {}});
            continue;
        }
        files.add(file_of_operand(operand));
    }
    return std::move(files).list();
}

std::vector<std::string> names_in_list(const std::string& text) {
    const bool by_zeros = text.find('\0') != std::string::npos;
    const char separator = by_zeros ? '\0' : '\n';
    std::vector<std::string> names;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(separator, at), text.size());
        std::string name = text.substr(at, end - at);
        if (!by_zeros && name.ends_with('\r')) name.pop_back();
        if (!name.empty()) names.push_back(std::move(name));
        at = end + 1;
    }
    return names;
}

}  // namespace robbers
