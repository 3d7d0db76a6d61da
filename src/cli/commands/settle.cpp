// Settles claims. Whether they are true is decided in answers, how that looks in report.
#include <algorithm>
#include <memory>

#include "answers/settle.h"
#include "cli/commands/commands.h"
#include "cli/interview/asker.h"
#include "cli/interview/inputs.h"
#include "cli/interview/interview.h"
#include "cli/options/command_hints.h"
#include "cli/terminal/files.h"
#include "cli/terminal/interrupt.h"
#include "cli/terminal/waiting_line.h"
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
    "3 a file is invalid, the rules refuse a scenario, or the program cannot write its output; 4 nothing is "
    "claimed; 130, 143 interrupted; 70 internal error.";
constexpr std::string_view kSettleExamples =
    "  robbers settle -e c2 --claim 'blue+3' \\\n"
    "      scenarios/examples/E2-robbers-do-not-rob-robbers.yaml\n"
    "  robbers settle -e all --claim 'blue+5' \\\n"
    "      --line 'red 10, blue 12 r10 / red: red+4 road & red+6 city'  # exit 1";
constexpr std::string_view kAskExitCodes =
    "0 done, and every claim is possible or certain in every edition; 1 a claim is impossible in one; "
    "2 wrong usage; 3 the line is invalid, the rules refuse it, or the program cannot write its output; 130, "
    "143 "
    "interrupted; 70 internal error.";
constexpr std::string_view kAskExamples =
    "  robbers ask -e c2 'red 10, blue 12 r10, yellow 4 r12 / red: red+5 city'\n"
    "  robbers ask -e c2 'red 10, blue 12 r10, yellow 4 r12 / red: red+5 city' \\\n"
    "      --claim 'blue+3, yellow r15'\n"
    "  robbers ask -e c2 'red 10, blue 12 r10 / red: red+5 city' --format bbcode";

/// The notation in short; 'robbers help line' and 'robbers help claims' have all of it.
constexpr std::string_view kLineInShort =
    "The line, and what may be claimed about it:\n"
    "  red 10, blue 12 r10   players, clockwise: points, and r with a robber's space\n"
    "  red 10 m17            m with the messenger's points (The Messages)\n"
    "  / red: bag / again:   a turn; a builder's second tile in the same turn\n"
    "  bag                   a tile with a bag: robbers are placed or moved\n"
    "  red+5 city            a scoring; red+-4 ghosts loses points\n"
    "  red+5 & blue+3 road   scorings at the same time\n"
    "  red-3 ransom>blue     a payment; @messenger behind an event names the figure\n"
    "  end, final red+9      the end of the game, then final scoring\n"
    "  blue+3, blue=15       claims: blue gains 3, blue has 15 in all\n"
    "  blue r15              blue's robber stands on 15; blue rsupply: in supply\n"
    "  blue robs red 3       also: blue robs nobody, blue takes 3 from red, red draws\n"
    "  blue+3 or red draws   claims are joined by commas, 'and' and 'or'\n"
    "'robbers help line' and 'robbers help claims' say more.\n";

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
    WaitingLine waiting("Looking at every outcome");
    waiting.show("");
    const std::vector<ClaimVerdict> verdicts = settle(scenario, editions, how);
    waiting.hide();
    if (interrupt.happened()) return interrupt.code();
    const auto undecided = std::ranges::find_if(
        verdicts, [](const ClaimVerdict& verdict) { return verdict.undecided.has_value(); });
    if (undecided != verdicts.end()) console.show(*undecided->undecided);
    writer.add(scenario, verdicts);
    return code_of(verdicts);
}

