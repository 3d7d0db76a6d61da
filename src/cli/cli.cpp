// Puts the program together: what stands everywhere, help, and what a wrong command line leads to. Each
// command is in a file of its own.
#include "cli/cli.h"

#include <cstdio>

#include <fmt/format.h>

#include "cli/commands/commands.h"
#include "cli/options/command_line.h"
#include "cli/options/settings.h"
#include "cli/terminal/console.h"
#include "cli/terminal/files.h"
#include "rules/revision.h"

namespace robbers {

namespace {

constexpr const char* kDescription =
    "Adjudicates The Robbers, a mini expansion of Carcassonne: every legal outcome "
    "of a position, in seven editions of the rules, with reasons.";

constexpr const char* kBareHelp =
    R"(robbers adjudicates The Robbers, a mini expansion of Carcassonne.

  robbers ask             asks what happened at the table, and answers
  robbers ask 'LINE'      answers about a position on one line
  robbers FILE...         adjudicates scenario files
  robbers new             asks what happened, and writes a scenario file
  robbers help line       explains the line; 'robbers help' lists everything

Examples:
  robbers ask -e c2 'red 10, blue 12 r10 / red: red+5 city'
  robbers ask -e c2 'red 10, blue 12 r10 / red: red+5 city' --claim 'blue+3'
)";

constexpr std::string_view kProgramExitCodes =
    "0 done; 1 the answer is no; 2 wrong usage; 3 bad input or output; 4 nothing selected; 5 a gate is not "
    "met; 70 internal error; 130, 143 interrupted.";
constexpr std::string_view kExample =
    "  robbers adjudicate scenarios/examples/E2-robbers-do-not-rob-robbers.yaml -e c2";

/// The command with which shells ask what may follow. It is no business of people.
constexpr std::string_view kComplete = "__complete";

/// What stands everywhere.
void add_program(CommandTable& table, GlobalOptions& global) {
    Command& program = table.program;
    program.name = "robbers";
    program.summary = kDescription;
    program.exit_codes = kProgramExitCodes;
    program.examples = kExample;
    // Who asks for help or the version gets it before anything else is looked at.
    for (const auto& [names, help] : {std::pair("-h,--help", "Show this help and exit"),
                                      std::pair("-V,--version", "Show the version and exit")}) {
        Option& option = add_options(program, names, "", {}, help);
        option.takes = Takes::nothing;
    }
    add_flag(program, "-q,--quiet", global.quiet, "Leave out remarks and summaries");
    add_flag(program, "-v,--verbose", global.verbose, "Say more about what is done");
    add_word_option<ColorWhen>(program, "--color", "WHEN", global.color, "word",
                               "Colours: auto (the default: on a terminal), always or never");
    add_short_form(
        program, "--no-color", [&global] { global.color = ColorWhen::never; }, "Short for --color never")
        .excludes = {"--color"};
}

/// Adds all commands, in the order of help.
void add_commands(CommandTable& table) {
    add_adjudicate(table);
    add_verdicts(table);
    add_compare(table);
    add_choices(table);
    add_board(table);
    add_new(table);
    add_check(table);
    add_test(table);
    add_bless(table);
    add_mutate(table);
    add_report(table);
    add_shard(table);
    add_known(table);
    add_config(table);
    add_completions(table);
    add_help(table);
}

/// Writes the help or the version that was asked for.
ExitCode show_help(const CommandTable& table, const HelpRequest& wanted) {
    ReportFile file("");
    file.output().write(wanted.is_version ? fmt::format("robbers {}\n{}\n", ROBBERS_VERSION, rules_revision())
                                          : help_text(table, wanted.about));
    return file.finish(Console(GlobalOptions{}));
}

ExitCode wrong_usage(const UsageProblems& problems, const std::vector<SetValue>& values) {
    const GlobalOptions usual;
    const Console console(usual);
    const std::string hint = problems.command == nullptr
                                 ? "Try 'robbers --help'."
                                 : fmt::format("Try 'robbers {} --help'.", problems.command->name);
    for (const std::string& message : problems.messages) {
        const bool is_last = &message == &problems.messages.back();
        console.error(message + origin_note(message, values) + (is_last ? "\n" + hint : ""));
    }
    return ExitCode::wrong_usage;
}

/// One command line on its way to a command.
class Run {
public:
    Run(const CommandTable& table, const GlobalOptions& global) : table_(table), global_(global) {}

    ExitCode run(std::vector<std::string> arguments) {
        try {
            if (const auto help = help_asked_for(table_, arguments)) return show_help(table_, *help);
            arguments = with_command(table_, with_edition_words(table_, std::move(arguments)));
            const Command* command = find_command(table_, arguments.front());
            expect_known_options(table_, *command, arguments);
            // Who asks about settings, or for help, is not to be kept from it by them.
            const bool needs_settings = command->name != "config" && command->name != "help";
            if (needs_settings) arguments = with_settings(*command, std::move(arguments));
            read_values(table_, *command, arguments);
            return run_command(*command);
        } catch (const UsageProblems& problems) {
            return wrong_usage(problems, values_);
        }
    }

private:
    /// Adds to `arguments` what they leave open and the environment or a file sets.
    std::vector<std::string> with_settings(const Command& command, std::vector<std::string> arguments) {
        const auto given = given_options(table_, command, arguments);
        const Environment environment = process_environment();
        const Settings settings(table_, settings_files(environment), environment, problems_);
        values_ = settings.values_for(command, given);
        return with_values(std::move(arguments), values_);
    }

    /// Runs the command, unless the files of settings have problems, which are shown then.
    ExitCode run_command(const Command& command) const {
        const Console console(global_);
        for (const std::string& note : misspelt_variables(table_, process_variables())) console.note(note);
        for (const std::string& note : *command.notes) console.note(note);
        if (problems_.empty()) return command.run(console);
        console.show(problems_);
        return ExitCode::bad_input;
    }

    const CommandTable& table_;
    const GlobalOptions& global_;
    Diagnostics problems_;
    std::vector<SetValue> values_;
};

}  // namespace

ExitCode run(const std::vector<std::string>& arguments) {
    if (arguments.empty()) {
        std::fputs(kBareHelp, stderr);
        return ExitCode::wrong_usage;
    }
    GlobalOptions global;
    CommandTable table;
    add_program(table, global);
    add_commands(table);
    if (arguments.front() == kComplete)
        return run_complete(table, {arguments.begin() + 1, arguments.end()}, Console(global));
    return Run(table, global).run(arguments);
}

}  // namespace robbers
