// Shows the settings in force. How they are found is decided in settings.
#include "cli/config.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/command_line.h"
#include "cli/report_file.h"
#include "cli/usage.h"
#include "support/text.h"

namespace robbers {

namespace {

constexpr std::string_view kConfigExitCodes = "0 done; 2 wrong usage; 3 a file of settings is invalid.";
constexpr std::string_view kConfigExamples =
    "  robbers config show\n"
    "  ROBBERS_JOBS=1 robbers config show test";

constexpr std::string_view kActions[] = {"show"};

struct Row {
    std::string command, option, value, origin;
};

std::string value_text(const SetValue& value) {
    if (value.option->get_items_expected_max() == 0) return "true";
    return value.values.empty() ? "nothing" : fmt::format("{}", fmt::join(value.values, " "));
}

/// What is set for `command`, or its options with their defaults where everything is asked for.
void add_rows(const Settings& settings, const CLI::App& command, bool defaults, std::vector<Row>& rows) {
    const std::vector<SetValue> values = settings.values_for(command, {});
    for (const SetValue& value : values)
        rows.push_back(
            {command.get_name(), value.option->get_lnames().front(), value_text(value), value.origin});
    for (const CLI::Option* option : command.get_options()) {
        const bool is_set =
            std::ranges::any_of(values, [&](const SetValue& value) { return value.option == option; });
        const auto& names = option->get_lnames();
        if (!defaults || is_set || names.empty() || names.front() == "help") continue;
        const std::string standard = option->get_default_str();
        rows.push_back({command.get_name(), names.front(), standard.empty() ? "-" : standard, "default"});
    }
}

std::string table(const std::vector<Row>& rows) {
    std::size_t widths[3] = {7, 6, 5};
    for (const Row& row : rows) {
        widths[0] = std::max(widths[0], row.command.size());
        widths[1] = std::max(widths[1], row.option.size());
        widths[2] = std::max(widths[2], character_count(row.value));
    }
    std::string text;
    const auto add = [&](const Row& row) {
        const std::string blanks(widths[2] - std::min(widths[2], character_count(row.value)), ' ');
        text += fmt::format("{:<{}}  {:<{}}  {}{}  {}\n", row.command, widths[0], row.option, widths[1],
                            row.value, blanks, row.origin);
    };
    add({"command", "option", "value", "from"});
    for (const Row& row : rows) add({row.command, row.option, visible(row.value), row.origin});
    return text;
}

}  // namespace

void add_config(CLI::App& app, ConfigOptions& options) {
    CLI::App* command = app.add_subcommand("config", "Show the settings in force and where they come from");
    command->footer(help_footer(kConfigExitCodes, kConfigExamples));
    command
        ->add_option_function<std::string>(
            "ACTION",
            [&options](const std::string& word) {
                if (word != "show")
                    refuse("ACTION", fmt::format("unknown action {}; expected 'show'", in_quotes(word)));
                options.action = word;
            },
            "show: list the options that a variable or a file sets")
        ->required()
        ->check(known_words(kActions))
        ->type_name("");
    command
        ->add_option("COMMAND", options.command,
                     "Only this command's options, those with their defaults, too")
        ->type_name("");
}

ExitCode run_config(const CLI::App& app, const ConfigOptions& options, const Console& console) {
    const Environment environment = process_environment();
    const std::vector<std::string> files = settings_files(environment);
    Diagnostics diagnostics;
    const Settings settings(app, files, environment, diagnostics);
    console.show(diagnostics);
    const CLI::App* only = options.command.empty() ? nullptr : find_command(app, options.command);
    if (only == nullptr && !options.command.empty()) {
        std::vector<std::string> names;
        for (const CLI::App* command : app.get_subcommands(nullptr)) names.push_back(command->get_name());
        console.error(fmt::format("there is no command {}; {}", in_quotes(options.command),
                                  suggestion(options.command, views_of(names))));
        return ExitCode::wrong_usage;
    }
    std::vector<Row> rows;
    for (const CLI::App* command : app.get_subcommands(nullptr))
        if (only == nullptr || command == only) add_rows(settings, *command, only != nullptr, rows);
    ReportFile report("");
    for (const std::string& file : files) report.output().write(fmt::format("file: {}\n", visible(file)));
    if (files.empty()) report.output().write("no file of settings\n");
    report.output().write(rows.empty() ? "nothing is set: every option has its default\n" : table(rows));
    return graver(diagnostics.empty() ? ExitCode::done : ExitCode::bad_input, report.finish(console));
}

}  // namespace robbers
