// Reads what a scenario says about itself, what its other parts depend on (expansions and rulings), and who
// plays and what stands where at the start.
#include <fmt/format.h>

#include <algorithm>

#include "scenario/names.h"
#include "scenario/reader.h"
#include "support/slips.h"

namespace robbers {

namespace {

void read_expansions(Draft& draft, const Node& node) {
    constexpr std::string_view kExpansions[] = {"messages"};
    const std::vector<std::string> names = read_lines(draft, node, "'expansions'");
    draft.has_messages = std::find(names.begin(), names.end(), kExpansions[0]) != names.end();
    for (const Node& item : node.items) {
        if (item.kind == NodeKind::scalar && item.text != kExpansions[0]) {
            draft.report(DiagnosticId::unknown_word, item.span,
                         fmt::format("no expansion is called {}", in_quotes(item.text)),
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
    const bool names_none = node == nullptr && draft.options.editions.empty();
    if (names_none && !draft.options.usual.empty()) {
        draft.scenario.editions = draft.options.usual;
        draft.knows_editions = true;
    } else if (names_none && fields.is_mapping()) {
        draft.report(DiagnosticId::no_edition, fields.span(), "the scenario names no edition",
                     draft.advice("expected 'edition: c2' or the like, or --edition",
                                  "expected '-e c2' or the like on the command line; "
                                  "'robbers list editions' names them all"));
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

namespace {

void check_name(Draft& draft, const Node& key) {
    if (!check_yaml_word(draft, key)) return;
    if (const auto foreign = typographic(key.text)) {
        std::string plain = without_typographic(key.text);
        std::erase(plain, ' ');
        draft.report(DiagnosticId::bad_player_name, key.span, fmt::format("A name has no {}.", foreign->name),
                     fmt::format("Write '{}'.", visible(plain)));
    } else if (!is_player_name(key.text)) {
        draft.report(DiagnosticId::bad_player_name, key.span,
                     fmt::format("{} is no name for a player", in_quotes(key.text)),
                     "expected 1 to 24 letters, digits, '_' and '-', beginning "
                     "with a letter");
    } else if (is_reserved_name(key.text)) {
        draft.report(DiagnosticId::reserved_name, key.span,
                     fmt::format("{} is a word of the scenario format, not a player", in_quotes(key.text)),
                     fmt::format("Write another name, as '{}1'.", key.text));
    }
}

void read_figures(Draft& draft, const Node& node, const std::string& name, Standing& standing) {
    const std::string what = "the position of " + in_quotes(name);
    const Fields fields(draft, node, what, {"meeple", "messenger", "robber"});
    for (const FigureKind kind : all_values<FigureKind>()) {
        const NodeEntry* entry = fields.entry(spelling(kind));
        if (entry == nullptr) continue;
        if (kind == FigureKind::messenger && !check_messages(draft, entry->key.span, "a messenger")) continue;
        standing.points[static_cast<std::size_t>(index(kind))] =
            read_points(draft, entry->value, fmt::format("'{}'", spelling(kind)), kFigureBounds).value_or(0);
    }
    if (const Node* robber = fields.find("robber"))
        standing.robber =
            read_place(draft, *robber, "'robber'", place_bounds(draft)).value_or(Place::supply());
}

void read_standing(Draft& draft, const NodeEntry& entry, Standing& standing) {
    if (entry.value.kind == NodeKind::mapping)
        return read_figures(draft, entry.value, entry.key.text, standing);
    const std::string what = "the position of " + in_quotes(entry.key.text);
    if (entry.value.kind != NodeKind::scalar)
        return report_wrong_type(draft, entry.value, what, "points or a mapping");
    standing.points[0] = read_points(draft, entry.value, what, kFigureBounds).value_or(0);
}

}  // namespace

void read_players(Draft& draft, const Fields& fields) {
    Position& start = draft.scenario.game.start;
    start.has_messengers = draft.has_messages;
    const Node* players = fields.require("players");
    if (players == nullptr) return;
    if (players->kind != NodeKind::mapping)
        return report_wrong_type(draft, *players, "'players'", "a mapping of names to positions");
    const std::size_t count = players->entries.size();
    const std::size_t kept = std::min<std::size_t>(count, kMaxPlayers);
    for (std::size_t i = 0; i < kept; ++i) {
        check_name(draft, players->entries[i].key);
        read_standing(draft, players->entries[i], start.standings[i]);
        draft.scenario.names.push_back(players->entries[i].key.text);
    }
    draft.knows_players = count == kept;
    if (count < kMinPlayers || count > kMaxPlayers) {
        draft.report(DiagnosticId::player_count,
                     count > kept ? players->entries[kept].key.span : fields.entry("players")->key.span,
                     fmt::format("there {} {}", count == 1 ? "is" : "are", counted(count, "player")),
                     fmt::format("expected {} to {} players", kMinPlayers, kMaxPlayers));
    }
    start.player_count = static_cast<std::uint8_t>(kept);
}

}  // namespace robbers
