// Changes the rules point by point and says what no scenario notices. What a change is is decided in answers.
#include <algorithm>
#include <iterator>
#include <memory>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/commands/commands.h"
#include "cli/options/suite_options.h"
#include "cli/terminal/files.h"
#include "cli/terminal/interrupt.h"
#include "report/json/rules.h"
#include "report/text/rules.h"

namespace robbers {

namespace {

constexpr std::string_view kMutateExitCodes =
    "0 scenarios notice every change that they can notice; 1 a scenario fails with unchanged rules; 2 wrong "
    "usage, or no such path; 3 a file has problems, or writing failed; 4 no expectation is selected; 5 "
    "changes "
    "survive.";
constexpr std::string_view kMutateExamples =
    "  robbers mutate scenarios\n"
    "  robbers mutate scenarios/end -e c2  # exit 5\n"
    "  robbers mutate scenarios --select 'tag(example)' -e c2  # exit 5\n"
    "  robbers mutate --list -e c3.1";

struct MutateOptions {
    SuiteSelection selection;         ///< which tests may notice something
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

/// What `selected` leaves of a suite: its scenarios, and the expectations of them that count.
struct MutatedSuite {
    std::vector<Scenario> scenarios;
    std::set<std::pair<const Expectation*, EditionId>> expectations;
};

/// Takes the scenarios out of `selected`; what they expect stays where it is in memory.
MutatedSuite suite_of(SelectedSuite&& selected) {
    MutatedSuite suite;
    for (const Test& test : selected.tests)
        if (test.expectation != nullptr) suite.expectations.emplace(test.expectation, *test.edition);
    for (std::vector<Scenario>& file : selected.suite.scenarios)
        std::ranges::move(file, std::back_inserter(suite.scenarios));
    return suite;
}

MutationResult mutate(const MutatedSuite& suite, const MutateOptions& options, const Interrupt& interrupt) {
    MutationOptions how;
    how.is_wanted = [&suite](const ExpectedRun& run) {
        return suite.expectations.contains({run.expectation, run.edition});
    };
    how.stop = interrupt.flag();
    how.limits.stopped = interrupt.flag();
    how.editions = options.editions;
    how.jobs = jobs_or_all(options.jobs);
    return find_survivors(suite.scenarios, how);
}

/// What `result` means, with a word where nothing could be found out.
ExitCode judge(const MutationResult& result, const Console& console) {
    const std::size_t broken = result.broken.size();
    if (broken > 0) {
        console.error(fmt::format("{} {} with unchanged rules: mend them first",
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
    const Interrupt interrupt;
    SuiteRun run;
    run.jobs = jobs_or_all(options.jobs);
    run.limits.stopped = run.stopped = interrupt.flag();
    ExitCode code = ExitCode::done;
    auto selected = select_suite(options.selection, run, console, code);
    if (!selected) return graver(code, interrupt.code());
    // Without the scenarios of a bad file others' changes would seem to survive.
    if (show_files_with_problems(*selected, console)) return ExitCode::bad_input;
    if (selected->tests.empty() && !options.selection.select.empty())
        return tell_nothing_selected(*selected, console);
    const MutatedSuite suite = suite_of(*std::move(selected));
    const MutationResult result = mutate(suite, options, interrupt);
    note_editions_without_runs(options, result, console);
    if (result.editions.empty()) {
        console.error("found no scenario with an expectation");
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
    add_paths(command, "PATH", options->selection.operands,
              "Scenario files, folders of them, FILE:LINE for the scenario there; - is standard input",
              PathPart::line);
    add_select_option(command, options->selection);
    add_edition_option(command, options->editions,
                       "Change the rules of these editions only, separated by commas, or 'all'");
    add_jobs_option(command, options->jobs);
    add_flag(command, "--json", options->json, "Write JSON");
    add_flag(command, "--list", options->list, "Only list the changes; nothing is run").excludes = {"--json"};
    command.check = [options] {
        if (options->selection.operands.empty() && !options->list) refuse_without("PATH");
    };
    command.run = [options](const Console& console) { return run_mutate(*options, console); };
}

}  // namespace robbers
