// Settles claims. Whether they are true is decided in answers, how that looks in report.
#include <algorithm>
#include <iostream>
#include <memory>

#include "answers/settle.h"
#include "cli/commands/commands.h"
#include "cli/interview/asker.h"
#include "cli/terminal/files.h"
#include "cli/terminal/interrupt.h"
#include "report/cards/report.h"
#include "report/json/report.h"
#include "report/text/parts.h"
#include "report/text/report.h"
#include "scenario/line_notation.h"

namespace robbers {

#define ROBBERS_VERDICT_FORMATS(X) X(text, "text") X(json, "json") X(markdown, "markdown") X(bbcode, "bbcode")
/// How verdicts are written: for people, for programs, or as cards to post.
ROBBERS_VOCABULARY(VerdictFormat, ROBBERS_VERDICT_FORMATS);

namespace {

constexpr std::string_view kSettleExitCodes =
    "0 every claim is possible or certain in every edition; 1 a claim is impossible in one; 2 wrong usage; "
    "3 a file is invalid, the rules refuse a scenario, or the output cannot be written; 4 nothing is "
    "claimed; 130, 143 interrupted; 70 internal error.";
constexpr std::string_view kSettleExamples =
    "  robbers settle -e c2 --claim 'blue+3' \\\n"
    "      scenarios/examples/E2-robbers-do-not-rob-robbers.yaml\n"
    "  robbers settle -e all --claim 'blue+5' \\\n"
    "      --line 'red 10, blue 12 r10 / red: red+4 road & red+6 city'  # exit 1";
constexpr std::string_view kAskExitCodes =
    "0 done, and every claim is possible or certain in every edition; 1 a claim is impossible in one; "
    "2 wrong usage; 3 the line is invalid, the rules refuse it, or the output cannot be written; 130, 143 "
    "interrupted; 70 internal error.";
constexpr std::string_view kAskExamples =
    "  robbers ask -e c2 'red 10, blue 12 r10, yellow 4 r12 / red: red+5 city'\n"
    "  robbers ask -e c2 'red 10, blue 12 r10, yellow 4 r12 / red: red+5 city' \\\n"
    "      --claim 'blue+3, yellow r15'\n"
    "  robbers ask -e c2 'red 10, blue 12 r10 / red: red+5 city' --format bbcode";

struct VerdictOptions {
    ScenarioInputs inputs;
    std::vector<std::string> claims;  ///< in the one-line notation, beside those of the scenarios
    LoadOptions rules;
    SearchLimits limits;
    std::optional<std::size_t> limit;            ///< ask: outcomes to show
    ExplainLevel explain = ExplainLevel::brief;  ///< reasons to show
    VerdictFormat format = VerdictFormat::text;
    std::string output;  ///< empty: standard output
};

void add_claim_option(Command& command, std::vector<std::string>& claims) {
    add_texts(command, "--claim", "CLAIM", claims,
              "What somebody says: 'blue+3' (gained), 'blue=15' (total), 'blue r15' (its robber), 'blue robs "
              "red', joined by commas; may be given several times");
}

void add_verdict_options(Command& command, VerdictOptions& options) {
    add_format_options(
        command, options.format,
        "Form of the result: text (the default), json, or a card to post in markdown or bbcode");
    add_file_option(command, "-o,--output", options.output, "Write the result to a file");
}

/// Adds the claims of the command line to each scenario; whether all could be read.
bool add_claims(const VerdictOptions& options, std::vector<Scenario>& scenarios, const Console& console) {
    Diagnostics diagnostics;
    for (Scenario& scenario : scenarios) {
        for (const std::string& claim : options.claims)
            add_claim_in_line(std::make_shared<SourceText>(SourceText{"--claim", claim}), options.rules,
                              scenario, diagnostics);
    }
    console.show(diagnostics);
    return diagnostics.empty();
}

ExitCode code_of(const std::vector<ClaimVerdict>& verdicts) {
    ExitCode code = ExitCode::done;
    for (const ClaimVerdict& verdict : verdicts) {
        if (verdict.status == ClaimStatus::impossible) code = graver(code, ExitCode::answer_is_no);
        if (verdict.status == ClaimStatus::undecided) code = graver(code, ExitCode::bad_input);
    }
    return code;
}

/// Writes the verdicts scenario by scenario.
class SettlementWriter {
public:
    SettlementWriter(const VerdictOptions& options, Output& output, const TextStyle& style,
                     std::size_t scenarios)
        : format_(options.format),
          explain_(options.explain),
          output_(output),
          style_(style),
          array_(output, scenarios != 1) {}

    void add(const Scenario& scenario, const std::vector<ClaimVerdict>& verdicts) {
        switch (format_) {
            case VerdictFormat::text: add_text(scenario, verdicts); break;
            case VerdictFormat::json: write_json_verdicts(array_, scenario, verdicts); break;
            case VerdictFormat::markdown: add_card(scenario, verdicts, markdown_markup()); break;
            case VerdictFormat::bbcode: add_card(scenario, verdicts, bbcode_markup()); break;
        }
        is_first_ = false;
        output_.flush();
    }
    void finish() {
        if (format_ == VerdictFormat::json) array_.finish();
    }

private:
    void add_text(const Scenario& scenario, const std::vector<ClaimVerdict>& verdicts) {
        output_.write((is_first_ ? "" : "\n") + title_line(scenario, style_));
        write_verdicts(output_, scenario, verdicts, explain_, style_);
    }
    void add_card(const Scenario& scenario, const std::vector<ClaimVerdict>& verdicts, const Markup& markup) {
        output_.write((is_first_ ? "" : "\n") + verdict_card(scenario, verdicts, markup, explain_, style_));
    }

