// Reads what a scenario expects, group by group, and what players claim; refuses what could never fail.
#include <fmt/format.h>

#include <algorithm>

#include "scenario/claim_reader.h"
#include "scenario/reader.h"

namespace robbers {
namespace {

constexpr std::string_view kChecks[] = {"exactly",  "includes", "always", "never",
                                        "outcomes", "lines",    "error",  "cites"};
constexpr std::int64_t kMostOutcomes = 999'999'999'999'999'999;

void read_pattern_list(Draft& draft, const NodeEntry& entry, PatternMode mode, Bounds places,
                       Expectation& group) {
    const auto* items = read_list(draft, entry.value, fmt::format("'{}'", entry.key.text));
    if (items == nullptr) return;
    PatternList list{mode, {}, entry.key.span};
    for (const Node& item : *items)
        if (auto pattern = read_pattern(draft, item, places)) list.patterns.push_back(*std::move(pattern));
    group.lists.push_back(std::move(list));
}

/// A number of lines has any number of digits, so it stays a text; as the JSON result has it, it may be
/// quoted.
std::optional<std::string> read_line_count(Draft& draft, const Node& node) {
    auto text = read_scalar(draft, node, "'lines'", "a number of lines");
    if (!text) return std::nullopt;
    const bool digits = !text->empty() &&
                        std::all_of(text->begin(), text->end(), [](char c) { return c >= '0' && c <= '9'; });
    if (!digits || text->front() == '0') {
        const bool zero = *text == "0";
        draft.report(zero ? DiagnosticId::number_out_of_range : DiagnosticId::bad_number, node.span,
                     zero ? "'lines': '0' is too small"
                          : fmt::format("'lines': {} is no number of lines", in_quotes(*text)),
                     "expected a whole number from 1");
        return std::nullopt;
    }
    return text;
}

void read_cites(Draft& draft, const Node& node, std::vector<ClauseId>& cites) {
    const auto* items = read_list(draft, node, "'cites'");
    if (items == nullptr) return;
    for (const Node& item : *items) {
        const auto word = read_scalar(draft, item, "a clause", "a clause such as STL-1");
        if (!word) continue;
        const auto clause = from_spelling<ClauseId>(*word);
        if (!clause) {
            const auto near = nearest_word(*word, Vocabulary<ClauseId>::words);
            draft.report(DiagnosticId::unknown_clause, item.span,
                         fmt::format("no clause is called {}", in_quotes(*word)),
                         near ? fmt::format("did you mean '{}'?", *near) : "expected a clause such as STL-1");
        } else if (std::find(cites.begin(), cites.end(), *clause) != cites.end()) {
            draft.report(DiagnosticId::duplicate_entry, item.span,
                         fmt::format("'cites' has {} twice", in_quotes(*word)));
        } else {
            cites.push_back(*clause);
        }
    }
}

/// The editions of a group; reports those that the scenario does not name.
void read_group_editions(Draft& draft, const Node& node, Expectation& group) {
    if (node.kind == NodeKind::scalar && node.text == "all") return;
    const auto editions = read_editions(draft, node);
    if (!editions) return;
    group.editions = *editions;
    const std::vector<EditionId>& named = draft.editions();
    for (const EditionId edition : group.editions) {
        if (!draft.knows_editions || named.empty() ||
            std::find(named.begin(), named.end(), edition) != named.end())
            continue;
        const std::vector<const Node*> entries = read_one_or_more(draft, node, "'edition'");
        const auto entry = std::find_if(entries.begin(), entries.end(), [&](const Node* candidate) {
            return edition_named(candidate->text) == edition;
        });
        draft.report(DiagnosticId::edition_not_run, entry == entries.end() ? node.span : (*entry)->span,
                     fmt::format("the scenario is not for the edition '{}'", spelling(edition)),
                     "expected an edition of the scenario's 'edition'");
    }
}

void read_group_rulings(Draft& draft, const Node& node, Expectation& group) {
    const std::vector<EditionId> editions = !draft.knows_editions    ? std::vector<EditionId>{}
                                            : group.editions.empty() ? draft.editions()
                                                                     : group.editions;
    group.rulings =
        read_rulings(draft, node, editions, outranking(draft.scenario.rulings, draft.options.rulings));
}

/// The bounds of a robber's space in the patterns of a group: its own ruling on `laps` counts.
Bounds group_places(const Draft& draft, const Expectation& group) {
    const std::vector<Ruling> in_force =
        outranking(group.rulings, outranking(draft.options.rulings, draft.scenario.rulings));
    return answer_among(in_force, QuestionId::laps) == kSameLap ? kComputedBounds
                                                                : Bounds{0, kRingSpaces - 1};
}

void read_checks(Draft& draft, const Fields& fields, Expectation& group) {
    const Bounds places = group_places(draft, group);
    for (const PatternMode mode : all_values<PatternMode>())
        if (const NodeEntry* entry = fields.entry(spelling(mode)))
            read_pattern_list(draft, *entry, mode, places, group);
    if (const Node* outcomes = fields.find("outcomes")) {
        group.outcomes_span = outcomes->span;
        const auto number = read_number(draft, *outcomes, "'outcomes'", {1, kMostOutcomes});
        if (number) group.outcomes = static_cast<std::uint64_t>(*number);
    }
    if (const Node* lines = fields.find("lines")) {
        group.lines_span = lines->span;
        group.lines = read_line_count(draft, *lines);
    }
    if (const Node* error = fields.find("error")) {
        group.error_span = error->span;
        group.error = read_word<RefusalWord>(draft, *error, "'error'", DiagnosticId::unknown_word);
    }
    if (const Node* cites = fields.find("cites")) {
        group.cites_span = cites->span;
        read_cites(draft, *cites, group.cites);
    }
}

/// Reports a group that checks nothing, or something of a scenario that is to be refused.
void check_group(Draft& draft, const Fields& fields) {
    std::vector<const NodeEntry*> checks;
    for (const std::string_view check : kChecks)
        if (const NodeEntry* entry = fields.entry(check)) checks.push_back(entry);
    if (checks.empty() && fields.is_mapping() && !fields.has_unknown())
        draft.report(DiagnosticId::empty_expectation, fields.span(), "this expects nothing",
                     "expected " + one_of(kChecks));
    const NodeEntry* error = fields.entry("error");
    if (error == nullptr) return;
    for (const NodeEntry* check : checks) {
        if (check != error) {
            draft.report(DiagnosticId::contradictory_expectation, check->key.span,
                         fmt::format("a scenario that is refused has nothing for '{}'", check->key.text), {},
                         {{"the refusal is expected here", error->key.span}});
        }
    }
}

void read_group(Draft& draft, const Node& node, bool in_list) {
    const Fields fields(draft, node, "an expectation",
                        {"edition", "rulings", "exactly", "includes", "always", "never", "outcomes", "lines",
                         "error", "cites", "xfail"});
    Expectation group;
    group.span = fields.span();
    const Node* edition = in_list ? fields.require("edition") : fields.find("edition");
    if (edition) read_group_editions(draft, *edition, group);
    if (const Node* rulings = fields.find("rulings")) read_group_rulings(draft, *rulings, group);
    read_checks(draft, fields, group);
    check_group(draft, fields);
    if (const Node* xfail = fields.find("xfail"))
        group.xfail = read_prose(draft, *xfail, "'xfail'").value_or("");
    draft.scenario.expectations.push_back(std::move(group));
}

}  // namespace

void read_expectations(Draft& draft, const Fields& fields) {
    const Node* node = fields.find("expect");
    if (node == nullptr) return;
    if (node->kind == NodeKind::mapping) return read_group(draft, *node, false);
    if (node->kind != NodeKind::sequence)
        return report_wrong_type(draft, *node, "'expect'", "a mapping or a list of mappings");
    if (const auto* groups = read_list(draft, *node, "'expect'"))
        for (const Node& group : *groups) read_group(draft, group, true);
}

namespace {

/// The place in the file of a text that is written there as it is, and not folded or escaped.
std::optional<SourcePosition> place_of_words(const Draft& draft, const Node& node) {
    const SourcePtr& source = draft.problems.source();
    const std::string_view line = source ? source->line(node.span.begin.line) : std::string_view();
    const auto column = static_cast<std::size_t>(node.span.begin.column) - (node.plain ? 1 : 0);
    if (column > line.size() || !line.substr(column).starts_with(node.text)) return std::nullopt;
    return SourcePosition{node.span.begin.line, static_cast<int>(column) + 1};
}

/// A pattern, a list of patterns, or a claim in words.
std::vector<Pattern> read_says(Draft& draft, const Node& node, Bounds places) {
    if (node.kind == NodeKind::scalar) {
        const CleanText text(node.text);
        return read_claim_words(draft, LineWords(text, place_of_words(draft, node), node.span), places);
    }
    std::vector<Pattern> patterns;
    for (const Node* item : read_one_or_more(draft, node, "'says'"))
        if (auto pattern = read_pattern(draft, *item, places)) patterns.push_back(*std::move(pattern));
    return patterns;
}

}  // namespace

void read_claims(Draft& draft, const Fields& fields) {
    const Node* node = fields.find("claims");
    const auto* items = node ? read_any_list(draft, *node, "'claims'") : nullptr;
    if (items == nullptr) return;
    const Bounds places = group_places(draft, Expectation{});
    for (const Node& item : *items) {
        const Fields of_claim(draft, item, "a claim", {"by", "says", "because"});
        Claim claim;
        claim.span = of_claim.span();
        if (const Node* by = of_claim.find("by")) claim.by = read_player(draft, *by, "'by'");
        const Node* says = of_claim.require("says");
        if (says) claim.says = read_says(draft, *says, places);
        if (const Node* because = of_claim.find("because"))
            claim.because = read_prose(draft, *because, "'because'").value_or("");
        draft.scenario.claims.push_back(std::move(claim));
    }
}

}  // namespace robbers
