// Puts the commands together: global options, help, and what a wrong command line leads to. Each command
// is in a file of its own.
#include "cli/cli.h"

#include <CLI/CLI.hpp>
#include <cstdio>
#include <memory>

#include <fmt/format.h>

#include "cli/adjudicate.h"
#include "cli/bless.h"
#include "cli/check.h"
#include "cli/list.h"
#include "cli/usage.h"

namespace robbers {

namespace {

constexpr const char* kDescription =
    "Adjudicates The Robbers, a mini expansion of Carcassonne: every legal outcome\n"
    "of a position, in seven editions of the rules, with reasons.";

constexpr const char* kBareHelp =
    R"(robbers adjudicates The Robbers, a mini expansion of Carcassonne.

Usage: robbers [adjudicate] FILE... [-e EDITION] [OPTIONS]
       robbers bless PATH...
       robbers check FILE...
       robbers list editions|clauses|questions|sources|diagnostics

Examples:
  robbers scenarios/examples/E2-robbers-do-not-rob-robbers.yaml -e c2
  robbers list editions

'robbers --help' says more.
)";

constexpr const char* kFooter =
    R"('robbers FILE' is short for 'robbers adjudicate FILE'.

Exit codes: 0 done; 1 the answer is no; 2 wrong usage; 3 bad input or output;
  4 nothing found; 5 a gate is not met; 70 internal error.

Example:
  robbers adjudicate scenarios/examples/E2-robbers-do-not-rob-robbers.yaml -e c2)";

/// Everything that the command line may set.
struct Options {
    GlobalOptions global;
    bool no_color = false;
    AdjudicateOptions adjudicate;
    BlessOptions bless;
    CheckOptions check;
    ListOptions list;
};

void add_global_options(CLI::App& app, Options& options) {
    app.set_help_flag("-h,--help", "Show this help and exit");
    app.set_version_flag("-V,--version", "robbers " ROBBERS_VERSION, "Show the version and exit");
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
    if (app.got_subcommand("check")) return run_check(options.check, console);
    return run_list(options.list, console);
}

ExitCode wrong_usage(const CLI::App& app, const CLI::ParseError& error) {
    Console(GlobalOptions()).error(fmt::format("{}\n{}", usage_message(app, error), help_hint(app)));
    return ExitCode::wrong_usage;
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
    add_bless(app, options.bless);
    add_check(app, options.check);
    add_list(app, options.list);
    app.require_subcommand(1);
    app.footer(kFooter);
    for (CLI::App* command : app.get_subcommands(nullptr)) command->fallthrough();
    try {
        std::vector<std::string> reversed = with_command(app, arguments);
        std::reverse(reversed.begin(), reversed.end());
        app.parse(reversed);
    } catch (const CLI::Success& wanted) {  // help or version
        app.exit(wanted);
        return ExitCode::done;
    } catch (const CLI::ParseError& error) {
        return wrong_usage(app, error);
    }
    return run_command(app, options);
}

}  // namespace robbers
