// Puts the commands together: global options, help, and what a wrong command line leads to. Each command
// is in a file of its own.
#include "cli/cli.h"

#include <CLI/CLI.hpp>
#include <cstdio>
#include <memory>
#include <sstream>

#include <fmt/format.h>

#include "cli/adjudicate.h"
#include "cli/bless.h"
#include "cli/board.h"
#include "cli/check.h"
#include "cli/choices.h"
#include "cli/command_line.h"
#include "cli/compare.h"
#include "cli/completions.h"
#include "cli/config.h"
#include "cli/list.h"
#include "cli/lookup.h"
#include "cli/mutate.h"
#include "cli/new.h"
#include "cli/report.h"
#include "cli/report_file.h"
#include "cli/settings.h"
#include "cli/settle.h"
#include "cli/shard.h"
#include "cli/test.h"
#include "cli/usage.h"
#include "rules/revision.h"

namespace robbers {

namespace {

constexpr const char* kDescription =
    "Adjudicates The Robbers, a mini expansion of Carcassonne: every legal outcome "
    "of a position, in seven editions of the rules, with reasons.";

constexpr const char* kBareHelp =
    R"(robbers adjudicates The Robbers, a mini expansion of Carcassonne.

Usage: robbers [adjudicate] FILE... [-e EDITION] [OPTIONS]
       robbers ask 'LINE' [-e EDITION] [--claim 'CLAIM']
       robbers settle FILE... [--claim 'CLAIM']
       robbers board FILE...
       robbers new [--line 'LINE'] [-e EDITION] [-o FILE]
       robbers check FILE...
       robbers test PATH...
       robbers bless PATH...
       robbers list editions|clauses|questions|sources|diagnostics

Examples:
  robbers scenarios/examples/E2-robbers-do-not-rob-robbers.yaml -e c2
  robbers test scenarios

'robbers --help' says more and lists the other commands.
)";

constexpr std::string_view kProgramExitCodes =
    "0 done; 1 the answer is no; 2 wrong usage; 3 bad input or output; 4 nothing selected; 5 a gate is not "
    "met; 70 internal error; 130, 143 interrupted.";

std::string footer() {
    return fmt::format(
        "'robbers FILE' is short for 'robbers adjudicate FILE'.\n\n{}\nExample:\n"
        "  robbers adjudicate scenarios/examples/E2-robbers-do-not-rob-robbers.yaml -e c2",
        exit_codes_help(kProgramExitCodes));
}

/// Everything that the command line may set.
struct Options {
    GlobalOptions global;
    bool no_color = false;
    AdjudicateOptions adjudicate;
    SettleCommand ask, settle;
    CompareCommand compare;
    ChoicesCommand choices;
    ChoicesCommand best;
    BoardCommand board;
    BlessOptions bless;
    CheckOptions check;
    ListOptions list;
    LookupCommands lookup;
    TestOptions test;
    ConfigOptions config;
    CompletionsOptions completions;
    MutateOptions mutate;
    NewCommand new_scenario;
    ShardOptions shard;
    ReportOptions report;
};

void add_global_options(CLI::App& app, Options& options) {
    app.set_help_flag("-h,--help", "Show this help and exit");
    app.set_version_flag("-V,--version", "robbers " ROBBERS_VERSION "\n" + rules_revision(),
                         "Show the version and exit");
    app.add_flag("-q,--quiet", options.global.quiet, "Leave out remarks and summaries");
    app.add_flag("-v,--verbose", options.global.verbose, "Say more about what is done");
    CLI::Option* color = add_word_option(app, "--color", options.global.color, "word",
                                         "Colours: auto (the default: on a terminal), always or never");
    color->type_name("WHEN");
    app.add_flag("--no-color", options.no_color, "Short for --color never")->excludes(color);
}

ExitCode run_command(const CLI::App& app, Options& options) {
    if (options.no_color) options.global.color = ColorWhen::never;
    const Console console(options.global);
    if (app.got_subcommand("adjudicate")) return run_adjudicate(options.adjudicate, console);
    if (app.got_subcommand("bless")) return run_bless(options.bless, console);
    if (app.got_subcommand("ask")) return run_ask(options.ask, console);
    if (app.got_subcommand("settle")) return run_settle(options.settle, console);
    if (app.got_subcommand("compare")) return run_compare(options.compare, console);
    if (app.got_subcommand("options")) return run_choices(options.choices, console);
    if (app.got_subcommand("best")) return run_choices(options.best, console);
    if (app.got_subcommand("board")) return run_board(options.board, console);
    if (app.got_subcommand("new")) return run_new(options.new_scenario, console);
    if (app.got_subcommand("check")) return run_check(options.check, console);
    if (app.got_subcommand("test")) return run_test(options.test, console);
    if (app.got_subcommand("config")) return run_config(app, options.config, console);
    if (app.got_subcommand("completions")) return run_completions(app, options.completions, console);
    if (app.got_subcommand("mutate")) return run_mutate(options.mutate, console);
    if (app.got_subcommand("shard")) return run_shard(options.shard, console);
    if (app.got_subcommand("report")) return run_report(options.report, console);
    if (app.got_subcommand("list")) return run_list(options.list, console);
    return run_lookup(app, options.lookup, console);
}

/// Runs the command, unless the files of settings have problems, which are shown then.
ExitCode run_unless(const Diagnostics& problems, const CLI::App& app, Options& options) {
    const Console console(options.global);
    for (const std::string& note : misspelt_variables(app, process_variables())) console.note(note);
    if (problems.empty()) return run_command(app, options);
    console.show(problems);
    return ExitCode::bad_input;
}

ExitCode wrong_usage(CLI::App& app, const CLI::ParseError& error, const std::vector<SetValue>& values = {}) {
    std::vector<std::string> messages = usage_messages(app, error);
    for (std::string& message : messages) message += origin_note(message, values);
    const GlobalOptions usual;
    const Console console(usual);
    for (const std::string& message : messages) {
        const bool is_last = &message == &messages.back();
        console.error(message + (is_last ? "\n" + help_hint(app, error) : ""));
    }
    return ExitCode::wrong_usage;
}

/// Writes the help or the version that was asked for.
ExitCode show_help(const CLI::App& app, const CLI::Success& wanted) {
    std::ostringstream text;
    app.exit(wanted, text, text);
    ReportFile file("");
    file.output().write(text.str());
    const GlobalOptions usual;
    return file.finish(Console(usual));
}

void parse(CLI::App& app, std::vector<std::string> arguments) {
    std::reverse(arguments.begin(), arguments.end());
    app.parse(arguments);
}

/// Adds to `arguments` what they leave open and the environment or a file sets. Refuses options that the
/// command has not.
std::vector<std::string> with_settings(const CLI::App& app, std::vector<std::string> arguments,
                                       Diagnostics& diagnostics, std::vector<SetValue>& values) {
    const CLI::App* command = find_command(app, arguments.front());
    if (command == nullptr) return arguments;
    const auto given = given_options(app, *command, arguments);
    expect_known_options(app, *command, arguments);
    if (command->get_name() == "config") return arguments;
    const Environment environment = process_environment();
    const Settings settings(app, settings_files(environment), environment, diagnostics);
    values = settings.values_for(*command, given);
    return with_values(std::move(arguments), values);
}

/// `arguments` as the library is to read them. Help and the version win over whatever is wrong.
std::vector<std::string> complete(const CLI::App& app, std::vector<std::string> arguments,
                                  Diagnostics& diagnostics, std::vector<SetValue>& values) {
    if (auto help = help_asked_for(app, arguments)) return *std::move(help);
    arguments = with_command(app, std::move(arguments));
    if (auto help = help_asked_for(app, arguments)) return *std::move(help);  // "help X"
    return with_settings(app, std::move(arguments), diagnostics, values);
}

}  // namespace

