// Turns files into scenarios: reads the bytes, cuts them into documents, and puts the parts of each together.
#include "scenario/load.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <system_error>
#include <tuple>

#include "scenario/line_notation.h"
#include "scenario/reader.h"
#include "support/text.h"

namespace robbers {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

/// The text without a byte order mark, in which columns are counted.
SourcePtr without_mark(SourcePtr source) {
    if (!source->text.starts_with(kByteOrderMark)) return source;
    return std::make_shared<SourceText>(SourceText{source->path, source->text.substr(kByteOrderMark.size())});
}

/// The id of a scenario that names none: the file's name without ending, and from the second on its number.
std::string default_id(const std::string& path, int number) {
    std::string stem = path == "-" ? "stdin" : std::filesystem::path(path).stem().string();
    if (stem.empty()) stem = path;
    return number == 1 ? stem : fmt::format("{}#{}", stem, number);
}

/// Puts the choices in the order in which they are written.
void sort_choices(Draft& draft) {
    std::stable_sort(draft.choices.begin(), draft.choices.end(),
                     [](const auto& a, const auto& b) { return a.first.begin < b.first.begin; });
    for (auto& [span, choice] : draft.choices) {
        draft.scenario.game.choices.push_back(std::move(choice));
        draft.scenario.choice_spans.push_back(span);
    }
}

/// A name as messages begin with; what no system takes for a name is cut.
std::string shown_name(const std::string& path) {
    constexpr std::size_t kLongest = 1024;
    if (path.empty()) return "''";
    return path.size() <= kLongest ? path : in_quotes(path);
}

void report_unreadable(const std::string& path, const std::string& reason, std::string_view expected,
                       Diagnostics& diagnostics) {
    diagnostics.add({DiagnosticId::unreadable_file,
                     fmt::format("cannot read the file: {}", path.empty() ? "its name is empty" : reason),
                     std::string(expected),
                     std::make_shared<SourceText>(SourceText{shown_name(path), {}}),
                     {},
                     {}});
}

std::string reason_of(int error) { return std::error_code(error, std::generic_category()).message(); }

}  // namespace

std::optional<Scenario> read_scenario(const Node& root, int number, const LoadOptions& options,
                                      Problems& problems) {
    Draft draft(problems, options);
    draft.scenario.source = problems.source();
    draft.scenario.span = draft.scenario.id_span = root.span;
    const Fields fields(draft, root, "a scenario",
                        {"scenario", "id", "about", "edition", "sources", "tags", "rulings", "expansions",
                         "players", "turns", "choices", "expect", "claims"});
    if (!fields.is_mapping()) return std::nullopt;
    read_header(draft, fields);
    if (draft.scenario.id.empty()) draft.scenario.id = default_id(problems.source()->path, number);
    read_players(draft, fields);
    read_turns(draft, fields);
    if (const Node* choices = fields.find("choices")) read_choices(draft, *choices, std::nullopt);
    read_expectations(draft, fields);
    read_claims(draft, fields);
    sort_choices(draft);
    return std::move(draft.scenario);
}

Draft draft_of(const Scenario& scenario, const LoadOptions& options, Problems& problems) {
    Draft draft(problems, options);
    draft.scenario.editions = scenario.editions;
    draft.scenario.names = scenario.names;
    draft.scenario.game.start = scenario.game.start;
    draft.scenario.game.turns = scenario.game.turns;
    draft.knows_editions = draft.knows_players = true;
    draft.has_messages = scenario.game.start.has_messengers;
    draft.wide_places =
        answer_among(outranking(options.rulings, scenario.rulings), QuestionId::laps) == kSameLap;
    return draft;
}

std::vector<Scenario> load_scenarios(SourcePtr source, const LoadOptions& options, Diagnostics& diagnostics) {
    std::vector<Scenario> scenarios;
    Problems problems(without_mark(std::move(source)));
    if (!check_text(problems)) {
        problems.move_to(diagnostics);
        return scenarios;
    }
    const CleanText text(problems.source()->text);
    const std::vector<DocumentText> documents = split_documents(text, problems);
    if (documents.empty() && problems.size() == 0)
        problems.add(DiagnosticId::empty_file, SourceSpan{}, "the file holds no scenario");
    for (const DocumentText& document : documents) {
        const std::size_t before = problems.size();
        if (document.refused) continue;
        const std::optional<Node> root = read_tree(text, document, problems);
        auto scenario = root ? read_scenario(*root, document.number, options, problems) : std::nullopt;
        if (scenario && problems.size() == before && !problems.full())
            scenarios.push_back(*std::move(scenario));
    }
    problems.move_to(diagnostics);
    return scenarios;
}

SourcePtr read_source(const std::string& path, Diagnostics& diagnostics, std::string_view on_line) {
    std::error_code ignored;
    if (path != "-" && std::filesystem::is_directory(path, ignored)) {
        report_unreadable(path, "it is a directory",
                          "expected a file; 'robbers test FOLDER' runs those in a folder", diagnostics);
        return nullptr;
    }
    FileBytes read = read_bytes(path, kMaxFileBytes);
    if (read.error != 0) {
        report_unreadable(path, reason_of(read.error), looks_like_a_line(path) ? on_line : "", diagnostics);
        return nullptr;
    }
    return std::make_shared<SourceText>(SourceText{path, std::move(read.bytes)});
}

Diagnostic repeated_id(const Scenario& scenario, const Scenario& first) {
    const bool names_one = scenario.id_span != scenario.span;
    return {DiagnosticId::duplicate_id,
            fmt::format("the id {} is taken already", in_quotes(scenario.id)),
            names_one ? "" : "expected an 'id:' of its own; without one the file's name is the id",
            scenario.source,
            scenario.id_span,
            {{"it is the id of this scenario", first.id_span, first.source}}};
}

void check_unique_ids(const std::vector<Scenario>& scenarios, Diagnostics& diagnostics) {
    std::map<std::string_view, const Scenario*> seen;
    for (const Scenario& scenario : scenarios) {
        const auto [first, is_new] = seen.emplace(scenario.id, &scenario);
        if (!is_new) diagnostics.add(repeated_id(scenario, *first->second));
    }
}

}  // namespace robbers
