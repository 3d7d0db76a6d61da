// Proves that the shards of a suite are all of it, without overlap. Which test is in which shard is decided
// in suite/shard, as for a run.
#include <algorithm>
#include <memory>
#include <thread>

#include <fmt/format.h>

#include "cli/commands/commands.h"
#include "cli/options/suite_options.h"
#include "cli/terminal/files.h"
#include "suite/shard.h"
#include "support/text.h"

namespace robbers {

#define ROBBERS_SHARD_TASKS(X) X(verify, "verify")
/// What may be done with shards.
ROBBERS_VOCABULARY(ShardTask, ROBBERS_SHARD_TASKS);

namespace {

constexpr std::string_view kShardExitCodes =
    "0 every test is in exactly one shard; 1 a test is in none or in several; 2 wrong usage, or no such "
    "path; 3 "
    "every file has problems, or writing failed; 4 no test is selected.";
constexpr std::string_view kShardExamples =
    "  robbers shard verify 4 scenarios\n"
    "  robbers shard verify slice:4 scenarios --select 'edition(c2)'";

struct ShardOptions {
    ShardTask task{};
    ShardCount count;
    SuiteSelection selection;
};

constexpr std::size_t kShownFaults = 20;

/// One line a shard: shard, scenarios, tests.
std::string table(const ShardProof& proof) {
    std::string text = "    shard  scenarios    tests\n";
    for (std::size_t at = 0; at < proof.sizes.size(); ++at)
        text += fmt::format("{:>9}  {:>9}  {:>7}\n", fmt::format("{}/{}", at + 1, proof.sizes.size()),
                            proof.sizes[at].scenarios, proof.sizes[at].tests);
    return text;
}

std::string verdict(const ShardProof& proof, std::size_t tests) {
    std::size_t scenarios = 0;
    for (const ShardSize& size : proof.sizes) scenarios += size.scenarios;
    if (proof.is_proven())
        return fmt::format("Yes: each of {} of {} is in exactly one of {}.\n", counted(tests, "test"),
                           counted(scenarios, "scenario"), counted(proof.sizes.size(), "shard"));
    return fmt::format("No: {}.\n", counted(proof.faults.size(), "fault"));
}

std::size_t files_with_problems(const std::vector<Test>& tests) {
    return static_cast<std::size_t>(
        std::ranges::count_if(tests, [](const Test& test) { return test.scenario == nullptr; }));
}

ExitCode run_shard(const ShardOptions& options, const Console& console) {
    ExitCode code = ExitCode::done;
    SuiteRun run;
    run.jobs = std::max(1u, std::thread::hardware_concurrency());
    const auto selected = select_suite(options.selection, run, console, code);
    if (!selected) return code;
    const std::vector<Test>& tests = selected->tests;
    if (tests.empty()) return tell_nothing_selected(*selected, console);
    const std::size_t broken = files_with_problems(tests);
    if (broken == tests.size()) {
        show_files_with_problems(*selected, console);
        return ExitCode::bad_input;
    }
    if (broken > 0)
        console.note(fmt::format("{} {} problems; each counts as one test", counted(broken, "file"),
                                 broken == 1 ? "has" : "have"));
    const ShardProof proof = verify_shards(tests, options.count);
    for (std::size_t at = 0; at < std::min(proof.faults.size(), kShownFaults); ++at)
        console.error(proof.faults[at]);
    ReportFile report("");
    if (!console.is_quiet()) report.output().write(table(proof));
    report.output().write(verdict(proof, tests.size()));
    return graver(proof.is_proven() ? ExitCode::done : ExitCode::answer_is_no, report.finish(console));
}

}  // namespace

void add_shard(CommandTable& table) {
    const auto options = std::make_shared<ShardOptions>();
    Command& command = add_command(table, "shard", "Check that the shards of a suite hold every test once",
                                   kShardExitCodes, kShardExamples);
    add_word_option<ShardTask>(command, "WHAT", "", options->task, "task",
                               "verify: that N shards are the whole suite")
        .is_required = true;
    const auto read_count = [options](const std::string& text) {
        const auto count = parse_shard_count(text);
        if (const auto* wrong = std::get_if<std::string>(&count)) refuse("N", *wrong);
        options->count = std::get<ShardCount>(count);
    };
    add_option(command, "N", "", read_count,
               "How many shards, or slice:N for those that --shard slice:K/N makes")
        .is_required = true;
    add_suite_options(command, options->selection);
    command.run = [options](const Console& console) { return run_shard(*options, console); };
}

}  // namespace robbers
