// Decides which questions a table leaves open and what each answer changes in it.
#include <algorithm>
#include <type_traits>

#include "rules/rule_points.h"

namespace robbers {

namespace {

/// Gives `point` the second answer's value `other`, or the preferred one, with the question as reason.
template <class E>
void answer_point(Point<E>& point, const Ruling& ruling, E preferred, E other) {
    point.value = ruling.answer == 0 ? preferred : other;
    point.reason = {ruling.question, point.reason.clause};
}

void answer_c31_placement(RulePoints& rules, const Ruling& ruling) {
    answer_point(rules.active_in_supply, ruling, Duty::must, Duty::may);
    answer_point(rules.others_in_supply, ruling, Duty::must, Duty::may);
    // Whoever may decline raises the next question: what the others may then do.
    rules.active_declines = ruling.answer == 0 ? Point(ActiveDeclines::not_asked, ClauseId::plc_6m)
                                               : Point(ActiveDeclines::others_may,
                                                       {QuestionId::active_declines, ClauseId::plc_7m});
}

}  // namespace

bool asks(const RulePoints& rules, QuestionId question) {
    bool found = false;
    for_each_point(rules, [&](const char*, const char*, const auto& point) {
        found = found || point.reason.question == question;
    });
    return found;
}

void apply(RulePoints& rules, const Ruling& ruling) {
    switch (ruling.question) {
        case QuestionId::declined_placement:
            return answer_point(rules.after_decline, ruling, AfterDecline::ends, AfterDecline::passes);
        case QuestionId::active_declines:
            return answer_point(rules.active_declines, ruling, ActiveDeclines::others_may,
                                ActiveDeclines::others_may_not);
        case QuestionId::zmg_others:
            return answer_point(rules.others_in_supply, ruling, Duty::must, Duty::may);
        case QuestionId::c31_placement: return answer_c31_placement(rules, ruling);
        case QuestionId::midway_robber:
            return answer_point(rules.midway_robber, ruling, Midway::robs, Midway::start_only);
        case QuestionId::two_rogue_movers:
            return answer_point(rules.two_rogue_movers, ruling, RogueMovers::choose, RogueMovers::first);
        case QuestionId::own_figures:
            return answer_point(rules.own_figures, ruling, OwnFigures::ignored, OwnFigures::count);
        case QuestionId::c31_backward:
            return answer_point(rules.backward, ruling, Backward::may_stay, Backward::must_follow);
        case QuestionId::c31_payment_first:
            return answer_point(rules.payment_first, ruling, PaymentFirst::ignored, PaymentFirst::counts);
        case QuestionId::c31_late_robber:
            return answer_point(rules.late_robber, ruling, LateRobber::too_late, LateRobber::triggers);
        case QuestionId::payment_income:
            return answer_point(rules.payment_income, ruling, Robbable::robbable, Robbable::exempt);
        case QuestionId::message_points:
            return answer_point(rules.message_points, ruling, Robbable::robbable, Robbable::exempt);
        case QuestionId::robbed_landing:
            return answer_point(rules.robbed_landing, ruling, RobbedLanding::active_only,
                                RobbedLanding::anyone);
        case QuestionId::message_landing:
            return answer_point(rules.message_landing, ruling, MessageLanding::each_move,
                                MessageLanding::round_end);
        case QuestionId::laps: return answer_point(rules.laps, ruling, Laps::same_space, Laps::same_lap);
    }
}

RulePoints with_rulings(RulePoints rules, const std::vector<Ruling>& rulings) {
    // Sorted, so that an answer that opens a question may stand anywhere in the list: c31-placement
    // must come before active-declines.
    std::vector<Ruling> ordered = rulings;
    std::stable_partition(ordered.begin(), ordered.end(),
                          [](const Ruling& ruling) { return ruling.question == QuestionId::c31_placement; });
    for (const Ruling& ruling : ordered)
        if (asks(rules, ruling.question)) apply(rules, ruling);
    return rules;
}

RulePoints rules_of(EditionId edition, const std::vector<Ruling>& rulings) {
    return with_rulings(rules_of(edition), rulings);
}

std::vector<Ruling> askable_rulings(EditionId edition) {
    std::vector<Ruling> askable;
    for (const QuestionId question : all_values<QuestionId>()) {
        bool is_asked = asks(edition, {}, question);
        for (const QuestionId other : all_values<QuestionId>())
            is_asked = is_asked || (asks(edition, {}, other) && asks(edition, {{other, 1}}, question));
        if (is_asked) askable.insert(askable.end(), {{question, 0}, {question, 1}});
    }
    return askable;
}

bool asks(EditionId edition, const std::vector<Ruling>& rulings, QuestionId question) {
    return asks(rules_of(edition, rulings), question);
}

int answer_in(const RulePoints& rules, QuestionId question) {
    // The answer that changes nothing is the one in force.
    RulePoints preferred = rules;
    apply(preferred, {question, 0});
    bool same = true;
    std::vector<int> values;
    for_each_point(rules, [&](const char*, const char*, const auto& point) {
        values.push_back(static_cast<int>(point.value));
    });
    auto at = values.begin();
    for_each_point(preferred, [&](const char*, const char*, const auto& point) {
        same = same && *at++ == static_cast<int>(point.value);
    });
    return same ? 0 : 1;
}

}  // namespace robbers
