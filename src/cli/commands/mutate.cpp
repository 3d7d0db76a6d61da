// Changes the rules point by point and says what no scenario notices. What a change is is decided in answers.
#include <algorithm>
#include <memory>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/commands/commands.h"
#include "cli/terminal/files.h"
#include "cli/terminal/interrupt.h"
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

struct MutateOptions {
    std::vector<std::string> paths;   ///< files and folders
    std::vector<EditionId> editions;  ///< empty: every edition that the scenarios expect something of
    unsigned jobs = 0;                ///< 0: as many as there are processors
    bool json = false;
    bool list = false;  ///< only list the changes
};

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

}  // namespace

void add_mutate(CommandTable& table) {
    const auto options = std::make_shared<MutateOptions>();
    Command& command = add_command(table, "mutate", "Find changes of the rules that no scenario notices",
                                   kMutateExitCodes, kMutateExamples);
    add_texts(command, "PATH", "", options->paths, "Scenario files, and folders of them; - is standard input")
        .offer = Offer::files;
    add_edition_option(command, options->editions,
                       "Change the rules of these editions only, separated by commas, or 'all'");
    add_jobs_option(command, options->jobs);
    add_flag(command, "--json", options->json, "Write JSON");
    add_flag(command, "--list", options->list, "Only list the changes; nothing is run").excludes = {"--json"};
    command.check = [options] {
        if (options->paths.empty() && !options->list) refuse_without("PATH");
    };
    command.run = [options](const Console& console) { return run_mutate(*options, console); };
}

}  // namespace robbers
