// Reads patterns: what an outcome must look like, as expectations and claims say it.
#include <fmt/format.h>

#include <algorithm>

#include "scenario/reader.h"

namespace robbers {
namespace {

std::optional<int> read_pattern_turn(Draft& draft, const Fields& fields) {
    const Node* node = fields.find("turn");
    const auto number =
        node ? read_number(draft, *node, "'turn'", {1, static_cast<std::int64_t>(kMaxTurns)}) : std::nullopt;
    if (!number) return std::nullopt;
    const std::size_t turns = draft.scenario.game.turns.size();
    if (static_cast<std::size_t>(*number) > turns && turns > 0) {
        draft.report(DiagnosticId::no_such_turn, node->span,
                     fmt::format("the scenario has no turn {}", *number),
                     fmt::format("the scenario has {}", counted(turns, "turn")));
    }
    return static_cast<int>(*number);
}

void read_transfer(Draft& draft, const Node& node, std::vector<TransferPattern>& transfers) {
    const Fields fields(draft, node, "a transfer", {"from", "figure", "to", "points", "turn"});
    TransferPattern transfer;
    if (const Node* from = fields.require("from"))
        transfer.from = read_player(draft, *from, "'from'").value_or(Player{});
    if (const Node* to = fields.require("to"))
        transfer.to = read_player(draft, *to, "'to'").value_or(Player{});
    if (const Node* points = fields.require("points"))
        transfer.points = read_points(draft, *points, "'points'", {1, kComputedBounds.most}).value_or(1);
    if (const Node* figure = fields.find("figure"))
        transfer.figure = read_figure_kind(draft, *figure, "'figure'");
    transfer.turn = read_pattern_turn(draft, fields);
    transfers.push_back(transfer);
}

void read_message(Draft& draft, const Node& node, std::vector<MessagePattern>& messages) {
    MessagePattern message;
    if (node.kind == NodeKind::mapping) {
        const Fields fields(draft, node, "a message", {"player", "turn"});
        if (const Node* player = fields.require("player"))
            message.player = read_player(draft, *player, "'player'").value_or(Player{});
        message.turn = read_pattern_turn(draft, fields);
    } else {
        message.player = read_player(draft, node, "a message").value_or(Player{});
    }
    messages.push_back(message);
}

/// A complete list, which may be empty: none at all.
template <class Read>
void read_complete_list(Draft& draft, const Node& node, std::string_view what, Read&& read) {
    if (node.kind != NodeKind::sequence) report_wrong_type(draft, node, what, "a list, [] for none");
    for (const Node& item : node.items) read(item);
}

void read_player_fields(Draft& draft, const Node& node, std::string_view name, PlayerPattern& pattern,
                        Bounds places) {
    const Fields fields(draft, node, fmt::format("the pattern of {}", in_quotes(name)),
                        {"total", "meeple", "messenger", "robber", "stole", "gained"});
    if (fields.is_mapping() && node.entries.empty())
        draft.report(DiagnosticId::empty_pattern, node.span,
                     fmt::format("the pattern of {} asks for nothing", in_quotes(name)));
    const auto number = [&](std::string_view key, Bounds bounds) -> std::optional<Points> {
        const Node* value = fields.find(key);
        return value ? read_points(draft, *value, fmt::format("'{}'", key), bounds) : std::nullopt;
    };
    pattern.total = number("total", kComputedBounds);
    pattern.meeple = number("meeple", kComputedBounds);
    if (const NodeEntry* messenger = fields.entry("messenger"))
        if (check_messages(draft, messenger->key.span, "a messenger"))
            pattern.messenger = number("messenger", kComputedBounds);
    if (const Node* robber = fields.find("robber"))
        pattern.robber = read_place(draft, *robber, "'robber'", places);
    pattern.stole = number("stole", {0, kComputedBounds.most});
    pattern.gained = number("gained", kComputedBounds);
}

/// Whether the key is one of the words of a pattern, misspelt, and no player.
bool is_misspelt_word(Draft& draft, const Node& key) {
    constexpr std::string_view kWords[] = {"transfers", "messages"};
    const std::vector<std::string>& names = draft.scenario.names;
    if (std::find(names.begin(), names.end(), key.text) != names.end()) return false;
    if (nearest_word(key.text, views_of(names)) || !nearest_word(key.text, kWords)) return false;
    draft.report(DiagnosticId::unknown_key, key.span,
                 fmt::format("a pattern has no key {}", in_quotes(key.text)), suggestion(key.text, kWords));
    return true;
}

void read_player_pattern(Draft& draft, const NodeEntry& entry, Pattern& pattern, Bounds places) {
    if (is_misspelt_word(draft, entry.key)) return;
    const auto player = read_player(draft, entry.key, "a key of a pattern");
    PlayerPattern of_player;
    of_player.player = player.value_or(Player{});
    if (entry.value.kind == NodeKind::mapping)
        read_player_fields(draft, entry.value, entry.key.text, of_player, places);
    else if (entry.value.kind == NodeKind::scalar) {
        of_player.total =
            read_points(draft, entry.value, "the total of " + in_quotes(entry.key.text), kComputedBounds);
    } else {
        report_wrong_type(draft, entry.value, "the pattern of " + in_quotes(entry.key.text),
                          "a total or a mapping");
    }
    pattern.players.push_back(of_player);
}

}  // namespace

std::optional<Pattern> read_pattern(Draft& draft, const Node& node, Bounds places) {
    if (node.kind != NodeKind::mapping) {
        report_wrong_type(draft, node, "a pattern", "a mapping such as {red: 12}");
        return std::nullopt;
    }
    if (node.entries.empty())
        draft.report(DiagnosticId::empty_pattern, node.span, "this pattern asks for nothing");
    Pattern pattern;
    pattern.span = node.span;
    for (const NodeEntry& entry : node.entries) {
        if (entry.key.text == "transfers") {
            auto& transfers = pattern.transfers.emplace();
            read_complete_list(draft, entry.value, "'transfers'",
                               [&](const Node& item) { read_transfer(draft, item, transfers); });
        } else if (entry.key.text == "messages") {
            auto& messages = pattern.messages.emplace();
            if (check_messages(draft, entry.key.span, "a message"))
                read_complete_list(draft, entry.value, "'messages'",
                                   [&](const Node& item) { read_message(draft, item, messages); });
        } else {
            read_player_pattern(draft, entry, pattern, places);
        }
    }
    return pattern;
}

}  // namespace robbers
