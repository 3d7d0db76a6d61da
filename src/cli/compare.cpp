// Compares a scenario across editions and answers. Where they part is found in suite.
#include "cli/compare.h"

#include <CLI/CLI.hpp>

#include "cli/interrupt.h"
#include "cli/report_file.h"
#include "cli/usage.h"
#include "report/compare_text.h"

namespace robbers {

namespace {

constexpr std::string_view kExitCodes =
    "0 done; 1 with --exit-code: the rules do not all agree; 2 wrong usage; 3 a file is invalid, or the "
    "output "
    "cannot be written; 130, 143 interrupted; 70 internal error.";
constexpr std::string_view kExamples =
    "  robbers compare scenarios/examples/E3-two-robbers-on-one-figure.yaml\n"
    "  robbers compare -e c3,c3.1 --rulings \\\n"
    "      --line 'red 10, blue 30 r12 / red: red+2 road & red+6 city'";

}  // namespace

void add_compare(CLI::App& app, CompareCommand& options) {
    CLI::App* command = app.add_subcommand("compare", "Compare scenarios across editions and answers");
    command->footer(help_footer(kExitCodes, kExamples));
    add_input_options(*command, options.inputs);
    add_rules_options(*command, options.rules);
    command->add_flag("--rulings", options.answers,
                      "Also each other answer that changes an edition's outcomes");
    command->add_flag("--exit-code", options.exit_code, "Exit with 1 where the rules do not all agree");
    add_number_option(*command, "--limit", options.limit, 0, std::numeric_limits<std::uint64_t>::max(),
                      "Outcomes to list (default: 20); 0: all");
    add_max_states_option(*command, options.limits);
}

ExitCode run_compare(const CompareCommand& options, const Console& console) {
    LoadOptions rules = options.rules;
    if (rules.editions.empty()) {
        const auto all = all_values<EditionId>();
        rules.editions.assign(all.begin(), all.end());
    }
    bool has_problems = false;
    const std::vector<Scenario> scenarios = load_inputs(options.inputs, rules, console, has_problems);
    ExitCode code = has_problems ? ExitCode::bad_input : ExitCode::done;
    const Interrupt interrupt;
    CompareOptions how{rules.editions, rules.rulings, options.answers, options.limits};
    how.limits.stopped = interrupt.flag();
    ReportFile file("");
    for (std::size_t i = 0; i < scenarios.size(); ++i) {
        const Comparison comparison = compare(scenarios[i], how);
        if (interrupt.happened()) return interrupt.code();
        if (i > 0) file.output().write("\n");
        write_comparison(file.output(), scenarios[i], comparison, options.limit,
                         console.style(file.is_file()));
        if (options.exit_code && comparison.groups.size() > 1) code = graver(code, ExitCode::answer_is_no);
    }
    return graver(code, file.finish(console));
}

}  // namespace robbers
