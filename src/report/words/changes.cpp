// Compares outcomes with the start and with each other. How a change is said is decided in
// outcome_text.cpp.
#include "report/words/changes.h"

#include <algorithm>
#include <iterator>

namespace robbers {

namespace {

Change begun(Player player, ChangeKind kind) {
    Change change;
    change.player = player;
    change.kind = kind;
    return change;
}

void add_moves(Changes& changes, const Position& start, const Position& end, Player player) {
    for (int kind = 0; kind < start.figures_each(); ++kind) {
        const Figure figure{player, static_cast<FigureKind>(kind)};
        if (start.points(figure) == end.points(figure)) continue;
        Change change = begun(player, ChangeKind::figure_moved);
        change.figure = figure;
        change.points_before = start.points(figure);
        change.points = end.points(figure);
        changes.push_back(change);
    }
    if (start.robber(player) == end.robber(player)) return;
    Change change = begun(player, ChangeKind::robber_moved);
    change.place_before = start.robber(player);
    change.place = end.robber(player);
    changes.push_back(change);
}

}  // namespace

Changes changes_of(const Position& start, const Outcome& outcome) {
    Changes changes;
    for (int i = 0; i < start.player_count; ++i) add_moves(changes, start, outcome.position, player_at(i));
    for (const Transfer& transfer : outcome.transfers) {
        Change change = begun(transfer.to, ChangeKind::took);
        change.figure = transfer.from;
        change.turn = transfer.turn;
        change.points = transfer.points;
        changes.push_back(change);
    }
    for (const Message& message : outcome.messages) {
        Change change = begun(message.player, ChangeKind::drew);
        change.turn = message.turn;
        changes.push_back(change);
    }
    std::ranges::sort(changes);
    return changes;
}

Changes in_both(const Changes& a, const Changes& b) {
    Changes both;
    std::ranges::set_intersection(a, b, std::back_inserter(both));
    return both;
}

Changes without(const Changes& all, const Changes& some) {
    Changes rest;
    std::ranges::set_difference(all, some, std::back_inserter(rest));
    return rest;
}

Changes in_every(const Position& start, const Adjudication& adjudication) {
    Changes shared;
    for (std::size_t at = 0; at < adjudication.size(); ++at) {
        const Changes changes = changes_of(start, adjudication.outcome(at).outcome);
        shared = at == 0 ? changes : in_both(shared, changes);
        if (shared.empty()) break;
    }
    return shared;
}

}  // namespace robbers
