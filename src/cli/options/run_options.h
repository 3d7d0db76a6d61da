#pragma once
// The options that say under which rules something is run, for every command that has them.

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "answers/run.h"
#include "cli/options/declaration.h"
#include "cli/terminal/console.h"
#include "scenario/load.h"

namespace robbers {

/// Adds -e with the help `text`; it fills `editions` in the order of the rules. Refuses an unknown word.
Option& add_edition_option(Command& command, std::vector<EditionId>& editions, const std::string& text);

/// Adds -e and --ruling, which fill `options`, and outrank files where the command `has_files`. Refuses what
/// is unknown or contradicts itself.
void add_rules_options(Command& command, LoadOptions& options, bool has_files = true);

/// The editions in which a scenario is run: those of the command line outrank its own.
const std::vector<EditionId>& editions_of(const Scenario& scenario, const LoadOptions& options);

/// Adds -j, which sets `jobs`: 0 where nothing is said.
void add_jobs_option(Command& command, unsigned& jobs);
/// The threads that are meant: as many as there are processors where `jobs` is 0.
unsigned jobs_or_all(unsigned jobs);

/// Adds --max-states, which sets `limits`.
void add_max_states_option(Command& command, SearchLimits& limits);

/// What a command reads: files, or scenarios on one line.
struct ScenarioInputs {
    std::vector<std::string> files;  ///< "-" is standard input
    std::vector<std::string> lines;  ///< in the one-line notation
};

/// Adds FILE and --line, one of which must be given; parsing fills `inputs`.
void add_input_options(Command& command, ScenarioInputs& inputs);

/// What is wrong with a line that is the name of a file: what it is, and `advice`; empty where it is none.
std::function<std::string(const std::string&)> no_file_name(const std::string& advice);

/// A scenario on one line as a text with a name: the first is "line", the second "line#2".
SourcePtr source_of_line(const std::string& line, std::size_t number);

/// The scenario that the line says, in the editions of `rules`, or in all where there are none; problems are
/// shown.
std::optional<Scenario> scenario_of_line(const std::string& line, LoadOptions rules, const Console& console);

/// Whether `output` is a file that is read, so that writing to it would destroy it; says so.
bool is_input(const ScenarioInputs& inputs, const std::string& output, const Console& console);

/// Whether each ruling of the command line answers a question that some edition of the run asks, in the
/// editions of the command line, or else of the scenarios, or else in all; says which do not. True where
/// nothing is run.
bool are_rulings_asked(const std::vector<Scenario>& scenarios, const LoadOptions& options,
                       const Console& console);

#define ROBBERS_RESULT_FORMATS(X) X(text, "text") X(json, "json")
/// How a result is written that has no other form: for people or for programs.
ROBBERS_VOCABULARY(ResultFormat, ROBBERS_RESULT_FORMATS);

/// In which form a result is written, and where.
struct ResultOptions {
    ResultFormat format = ResultFormat::text;
    std::string output;  ///< empty: standard output

    bool is_json() const { return format == ResultFormat::json; }
};

/// Adds -f, --json and -o.
void add_result_options(Command& command, ResultOptions& result);

/// Whether a result has nothing to tell, because no scenario could be read: a file that it would replace
/// stays as it is. On standard output JSON still is a whole document.
bool keeps_file(const std::vector<Scenario>& scenarios, const std::string& output);

/// The files of `inputs`, each once; none where they are the words of a line without quotes. Both are told,
/// and `has_problems` says whether there was something to tell.
std::vector<std::string> files_to_read(const ScenarioInputs& inputs, const Console& console,
                                       bool& has_problems);

/// The texts of a command's inputs.
struct ReadInputs {
    std::vector<SourcePtr> files, lines;
    bool has_problems = false;  ///< some could not be read
};

/// Reads the files of `inputs`; what cannot be read is told.
ReadInputs read_inputs(const ScenarioInputs& inputs, const Console& console);

/// The scenarios of what was read, in order, without those that have a problem; `problems` has all of them.
std::vector<Scenario> scenarios_in(const ReadInputs& inputs, const LoadOptions& options,
                                   Diagnostics& problems);

/// The scenarios of `inputs` in order, without those that have a problem. Problems are shown;
/// `has_problems` tells whether there were any.
std::vector<Scenario> load_inputs(const ScenarioInputs& inputs, const LoadOptions& options,
                                  const Console& console, bool& has_problems);

}  // namespace robbers
