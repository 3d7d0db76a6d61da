// Reads editions and rulings from the command line, and scenario files. What they mean is decided in
// rules and scenario.
#include "cli/run_options.h"

#include <algorithm>
#include <filesystem>
#include <thread>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/usage.h"
#include "scenario/line_notation.h"
#include "suite/run.h"
#include "support/text.h"

namespace robbers {

namespace {

constexpr const char* kEdition = "--edition";
constexpr const char* kRuling = "--ruling";

std::string idle_message(const Ruling& ruling) {
    std::vector<std::string_view> asking;
    for (const EditionId edition : all_values<EditionId>())
        if (asks(edition, {ruling}, ruling.question)) asking.push_back(spelling(edition));
    return fmt::format("{}: no edition of this run asks the question '{}'; it is asked by {}", kRuling,
                       spelling(ruling.question), fmt::join(asking, ", "));
}

/// Every word by which an edition may be called.
std::vector<std::string_view> edition_words() {
    std::vector<std::string_view> words;
    for (const EditionId id : all_values<EditionId>()) {
        words.push_back(spelling(id));
        words.insert(words.end(), info(id).aliases.begin(), info(id).aliases.end());
    }
    words.push_back("all");
    return words;
}

void add_edition(const std::string& word, std::vector<EditionId>& editions) {
    if (word == "all") {
        for (const EditionId id : all_values<EditionId>()) editions.push_back(id);
        return;
    }
    const auto edition = edition_named(word);
    if (!edition) {
        const auto nearest = nearest_word(word, edition_words());
        refuse(kEdition, fmt::format("unknown edition {}; {}", in_quotes(word),
                                     nearest ? fmt::format("did you mean {}?", in_quotes(*nearest))
                                             : "expected 'all', " + one_of(Vocabulary<EditionId>::words)));
    }
    editions.push_back(*edition);
}

/// Adds the editions of `list`, in the order of the rules and each once.
void add_editions(const std::string& list, std::vector<EditionId>& editions) {
    for (std::size_t at = 0; at <= list.size();) {
        const std::size_t end = std::min(list.find(',', at), list.size());
        add_edition(list.substr(at, end - at), editions);
        at = end + 1;
    }
    std::ranges::sort(editions);
    editions.erase(std::unique(editions.begin(), editions.end()), editions.end());
}

Ruling ruling_named(const std::string& text) {
    const std::size_t equals = text.find('=');
    const std::string word = text.substr(0, equals);
    const auto question = from_spelling<QuestionId>(word);
    if (!question) {
        const auto nearest = nearest_word(word, Vocabulary<QuestionId>::words);
        refuse(kRuling, fmt::format("unknown question {}; {}", in_quotes(word),
                                    nearest ? fmt::format("did you mean {}?", in_quotes(*nearest))
                                            : "see 'robbers list questions'"));
    }
    const auto& answers = info(*question).answers;
    const std::array<std::string_view, 2> ids = {answers[0].id, answers[1].id};
    if (equals == std::string::npos)
        refuse(kRuling, fmt::format("{} needs an answer: {}={} or {}={}", in_quotes(word), word, ids[0], word,
                                    ids[1]));
    const auto answer = answer_named(*question, text.substr(equals + 1));
    if (!answer)
        refuse(kRuling, fmt::format("{} has no answer {}; expected {}", in_quotes(word),
                                    in_quotes(text.substr(equals + 1)), one_of(ids)));
    return {*question, *answer};
}

void add_ruling(const std::string& text, std::vector<Ruling>& rulings) {
    const Ruling ruling = ruling_named(text);
    for (const Ruling& other : rulings) {
        if (other.question != ruling.question) continue;
        if (other == ruling) return;
        refuse(kRuling, fmt::format("{} and {} contradict each other", to_string(other), to_string(ruling)));
    }
    rulings.push_back(ruling);
}

}  // namespace

void add_edition_option(CLI::App& command, std::vector<EditionId>& editions, const std::string& text) {
    command
        .add_option_function<std::vector<std::string>>(
            "-e,--edition",
            [&editions](const std::vector<std::string>& lists) {
                for (const std::string& list : lists) add_editions(list, editions);
            },
            text)
        ->type_name("EDITION[,...]")
        ->allow_extra_args(false);
}

void add_rules_options(CLI::App& command, LoadOptions& options) {
    add_edition_option(command, options.editions,
                       "Editions of the rules, separated by commas, or 'all'; instead of the file's own. See "
                       "'robbers list editions'");
    command
        .add_option_function<std::vector<std::string>>(
            kRuling,
            [&options](const std::vector<std::string>& texts) {
                for (const std::string& text : texts) add_ruling(text, options.rulings);
            },
            "Answer a disputed question; outranks the file. See 'robbers list questions'")
        ->type_name("QUESTION=ANSWER")
        ->allow_extra_args(false);
}

void add_jobs_option(CLI::App& command, unsigned& jobs) {
    constexpr std::uint64_t kMost = 1024;
    add_number_option(command, "-j,--jobs", jobs, 1, kMost,
                      "Threads (default: one a processor); the result is the same with any number");
}

unsigned jobs_or_all(unsigned jobs) {
    return jobs > 0 ? jobs : std::max(1U, std::thread::hardware_concurrency());
}

void add_max_states_option(CLI::App& command, SearchLimits& limits) {
    add_number_option(command, "--max-states", limits.max_states, 1,
                      std::numeric_limits<std::uint64_t>::max(),
                      fmt::format("States to hold before a scenario is given up as too large (default: {})",
                                  limits.max_states));
}

void add_input_options(CLI::App& command, ScenarioInputs& inputs) {
    command.add_option("FILE", inputs.files, "Scenario files; - is standard input")->type_name("");
    command
        .add_option(
            "--line", inputs.lines,
            "A scenario on one line, as \"red 10, blue 12 r10 / red: red+5 city\"; may be given several "
            "times")
        ->type_name("LINE")
        ->allow_extra_args(false);
    command.parse_complete_callback([&inputs] {
        if (inputs.files.empty() && inputs.lines.empty()) throw CLI::RequiredError("FILE or --line");
    });
}

void add_result_options(CLI::App& command, ResultOptions& result) {
    CLI::Option* format = add_word_option(command, "-f,--format", result.format, "format",
                                          "Form of the result: text (the default) or json");
    format->type_name("FORMAT");
    command.add_flag("--json", result.json, "Short for --format json")->excludes(format);
    command.add_option("-o,--output", result.output, "Write the result to a file")
        ->type_name("FILE")
        ->take_last();
}

bool keeps_file(const std::vector<Scenario>& scenarios, const std::string& output) {
    return scenarios.empty() && !output.empty() && output != "-";
}

SourcePtr source_of_line(const std::string& line, std::size_t number) {
    std::string name = number == 1 ? "line" : fmt::format("line#{}", number);
    return std::make_shared<SourceText>(SourceText{std::move(name), line});
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
    for (const Ruling& ruling : options.rulings) {
        const bool is_asked = std::ranges::any_of(
            scenarios, [&](const Scenario& scenario) { return is_in_force(scenario, ruling); });
        if (is_asked || scenarios.empty()) continue;
        console.error(idle_message(ruling));
        return false;
    }
    return true;
}

std::vector<Scenario> load_inputs(const ScenarioInputs& inputs, const LoadOptions& options,
                                  const Console& console, bool& has_problems) {
    std::vector<Scenario> scenarios;
    Diagnostics diagnostics;
    for (const std::string& path : inputs.files) {
        const SourcePtr source = read_source(path, diagnostics);
        if (source == nullptr) continue;
        for (Scenario& scenario : load_scenarios(source, options, diagnostics))
            scenarios.push_back(std::move(scenario));
    }
    for (std::size_t i = 0; i < inputs.lines.size(); ++i)
        if (auto scenario = scenario_in_line(source_of_line(inputs.lines[i], i + 1), options, diagnostics))
            scenarios.push_back(*std::move(scenario));
    check_unique_ids(scenarios, diagnostics);
    console.show(diagnostics);
    has_problems = !diagnostics.empty();
    return scenarios;
}

}  // namespace robbers
