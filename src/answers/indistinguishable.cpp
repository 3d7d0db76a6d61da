// Decides which rule changes are excused from being noticed. Reviewed by hand: an entry is right only
// where the engine cannot come to another result, whatever the scenario.
#include "answers/indistinguishable.h"

#include "rules/rule_points.h"

namespace robbers {

namespace {

bool in_all_rules(const RulePoints&) { return true; }
bool halve_the_turn(const RulePoints& rules) { return rules.halved.is(Halved::whole_turn); }
bool halve_one_event(const RulePoints& rules) { return rules.halved.is(Halved::one_event); }
bool active_must_place(const RulePoints& rules) { return rules.active_in_supply.is(Duty::must); }
bool each_places(const RulePoints& rules) { return rules.others.is(Others::each); }
/// Where the question is asked, "not-asked" does as the preferred answer does.
bool others_may_after_all(const RulePoints& rules) {
    return rules.active_declines.is(ActiveDeclines::others_may);
}
bool right_ends(const RulePoints& rules) { return rules.after_decline.is(AfterDecline::ends); }
bool midway_robs(const RulePoints& rules) { return rules.midway_robber.is(Midway::robs); }
bool payment_is_ignored(const RulePoints& rules) { return rules.payment_first.is(PaymentFirst::ignored); }
bool late_is_too_late(const RulePoints& rules) { return rules.late_robber.is(LateRobber::too_late); }

constexpr Indistinguishable kReviewed[] = {
    {"robber_step", "", in_all_rules,
     "Events are taken as written: when the robber step comes is told, not computed."},
    {"after_decline", "not-asked", right_ends,
     "A right to place about which nothing is asked ends, as under the preferred answer."},
    {"after_decline", "", each_places, "Where each of the others places, no right to place passes on."},
    {"active_declines", "not-asked", others_may_after_all,
     "Where nothing is asked about it, the others may place, as under the preferred answer."},
    {"active_declines", "", active_must_place,
     "An active player who must place never declines, and a ruling that lets them answers this as well."},
    {"midway_robber", "not-asked", midway_robs,
     "Where nothing is asked about it, every event starts anew, as under the preferred answer."},
    {"midway_robber", "", halve_the_turn,
     "Where the whole turn is halved, a round is one movement, and no figure stops midway."},
    {"payment_first", "not-asked", payment_is_ignored,
     "Where nothing is asked about it, payments are ignored, as under the preferred answer."},
    {"payment_first", "", halve_one_event,
     "Where one event is halved, every event triggers, the first of the turn or not."},
    {"late_robber", "not-asked", late_is_too_late,
     "Where nothing is asked about it, a late robber waits, as under the preferred answer."},
    {"late_robber", "", halve_one_event,
     "Where one event is halved, a robber may rob whatever comes after it was put there."},
    {"message_points", "", halve_the_turn,
     "Where the whole turn is halved, message points come after phase 3 and are ignored with all others."},
    {"message_landing", "round-end", halve_the_turn,
     "Where the whole turn is halved, messages are drawn once, when phase 3 ends."},
};

}  // namespace

std::span<const Indistinguishable> indistinguishable_changes() { return kReviewed; }

const Indistinguishable* find_indistinguishable(const RulePoints& rules, std::string_view point,
                                                std::string_view value) {
    for (const Indistinguishable& entry : kReviewed) {
        const bool fits = entry.point == point && (entry.value.empty() || entry.value == value);
        if (fits && entry.holds(rules)) return &entry;
    }
    return nullptr;
}

}  // namespace robbers
