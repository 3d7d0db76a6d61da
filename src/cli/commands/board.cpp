// Draws scoreboards. What they show and how they look is decided in report/pictures.
#include <algorithm>
#include <memory>

#include <fmt/format.h>

#include "cli/commands/commands.h"
#include "cli/terminal/files.h"
#include "cli/terminal/interrupt.h"
#include "report/pictures/board.h"
#include "report/pictures/scene.h"
#include "support/text.h"

namespace robbers {

#define ROBBERS_BOARD_FORMATS(X) X(text, "text") X(svg, "svg") X(html, "html")
/// How a board is drawn: in the terminal, as an image, or on a page with everything else.
ROBBERS_VOCABULARY(BoardFormat, ROBBERS_BOARD_FORMATS);

namespace {

struct BoardOptions {
    ScenarioInputs inputs;
    LoadOptions rules;
    BoardFormat format = BoardFormat::text;
    std::optional<std::size_t> outcome;  ///< which one, from 1; 0: the start; unset: all
    std::optional<std::size_t> limit;    ///< outcomes to draw; 0: all; unset: what suits the form
    SearchLimits limits;
    std::string output;
};

constexpr std::uint64_t kDrawn = 10;  // outcomes, where nothing is said

constexpr std::string_view kBoardExitCodes =
    "0 done; 2 wrong usage, or the scenario has no such outcome; 3 a file is invalid, the rules refuse a "
    "scenario, "
    "or the program cannot write its output; 130, 143 interrupted; 70 internal error.";
constexpr std::string_view kBoardExamples =
    "  robbers board scenarios/examples/E2-robbers-do-not-rob-robbers.yaml\n"
    "  robbers board -e c3 --outcome 1 --line 'red 48, blue 2 r48 / red: red+7 city'\n"
    "  robbers board scenarios/board/BRD-3-01-a-crowded-space.yaml --outcome 0 -f svg\n"
    "  robbers board scenarios/board/BRD-3-01-a-crowded-space.yaml \\\n"
    "      -f html -o /tmp/page.html";

/// The rules under which files are read: those without an edition can be drawn, too.
LoadOptions load_options(const BoardOptions& options) {
    LoadOptions rules = options.rules;
    rules.editions = or_every(rules.editions);
    return rules;
}

/// Collects what is drawn of all scenarios.
class Drawing {
public:
    Drawing(const BoardOptions& options, const Interrupt& interrupt, const Console& console)
        : options_(options), interrupt_(interrupt), console_(console) {}

    void add(const Scenario& scenario) {
        const std::size_t drawn = scenes_.size();
        if (options_.outcome != 0U) add_outcomes(scenario);
        if (scenes_.size() == drawn) scenes_.push_back(scene_of_start(scenario));
        counts_.push_back(scenes_.size() - drawn);
    }

    const std::vector<Scene>& scenes() const { return scenes_; }
    /// How many of the scenes each scenario has, at least one.
    const std::vector<std::size_t>& counts() const { return counts_; }
    ExitCode code() const { return code_; }

private:
    CaseResult result_in(const Scenario& scenario, EditionId edition) const {
        SearchLimits limits = options_.limits;
        limits.stopped = interrupt_.flag();
        const auto rulings = effective_rulings(edition, scenario.rulings, options_.rules.rulings);
        return run_case(scenario, edition, rulings, limits);
    }

    void add_outcomes(const Scenario& scenario) {
        if (options_.rules.editions.empty()) return add_first(scenario);
        for (const EditionId edition : options_.rules.editions) add_result(result_in(scenario, edition));
    }

    /// The first edition that does not refuse the scenario, with a word about it where there are more; the
    /// first refusal where all do.
    void add_first(const Scenario& scenario) {
        const std::vector<EditionId> editions = or_every(scenario.editions);
        std::optional<CaseResult> result;
        for (const EditionId edition : editions) {
            const CaseResult found = result_in(scenario, edition);
            const bool is_adjudicated = std::holds_alternative<Adjudication>(found.verdict);
            if (!result || is_adjudicated) result = found;
            if (is_adjudicated || interrupt_.happened()) break;
        }
        if (editions.size() > 1 && std::holds_alternative<Adjudication>(result->verdict))
            console_.note(fmt::format("{}: drawn in {}, one of {}; -e names another", visible(scenario.id),
                                      spelling(result->edition), counted(editions.size(), "edition")));
        add_result(*result);
    }

    void add_result(const CaseResult& result) {
        if (const auto* refusal = std::get_if<Refusal>(&result.verdict)) {
            if (!interrupt_.happened()) console_.show(diagnostic_of(*result.scenario, *refusal));
            code_ = graver(code_, ExitCode::bad_input);
            return;
        }
        const std::size_t outcomes = std::get<Adjudication>(result.verdict).size();
        if (options_.outcome && *options_.outcome > outcomes) return refuse_number(result, outcomes);
        if (options_.outcome) return scenes_.push_back(scene_of_outcome(result, *options_.outcome - 1));
        const std::uint64_t limit = options_.limit.value_or(kDrawn);
        const std::size_t drawn = limit == 0 ? outcomes : std::min<std::size_t>(limit, outcomes);
        for (std::size_t at = 0; at < drawn && !interrupt_.happened(); ++at)
            scenes_.push_back(scene_of_outcome(result, at));
        if (drawn < outcomes) {
            console_.note(
                fmt::format("{}: the first {}of {} outcomes in {} {} drawn; --outcome N draws "
                            "another, --limit 0 all",
                            visible(result.scenario->id), drawn == 1 ? "" : fmt::format("{} ", drawn),
                            outcomes, spelling(result.edition), drawn == 1 ? "is" : "are"));
        }
    }

