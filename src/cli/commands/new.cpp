// Puts a new scenario together from options and answers, and writes it. What is asked is in interview.cpp,
// how it is written in scenario.
#include <filesystem>
#include <memory>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "answers/expected.h"
#include "cli/commands/commands.h"
#include "cli/interview/asker.h"
#include "cli/interview/interview.h"
#include "cli/options/command_hints.h"
#include "cli/terminal/files.h"
#include "cli/terminal/interrupt.h"
#include "scenario/line_notation.h"
#include "scenario/writer.h"
#include "support/text.h"

namespace robbers {

namespace {

constexpr std::string_view kNewExitCodes =
    "0 done; 1 the file exists already, and the answer was no; 2 wrong usage, or something is missing and "
    "nobody can be asked; 3 the scenario is invalid, or the program cannot write the file; 130, 143 "
    "interrupted; 70 "
    "internal error.";
constexpr std::string_view kNewExamples =
    "  robbers new --line 'red 10, blue 12 r10, yellow 4 r12 / red: red+5 city' \\\n"
    "      -e c2,c3.1 --title 'Who gets what' --id who-01 --expect";

struct NewOptions {
    std::optional<std::string> line;  ///< in the one-line notation; unset: asked for
    std::string title;                ///< empty: asked for, or the line
    std::string id;                   ///< empty: none
    std::string about;
    std::vector<std::string> sources, tags;
    LoadOptions rules;
    bool expect = false;
    SearchLimits limits;
    bool yes = false;    ///< an existing file is replaced without asking
    std::string output;  ///< empty: standard output
};

bool is_to_file(const NewOptions& options) { return !options.output.empty() && options.output != "-"; }

/// Whether the target may be written: it is new, or may be replaced.
ExitCode check_target(const NewOptions& options, Asker& asker, const Console& console) {
    std::error_code ignored;
    const bool is_there = is_to_file(options) && !is_special(options.output) &&
                          std::filesystem::exists(options.output, ignored);
    if (!is_there || options.yes) return ExitCode::done;
    if (!can_ask()) {
        console.error(fmt::format("'{}' exists already; --yes replaces it", visible(options.output)));
        return ExitCode::wrong_usage;
    }
    const bool is_wanted =
        asker.ask_whether(fmt::format("{} exists already. Replace it?", visible(options.output)))
            .value_or(false);
    return is_wanted ? ExitCode::done : ExitCode::answer_is_no;
}

ExitCode tell_missing(const NewOptions& options, const Console& console) {
    std::vector<std::string_view> missing;
    if (!options.line) missing.emplace_back("--line");
    if (options.rules.editions.empty()) missing.emplace_back("--edition");
    console.error(fmt::format("Cannot ask without a terminal: give {}.", fmt::join(missing, " and ")));
    return ExitCode::wrong_usage;
}

/// Adds what the options say of the scenario itself.
void add_header(Scenario& scenario, const NewOptions& options) {
    if (!options.title.empty()) scenario.title = options.title;
    scenario.id = options.id;
    scenario.about = options.about;
    scenario.sources = options.sources;
    scenario.tags = options.tags;
    scenario.editions = options.rules.editions;
    scenario.rulings = options.rules.rulings;
}

/// What is wrong with a text that is to be a scenario file.
Diagnostics problems_of(const std::string& text) {
    Diagnostics problems;
    load_scenarios(std::make_shared<SourceText>(SourceText{"new", text}), {}, problems);
    return problems;
}

/// Checks the texts of the options one by one, so that each problem is told at its option.
class TextChecker {
public:
    TextChecker() {
        sound_.title = "a title";
        sound_.names = {"red", "blue"};
        sound_.game.start.player_count = static_cast<std::uint8_t>(sound_.names.size());
        sound_.game.turns = {{player_at(0), {Bag{}}}};
        sound_.editions = or_every({});
    }

