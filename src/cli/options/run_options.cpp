// Reads editions and rulings from the command line, and scenario files. What they mean is decided in
// rules and scenario.
#include "cli/options/run_options.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <thread>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/options/command_hints.h"
#include "cli/options/rules_words.h"
#include "scenario/line_notation.h"
#include "support/text.h"

namespace robbers {

namespace {

constexpr const char* kRuling = "--ruling";

std::string idle_message(const Ruling& ruling) {
    std::vector<std::string_view> asking;
    for (const EditionId edition : all_values<EditionId>())
        if (asks(edition, {ruling}, ruling.question)) asking.push_back(spelling(edition));
    return fmt::format("{}: no edition of this run asks the question '{}'; it is asked by {}", kRuling,
                       spelling(ruling.question), fmt::join(asking, ", "));
}

bool is_file_name(const std::string& text) {
    std::error_code ignored;
    return text == "-" || text.ends_with(".yaml") || text.ends_with(".yml") ||
           std::filesystem::is_regular_file(text, ignored);
}

/// Whether the files are a line that its writer did not put quotes around.
bool is_unquoted_line(const std::vector<std::string>& files) {
    std::error_code ignored;
    return files.size() > 1 && looks_like_a_line(fmt::format("{}", fmt::join(files, " "))) &&
           !std::filesystem::exists(files.front(), ignored);
}

}  // namespace

Option& add_edition_option(Command& command, std::vector<EditionId>& editions, const std::string& text) {
    const auto read = [&editions, notes = command.notes](const std::vector<std::string>& lists) {
        std::vector<std::string> problems;
        EditionWords words = editions_in_words(lists, problems);
        if (!problems.empty()) refuse("--edition", std::move(problems));
        editions = std::move(words.editions);
        *notes = std::move(words.notes);
    };
    Option& option = add_options(command, "-e,--edition", "EDITION[,...]", read, text);
    option.offer = Offer::editions;
    return option;
}

void add_rules_options(Command& command, LoadOptions& options, bool has_files) {
    add_edition_option(
        command, options.editions,
        fmt::format("Editions of the rules, separated by commas, or 'all'{}. See 'robbers list "
                    "editions'",
                    has_files ? "; instead of the file's own" : ""));
    const auto read = [&options](const std::vector<std::string>& texts) {
        add_rulings(texts, options.rulings);
    };
    add_options(command, kRuling, "QUESTION=ANSWER", read,
                fmt::format("Answer a disputed question{}. See 'robbers list questions'",
                            has_files ? "; outranks the file" : ""))
        .offer = Offer::rulings;
}

void add_jobs_option(Command& command, unsigned& jobs) {
    constexpr std::uint64_t kMost = 1024;
    add_number_option(command, "-j,--jobs", jobs, {1, kMost},
                      "Threads (default: one a processor); the result is the same with any number");
}

unsigned jobs_or_all(unsigned jobs) {
    return jobs > 0 ? jobs : std::max(1U, std::thread::hardware_concurrency());
}

void add_max_states_option(Command& command, SearchLimits& limits) {
    add_number_option(command, "--max-states", limits.max_states, {.least = 1},
                      fmt::format("States to hold before a scenario is given up as too large (default: {})",
                                  limits.max_states));
}

void add_input_options(Command& command, ScenarioInputs& inputs) {
    add_texts(command, "FILE", "", inputs.files, "Scenario files; - is standard input").offer = Offer::files;
    add_texts(command, "--line", "LINE", inputs.lines,
              "A scenario on one line, as \"red 10, blue 12 r10 / red: red+5 city\"; may be given several "
              "times")
        .fault_of = no_file_name("name it without --line");
    command.check = [&inputs] {
        if (inputs.files.empty() && inputs.lines.empty()) refuse_without("FILE or --line");
    };
}

void add_result_options(Command& command, ResultOptions& result) {
    add_format_options(command, result.format, "Form of the result: text (the default) or json");
    add_file_option(command, "-o,--output", result.output, "Write the result to a file");
}

bool keeps_file(const std::vector<Scenario>& scenarios, const std::string& output) {
    return scenarios.empty() && !output.empty() && output != "-";
}

std::function<std::string(const std::string&)> no_file_name(const std::string& advice) {
    return [advice](const std::string& text) {
        const std::string what = text == "-" ? "standard input" : "a file";
        return is_file_name(text) ? fmt::format("{} is {}; {}", in_quotes(text), what, advice)
                                  : std::string();
    };
}

std::vector<std::string> files_to_read(const ScenarioInputs& inputs, const Console& console,
                                       bool& has_problems) {
    std::vector<std::string> files;
    has_problems = is_unquoted_line(inputs.files);
    if (has_problems) {
        console.error(fmt::format("'robbers ask' reads a scenario on one line, with quotes around it:\n  {}",
                                  ask_command(fmt::format("{}", fmt::join(inputs.files, " ")))));
        return files;
    }
    for (const std::string& file : inputs.files) {
        const bool is_repeated = std::ranges::any_of(files, [&](const std::string& other) {
            std::error_code ignored;
            return other == file || std::filesystem::equivalent(other, file, ignored);
        });
        if (!is_repeated)
            files.push_back(file);
        else
            console.error(fmt::format("{} is named twice", in_quotes(file)));
        has_problems = has_problems || is_repeated;
    }
    return files;
}

SourcePtr source_of_line(const std::string& line, std::size_t number) {
    std::string name = number == 1 ? "line" : fmt::format("line#{}", number);
    return std::make_shared<SourceText>(SourceText{std::move(name), line});
}

std::optional<Scenario> scenario_of_line(const std::string& line, LoadOptions rules, const Console& console) {
    rules.editions = or_every(rules.editions);
    Diagnostics problems;
    auto scenario = scenario_in_line(source_of_line(line, 1), rules, problems);
    console.show(problems);
    return problems.empty() ? scenario : std::nullopt;
}

bool is_input(const ScenarioInputs& inputs, const std::string& output, const Console& console) {
    std::error_code ignored;
    const bool is_one = std::filesystem::is_regular_file(output, ignored) &&
                        std::ranges::any_of(inputs.files, [&](const std::string& file) {
                            return std::filesystem::equivalent(file, output, ignored);
                        });
    if (is_one)
        console.error(fmt::format("'{}' is read here; name another file for the result", visible(output)));
    return is_one;
}

const std::vector<EditionId>& editions_of(const Scenario& scenario, const LoadOptions& options) {
    return options.editions.empty() ? scenario.editions : options.editions;
}

bool are_rulings_asked(const std::vector<Scenario>& scenarios, const LoadOptions& options,
                       const Console& console) {
    const auto is_in_force = [&](const Scenario& scenario, const Ruling& ruling) {
        return std::ranges::any_of(or_every(editions_of(scenario, options)), [&](EditionId edition) {
            const auto in_force = effective_rulings(edition, scenario.rulings, options.rulings);
            return std::ranges::find(in_force, ruling) != in_force.end();
        });
    };
    bool are_asked = true;
    for (const Ruling& ruling : options.rulings) {
        const bool is_asked = std::ranges::any_of(
            scenarios, [&](const Scenario& scenario) { return is_in_force(scenario, ruling); });
        if (is_asked || scenarios.empty()) continue;
        console.error(idle_message(ruling));
        are_asked = false;
    }
    return are_asked;
}

ReadInputs read_inputs(const ScenarioInputs& inputs, const Console& console) {
    ReadInputs read;
    for (const std::string& path : files_to_read(inputs, console, read.has_problems)) {
        Diagnostics problems;
        if (const SourcePtr source = read_source(path, problems)) read.files.push_back(source);
        console.show(problems);
        read.has_problems = read.has_problems || !problems.empty();
    }
    for (std::size_t i = 0; i < inputs.lines.size(); ++i)
        read.lines.push_back(source_of_line(inputs.lines[i], i + 1));
    return read;
}

std::vector<Scenario> scenarios_in(const ReadInputs& inputs, const LoadOptions& options,
                                   Diagnostics& problems) {
    std::vector<Scenario> scenarios;
    for (const SourcePtr& file : inputs.files)
        std::ranges::move(load_scenarios(file, options, problems), std::back_inserter(scenarios));
    for (const SourcePtr& line : inputs.lines)
        if (auto scenario = scenario_in_line(line, options, problems))
            scenarios.push_back(*std::move(scenario));
    check_unique_ids(scenarios, problems);
    return scenarios;
}

std::vector<Scenario> load_inputs(const ScenarioInputs& inputs, const LoadOptions& options,
                                  const Console& console, bool& has_problems) {
    const ReadInputs read = read_inputs(inputs, console);
    Diagnostics problems;
    std::vector<Scenario> scenarios = scenarios_in(read, options, problems);
    console.show(problems);
    has_problems = has_problems || read.has_problems || !problems.empty();
    return scenarios;
}

}  // namespace robbers
