// Decides which clauses a person would name for what a robber's owner got, and why not more.
#include "answers/grounds.h"

#include "rules/rule_points.h"

namespace robbers {

namespace {

/// Whether the figure went over `place` without beginning or ending there.
bool is_passed(const Fact& movement, Place place) {
    if (place.is_supply()) return false;
    const Points ahead = place.value - movement.from.value;
    const Points steps = ahead < 0 ? ahead + kRingSpaces : ahead;
    return steps > 0 && steps < movement.points;
}

}  // namespace

void Grounds::add_loot() {
    if (wants_more()) {
        add_late_points();
        add_all(FactKind::not_robbed, kMostClauses);
        add_not_waited();
        add_one_victim();
    } else {
        add_duty_to_rob();
    }
    add_all(FactKind::stolen_booked, 1);
    add_all(FactKind::nothing_stolen, 1);
    if (!list_.empty() || !wants_more()) return;
    add_ways_back();
    // A robber that got nothing went along with a neighbour, or left the board, or it was too late for
    // it.
    for (const FactKind kind : {FactKind::robber_carried, FactKind::robber_stayed, FactKind::robs_instead,
                                FactKind::robber_returned})
        add_all(kind, 1);
}

void Grounds::add_late_points() {
    for (const Fact& loot : line_.trace) {
        if (loot.kind != FactKind::stolen_booked || loot.player != player_) continue;
        const bool has_late = has([&](const Fact& fact) {
            return fact.kind == FactKind::moved_forward && cites(fact, ClauseId::trn_5) &&
                   fact.turn == loot.turn && fact.figure.player == loot.victim.player;
        });
        if (has_late) add(ClauseId::trn_5);
    }
}

void Grounds::add_not_waited() {
    for (const Fact& loot : line_.trace) {
        if (loot.kind != FactKind::stolen_booked || loot.player != player_) continue;
        Place beside;
        for (const Fact& fact : line_.trace)
            if (fact.kind == FactKind::robber_returned && fact.player == player_ && is_same_event(fact, loot))
                beside = fact.from;
        const bool has_to_rob = has([&](const Fact& fact) {
            return fact.kind == FactKind::robbery_chosen && fact.player == player_ &&
                   is_same_event(fact, loot) && cites(fact, ClauseId::stl_11);
        });
        const bool is_more = has([&](const Fact& fact) {
            return fact.kind == FactKind::moved_forward && fact.turn == loot.turn &&
                   line_.number_of(fact) > line_.number_of(loot) && fact.figure.player != player_ &&
                   (fact.figure.player == loot.victim.player || fact.from == beside) &&
                   fact.points > loot.base;
        });
        if (!has_to_rob || !is_more) continue;
        add(ClauseId::stl_6);
        add(ClauseId::stl_11);
    }
}

void Grounds::add_one_victim() {
    const bool has_several = has([&](const Fact& fact) {
        return fact.kind == FactKind::robbery_chosen && fact.player == player_ && fact.options > 1;
    });
    if (has_several) add(line_.prints(ClauseId::trn_4) ? ClauseId::trn_4 : ClauseId::stl_12);
}

void Grounds::add_duty_to_rob() {
    const Points got = loot();
    const bool is_as_if = difference_.aspect == Aspect::stole ? difference_.wanted == 0 : -missing() == got;
    if (got > 0 && is_as_if) add_printed(ClauseId::stl_6);
}

void Grounds::add_ways_back() {
    for (const Fact& robber : line_.trace) {
        const bool was_beside =
            robber.kind == FactKind::robber_carried || robber.kind == FactKind::robber_stayed;
        if (!was_beside || robber.player != player_) continue;
        for (const Fact& fact : line_.trace)
            if (is_same_event(fact, robber) && fact.kind == FactKind::moved_back &&
                fact.figure == robber.figure)
                add(fact, 1);
    }
}

void Grounds::add_elsewhere(Place place) {
    if (line_.start.has_messengers) return add(ClauseId::msg_7);
    if (line_.rules.halved.is(Halved::whole_turn)) return add(ClauseId::trn_1);
    add(place.is_supply() ? ClauseId::stl_1 : ClauseId::stl_13);
}

bool Grounds::is_held_back(const Fact& movement, Place place) const {
    if (!line_.start.has_messengers || !line_.prints(ClauseId::trn_7) || place.is_supply()) return false;
    const bool is_meeple = movement.figure.kind == FigureKind::meeple;
    const Figure other{movement.figure.player, is_meeple ? FigureKind::messenger : FigureKind::meeple};
    const auto scorings = std::ranges::count_if(line_.trace, [&](const Fact& fact) {
        return fact.kind == FactKind::moved_forward && fact.turn == movement.turn &&
               fact.figure == movement.figure;
    });
    return scorings > 1 && line_.place_of(other, line_.number_of(movement)) == place;
}

void Grounds::add_misses() {
    const bool was_empty = list_.empty();
    std::optional<Place> elsewhere;
    bool is_late = false;
    bool is_held = false;
    line_.walk(player_, [&](const Fact& fact, Place place) {
        const bool may_be_robbed = fact.kind == FactKind::moved_forward ||
                                   fact.kind == FactKind::nothing_scored ||
                                   fact.kind == FactKind::final_scored;
        if (!may_be_robbed || fact.figure.player == player_) return;
        if (fact.from == place) return add(fact, 1);
        if (cites(fact, ClauseId::trn_2) && is_passed(fact, place)) return add(ClauseId::trn_3);
        if (fact.kind != FactKind::moved_forward) return;
        if (cites(fact, ClauseId::trn_5)) {
            is_late = true;
        } else {
            elsewhere = place;
            is_held = is_held || is_held_back(fact, place);
        }
    });
    if (!was_empty || !list_.empty()) return;
    if (is_late) add(ClauseId::trn_5);
    if (is_held) add(ClauseId::trn_7);
    if (elsewhere && !is_held) add_elsewhere(*elsewhere);
}

void Grounds::add_end() {
    const Place last = line_.last_space_of_robber(player_);
    for (const Fact& fact : line_.trace) {
        const bool is_final = fact.kind == FactKind::final_scored && fact.figure.player != player_ &&
                              !last.is_supply() && fact.points > 0;
        if (is_final && half_rounded_up(fact.points) == missing()) add(ClauseId::end_4);
        const bool is_left = fact.kind == FactKind::robber_returned && fact.player == player_;
        if (is_left && cites(fact, ClauseId::end_3) && missing() == kEndBonusPoints) add(ClauseId::end_3);
    }
}

}  // namespace robbers
