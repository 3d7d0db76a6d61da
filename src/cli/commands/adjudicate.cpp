// Adjudicates scenario files and hands the results to a report. What is legal is the engine's business,
// how it looks the report's.
#include <algorithm>
#include <memory>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/commands/commands.h"
#include "cli/interview/inputs.h"
#include "cli/terminal/files.h"
#include "cli/terminal/interrupt.h"
#include "cli/terminal/waiting_line.h"
#include "scenario/line_notation.h"
#include "support/text.h"

namespace robbers {

namespace {

constexpr std::string_view kAdjudicateExitCodes =
    "0 done; 2 wrong usage; 3 a file is invalid, the rules refuse a scenario, or the program cannot "
    "write its output; 70 internal error.";
constexpr std::string_view kAdjudicateExamples =
    "  robbers adjudicate scenarios/examples/E2-robbers-do-not-rob-robbers.yaml -e c2\n"
    "  robbers adjudicate scenarios/examples/E3-two-robbers-on-one-figure.yaml \\\n"
    "      -e c1-2013,c3.1 --json\n"
    "  robbers adjudicate scenarios/examples/X4-a-robber-halfway.yaml -e c3 \\\n"
    "      --ruling midway-robber=start-only --explain full\n"
    "  robbers adjudicate -e c2 \\\n"
    "      --line 'red 10, blue 12 r10, yellow 4 r12 / red: red+5 city'\n"
    "  robbers adjudicate -e c2 scenarios/examples/X4-a-robber-halfway.yaml -f bbcode\n"
    "  robbers adjudicate -e all scenarios/examples/X4-a-robber-halfway.yaml \\\n"
    "      -f html -o /tmp/page.html";

/// One scenario in one edition.
struct Case {
    const Scenario* scenario;
    EditionId edition;
};

/// File order, then editions in the order of the rules.
std::vector<Case> cases_of(const std::vector<Scenario>& scenarios, const LoadOptions& rules) {
    std::vector<Case> cases;
    for (const Scenario& scenario : scenarios)
        for (const EditionId edition : editions_of(scenario, rules)) cases.push_back({&scenario, edition});
    return cases;
}

void tell_size(const CaseResult& result, const Console& console) {
    const auto* adjudication = std::get_if<Adjudication>(&result.verdict);
    if (!console.is_verbose() || adjudication == nullptr) return;
    console.note(fmt::format("{} in {}: {}, {} lines, {} states", visible(result.scenario->id),
                             spelling(result.edition), counted(adjudication->size(), "outcome"),
                             adjudication->lines().to_string(), adjudication->states()));
}

ExitCode write_lines(const std::vector<Scenario>& scenarios, ReportFile& file, const Console& console) {
    for (const Scenario& scenario : scenarios) {
        const LineText text = to_line(scenario);
        file.output().write(text.line + "\n");
        if (!text.left_out.empty())
            console.note(fmt::format("{}: a line cannot say {}", visible(scenario.id),
                                     fmt::join(text.left_out, ", ")));
    }
    return file.finish(console);
}

/// Refusals of one scenario, each told once with its editions where it has several.
class Refusals {
public:
    explicit Refusals(const Console& console) : console_(console) {}
    void add(const CaseResult& result) {
        ++cases_;
        const auto* refusal = std::get_if<Refusal>(&result.verdict);
        if (refusal == nullptr) return;
        const Diagnostic diagnostic = diagnostic_of(*result.scenario, *refusal);
        auto told = std::ranges::find_if(
            list_, [&](const auto& other) { return render(other.first) == render(diagnostic); });
        if (told == list_.end()) told = list_.insert(told, {diagnostic, {}});
        told->second.emplace_back(spelling(result.edition));
    }
    void show() {
        for (auto& [diagnostic, editions] : list_) {
            if (cases_ > 1) diagnostic.notes.push_back({fmt::format("in {}", fmt::join(editions, ", ")), {}});
            console_.show(diagnostic);
        }
        list_.clear();
        cases_ = 0;
    }

private:
    const Console& console_;
    std::size_t cases_ = 0;
    std::vector<std::pair<Diagnostic, std::vector<std::string>>> list_;
};

ExitCode write_results(const std::vector<Case>& cases, const AdjudicateOptions& options,
                       const Interrupt& interrupt, ReportFile& file, const Console& console) {
    SearchLimits limits = options.limits;
    limits.stopped = interrupt.flag();
    ExitCode code = ExitCode::done;
    const auto report =
        make_case_report(options.format, file.output(),
                         {console.style(file.is_file()), options.explain, options.limit, cases.size(),
                          SettleOptions{options.rules.rulings, limits}, options.folds_editions});
    Refusals refusals(console);
    WaitingLine waiting("Adjudicating");
    for (std::size_t i = 0; i < cases.size() && !file.output().failed(); ++i) {
        const Scenario& scenario = *cases[i].scenario;
        const auto rulings = effective_rulings(cases[i].edition, scenario.rulings, options.rules.rulings);
        waiting.show(fmt::format("edition {}, {} of {}", spelling(cases[i].edition), i + 1, cases.size()));
        const CaseResult result = run_case(scenario, cases[i].edition, rulings, limits);
        waiting.hide();
        if (interrupt.happened()) return interrupt.code();  // a file is left as it was
        report->add(result);
        if (interrupt.happened()) return interrupt.code();  // claims may not have been settled to the end
        file.output().flush();
        tell_size(result, console);
        refusals.add(result);
        if (std::holds_alternative<Refusal>(result.verdict)) code = ExitCode::bad_input;
        if (i + 1 == cases.size() || cases[i + 1].scenario != &scenario) refusals.show();
    }
    report->finish();
    return graver(code, file.finish(console));
}

}  // namespace

void add_limit_option(Command& command, std::optional<std::size_t>& limit, const std::string& usual_limit,
                      const std::string& excluded) {
    const std::string remark = excluded.empty() ? "" : ". Not with " + excluded;
    Option& number =
        add_number_option(command, "--limit", limit, {}, "Outcomes to show; 0: all. " + usual_limit + remark);
    if (!excluded.empty()) number.excludes = {excluded};
}

void add_explain_option(Command& command, ExplainLevel& explain) {
    add_word_option<ExplainLevel>(command, "--explain", "LEVEL", explain, "level",
                                  "Reasons to show: none, brief (the default) or full");
}

void add_adjudicate(CommandTable& table) {
    const auto options = std::make_shared<AdjudicateOptions>();
    Command& command = add_command(table, "adjudicate", "Find every legal outcome of scenarios",
                                   kAdjudicateExitCodes, kAdjudicateExamples);
    add_input_options(command, options->inputs);
    add_rules_options(command, options->rules);
    add_format_options(
        command, options->format,
        "Form of the result: text (the default), json, jsonl (one document a line), line (the position as "
        "one "
        "line to quote), a card to post in markdown or bbcode, or html (one page)");
    add_limit_option(command, options->limit,
                     "Text shows 20 where nothing is said, a card 5, a page 50 an edition, JSON all");
    add_explain_option(command, options->explain);
    add_max_states_option(command, options->limits);
    add_file_option(command, "-o,--output", options->output, "Write the result to a file");
    command.run = [options](const Console& console) { return run_adjudicate(*options, console); };
}

ExitCode run_adjudicate(const AdjudicateOptions& options, const Console& console) {
    if (is_input(options.inputs, options.output, console)) return ExitCode::wrong_usage;
    LoadOptions rules = options.rules;
    // A line names no edition either.
    if (options.format == CaseReportFormat::line) rules.usual = or_every({});
    const InputsInEditions inputs = load_in_editions(options.inputs, rules, console);
    if (inputs.is_given_up) return ExitCode::wrong_usage;
    const std::vector<Scenario>& scenarios = inputs.scenarios;
    const ExitCode loaded = inputs.has_problems ? ExitCode::bad_input : ExitCode::done;
    // A page of nothing helps nobody either.
    const bool is_page = options.format == CaseReportFormat::html;
    if (keeps_file(scenarios, options.output) || (scenarios.empty() && is_page)) return loaded;
    const Interrupt interrupt;  // from here on there may be a file to take away
    ReportFile file(options.output);
    if (!file.is_open()) return file.finish(console);
    if (options.format == CaseReportFormat::line)
        return graver(loaded, write_lines(scenarios, file, console));
    const std::vector<Case> cases = cases_of(scenarios, options.rules);
    if (!are_rulings_asked(scenarios, options.rules, console)) return ExitCode::wrong_usage;
    AdjudicateOptions how = options;
    how.folds_editions = options.folds_editions || inputs.are_all_editions;
    return graver(loaded, write_results(cases, how, interrupt, file, console));
}

}  // namespace robbers
