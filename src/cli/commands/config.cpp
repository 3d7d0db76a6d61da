// Shows the settings in force. How they are found is decided in settings.
#include <algorithm>
#include <iterator>
#include <memory>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/commands/commands.h"
#include "cli/options/settings.h"
#include "cli/terminal/files.h"
#include "support/text.h"

namespace robbers {

namespace {

constexpr std::string_view kConfigExitCodes = "0 done; 2 wrong usage; 3 a file of settings is invalid.";
constexpr std::string_view kConfigExamples =
    "  robbers config show\n"
    "  ROBBERS_JOBS=1 robbers config show test";

constexpr std::string_view kActions[] = {"show"};

struct ConfigOptions {
    std::string command;  ///< empty: all
};

struct SettingRow {
    std::string command, option, value, origin;
};

std::string value_text(const SetValue& value) {
    if (value.option->takes == Takes::nothing) return value.values.empty() ? "true" : value.values.front();
    return value.values.empty() ? "nothing" : fmt::format("{}", fmt::join(value.values, " "));
}

/// What is set for `command`, or its options with their defaults where everything is asked for.
void add_rows(const Settings& settings, const Command& command, bool defaults,
              std::vector<SettingRow>& rows) {
    const std::vector<SetValue> values = settings.values_for(command, {});
    for (const SetValue& value : values)
        rows.push_back({command.name, setting_name(*value.option), value_text(value), value.origin});
    for (const Option& option : command.options) {
        const bool is_set =
            std::ranges::any_of(values, [&](const SetValue& value) { return value.option == &option; });
        if (!defaults || is_set || !option.is_setting()) continue;
        rows.push_back(
            {command.name, setting_name(option), option.usual.empty() ? "-" : option.usual, "default"});
    }
}

std::string settings_table(const std::vector<SettingRow>& rows) {
    std::size_t widths[3] = {7, 6, 5};
    for (const SettingRow& row : rows) {
        widths[0] = std::max(widths[0], row.command.size());
        widths[1] = std::max(widths[1], row.option.size());
        widths[2] = std::max(widths[2], character_count(row.value));
    }
    std::string text;
    const auto add = [&](const SettingRow& row) {
        const std::string blanks(widths[2] - std::min(widths[2], character_count(row.value)), ' ');
        text += fmt::format("{:<{}}  {:<{}}  {}{}  {}\n", row.command, widths[0], row.option, widths[1],
                            row.value, blanks, row.origin);
    };
    add({"command", "option", "value", "from"});
    for (const SettingRow& row : rows) add({row.command, row.option, visible(row.value), row.origin});
    return text;
}

ExitCode run_config(const CommandTable& table, const ConfigOptions& options, const Console& console) {
    const Environment environment = process_environment();
    const std::vector<std::string> files = settings_files(environment);
    Diagnostics diagnostics;
    const Settings settings(table, files, environment, diagnostics);
    console.show(diagnostics);
    const Command* only = options.command.empty() ? nullptr : find_command(table, options.command);
    if (only == nullptr && !options.command.empty()) {
        console.error(fmt::format("unknown command {}; {}", in_quotes(options.command),
                                  suggestion(options.command, views_of(command_names(table)))));
        return ExitCode::wrong_usage;
    }
    std::vector<SettingRow> rows;
    for (const Command& command : table.commands)
        if (only == nullptr || &command == only) add_rows(settings, command, only != nullptr, rows);
    ReportFile report("");
    for (const std::string& file : files) report.output().write(fmt::format("file: {}\n", visible(file)));
    if (files.empty()) report.output().write("No settings file.\n");
    report.output().write(rows.empty() ? "Every option has its default.\n" : settings_table(rows));
    return graver(diagnostics.empty() ? ExitCode::done : ExitCode::bad_input, report.finish(console));
}

}  // namespace

void add_config(CommandTable& table) {
    const auto options = std::make_shared<ConfigOptions>();
    Command& command = add_command(table, "config", "Show the settings in force and where they come from",
                                   kConfigExitCodes, kConfigExamples);
    const auto read_action = [](const std::string& word) {
        if (word != kActions[0])
            refuse("ACTION", fmt::format("unknown action {}; expected 'show'", in_quotes(word)));
    };
    Option& action = add_option(command, "ACTION", "", read_action,
                                "show: list the options that a variable or a file sets");
    action.is_required = true;
    action.words.assign(std::begin(kActions), std::end(kActions));
    action.offer = Offer::words;
    add_text(command, "COMMAND", "", options->command,
             "Only this command's options, those with their defaults, too")
        .offer = Offer::commands;
    command.run = [options, &table](const Console& console) { return run_config(table, *options, console); };
}

}  // namespace robbers
