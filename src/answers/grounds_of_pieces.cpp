// Decides which clauses a person would name for where a robber is, and for messages.
#include "answers/grounds.h"

namespace robbers {

void Grounds::add_robber() {
    add_stops();
    add_left_place();
    for (auto fact = line_.trace.rbegin(); fact != line_.trace.rend(); ++fact)
        if (is_about_robber(*fact, player_)) add(*fact);
    for (auto fact = line_.trace.rbegin(); list_.empty() && fact != line_.trace.rend(); ++fact) {
        const bool is_right = fact->kind == FactKind::right_ends || fact->kind == FactKind::robber_placed ||
                              fact->kind == FactKind::placement_declined;
        if (is_right) add(*fact, 1);
    }
    if (list_.empty()) add_idle_robber();
}

void Grounds::add_stops() {
    const Place wanted{difference_.wanted};
    line_.walk(player_, [&](const Fact& fact, Place place) {
        if (fact.kind == FactKind::stopped_at_zero && fact.from == place) add(ClauseId::brd_4);
        const bool is_new = is_placement(fact, player_) && !wanted.is_supply() && wanted != place;
        if (is_new && !line_.has_others(player_, wanted, line_.number_of(fact))) add(ClauseId::plc_4);
    });
}

void Grounds::add_left_place() {
    for (const Fact& returned : line_.trace) {
        const bool is_left = returned.kind == FactKind::robber_returned && returned.player == player_ &&
                             returned.from == Place{difference_.wanted};
        if (!is_left) continue;
        const auto is_robbing = [&](FactKind kind, ClauseId clause) {
            return has([&](const Fact& fact) {
                return fact.kind == kind && fact.player == player_ && is_same_event(fact, returned) &&
                       cites(fact, clause);
            });
        };
        if (is_robbing(FactKind::candidate, ClauseId::stl_14)) add(ClauseId::stl_14);
        if (is_robbing(FactKind::stolen_booked, ClauseId::stl_3)) add_printed(ClauseId::stl_6);
    }
}

void Grounds::add_idle_robber() {
    if (Place{difference_.wanted}.is_supply()) {
        add_misses();
        if (list_.empty()) add_elsewhere(line_.start.robber(player_));
        return;
    }
    line_.walk(player_, [&](const Fact& fact, Place place) {
        if (fact.kind == FactKind::nothing_scored && fact.from == place) add(ClauseId::stl_15);
    });
    if (list_.empty() && !has([](const Fact& fact) { return fact.kind == FactKind::bag_drawn; }))
        add(ClauseId::plc_1);
}

void Grounds::add_messages() {
    if (wants_more()) return add_missing_messages();
    for (const Fact& fact : line_.trace)
        if (fact.kind == FactKind::message_drawn || fact.kind == FactKind::landed_on_dark) add(fact);
    if (list_.empty()) add(ClauseId::msg_3);
}

void Grounds::add_missing_messages() {
    for (const Fact& fact : line_.trace)
        if (fact.kind == FactKind::no_message && fact.player == player_)
            for (auto clause = fact.clauses.rbegin(); clause != fact.clauses.rend(); ++clause) add(*clause);
    if (difference_.found > 0) add(ClauseId::msg_4);
    const auto is_landing = [&](const Fact& fact) {
        return fact.kind == FactKind::landed_on_dark && fact.player == player_;
    };
    for (const Fact& fact : line_.trace)
        if (!has(is_landing)) add_vain_landing(fact);
    if (!list_.empty()) return;
    add(ClauseId::brd_5);
    add(ClauseId::msg_3);
}

void Grounds::add_vain_landing(const Fact& fact) {
    if (fact.kind == FactKind::robber_returned && fact.player == player_ && cites(fact, ClauseId::end_3))
        return add(ClauseId::end_3);
    const bool is_booked = fact.kind == FactKind::stolen_booked && fact.player == player_;
    if (!is_booked && !is_movement_of(fact, player_)) return;
    if (fact.to.is_supply() || !is_dark(fact.to.value)) return;
    const bool is_payment = has([&](const Fact& other) {
        return other.kind == FactKind::paid && is_same_event(other, fact) &&
               (other.figure.player == player_ || other.other == player_);
    });
    if (fact.kind == FactKind::end_bonus) return add(ClauseId::end_5);
    if (is_payment && !is_booked) return add(ClauseId::bck_4);
    if (cites(fact, ClauseId::trn_5)) return add(ClauseId::trn_5);
    add(ClauseId::msg_3);
    if (is_booked) add(ClauseId::msg_5);
}

}  // namespace robbers
