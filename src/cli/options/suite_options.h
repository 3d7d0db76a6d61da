#pragma once
// The options that say which tests are meant, for every command that has them, and the way from them to the
// tests.

#include <atomic>
#include <optional>
#include <string>
#include <vector>

#include "cli/options/declaration.h"
#include "cli/terminal/console.h"
#include "suite/selection.h"
#include "suite/state.h"

namespace robbers {

/// Which tests are meant, as the command line says it.
struct SuiteSelection {
    std::vector<std::string> operands;  ///< files, folders, FILE:LINE and "-"
    std::string files_from;             ///< a file with more of them, or "-"; empty: none
    std::vector<std::string> select;    ///< expressions, each of which must hold
    LoadOptions rules;
    std::optional<Rerun> rerun;
    /// The state of the last run is not read, nor written by those who run tests.
    bool leaves_state = false;
};

/// Adds PATH, --files-from, --select, -e and --ruling, which fill `selection`.
void add_suite_options(Command& command, SuiteSelection& selection);
/// Adds --select alone, which fills `selection`.
void add_select_option(Command& command, SuiteSelection& selection);
/// Adds --rerun and --no-state, for commands that run tests.
void add_state_options(Command& command, SuiteSelection& selection);

/// The state file for the suite that `operands` name, under $XDG_STATE_HOME/robbers, else
/// $HOME/.local/state/robbers. Nothing where neither says an absolute path, where standard input is part of
/// the suite, and where the usual place would be inside one of the suite's folders.
std::optional<StateFile> state_file(const std::vector<std::string>& operands, const Environment& environment);

/// What else the way to the tests needs.
struct SuiteRun {
    unsigned jobs = 1;  ///< threads, at least 1
    SearchLimits limits;
    const std::atomic<bool>* stopped = nullptr;  ///< loading and selecting end early where it becomes true
    std::string further;                         ///< a further selection, from the environment; empty: none
    std::string further_name;                    ///< how messages name it
};

/// A suite as it was read, and what was selected of it.
struct SelectedSuite {
    Suite suite;                     ///< everything that was read; the tests point into it
    std::vector<Test> tests;         ///< those selected, in all shards together, counted from 0
    std::optional<StateFile> state;  ///< where the state of the last run is kept; nothing where it is not
    bool is_whole = true;            ///< nothing was left out, and the rules are the files' own

    /// What a StateRecorder needs: which tests exist, where the whole suite is known: not where a file has
    /// problems, which may hide tests.
    StateUpdate state_update() const;
};

/// Reads the files and selects tests. Parts of the selection that match nothing are warned of. Nothing, with
/// a message and `code`, where the command line is wrong or the list of files cannot be read; no tests at all
/// are no error here: see tell_nothing_selected.
std::optional<SelectedSuite> select_suite(const SuiteSelection& selection, const SuiteRun& run,
                                          const Console& console, ExitCode& code);

/// Shows what is wrong with files of the suite; whether anything is.
bool show_files_with_problems(const SelectedSuite& selected, const Console& console);

/// Says that no test was selected, and of how many.
ExitCode tell_nothing_selected(const SelectedSuite& selected, const Console& console);

}  // namespace robbers
