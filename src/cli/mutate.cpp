// Changes the rules point by point and says what no scenario notices. What a change is is decided in suite.
#include "cli/mutate.h"

#include <CLI/CLI.hpp>
#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/interrupt.h"
#include "cli/report_file.h"
#include "cli/run_options.h"
#include "cli/usage.h"
#include "report/json/rules.h"
#include "report/text/rules.h"
#include "suite/discovery.h"

namespace robbers {

namespace {

constexpr std::string_view kMutateExitCodes =
    "0 every change is noticed, except those that no scenario can notice; 1 a scenario fails with unchanged "
    "rules; 2 wrong usage; 3 a file has problems, or the output cannot be written; 4 there are no scenarios "
    "with expectations; 5 changes survive.";
constexpr std::string_view kMutateExamples =
    "  robbers mutate scenarios\n"
    "  robbers mutate scenarios/end -e c2  # exit 5\n"
    "  robbers mutate --list -e c3.1";

ExitCode list_changes(const MutateOptions& options, const Console& console) {
    ReportFile file("");
    write_changes(file.output(), or_every(options.editions), console.style(false));
    return file.finish(console);
}

MutationResult mutate(const std::vector<Scenario>& scenarios, const MutateOptions& options,
                      const Interrupt& interrupt) {
    MutationOptions how;
    how.stop = interrupt.flag();
    how.limits.stopped = interrupt.flag();
    how.editions = options.editions;
    how.jobs = jobs_or_all(options.jobs);
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
    command->footer(help_footer(kMutateExitCodes, kMutateExamples));
    command->add_option("PATH", options.paths, "Scenario files, and folders of them; - is standard input")
        ->type_name("");
    add_edition_option(*command, options.editions,
                       "Change the rules of these editions only, separated by commas, or 'all'");
    add_jobs_option(*command, options.jobs);
    CLI::Option* json = command->add_flag("--json", options.json, "Write JSON");
    command->add_flag("--list", options.list, "Only list the changes; nothing is run")->excludes(json);
    command->parse_complete_callback([&options] {
        if (options.paths.empty() && !options.list) throw CLI::RequiredError("PATH");
    });
}

ExitCode run_mutate(const MutateOptions& options, const Console& console) {
    if (options.list) return list_changes(options, console);
    Diagnostics unreadable;
    std::vector<std::string> files;
    for (const SuiteFile& file : discover(options.paths, unreadable)) files.push_back(file.path);
    console.show(unreadable);
    bool has_problems = false;
    const std::vector<Scenario> scenarios = load_inputs({files, {}}, {}, console, has_problems);
    // Without the scenarios of a bad file others' changes would seem to survive.
    if (has_problems || !unreadable.empty()) return ExitCode::bad_input;
    const Interrupt interrupt;
    const MutationResult result = mutate(scenarios, options, interrupt);
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
    return graver(graver(judge(result, console), interrupt.code()), file.finish(console));
}

}  // namespace robbers
