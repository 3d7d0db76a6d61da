// Reads which tests are meant, and goes from files to selected tests. What a selection means is decided in
// suite/selection.
#include "cli/options/suite_options.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>

#include <fmt/format.h>

#include "cli/options/run_options.h"
#include "suite/discovery.h"
#include "support/source.h"
#include "support/text.h"

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

constexpr const char* kSelect = "--select";

/// The operands with those of the list of files.
std::optional<std::vector<std::string>> operands_of(const SuiteSelection& selection, const Console& console,
                                                    ExitCode& code) {
    code = ExitCode::wrong_usage;
    std::vector<std::string> operands = selection.operands;
    if (operands.empty() && selection.files_from.empty()) {
        console.error("PATH or --files-from is required");
        return std::nullopt;
    }
    if (!selection.files_from.empty()) {
        const FileBytes list = read_bytes(selection.files_from);
        if (list.error != 0) {
            console.error(fmt::format("--files-from: cannot read '{}': {}", visible(selection.files_from),
                                      std::strerror(list.error)));
            if (list.error != ENOENT) code = ExitCode::bad_input;
            return std::nullopt;
        }
        constexpr std::size_t kMostTold = 5;
        std::size_t missing = 0;
        for (std::string& name : names_in_list(list.bytes)) {
            const std::string fault = fault_of_path(name, PathPart::line);
            if (!fault.empty() && ++missing <= kMostTold) console.error("--files-from: " + fault);
            operands.push_back(std::move(name));
        }
        if (missing > kMostTold)
            console.error(
                fmt::format("--files-from: cannot find {}", counted(missing - kMostTold, "more path")));
        if (missing > 0) return std::nullopt;
    }
    if (selection.files_from == "-" && std::ranges::find(operands, "-") != operands.end()) {
        console.error("name '-' once: standard input is a scenario, or the list of --files-from");
        return std::nullopt;
    }
    return operands;
}

/// All expressions as one; `code` tells whether they could be read. Nothing where there is none.
std::optional<Selection> selection_of(const SuiteSelection& selection, const SuiteRun& run,
                                      const Console& console, ExitCode& code) {
    Diagnostics diagnostics;
    std::optional<Selection> all;
    const auto add = [&](const std::string& text, const std::string& name) {
        auto one = parse_selection(text, name, diagnostics);
        if (one) all = all ? both(*std::move(all), *one) : *std::move(one);
    };
    for (const std::string& text : selection.select) add(text, kSelect);
    if (!run.further.empty()) add(run.further, run.further_name);
    console.show(diagnostics);
    code = diagnostics.empty() ? ExitCode::done : ExitCode::wrong_usage;
    return all;
}

void warn(const std::vector<SelectionWarning>& warnings, const Console& console) {
    for (const SelectionWarning& warning : warnings) {
        if (warning.source == nullptr) {
            console.warning(visible(warning.text));
            continue;
        }
        const SourcePosition at = shown_position(*warning.source, warning.span.begin);
        console.warning(
            fmt::format("{}:{}:{}: {}", warning.source->path, at.line, at.column, visible(warning.text)));
    }
}

/// Keeps the tests at these places.
void narrow(SelectedSuite& selected, const std::vector<std::size_t>& places) {
    if (places.size() < selected.tests.size()) selected.is_whole = false;
    selected.tests = picked(selected.tests, places);
}

void narrow(SelectedSuite& selected, const Kept& kept, const Console& console) {
    warn(kept.warnings, console);
    narrow(selected, kept.places);
}

Statuses last_statuses(const SelectedSuite& selected, const Console& console) {
    if (!selected.state) {
        console.warning("nothing is known of a last run of this suite");
        return {};
    }
    StateReading reading = read_state(*selected.state);
    if (!reading.note.empty()) console.note(reading.note);
    return std::move(reading.statuses);
}

}  // namespace

void add_suite_options(Command& command, SuiteSelection& selection) {
    add_paths(command, "PATH", selection.operands,
              "Scenario files, folders of them, FILE:LINE for the scenario there; - is standard input",
              PathPart::line);
    add_text(command, "--files-from", "FILE", selection.files_from,
             "Read more paths from a file, one a line or separated by zero bytes; - is standard input")
        .offer = Offer::files;
    add_select_option(command, selection);
    add_rules_options(command, selection.rules);
}

void add_select_option(Command& command, SuiteSelection& selection) {
    add_texts(command, kSelect, "EXPR", selection.select,
              "Only tests that this expression means, as 'tag(example) and not edition(c2)'; several "
              "narrow each other");
}

void add_state_options(Command& command, SuiteSelection& selection) {
    add_word_option<Rerun>(command, "--rerun", "WHAT", selection.rerun, "word",
                           "Only tests that failed in the last run, or that are missing in it");
    add_flag(command, "--no-state", selection.leaves_state,
             "Neither read nor keep the state of the last run");
}

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

StateUpdate SelectedSuite::state_update() const {
    StateUpdate update;
    const bool is_broken =
        std::ranges::any_of(tests, [](const Test& test) { return test.scenario == nullptr; });
    if (!is_whole || is_broken) return update;
    update.existing.emplace();
    for (const Test& test : tests) update.existing->insert(test.name);
    return update;
}

std::optional<SelectedSuite> select_suite(const SuiteSelection& selection, const SuiteRun& run,
                                          const Console& console, ExitCode& code) {
    const auto expression = selection_of(selection, run, console, code);
    if (code != ExitCode::done) return std::nullopt;
    const auto operands = operands_of(selection, console, code);
    if (!operands) return std::nullopt;
    code = ExitCode::done;
    Diagnostics unreadable;
    const std::vector<SuiteFile> files = discover(*operands, unreadable);
    SelectedSuite selected;
    selected.suite = load_suite(files, unreadable, {selection.rules, run.jobs, run.stopped});
    if (!selection.leaves_state) selected.state = state_file(*operands, process_environment());
    selected.is_whole = selection.rules.editions.empty() && selection.rules.rulings.empty();
    selected.tests = selected.suite.tests;
    narrow(selected, at_lines(selected.suite.tests, files), console);
    SelectionContext context{{}, run.limits, run.jobs};
    const bool asks_state = selection.rerun || (expression && expression->asks(Selector::status));
    if (asks_state) context.last = last_statuses(selected, console);
    if (expression) narrow(selected, select(*expression, selected.tests, context), console);
    if (selection.rerun) narrow(selected, to_rerun(selected.tests, context.last, *selection.rerun));
    if (run.stopped != nullptr && *run.stopped) selected.is_whole = false;
    return selected;
}

bool show_files_with_problems(const SelectedSuite& selected, const Console& console) {
    bool has_problems = false;
    for (const Test& test : selected.tests) {
        if (test.scenario != nullptr) continue;
        for (const Diagnostic& problem : test.problems) console.show(problem);
        has_problems = true;
    }
    return has_problems;
}

ExitCode tell_nothing_selected(const SelectedSuite& selected, const Console& console) {
    const std::size_t read = selected.suite.tests.size();
    console.error(read == 0 ? "found no scenarios"
                            : fmt::format("selected no test; the suite has {}", counted(read, "test")));
    return ExitCode::nothing_selected;
}

}  // namespace robbers