ExitCode run_settle(const VerdictOptions& options, const Console& console) {
    if (is_input(options.inputs, options.output, console)) return ExitCode::wrong_usage;
    InputsInEditions inputs = load_in_editions(options.inputs, options.rules, console);
    if (inputs.is_given_up) return ExitCode::wrong_usage;
    std::vector<Scenario>& scenarios = inputs.scenarios;
    const bool are_claims_sound = add_claims(options, scenarios, console);
    ExitCode code = inputs.has_problems || !are_claims_sound ? ExitCode::bad_input : ExitCode::done;
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
    if (scenarios.empty() && !inputs.has_problems) {
        console.error("Nothing is claimed; add --claim 'blue+3', or 'claims:' to the file.");
        return graver(code, ExitCode::nothing_selected);
    }
    writer.finish();
    return graver(code, file.finish(console));
}

/// Whether the text is a claim about the line; says why it is none.
bool is_claim(const std::string& text, const std::string& line, const VerdictOptions& options, Asker& asker) {
    Diagnostics problems;
    LoadOptions rules = options.rules;
    rules.editions = or_every(rules.editions);
    auto scenario = scenario_in_line(source_of_line(line, 1), rules, problems);
    if (scenario)
        add_claim_in_line(std::make_shared<SourceText>(SourceText{"claim", text}), rules, *scenario,
                          problems);
    if (problems.empty()) return true;
    const Diagnostic& first = problems.list().front();
    asker.reject(visible(first.message) + (first.expected.empty() ? "" : "; " + visible(first.expected)));
    return false;
}

/// Asks what somebody claims; false where the answers end.
bool ask_claim(const std::string& line, VerdictOptions& options, Asker& asker) {
    while (const auto claim = asker.ask("What does somebody claim, as blue+3 or blue robs red?", "nothing")) {
        if (*claim == "nothing") return true;
        if (!is_claim(*claim, line, options, asker)) continue;
        options.claims = {*claim};
        return true;
    }
    return false;
}

/// Asks what the options leave open: editions, what happened, and what somebody claims; nothing where the
/// answers end.
std::optional<VerdictOptions> interviewed(const VerdictOptions& options, Asker& asker) {
    asker.tell(std::string(kHowToAnswer));
    return asker.conversation([&]() -> std::optional<VerdictOptions> {
        VerdictOptions answered = options;
        if (answered.rules.editions.empty()) {
            const auto editions = asked_editions(asker, EmptyAnswer::all_editions);
            if (!editions) return std::nullopt;
            answered.rules.editions = *editions;
        }
        const auto line = Interview(asker, answered.rules).line();
        if (!line) return std::nullopt;
        answered.inputs.lines = {*line};
        if (answered.claims.empty() && !ask_claim(*line, answered, asker)) return std::nullopt;
        return answered;
    });
}

ExitCode answer(const VerdictOptions& options, const Console& console) {
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

ExitCode run_ask(const VerdictOptions& options, const Console& console) {
    if (!options.inputs.lines.empty()) return answer(options, console);
    if (!can_ask()) {
        console.error(
            "Cannot ask without a terminal: give the line, as in robbers ask 'red 10, blue 12 r10 / red: "
            "red+5 city'.");
        return ExitCode::wrong_usage;
    }
    Asker asker = Asker::at_terminal();
    const auto answered = interviewed(options, asker);
    if (!answered) {
        console.error("The answers ended before the question was complete.");
        return ExitCode::wrong_usage;
    }
    asker.tell("");
    const ExitCode code = answer(*answered, console);
    const std::string& line = answered->inputs.lines.front();
    asker.tell("\nOn one line, to quote:");
    asker.tell_as_it_is("  " + line);
    asker.tell("To ask again:");
    asker.tell_as_it_is("  " + ask_command(line, answered->rules, answered->claims));
    return code;
}

void add_ask(CommandTable& table) {
    const auto options = std::make_shared<VerdictOptions>();
    Command& command =
        add_command(table, "ask", "Ask about a position on one line", kAskExitCodes, kAskExamples);
    Option& line = add_texts(
        command, "LINE", "", options->inputs.lines,
        "Who stands where and what happens, as \"red 10, blue 12 r10 / red: red+5 city\"; asked for at a "
        "terminal where it is left out");
    line.takes = Takes::one;
    line.fault_of = no_file_name("'robbers adjudicate' reads files, and with claims 'robbers settle'");
    command.further = kLineInShort;
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
