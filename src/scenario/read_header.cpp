// Reads what a scenario says about itself, and what its other parts depend on: expansions and rulings.
#include <fmt/format.h>

#include <algorithm>

#include "scenario/parts.h"

namespace robbers {
namespace {

void read_expansions(Draft& draft, const Node& node) {
    constexpr std::string_view kExpansions[] = {"messages"};
    const std::vector<std::string> names = read_lines(draft, node, "'expansions'");
    draft.has_messages = std::find(names.begin(), names.end(), kExpansions[0]) != names.end();
    for (const Node& item : node.items) {
        if (item.kind == NodeKind::scalar && item.text != kExpansions[0]) {
            draft.report(DiagnosticId::unknown_word, item.span,
                         fmt::format("there is no expansion {}", in_quotes(item.text)),
                         suggestion(item.text, kExpansions));
        }
    }
}

/// Whether an expectation insists on the usual spaces, although the scenario may not.
bool expects_same_space(const Node* expect) {
    const auto says_so = [](const Node& group) {
        for (const NodeEntry& entry : group.entries) {
            if (entry.key.text == "rulings") {
                for (const NodeEntry& ruling : entry.value.entries) {
                    if (ruling.key.text == spelling(QuestionId::laps) &&
                        ruling.value.text == info(QuestionId::laps).answers[0].id)
                        return true;
                }
            }
        }
        return false;
    };
    return expect != nullptr &&
           (says_so(*expect) || std::any_of(expect->items.begin(), expect->items.end(), says_so));
}

void read_texts(Draft& draft, const Fields& fields) {
    if (const Node* title = fields.require("scenario"))
        draft.scenario.title = read_line(draft, *title, "the title").value_or("");
    if (const Node* id = fields.find("id")) {
        draft.scenario.id = read_line(draft, *id, "'id'").value_or("");
        draft.scenario.id_span = id->span;
    }
    if (const Node* about = fields.find("about"))
        draft.scenario.about = read_prose(draft, *about, "'about'").value_or("");
    if (const Node* sources = fields.find("sources"))
        draft.scenario.sources = read_lines(draft, *sources, "'sources'");
    if (const Node* tags = fields.find("tags")) draft.scenario.tags = read_lines(draft, *tags, "'tags'");
}

void read_scenario_editions(Draft& draft, const Fields& fields) {
    const Node* node = fields.find("edition");
    if (node == nullptr && draft.options.editions.empty() && fields.is_mapping()) {
        draft.report(
            DiagnosticId::no_edition, fields.span(), "the scenario names no edition",
            draft.advice(
                "expected 'edition: c2' or the like, or --edition",
                "expected '-e c2' or the like on the command line; 'robbers list editions' names them all"));
    } else if (node == nullptr) {
        draft.knows_editions = true;
    } else if (auto editions = read_editions(draft, *node)) {
        draft.scenario.editions = *std::move(editions);
        draft.knows_editions = true;
    }
}

}  // namespace

void read_header(Draft& draft, const Fields& fields) {
    read_texts(draft, fields);
    if (const Node* expansions = fields.find("expansions")) read_expansions(draft, *expansions);
    read_scenario_editions(draft, fields);
    if (const Node* rulings = fields.find("rulings")) {
        draft.scenario.rulings =
            read_rulings(draft, *rulings, draft.knows_editions ? draft.editions() : std::vector<EditionId>{},
                         draft.options.rulings);
    }
    const std::vector<Ruling> in_force = outranking(draft.options.rulings, draft.scenario.rulings);
    draft.wide_places =
        answer_among(in_force, QuestionId::laps) == kSameLap && !expects_same_space(fields.find("expect"));
    draft.narrowed_places =
        !draft.wide_places && answer_among(draft.scenario.rulings, QuestionId::laps) == kSameLap;
}

}  // namespace robbers
