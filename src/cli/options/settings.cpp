// Decides which value an option has that the command line does not give: the environment's, the project's,
// the user's, or none. What the values mean is checked where the command line's are.
#include "cli/options/settings.h"

#include <algorithm>
#include <cctype>
#include <filesystem>

#include <fmt/format.h>

#include "scenario/load.h"
#include "suite/discovery.h"
#include "support/text.h"

namespace robbers {

namespace {

namespace fs = std::filesystem;

/// Calls visit(option) for the options of the command and of the program that may be set.
template <class Visit>
void for_each_setting(const CommandTable& table, const Command& command, Visit&& visit) {
    for (const Command* one : {&command, &table.program})
        for (const Option& option : one->options)
            if (option.is_setting()) visit(option);
}

/// What may be set, for one command or, where that is null, for any.
std::vector<std::string> setting_names(const CommandTable& table, const Command* command) {
    std::vector<std::string> names;
    const auto add = [&](const Option& option) { names.push_back(setting_name(option)); };
    for (const Command& one : table.commands)
        if (command == nullptr || command == &one) for_each_setting(table, one, add);
    return names;
}

void report_setting(const Setting& setting, const SourceSpan& span, std::string message, std::string expected,
                    Diagnostics& diagnostics) {
    diagnostics.add(
        {DiagnosticId::unknown_key, std::move(message), std::move(expected), setting.source, span, {}});
}

/// Reports a setting of a command or an option that there is not.
void check_setting(const CommandTable& table, const Setting& setting, Diagnostics& diagnostics) {
    const Command* command = setting.command.empty() ? nullptr : find_command(table, setting.command);
    if (!setting.command.empty() && command == nullptr) {
        return report_setting(setting, setting.command_span,
                              fmt::format("no command is called {}", in_quotes(setting.command)),
                              suggestion(setting.command, views_of(command_names(table))), diagnostics);
    }
    const std::vector<std::string> names = setting_names(table, command);
    if (std::ranges::find(names, setting.option) != names.end()) return;
    report_setting(setting, setting.key_span,
                   command == nullptr
                       ? fmt::format("no command has an option {}", in_quotes(setting.option))
                       : fmt::format("{} has no option {}", setting.command, in_quotes(setting.option)),
                   near_or(setting.option, views_of(names), ""), diagnostics);
}

/// Whether a flag is set by `word`.
bool is_true(const std::string& word, const std::string& origin) {
    for (const std::string_view yes : {"true", "1", "yes", "on"})
        if (word == yes) return true;
    for (const std::string_view no : {"false", "0", "no", "off"})
        if (word == no) return false;
    refuse(origin, fmt::format("expected 'true' or 'false', not {}", in_quotes(word)));
}

/// The values as the command line would give them.
SetValue value_from(const Option& option, std::vector<std::string> values, SettingLayer layer,
                    const std::string& origin) {
    const bool is_flag = option.takes == Takes::nothing;
    if (option.takes != Takes::several && values.size() != 1)
        refuse(origin, fmt::format("{} takes one value, not {}", setting_name(option), values.size()));
    if (!is_flag && std::ranges::find(values, "") != values.end())
        refuse(origin, fmt::format("{} has an empty value", setting_name(option)));
    const bool is_word = is_flag && std::ranges::find(option.words, values.front()) != option.words.end();
    if (!is_flag || is_word) return {&option, std::move(values), layer, origin, false};
    return {&option, {}, layer, origin, !is_true(values.front(), origin)};
}

}  // namespace

std::string setting_name(const Option& option) { return option.name().substr(2); }

std::vector<std::string> settings_files(const Environment& environment) {
    std::vector<std::string> files;
    std::error_code error;
    for (fs::path folder = fs::current_path(error); !error && !folder.empty();
         folder = folder.parent_path()) {
        if (fs::exists(folder / kSettingsFile, error)) {
            files.push_back((folder / kSettingsFile).string());
            break;
        }
        if (folder == folder.parent_path()) break;
    }
    const auto home = environment("HOME");
    const auto config = environment("XDG_CONFIG_HOME");
    fs::path folder;
    if (config && fs::path(*config).is_absolute())
        folder = *config;
    else if (home && !home->empty())
        folder = fs::path(*home) / ".config";
    if (!folder.empty() && fs::exists(folder / "robbers" / "config.yaml", error))
        files.push_back((folder / "robbers" / "config.yaml").string());
    return files;
}

std::string variable_of(const std::string& option) {
    std::string name = "ROBBERS_";
    for (const char c : option)
        name += c == '-' ? '_' : static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return name;
}

Settings::Settings(const CommandTable& table, const std::vector<std::string>& files, Environment environment,
                   Diagnostics& diagnostics)
    : table_(table), environment_(std::move(environment)) {
    for (const std::string& file : files) {
        const SourcePtr source = read_source(file, diagnostics);
        if (source == nullptr) continue;
        for (Setting& setting : read_settings(source, diagnostics)) {
            check_setting(table, setting, diagnostics);
            settings_.push_back(std::move(setting));
        }
    }
}

std::vector<SetValue> Settings::value_of(const Command& command, const Option& option) const {
    const std::string name = setting_name(option);
    const std::string variable = variable_of(name);
    if (const auto value = environment_(variable.c_str()); value && !value->empty())
        return {value_from(option, {*value}, SettingLayer::environment, variable)};
    const Setting* best = nullptr;  // of the nearest file; there, the command's own before the general one
    for (const Setting& setting : settings_) {
        if (setting.option != name || (!setting.command.empty() && setting.command != command.name)) continue;
        const bool is_better = best == nullptr || (best->source == setting.source && best->command.empty());
        if (is_better) best = &setting;
    }
    if (best == nullptr) return {};
    const std::string origin = fmt::format("{}:{}", visible(best->source->path), best->key_span.begin.line);
    return {value_from(option, best->values, SettingLayer::file, origin)};
}

std::vector<SetValue> Settings::values_for(const Command& command,
                                           const std::vector<const Option*>& given) const {
    std::vector<SetValue> found;
    for_each_setting(table_, command, [&](const Option& option) {
        for (SetValue& value : value_of(command, option)) found.push_back(std::move(value));
    });
    // An option that another excludes is not looked at, so that --color outranks a no-color of a file.
    std::ranges::stable_sort(found, {}, &SetValue::layer);
    std::vector<const Option*> settled = given;
    std::vector<SetValue> values;
    for (SetValue& value : found) {
        const bool is_settled = std::ranges::any_of(settled, [&](const Option* other) {
            return other == value.option || exclude_each_other(*other, *value.option);
        });
        if (is_settled) continue;
        settled.push_back(value.option);
        if (!value.is_off) values.push_back(std::move(value));
    }
    return values;
}

std::vector<std::string> with_values(std::vector<std::string> arguments,
                                     const std::vector<SetValue>& values) {
    std::vector<std::string> words;
    for (const SetValue& value : values) {
        const std::string name = "--" + setting_name(*value.option);
        if (value.option->takes == Takes::nothing && value.values.empty()) words.push_back(name);
        for (const std::string& one : value.values) words.push_back(fmt::format("{}={}", name, one));
    }
    arguments.insert(arguments.begin() + 1, words.begin(), words.end());
    return arguments;
}

std::vector<std::string> misspelt_variables(const CommandTable& table,
                                            const std::vector<std::string>& variables) {
    const std::string prefix = variable_of("");
    const std::vector<std::string> options = setting_names(table, nullptr);
    std::vector<std::string> known;
    known.reserve(options.size());
    for (const std::string& option : options) known.push_back(variable_of(option).substr(prefix.size()));
    std::vector<std::string> notes;
    for (const std::string& variable : variables) {
        if (!variable.starts_with(prefix)) continue;
        const std::string name = variable.substr(prefix.size());
        const auto nearest = nearest_word(name, views_of(known));
        // Short names are near to many others: FOO is not meant to be FOR.
        constexpr std::size_t kShort = 3;
        const bool is_chance = nearest && name.size() <= kShort && !nearest->starts_with(name);
        if (!nearest || is_chance || std::ranges::find(known, name) != known.end()) continue;
        notes.push_back(fmt::format("the variable {} sets no option; did you mean {}{}?", visible(variable),
                                    prefix, *nearest));
    }
    return notes;
}

std::string origin_note(const std::string& message, const std::vector<SetValue>& values) {
    for (const SetValue& value : values)
        if (message.starts_with("--" + setting_name(*value.option) + ":"))
            return fmt::format(" (from {})", value.origin);
    return {};
}

}  // namespace robbers
