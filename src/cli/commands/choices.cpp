// Tells what players may choose. What that is and what it is worth is found in the engine.
#include <algorithm>
#include <memory>

#include <fmt/format.h>

#include "cli/commands/commands.h"
#include "cli/interview/inputs.h"
#include "cli/terminal/files.h"
#include "cli/terminal/interrupt.h"
#include "report/json/report.h"
#include "report/text/report.h"
#include "support/text.h"

namespace robbers {

namespace {

constexpr std::string_view kChoicesExitCodes =
    "0 done; 2 wrong usage; 3 a file is invalid, the rules refuse a scenario, or the program cannot "
    "write its output; 130, 143 interrupted; 70 internal error.";
constexpr std::string_view kOptionsExamples =
    "  robbers options scenarios/stealing/STL-10-01-choose-a-victim.yaml -e c2\n"
    "  robbers options -e c3 \\\n"
    "      --line 'red 10, blue 12 r10 / red: red+4 road & red+6 city'";
constexpr std::string_view kBestExamples =
    "  robbers best --for blue -e c2 \\\n"
    "      scenarios/stealing/STL-10-01-choose-a-victim.yaml\n"
    "  robbers best -e c3 --for red \\\n"
    "      --line 'red 10, blue 12 r10 / red: red+4 road & red+6 city'";

struct ChoicesOptions {
    ScenarioInputs inputs;
    LoadOptions rules;
    std::optional<std::string> player;  ///< best: whom it is told for
    std::optional<std::size_t> depth;
    ExplainLevel explain = ExplainLevel::brief;
    ResultOptions result;
    SearchLimits limits;
};

std::optional<Player> player_named(const Scenario& scenario, const std::string& name) {
    const auto found = std::ranges::find(scenario.names, name);
    if (found == scenario.names.end()) return std::nullopt;
    return player_at(static_cast<int>(found - scenario.names.begin()));
}

/// Says that a scenario has no player of this name.
void tell_unknown_player(const Scenario& scenario, const std::string& name, const Console& console) {
    console.error(fmt::format("--for: {} has no player {}; {}", visible(scenario.id), in_quotes(name),
                              suggestion(name, views_of(scenario.names))));
}

/// Writes the cases one after the other.
class ChoicesWriter {
public:
    ChoicesWriter(const ChoicesOptions& options, Output& output, const TextStyle& style, std::size_t cases)
        : options_(options), output_(output), style_(style), array_(output, cases != 1) {}

    void add(const ChoicesResult& result, std::optional<Player> player) {
        if (!options_.result.is_json()) return add_text(result, player);
        write_json_choices(array_, result, player, {options_.explain, options_.depth.value_or(0)});
    }
    void finish() {
        if (options_.result.is_json()) array_.finish();
    }

private:
    void add_text(const ChoicesResult& result, std::optional<Player> player) {
        const TextContext context(*result.scenario, result.edition, result.rulings, style_);
        if (!is_first_) output_.write(line_across(style_));
        is_first_ = false;
        const auto* graph = std::get_if<ChoiceGraph>(&result.choices);
        const ChoicesTextOptions how{options_.explain, options_.depth};
        if (graph == nullptr) return write_refusal(output_, context, std::get<Refusal>(result.choices));
        if (!player) return write_choices(output_, context, *graph, how);
        write_best(output_, context, *graph, Prospects(*graph, *player, result.scenario->game.start), how);
    }

    const ChoicesOptions& options_;
    Output& output_;
    TextStyle style_;
    JsonArray array_;
    bool is_first_ = true;
};

/// One scenario in one edition, and for whom it is told.
struct ChoicesCase {
    const Scenario* scenario;
    EditionId edition;
    std::optional<Player> player;
};

std::vector<ChoicesCase> choices_cases(const std::vector<Scenario>& scenarios, const ChoicesOptions& options,
                                       const Console& console, bool& has_unknown_player) {
    std::vector<ChoicesCase> cases;
    for (const Scenario& scenario : scenarios) {
        const auto player = options.player ? player_named(scenario, *options.player) : std::nullopt;
        if (options.player && !player) {
            tell_unknown_player(scenario, *options.player, console);
            has_unknown_player = true;
        }
        for (const EditionId edition : editions_of(scenario, options.rules))
            cases.push_back({&scenario, edition, player});
    }
    return cases;
}

ExitCode run_choices(const ChoicesOptions& options, const Console& console) {
    if (is_input(options.inputs, options.result.output, console)) return ExitCode::wrong_usage;
    const InputsInEditions inputs = load_in_editions(options.inputs, options.rules, console);
    if (inputs.is_given_up) return ExitCode::wrong_usage;
    const std::vector<Scenario>& scenarios = inputs.scenarios;
    ExitCode code = inputs.has_problems ? ExitCode::bad_input : ExitCode::done;
    bool has_unknown_player = false;
    const std::vector<ChoicesCase> cases = choices_cases(scenarios, options, console, has_unknown_player);
    if (has_unknown_player) return ExitCode::wrong_usage;
    if (!are_rulings_asked(scenarios, options.rules, console)) return ExitCode::wrong_usage;
    if (keeps_file(scenarios, options.result.output)) return code;
    const Interrupt interrupt;
    SearchLimits limits = options.limits;
    limits.stopped = interrupt.flag();
    ReportFile file(options.result.output);
    if (!file.is_open()) return file.finish(console);
    ChoicesWriter writer(options, file.output(), console.style(file.is_file()), cases.size());
    for (const ChoicesCase& one : cases) {
        if (file.output().failed()) break;
        const ChoicesResult result = choices_of(*one.scenario, one.edition, options.rules.rulings, limits);
        if (interrupt.happened()) return interrupt.code();
        writer.add(result, one.player);
        file.output().flush();
        if (const auto* refusal = std::get_if<Refusal>(&result.choices)) {
            console.show(diagnostic_of(*one.scenario, *refusal));
            code = graver(code, ExitCode::bad_input);
        }
    }
    writer.finish();
    return graver(code, file.finish(console));
}

void add_common_options(Command& command, ChoicesOptions& options) {
    add_input_options(command, options.inputs);
    add_rules_options(command, options.rules);
    add_number_option(
        command, "--depth", options.depth, {},
        "Decisions after each other to tell; 0: all. Text tells as many as fit on a page where nothing "
        "is said, JSON all");
    add_word_option<ExplainLevel>(command, "--explain", "LEVEL", options.explain, "level",
                                  "Effects to tell: none, brief (the default) or full");
    add_result_options(command, options.result);
    add_max_states_option(command, options.limits);
}

}  // namespace

void add_choices(CommandTable& table) {
    const auto options = std::make_shared<ChoicesOptions>();
    const auto run = [options](const Console& console) { return run_choices(*options, console); };
    Command& all =
        add_command(table, "options", "Show what each player may choose, and the effect of each choice",
                    kChoicesExitCodes, kOptionsExamples);
    add_common_options(all, *options);
    all.run = run;
    Command& best = add_command(table, "best", "Find the choices that are best for a player",
                                kChoicesExitCodes, kBestExamples);
    const auto read = [options](const std::string& name) { options->player = name; };
    add_option(best, "--for", "PLAYER", read, "Whose choices and points are looked at").is_required = true;
    add_common_options(best, *options);
    best.run = run;
}

}  // namespace robbers