    /// Checks what `set` makes of a sound scenario with the `text` of `option`.
    template <class Set>
    void check(const char* option, const std::string& text, Set&& set) {
        Scenario changed = sound_;
        set(changed);
        const Diagnostics found = problems_of(to_yaml(changed));
        if (found.empty()) sound_ = std::move(changed);
        for (const Diagnostic& problem : found.list()) {
            const int length = static_cast<int>(std::min(text.find('\n'), text.size()));
            problems_.add({problem.id,
                           problem.message,
                           problem.expected,
                           std::make_shared<SourceText>(SourceText{option, text}),
                           {{1, 1}, std::max(length, 1)},
                           {}});
        }
    }
    const Diagnostics& problems() const { return problems_; }

private:
    Scenario sound_;
    Diagnostics problems_;
};

/// What is wrong with the options, whatever happens in the scenario.
Diagnostics problems_of(const NewOptions& options) {
    TextChecker checker;
    if (!options.title.empty())
        checker.check("--title", options.title, [&](Scenario& any) { any.title = options.title; });
    if (!options.id.empty()) checker.check("--id", options.id, [&](Scenario& any) { any.id = options.id; });
    if (!options.about.empty())
        checker.check("--about", options.about, [&](Scenario& any) { any.about = options.about; });
    for (const std::string& source : options.sources)
        checker.check("--source", source, [&](Scenario& any) { any.sources.push_back(source); });
    for (const std::string& tag : options.tags)
        checker.check("--tag", tag, [&](Scenario& any) { any.tags.push_back(tag); });
    return checker.problems();
}

/// Whether some edition that the scenario is for, or may be for yet, asks what the rulings answer.
bool is_every_ruling_asked(const NewOptions& options, const Console& console) {
    return are_rulings_asked({Scenario{}}, options.rules, console);
}

/// Asks for the box and for what happened, as far as no option says them; false where the answers end.
bool ask_what_is_missing(NewOptions& options, Asker& asker) {
    if (options.rules.editions.empty()) {
        const auto editions = asked_editions(asker);
        if (!editions) return false;
        options.rules.editions = *editions;
    }
    if (!options.line) options.line = Interview(asker, options.rules).line();
    return options.line.has_value();
}

/// Asks for a text of the scenario until it can be written; false where the answers end.
bool ask_text(Asker& asker, const std::string& question, Scenario& scenario, std::string& text) {
    const std::string usual = text;
    while (const auto answer = asker.ask(question)) {
        text = answer->empty() ? usual : *answer;
        const Diagnostics problems = problems_of(to_yaml(scenario));
        if (problems.empty()) return true;
        asker.reject(fmt::format("This does not do: {}.", visible(problems.list().front().message)));
    }
    return false;
}

/// What an interview asks at its end.
bool ask_texts(NewOptions& options, Asker& asker, const Console& console) {
    auto scenario = scenario_of_line(*options.line, options.rules, console);
    if (!scenario) return true;
    add_header(*scenario, options);
    if (!problems_of(to_yaml(*scenario)).empty()) return true;  // no title puts them right
    const bool is_answered =
        (!options.title.empty() ||
         ask_text(asker, "A title [what happened, in short]:", *scenario, scenario->title)) &&
        (!options.id.empty() || ask_text(asker, "An id [the name of the file]:", *scenario, scenario->id));
    options.title = scenario->title;
    options.id = scenario->id;
    return is_answered;
}

/// What the options say, with answers to what they leave open; nothing where the answers end.
std::optional<NewOptions> answered_options(const NewOptions& options, Asker& asker, const Console& console) {
    asker.tell(std::string(kHowToAnswer));
    return asker.conversation([&]() -> std::optional<NewOptions> {
        NewOptions answered = options;
        if (!ask_what_is_missing(answered, asker)) return std::nullopt;
        if (!options.line && !ask_texts(answered, asker, console)) return std::nullopt;
        return answered;
    });
}

ExitCode tell_end(const Console& console) {
    console.error("The answers ended, so nothing is written.");
    return ExitCode::wrong_usage;
}

/// Adds what the rules say happens; done, or what keeps it from being said.
ExitCode add_expectations(Scenario& scenario, SearchLimits limits, const Console& console) {
    const Interrupt interrupt;
    limits.stopped = interrupt.flag();
    Expected expected = expected_of(scenario, scenario.editions, limits);
    if (interrupt.happened()) return interrupt.code();
    if (expected.given_up) {
        console.show(*expected.given_up);
        return ExitCode::bad_input;
    }
    scenario.expectations = std::move(expected.expectations);
    return ExitCode::done;
}

ExitCode write_scenario(const std::string& text, const NewOptions& options, const Console& console) {
    ReportFile file(options.output);
    if (file.is_open()) file.output().write(text);
    const ExitCode code = file.finish(console);
    if (code != ExitCode::done || !file.is_file()) return code;
    console.note(fmt::format("Wrote {}. This shows what happens:\n  robbers adjudicate {}",
                             visible(options.output), for_shell(options.output)));
    return code;
}

/// The scenario that the options describe; nothing where it is not valid, which is told.
std::optional<Scenario> described_scenario(const NewOptions& options, const Console& console) {
    auto scenario = scenario_of_line(*options.line, options.rules, console);
    if (!scenario) return std::nullopt;
    add_header(*scenario, options);
    const Diagnostics problems = problems_of(to_yaml(*scenario));
    console.show(problems);
    return problems.empty() ? std::move(scenario) : std::nullopt;
}

ExitCode run_new(NewOptions options, const Console& console) {
    const Diagnostics problems = problems_of(options);
    console.show(problems);
    const bool is_interview = !options.line;
    if (!problems.empty() || (!is_interview && !scenario_of_line(*options.line, options.rules, console)))
        return ExitCode::bad_input;
    if (!is_every_ruling_asked(options, console)) return ExitCode::wrong_usage;
    Asker asker = Asker::at_terminal();
    if (const ExitCode code = check_target(options, asker, console); code != ExitCode::done) return code;
    const bool is_complete = !is_interview && !options.rules.editions.empty();
    if (!is_complete && !can_ask()) return tell_missing(options, console);
    if (!is_complete) {
        auto answered = answered_options(options, asker, console);
        if (!answered) return tell_end(console);
        options = *std::move(answered);
    }
    if (!is_every_ruling_asked(options, console))
        return ExitCode::wrong_usage;  // the box may have been asked for
    auto scenario = described_scenario(options, console);
    if (!scenario) return ExitCode::bad_input;
    if (options.expect) {
        const ExitCode code = add_expectations(*scenario, options.limits, console);
        if (code != ExitCode::done) return code;
    }
    const ExitCode code = write_scenario(to_yaml(*scenario), options, console);
    if (is_interview && !is_to_file(options)) {
        asker.tell("This shows what happens:");
        asker.tell_as_it_is("  " + ask_command(*options.line, options.rules));
    }
    return code;
}

}  // namespace

void add_new(CommandTable& table) {
    const auto options = std::make_shared<NewOptions>();
    Command& command =
        add_command(table, "new", "Write a scenario file, from options or by asking what happened",
                    kNewExitCodes, kNewExamples);
    Option& line = add_option(
        command, "--line", "LINE", [options](const std::string& text) { options->line = text; },
        "Who stands where and what happens, as \"red 10, blue 12 r10 / red: red+5 city\"; asked for "
        "where it is left out");
    line.takes = Takes::one;
    line.fault_of = no_file_name("expected a scenario on one line");
    add_text(command, "--title", "TEXT", options->title, "What the scenario is called (default: the line)");
    add_text(command, "--id", "ID", options->id,
             "The scenario's id (default: none, so that it is the file's name)");
    add_text(command, "--about", "TEXT", options->about, "A text about the scenario");
    add_texts(command, "--source", "TEXT", options->sources,
              "Where it comes from; may be given several times");
    add_texts(command, "--tag", "TAG", options->tags, "A word to select it by; may be given several times");
    add_rules_options(command, options->rules, false);
    add_flag(command, "--expect", options->expect, "Also write what the rules say happens, as a test");
    add_max_states_option(command, options->limits);
    add_flag(command, "-y,--yes", options->yes, "Replace a file that exists already, without asking");
    add_file_option(command, "-o,--output", options->output, "Write the scenario to a file");
    command.run = [options](const Console& console) { return run_new(*options, console); };
}

}  // namespace robbers
