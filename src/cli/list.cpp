// Prints what the program knows. What that is, and how it looks, is in report/words/known.
#include "cli/list.h"

#include <CLI/CLI.hpp>

#include "cli/report_file.h"
#include "cli/usage.h"
#include "report/json/rules.h"

namespace robbers {

namespace {

constexpr std::string_view kListExitCodes = "0 done; 2 wrong usage; 3 the output cannot be written.";
constexpr std::string_view kListExamples =
    "  robbers list editions\n"
    "  robbers list questions --json";

}  // namespace

void add_list(CLI::App& app, ListOptions& options) {
    CLI::App* command = app.add_subcommand("list", "List what the program knows");
    command->footer(help_footer(kListExitCodes, kListExamples));
    add_word_option(*command, "WHAT", options.topic, "list",
                    "editions, clauses, questions, sources (of points) or diagnostics")
        ->required()
        ->type_name("");
    command->add_flag("--json", options.json, "Write JSON");
}

ExitCode run_list(const ListOptions& options, const Console& console) {
    ReportFile file("");
    if (options.json)
        write_known_json(file.output(), options.topic);
    else
        write_known(file.output(), known(options.topic), console.style(false));
    return file.finish(console);
}

}  // namespace robbers
