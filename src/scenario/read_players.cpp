// Reads who plays and what stands where at the start.
#include <fmt/format.h>

#include <algorithm>

#include "scenario/names.h"
#include "scenario/parts.h"

namespace robbers {
namespace {

void check_name(Draft& draft, const Node& key) {
    if (!check_yaml_word(draft, key)) return;
    if (!is_player_name(key.text)) {
        draft.report(DiagnosticId::bad_player_name, key.span,
                     fmt::format("{} is no name for a player", in_quotes(key.text)),
                     "expected 1 to 24 letters, digits, '_' and '-', beginning with a letter");
    } else if (is_reserved_name(key.text)) {
        draft.report(DiagnosticId::reserved_name, key.span,
                     fmt::format("{} is a word of the scenario format, not a player", in_quotes(key.text)));
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
