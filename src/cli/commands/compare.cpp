// Compares a scenario across editions and answers. Where they part is found in answers.
#include <algorithm>
#include <filesystem>
#include <memory>

#include "cli/commands/commands.h"
#include "cli/terminal/files.h"
#include "cli/terminal/interrupt.h"
#include "cli/terminal/waiting_line.h"
#include "report/json/report.h"
#include "report/text/overview.h"
#include "report/text/report.h"
#include "suite/discovery.h"
#include "support/text.h"

namespace robbers {

namespace {

constexpr std::string_view kCompareExitCodes =
    "0 done; 1 with --exit-code: the rules do not all agree; 2 wrong usage; 3 a file is invalid, all rules "
    "refuse one, one is too large, or the program cannot write its output; 4 a folder holds no scenario; "
    "130, "
    "143 interrupted; 70 internal error.";
constexpr std::string_view kCompareExamples =
    "  robbers compare scenarios/examples/E3-two-robbers-on-one-figure.yaml\n"
    "  robbers compare -e c3,c3.1 --rulings \\\n"
    "      --line 'red 10, blue 30 r12 / red: red+2 road & red+6 city'\n"
    "  robbers compare scenarios/examples";
constexpr std::uint64_t kTextLimit = 20;

struct ComparisonOptions {
    ScenarioInputs inputs;
    LoadOptions rules;
    bool answers = false;
    bool exit_code = false;
    bool all = false;  ///< of many scenarios those on which the rules agree, too
    ResultOptions result;
    std::optional<std::size_t> limit;  ///< outcomes to list; 0: all; unset: what suits the form
    SearchLimits limits;
};

/// Writes the comparisons scenario by scenario.
class ComparisonWriter {
public:
    ComparisonWriter(const ComparisonOptions& options, Output& output, const TextStyle& style,
                     std::size_t scenarios)
        : options_(options),
          output_(output),
          style_(style),
          array_(output, scenarios != 1),
          overview_(output, style, options.all),
          is_one_(scenarios == 1) {}

    void add(const Scenario& scenario, const Comparison& comparison) {
        if (options_.result.is_json()) {
            write_json_comparison(array_, scenario, comparison, options_.limit.value_or(0));
        } else if (!is_one_) {
            overview_.add(scenario, comparison);
        } else {
            write_comparison(output_, scenario, comparison, options_.limit.value_or(kTextLimit), style_);
        }
        output_.flush();
    }
    void finish() {
        if (options_.result.is_json())
            array_.finish();
        else if (!is_one_)
            overview_.finish();
    }

private:
    const ComparisonOptions& options_;
    Output& output_;
    TextStyle style_;
    JsonArray array_;
    ComparisonOverview overview_;
    bool is_one_;
};

/// The files of the folders among the inputs, in place of these.
ScenarioInputs with_folders_read(ScenarioInputs inputs, const Console& console, bool& has_problems) {
    std::vector<std::string> files;
    for (const std::string& path : inputs.files) {
        std::error_code ignored;
        if (!std::filesystem::is_directory(path, ignored)) {
            files.push_back(path);
            continue;
        }
        Diagnostics problems;
        for (const SuiteFile& file : discover({path}, problems)) files.push_back(file.path);
        console.show(problems);
        has_problems = has_problems || !problems.empty();
    }
    inputs.files = std::move(files);
    return inputs;
}

/// Says of which groups nothing is known, because their search was given up. That some rules refuse the
/// scenario is an answer, too; that all do means that there is nothing to compare.
ExitCode tell_refusals(const Scenario& scenario, const Comparison& comparison, const Console& console) {
    const bool are_all_refused = std::ranges::all_of(comparison.groups, [](const ComparedGroup& group) {
        return std::holds_alternative<Refusal>(group.verdict);
    });
    ExitCode code = ExitCode::done;
    for (const ComparedGroup& group : comparison.groups) {
        const auto* refusal = std::get_if<Refusal>(&group.verdict);
        if (refusal == nullptr || (unknown(group) == nullptr && !are_all_refused)) continue;
        console.show(diagnostic_of(scenario, *refusal));
        code = ExitCode::bad_input;
    }
    return code;
}

ExitCode run_compare(const ComparisonOptions& options, const Console& console) {
    if (is_input(options.inputs, options.result.output, console)) return ExitCode::wrong_usage;
    LoadOptions rules = options.rules;
    rules.editions = or_every(rules.editions);
    bool has_problems = false;
    bool has_bad_files = false;
    const ScenarioInputs inputs = with_folders_read(options.inputs, console, has_problems);
    if (inputs.files.empty() && inputs.lines.empty() && !has_problems) {
        console.error("found no scenarios");
        return ExitCode::nothing_selected;
    }
    const std::vector<Scenario> scenarios = load_inputs(inputs, rules, console, has_bad_files);
    has_problems = has_problems || has_bad_files;
    ExitCode code = has_problems ? ExitCode::bad_input : ExitCode::done;
    if (!are_rulings_asked(scenarios, rules, console)) return ExitCode::wrong_usage;
    if (keeps_file(scenarios, options.result.output)) return code;
    const Interrupt interrupt;
    CompareOptions how{rules.editions, rules.rulings, options.answers, options.limits};
    how.limits.stopped = interrupt.flag();
    ReportFile file(options.result.output);
    if (!file.is_open()) return file.finish(console);
    ComparisonWriter writer(options, file.output(), console.style(file.is_file()), scenarios.size());
    for (const Scenario& scenario : scenarios) {
        if (file.output().failed()) break;
        WaitingLine waiting("Comparing");
        waiting.show(visible(scenario.id));
        const Comparison comparison = compare(scenario, how);
        waiting.hide();
        if (interrupt.happened()) return interrupt.code();
        writer.add(scenario, comparison);
        code = graver(code, tell_refusals(scenario, comparison, console));
        if (options.exit_code && comparison.groups.size() > 1) code = graver(code, ExitCode::answer_is_no);
    }
    writer.finish();
    return graver(code, file.finish(console));
}

}  // namespace

void add_compare(CommandTable& table) {
    const auto options = std::make_shared<ComparisonOptions>();
    Command& command = add_command(table, "compare", "Compare scenarios across editions and answers",
                                   kCompareExitCodes, kCompareExamples);
    add_input_options(command, options->inputs);
    add_rules_options(command, options->rules);
    add_flag(command, "--rulings", options->answers,
             "Also each other answer that changes an edition's outcomes");
    add_flag(command, "--all", options->all, "Of several scenarios those on which the rules agree, too");
    add_flag(command, "--exit-code", options->exit_code, "Exit with 1 where the rules do not all agree");
    add_number_option(command, "--limit", options->limit, {},
                      "Outcomes to list; 0: all. Text lists 20 where nothing is said, JSON all");
    add_result_options(command, options->result);
    add_max_states_option(command, options->limits);
    command.run = [options](const Console& console) { return run_compare(*options, console); };
}

}  // namespace robbers