    VerdictFormat format_;
    ExplainLevel explain_;
    Output& output_;
    TextStyle style_;
    JsonArray array_;
    bool is_first_ = true;
};

/// Settles the claims of one scenario. What the rules refuse is shown once, with its place.
ExitCode settle_scenario(const Scenario& scenario, const VerdictOptions& options, const Interrupt& interrupt,
                         SettlementWriter& writer, const Console& console) {
    SettleOptions how;
    how.rulings = options.rules.rulings;
    how.limits = options.limits;
    how.limits.stopped = interrupt.flag();
    const auto& editions = editions_of(scenario, options.rules);
    const std::vector<ClaimVerdict> verdicts = settle(scenario, editions, how);
    if (interrupt.happened()) return interrupt.code();
    const auto undecided = std::ranges::find_if(
        verdicts, [](const ClaimVerdict& verdict) { return verdict.undecided.has_value(); });
    if (undecided != verdicts.end()) console.show(*undecided->undecided);
    writer.add(scenario, verdicts);
    return code_of(verdicts);
}

ExitCode run_settle(const VerdictOptions& options, const Console& console) {
    if (is_input(options.inputs, options.output, console)) return ExitCode::wrong_usage;
    bool has_problems = false;
    std::vector<Scenario> scenarios = load_inputs(options.inputs, options.rules, console, has_problems);
    const bool are_claims_sound = add_claims(options, scenarios, console);
    ExitCode code = has_problems || !are_claims_sound ? ExitCode::bad_input : ExitCode::done;
    if (!are_claims_sound) return code;
    if (!are_rulings_asked(scenarios, options.rules, console)) return ExitCode::wrong_usage;
    if (keeps_file(scenarios, options.output)) return code;
    const Interrupt interrupt;
    ReportFile file(options.output);
    if (!file.is_open()) return file.finish(console);
    std::erase_if(scenarios, [](const Scenario& scenario) { return scenario.claims.empty(); });
    SettlementWriter writer(options, file.output(), console.style(file.is_file()), scenarios.size());
    for (const Scenario& scenario : scenarios) {
        if (file.output().failed()) break;
        code = graver(code, settle_scenario(scenario, options, interrupt, writer, console));
        if (interrupt.happened()) return interrupt.code();
    }
    if (scenarios.empty() && !has_problems) {
        console.error("nothing is claimed: the scenarios have no 'claims', and there is no --claim");
        return graver(code, ExitCode::nothing_selected);
    }
    writer.finish();
    return graver(code, file.finish(console));
}

ExitCode run_ask(VerdictOptions options, const Console& console) {
    if (options.rules.editions.empty() && can_ask()) {
        if (!scenario_of_line(options.inputs.lines.front(), options.rules, console))
            return ExitCode::bad_input;
        Asker asker(std::cin, std::cerr);
        const auto editions = asked_editions(asker, EmptyAnswer::all_editions);
        if (!editions) return ExitCode::wrong_usage;
        options.rules.editions = *editions;
    }
    if (options.rules.editions.empty()) {
        options.rules.editions = or_every({});
        console.note("no edition is named, so every edition is asked; -e names one");
    }
    if (!options.claims.empty()) return run_settle(options, console);
    AdjudicateOptions adjudicate;
    adjudicate.inputs = options.inputs;
    adjudicate.rules = options.rules;
    adjudicate.limits = options.limits;
    adjudicate.limit = options.limit;
    adjudicate.explain = options.explain;
    adjudicate.format = *from_spelling<CaseReportFormat>(spelling(options.format));
    adjudicate.output = options.output;
    adjudicate.folds_editions = true;
    return run_adjudicate(adjudicate, console);
}

void add_ask(CommandTable& table) {
    const auto options = std::make_shared<VerdictOptions>();
    Command& command =
        add_command(table, "ask", "Ask about a position on one line", kAskExitCodes, kAskExamples);
    Option& line =
        add_texts(command, "LINE", "", options->inputs.lines,
                  "Who stands where and what is scored, as \"red 10, blue 12 r10 / red: red+5 city\"");
    line.takes = Takes::one;
    line.is_required = true;
    line.fault_of = no_file_name("'robbers adjudicate' reads files, and with claims 'robbers settle'");
    add_claim_option(command, options->claims);
    add_rules_options(command, options->rules, false);
    // A verdict shows no outcomes.
    add_limit_option(command, options->limit, "Text shows 20 where nothing is said, a card 5, JSON all",
                     "--claim");
    add_explain_option(command, options->explain);
    add_max_states_option(command, options->limits);
    add_verdict_options(command, *options);
    command.run = [options](const Console& console) { return run_ask(*options, console); };
}

void add_settle(CommandTable& table) {
    const auto options = std::make_shared<VerdictOptions>();
    Command& command =
        add_command(table, "settle", "Say whether what somebody claims is certain, possible or impossible",
                    kSettleExitCodes, kSettleExamples);
    add_input_options(command, options->inputs);
    add_claim_option(command, options->claims);
    add_rules_options(command, options->rules);
    add_explain_option(command, options->explain);
    add_max_states_option(command, options->limits);
    add_verdict_options(command, *options);
    command.run = [options](const Console& console) { return run_settle(*options, console); };
}

}  // namespace

void add_verdicts(CommandTable& table) {
    add_ask(table);
    add_settle(table);
}

}  // namespace robbers