ExitCode run(const std::vector<std::string>& arguments) {
    if (arguments.empty()) {
        std::fputs(kBareHelp, stderr);
        return ExitCode::wrong_usage;
    }
    CLI::App app(kDescription, "robbers");
    Options options;
    app.formatter(std::make_shared<HelpFormatter>());
    add_global_options(app, options);
    add_adjudicate(app, options.adjudicate);
    add_ask(app, options.ask);
    add_settle(app, options.settle);
    add_compare(app, options.compare);
    add_options(app, options.choices);
    add_best(app, options.best);
    add_board(app, options.board);
    add_new(app, options.new_scenario);
    add_check(app, options.check);
    add_test(app, options.test);
    add_bless(app, options.bless);
    add_mutate(app, options.mutate);
    add_report(app, options.report);
    add_shard(app, options.shard);
    add_lookup(app, options.lookup);
    add_list(app, options.list);
    add_config(app, options.config);
    add_completions(app, options.completions);
    app.require_subcommand(1);
    app.footer(footer());
    for (CLI::App* command : app.get_subcommands(nullptr)) command->fallthrough();
    Diagnostics problems;
    std::vector<SetValue> values;
    try {
        parse(app, complete(app, arguments, problems, values));
    } catch (const CLI::Success& wanted) {  // help or version
        return show_help(app, wanted);
    } catch (const CLI::ParseError& error) {
        return wrong_usage(app, error, values);
    }
    return run_unless(problems, app, options);
}

}  // namespace robbers
