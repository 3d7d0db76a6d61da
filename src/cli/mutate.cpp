// Changes the rules point by point and says what no scenario notices. What a change is is decided in suite.
#include "cli/mutate.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <thread>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/report_file.h"
#include "cli/run_options.h"
#include "cli/usage.h"
#include "report/mutation_json.h"
#include "report/mutation_text.h"

namespace robbers {

namespace {

constexpr unsigned kMaxJobs = 1'000;

constexpr std::string_view kExitCodes =
    "0 every change is noticed, except those that no scenario can notice; 1 a scenario fails with unchanged "
    "rules; 2 wrong usage; 3 a file has problems, or the output cannot be written; 4 there are no scenarios "
    "with expectations; 5 changes survive.";
constexpr std::string_view kExamples =
    "  robbers mutate scenarios\n"
    "  robbers mutate scenarios/end -e c2  # exit 5\n"
    "  robbers mutate --list -e c3.1";

/// The scenario files that `operands` name: files as they are, and those below folders, sorted.
std::vector<std::string> discover(const std::vector<std::string>& operands, Diagnostics& diagnostics) {
    namespace fs = std::filesystem;
    std::vector<std::string> files;
    for (const std::string& operand : operands) {
        std::error_code error;
        if (!fs::is_directory(operand, error)) {
            files.push_back(operand);
            continue;
        }
        std::vector<std::string> found;
        auto entry = fs::recursive_directory_iterator(operand, error);
        for (; !error && entry != fs::recursive_directory_iterator(); entry.increment(error)) {
            const fs::path& path = entry->path();
            const bool is_yaml = path.extension() == ".yaml" || path.extension() == ".yml";
            if (is_yaml && path.filename() != "robbers.yaml") found.push_back(path.string());
        }
        if (error) {
            Diagnostic diagnostic;
            diagnostic.id = DiagnosticId::unreadable_file;
            diagnostic.message = fmt::format("cannot read the folder: {}", error.message());
            diagnostic.source = std::make_shared<SourceText>(SourceText{operand, {}});
            diagnostics.add(std::move(diagnostic));
        }
        std::ranges::sort(found);
        files.insert(files.end(), found.begin(), found.end());
    }
    return files;
}

unsigned jobs_option(const std::string& text) {
    const std::uint64_t jobs = number_option("--jobs", text);
    if (jobs == 0) refuse("--jobs", "0 jobs do nothing");
    return static_cast<unsigned>(std::min<std::uint64_t>(jobs, kMaxJobs));
}

ExitCode list_changes(const MutateOptions& options, const Console& console) {
    const auto all = all_values<EditionId>();
    const std::vector<EditionId> editions =
        options.editions.empty() ? std::vector<EditionId>(all.begin(), all.end()) : options.editions;
    ReportFile file("");
    write_changes(file.output(), editions, console.style(false));
    return file.finish(console);
}

MutationResult mutate(const std::vector<Scenario>& scenarios, const MutateOptions& options) {
    MutationOptions how;
    how.editions = options.editions;
    how.jobs = options.jobs != 0 ? options.jobs : std::max(1u, std::thread::hardware_concurrency());
    return find_survivors(scenarios, how);
}

/// What `result` means, with a word where nothing could be found out.
ExitCode judge(const MutationResult& result, const Console& console) {
    const std::size_t broken = result.broken.size();
    if (broken > 0) {
        console.error(fmt::format("{} {} with unchanged rules, so nothing was changed",
                                  counted(broken, "expectation"), broken == 1 ? "fails" : "fail"));
        return ExitCode::answer_is_no;
    }
    const bool survive = std::ranges::any_of(
        result.changes, [](const ChangeResult& one) { return one.fate == Fate::survived; });
    return survive ? ExitCode::gate_not_met : ExitCode::done;
}

/// Editions that were asked for, but of which no scenario expects anything.
void note_editions_without_runs(const MutateOptions& options, const MutationResult& result,
                                const Console& console) {
    std::vector<std::string_view> missing;
    for (const EditionId edition : options.editions)
        if (std::ranges::find(result.editions, edition) == result.editions.end())
            missing.push_back(spelling(edition));
    if (!missing.empty())
        console.note(fmt::format("no scenario expects anything in {}", fmt::join(missing, ", ")));
}

}  // namespace

void add_mutate(CLI::App& app, MutateOptions& options) {
    CLI::App* command = app.add_subcommand("mutate", "Find changes of the rules that no scenario notices");
    command->footer(help_footer(kExitCodes, kExamples));
    command->add_option("PATH", options.paths, "Scenario files, and folders of them; - is standard input")
        ->type_name("");
    add_edition_option(*command, options.editions,
                       "Change the rules of these editions only, separated by commas, or 'all'");
    command
        ->add_option_function<std::string>(
            "-j,--jobs", [&options](const std::string& text) { options.jobs = jobs_option(text); },
            "Threads (default: one a processor); the result is the same with any number")
        ->type_name("N")
        ->take_last();
    CLI::Option* json = command->add_flag("--json", options.json, "Write JSON");
    command->add_flag("--list", options.list, "Only list the changes; nothing is run")->excludes(json);
    command->parse_complete_callback([&options] {
        if (options.paths.empty() && !options.list) throw CLI::RequiredError("PATH");
    });
}

ExitCode run_mutate(const MutateOptions& options, const Console& console) {
    if (options.list) return list_changes(options, console);
    Diagnostics unreadable;
    const std::vector<std::string> files = discover(options.paths, unreadable);
    console.show(unreadable);
    bool has_problems = false;
    const std::vector<Scenario> scenarios = load_files(files, {}, console, has_problems);
    // Without the scenarios of a bad file others' changes would seem to survive.
    if (has_problems || !unreadable.empty()) return ExitCode::bad_input;
    const MutationResult result = mutate(scenarios, options);
    note_editions_without_runs(options, result, console);
    if (result.editions.empty()) {
        console.error("there are no scenarios with expectations");
        return ExitCode::nothing_selected;
    }
    ReportFile file("");
    if (options.json)
        write_mutation_json(file.output(), result);
    else
        write_mutation(file.output(), result,
                       {console.style(false), console.is_verbose(), console.is_quiet()});
    return graver(judge(result, console), file.finish(console));
}

}  // namespace robbers
