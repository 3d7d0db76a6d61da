// The edition table, the edition column of the questions and the source tables, row by row.
#include "facts.h"

namespace model {

// "what is halved": one scoring event; c3.1: everything the player scored this turn.
bool halves_the_whole_turn(Edition edition) { return edition == Edition::c3_1; }

// "The mark matters only in c3.1"; `c31-double-turn: own-turn`: "each entry is a turn".
bool double_turn_is_one(Edition edition, const Rulings& rulings) {
    return edition == Edition::c3_1 && rulings.c31_double_turn == C31DoubleTurn::same_turn;
}

// "active player, robber in supply": may; c2-zmg and c3.1: must (PLC-6, PLC-6m).
// `c31-placement: may`: all may decline. Under `zmg-others: may` "the active player still must".
bool active_must_place(Edition edition, const Rulings& rulings) {
    if (edition == Edition::c2_zmg) return true;
    if (edition == Edition::c3_1) return rulings.c31_placement == C31Placement::must;
    return false;
}

// "the others, robber in supply": the next one only; c1-zmg, c2-zmg and c3.1: each (PLC-7, PLC-7e, PLC-7m).
bool each_other_places(Edition edition) {
    return edition == Edition::c1_zmg || edition == Edition::c2_zmg || edition == Edition::c3_1;
}

// "the others, robber in supply": c1-zmg may; c2-zmg must (question `zmg-others`); c3.1 must (question
// `c31-placement`).
bool others_must_place(Edition edition, const Rulings& rulings) {
    if (edition == Edition::c2_zmg) return rulings.zmg_others == ZmgOthers::must;
    if (edition == Edition::c3_1) return rulings.c31_placement == C31Placement::must;
    return false;
}

// `declined-placement` is asked where only the next one may place: c1-2012, c1-2013, c2, c3.
bool declined_placement_passes(Edition edition, const Rulings& rulings) {
    return !each_other_places(edition) && rulings.declined_placement == DeclinedPlacement::passes;
}

// `active-declines`: where the active player must place, nobody ever asks.
bool nobody_places_after_active_declined(const Rulings& rulings) {
    return rulings.active_declines == ActiveDeclines::others_may_not;
}

// "robbers left at the end": 3 points each; c1-2012 and c1-zmg: nothing (END-2, END-3).
bool end_bonus(Edition edition) { return edition != Edition::c1_2012 && edition != Edition::c1_zmg; }

// "message on a dark space": c2-zmg only if no other player's score figure is there (MSG-6).
// `zmg-dark-space: alone`: c1-zmg as c2-zmg.
bool message_only_alone(Edition edition, const Rulings& rulings) {
    if (edition == Edition::c1_zmg) return rulings.zmg_dark_space == ZmgDarkSpace::alone;
    return edition == Edition::c2_zmg;
}

// `c31-backward: must-follow`: no choice to stay; asked in c3.1 only.
bool backward_must_follow(Edition edition, const Rulings& rulings) {
    return edition == Edition::c3_1 && rulings.c31_backward == C31Backward::must_follow;
}

// The phase column of both tables.
bool is_after_3(Source source) {
    return source == Source::catapult || source == Source::message || source == Source::auction;
}

bool is_road_or_city(Source source) { return source == Source::road || source == Source::city; }

}  // namespace model
