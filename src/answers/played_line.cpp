// Reads what happened in a line. What of it decides something is for others to say.
#include "answers/played_line.h"

#include <algorithm>

#include "rules/rule_points.h"

namespace robbers {

namespace {

/// Where the player's robber is after `fact` if it was at `place` before.
Place place_after(const Fact& fact, Player owner, Place place) {
    if (fact.player != owner) return place;
    switch (fact.kind) {
        case FactKind::robber_placed:
        case FactKind::robber_moved:
        case FactKind::robber_carried: return fact.to;
        case FactKind::robber_returned: return Place::supply();
        default: return place;
    }
}

/// Whether the fact moves its figure to `Fact::to`.
bool is_movement(const Fact& fact) {
    return fact.kind == FactKind::stolen_booked ||
           (fact.kind != FactKind::paid && is_movement_of(fact, fact.figure.player));
}

}  // namespace

bool PlayedLine::prints(ClauseId clause) const { return info(clause).editions.contains(rules.printed_in); }

void PlayedLine::walk(Player owner, const std::function<void(const Fact&, Place)>& visit) const {
    Place place = start.robber(owner);
    for (const Fact& fact : trace) {
        visit(fact, place);
        place = place_after(fact, owner, place);
    }
}

Place PlayedLine::place_of(Figure figure, std::size_t before) const {
    for (std::size_t at = std::min(before, trace.size()); at-- > 0;)
        if (trace[at].figure == figure && is_movement(trace[at])) return trace[at].to;
    const Points points = start.points(figure);
    return Place::space(rules.laps.is(Laps::same_lap) ? points : ring_space(points));
}

bool PlayedLine::has_others(Player owner, Place place, std::size_t before) const {
    for (int i = 0; i < start.player_count; ++i) {
        if (player_at(i) == owner) continue;
        if (place_of({player_at(i), FigureKind::meeple}, before) == place) return true;
        if (start.has_messengers && place_of({player_at(i), FigureKind::messenger}, before) == place)
            return true;
    }
    return false;
}

Place PlayedLine::last_space_of_robber(Player owner) const {
    Place last;
    walk(owner, [&](const Fact&, Place place) {
        if (!place.is_supply()) last = place;
    });
    return last;
}

bool cites(const Fact& fact, ClauseId clause) {
    return std::ranges::find(fact.clauses, clause) != fact.clauses.end();
}

bool is_same_event(const Fact& one, const Fact& other) {
    return one.turn == other.turn && one.event == other.event;
}

bool is_movement_of(const Fact& fact, Player player) {
    switch (fact.kind) {
        case FactKind::moved_forward:
        case FactKind::moved_back:
        case FactKind::stopped_at_zero:
        case FactKind::nothing_scored:
        case FactKind::paid:
        case FactKind::end_bonus:
        case FactKind::final_scored: return fact.figure.player == player;
        default: return false;
    }
}

bool is_about_robber(const Fact& fact, Player owner) {
    switch (fact.kind) {
        case FactKind::robber_returned:
        case FactKind::robber_carried:
        case FactKind::robber_stayed:
        case FactKind::robs_instead:
        case FactKind::not_robbed: return fact.player == owner;
        default: return is_placement(fact, owner);
    }
}

bool is_placement(const Fact& fact, Player owner) {
    switch (fact.kind) {
        case FactKind::robber_placed:
        case FactKind::robber_moved:
        case FactKind::robber_kept:
        case FactKind::placement_declined: return fact.player == owner;
        default: return false;
    }
}

}  // namespace robbers
