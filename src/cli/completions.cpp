// Writes completion scripts from the commands and options as they are declared, so that they cannot differ
// from them. How a script looks is decided shell by shell.
#include "cli/completions.h"

#include "cli/completion_table.h"
#include "cli/report_file.h"
#include "cli/usage.h"

namespace robbers {

namespace {

constexpr std::string_view kCompletionsExitCodes = "0 done; 2 wrong usage; 3 the output cannot be written.";
constexpr std::string_view kCompletionsExamples =
    "  robbers completions bash\n"
    "  robbers completions fish";

}  // namespace

void add_completions(CLI::App& app, CompletionsOptions& options) {
    CLI::App* command = app.add_subcommand("completions", "Write a script that completes command lines");
    command->footer(help_footer(kCompletionsExitCodes, kCompletionsExamples));
    add_word_option(*command, "SHELL", options.shell, "shell", "bash, zsh or fish")
        ->required()
        ->type_name("");
    add_file_option(*command, "-o,--output", options.output, "Write the script to a file");
}

ExitCode run_completions(const CLI::App& app, const CompletionsOptions& options, const Console& console) {
    const CommandTable everywhere = table_of(app);
    const std::vector<CommandTable> tables = tables_of(app);
    ReportFile report(options.output);
    if (!report.is_open()) return report.finish(console);
    switch (options.shell) {
        case Shell::bash: report.output().write(bash_script(everywhere, tables)); break;
        case Shell::zsh: report.output().write(zsh_script(everywhere, tables)); break;
        case Shell::fish: report.output().write(fish_script(everywhere, tables)); break;
    }
    return report.finish(console);
}

}  // namespace robbers