    void refuse_number(const CaseResult& result, std::size_t outcomes) {
        console_.error(fmt::format("--outcome: {} has {} in {}", visible(result.scenario->id),
                                   counted(outcomes, "outcome"), spelling(result.edition)));
        code_ = graver(code_, ExitCode::wrong_usage);
    }

    const BoardOptions& options_;
    const Interrupt& interrupt_;
    const Console& console_;
    std::vector<Scene> scenes_;
    std::vector<std::size_t> counts_;
    ExitCode code_ = ExitCode::done;
};

void write_board(Output& output, const Scene& scene, const TextStyle& style) {
    const std::string heading = fmt::format("{}{}[{}], {}", bold(style, visible(scene.title)), kNoBreakSpace,
                                            visible(scene.id), scene_name(scene));
    output.write(wrapped(heading, style.width, "", ""));
    output.write(track_picture(scene, style) + board_legend(scene, style));
}

/// The start of each scenario, then what became of it.
void write_text(Output& output, const std::vector<Scenario>& scenarios, const Drawing& drawing,
                const TextStyle& style) {
    std::size_t at = 0;
    for (std::size_t i = 0; i < scenarios.size(); ++i) {
        if (i > 0) output.write("\n");
        write_board(output, scene_of_start(scenarios[i]), style);
        for (const std::size_t end = at + drawing.counts()[i]; at < end; ++at) {
            const Scene& scene = drawing.scenes()[at];
            if (!scene.outcome) continue;
            output.write("\n");
            write_board(output, scene, style);
        }
    }
}

/// The page that `robbers adjudicate` writes: it has every board.
ExitCode write_page(const BoardOptions& options, const Console& console) {
    if (options.outcome) {
        console.error(
            "--outcome: a page has all outcomes; its address can end in one, as page.html#c2/3 does");
        return ExitCode::wrong_usage;
    }
    AdjudicateOptions page;
    page.inputs = options.inputs;
    // A line names no edition, and so is shown in all; a file says which.
    page.rules = options.inputs.files.empty() ? load_options(options) : options.rules;
    page.format = CaseReportFormat::html;
    page.limit = options.limit;
    page.limits = options.limits;
    page.output = options.output;
    return run_adjudicate(page, console);
}

ExitCode run_board(const BoardOptions& options, const Console& console) {
    if (options.format == BoardFormat::html) return write_page(options, console);
    if (is_input(options.inputs, options.output, console)) return ExitCode::wrong_usage;
    bool has_problems = false;
    const std::vector<Scenario> scenarios =
        load_inputs(options.inputs, load_options(options), console, has_problems);
    ExitCode code = has_problems ? ExitCode::bad_input : ExitCode::done;
    if (scenarios.empty()) return code;
    if (!are_rulings_asked(scenarios, options.rules, console)) return ExitCode::wrong_usage;
    const Interrupt interrupt;
    Drawing drawing(options, interrupt, console);
    for (const Scenario& scenario : scenarios) drawing.add(scenario);
    if (interrupt.happened()) return interrupt.code();
    code = graver(code, drawing.code());
    if (drawing.code() == ExitCode::wrong_usage) return code;
    ReportFile file(options.output);
    if (!file.is_open()) return file.finish(console);
    switch (options.format) {
        case BoardFormat::text:
            write_text(file.output(), scenarios, drawing, console.style(file.is_file()));
            break;
        case BoardFormat::svg: file.output().write(svg_boards(drawing.scenes(), {})); break;
        case BoardFormat::html: break;  // unreachable: written above
    }
    return graver(code, file.finish(console));
}

}  // namespace

void add_board(CommandTable& table) {
    const auto options = std::make_shared<BoardOptions>();
    Command& command =
        add_command(table, "board", "Draw the scoreboard, before and after", kBoardExitCodes, kBoardExamples);
    add_input_options(command, options->inputs);
    add_rules_options(command, options->rules);
    add_number_option(command, "--outcome", options->outcome, {},
                      "The outcome to draw, from 1; 0: the start alone");
    add_number_option(command, "--limit", options->limit, {},
                      "Outcomes to draw (default: 10, and 50 an edition in HTML); 0: all");
    add_word_option<BoardFormat>(
        command, "-f,--format", "FORMAT", options->format, "format",
        "Form of the picture: text (the default), svg, or html (one page, with everything else)");
    add_max_states_option(command, options->limits);
    add_file_option(command, "-o,--output", options->output, "Write the picture to a file");
    command.run = [options](const Console& console) { return run_board(*options, console); };
}

}  // namespace robbers
