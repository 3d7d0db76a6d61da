#pragma once
// This room decides what an edition says, as data: one small enumeration a rule point, each value with its
// reason. Who only passes tables on, or asks about rulings, includes rulings.h.

#include <vector>

#include "rules/rulings.h"

namespace robbers {

/// A value with its reason. There is no default: an edition that forgets a point does not compile.
template <class E>
struct Point {
    constexpr Point(E what, Reason why) : value(what), reason(why) {}
    E value;
    Reason reason;
    bool is(E other) const { return value == other; }
};

// clang-format off
#define ROBBERS_ROBBER_STEPS(X)                                             \
    X(after_tile, "after-tile") X(at_once_after_tile, "at-once-after-tile") \
    X(before_meeple, "before-meeple") X(on_drawing, "on-drawing")
// clang-format on
/// When in the turn the robbers are placed; events are taken as written, so it is only told.
ROBBERS_VOCABULARY(RobberStep, ROBBERS_ROBBER_STEPS);

#define ROBBERS_DUTIES(X) X(may, "may") X(must, "must")
/// Whether a player with a robber in supply may or must place it.
ROBBERS_VOCABULARY(Duty, ROBBERS_DUTIES);

#define ROBBERS_ON_BOARD(X) X(may_move, "may-move") X(stays, "stays")
/// What a bag lets a player do with a robber on the board.
ROBBERS_VOCABULARY(OnBoard, ROBBERS_ON_BOARD);

#define ROBBERS_OTHERS(X) X(next_only, "next-only") X(each, "each")
/// Which of the other players with a robber in supply have a turn at placing.
ROBBERS_VOCABULARY(Others, ROBBERS_OTHERS);

#define ROBBERS_AFTER_DECLINE(X) X(ends, "ends") X(passes, "passes") X(not_asked, "not-asked")
/// What becomes of the right to place when the one next player declines.
ROBBERS_VOCABULARY(AfterDecline, ROBBERS_AFTER_DECLINE);

// clang-format off
#define ROBBERS_ACTIVE_DECLINES(X)                                                            \
    X(others_may, "others-may") X(others_may_not, "others-may-not") X(not_asked, "not-asked")
// clang-format on
/// Whether the others still place when the active player's robber stays in supply.
ROBBERS_VOCABULARY(ActiveDeclines, ROBBERS_ACTIVE_DECLINES);

#define ROBBERS_HALVED(X) X(one_event, "one-event") X(whole_turn, "whole-turn")
/// What a robber takes half of.
ROBBERS_VOCABULARY(Halved, ROBBERS_HALVED);

#define ROBBERS_FIGURE_CHOICE(X) X(each_scoring, "each-scoring") X(one_a_turn, "one-a-turn")
/// How freely a player with two score figures chooses which one books points.
ROBBERS_VOCABULARY(FigureChoice, ROBBERS_FIGURE_CHOICE);

#define ROBBERS_MIDWAY(X) X(robs, "robs") X(start_only, "start-only") X(not_asked, "not-asked")
/// What a robber does where a figure stops between two scorings of one round.
ROBBERS_VOCABULARY(Midway, ROBBERS_MIDWAY);

#define ROBBERS_ROGUE_MOVERS(X) X(choose, "choose") X(first, "first")
/// Whom a robber goes along with when several booking figures leave its space.
ROBBERS_VOCABULARY(RogueMovers, ROBBERS_ROGUE_MOVERS);

#define ROBBERS_OWN_FIGURES(X) X(ignored, "ignored") X(count, "count")
/// Whether a robber's owner's figures matter to it when a figure moves back.
ROBBERS_VOCABULARY(OwnFigures, ROBBERS_OWN_FIGURES);

#define ROBBERS_BACKWARD(X) X(may_stay, "may-stay") X(must_follow, "must-follow")
/// Whether a robber may stay with others when one figure moves back.
ROBBERS_VOCABULARY(Backward, ROBBERS_BACKWARD);

#define ROBBERS_PAYMENT_FIRST(X) X(ignored, "ignored") X(counts, "counts") X(not_asked, "not-asked")
/// Whether a payment uses up a figure's first movement of the turn.
ROBBERS_VOCABULARY(PaymentFirst, ROBBERS_PAYMENT_FIRST);

#define ROBBERS_LATE_ROBBER(X) X(too_late, "too-late") X(triggers, "triggers") X(not_asked, "not-asked")
/// What becomes of a robber put beside a figure that has already scored this turn.
ROBBERS_VOCABULARY(LateRobber, ROBBERS_LATE_ROBBER);

#define ROBBERS_ROBBABLE(X) X(robbable, "robbable") X(exempt, "exempt")
/// Whether robbers take from a kind of points.
ROBBERS_VOCABULARY(Robbable, ROBBERS_ROBBABLE);

#define ROBBERS_LATE_POINTS(X) X(as_usual, "as-usual") X(ignored, "ignored")
/// How robbers see points that come after phase 3.
ROBBERS_VOCABULARY(LatePoints, ROBBERS_LATE_POINTS);

#define ROBBERS_ROBBED_LANDING(X) X(active_only, "active-only") X(anyone, "anyone")
/// Who draws a message for landing on a dark space through stolen points.
ROBBERS_VOCABULARY(RobbedLanding, ROBBERS_ROBBED_LANDING);

// clang-format off
#define ROBBERS_MESSAGE_LANDING(X)                                                \
    X(each_move, "each-move") X(round_end, "round-end") X(phase_end, "phase-end")
// clang-format on
/// Which figures on dark spaces bring a message: at each movement, after the round, after phase 3.
ROBBERS_VOCABULARY(MessageLanding, ROBBERS_MESSAGE_LANDING);

#define ROBBERS_DARK_COMPANY(X) X(any, "any") X(alone, "alone")
/// Whether other players' figures on the dark space prevent the message.
ROBBERS_VOCABULARY(DarkCompany, ROBBERS_DARK_COMPANY);

#define ROBBERS_WATCHTOWER_ORDER(X) X(first, "first") X(free, "free") X(not_asked, "not-asked")
/// Whether a watchtower is scored before the road or city that one tile completes with it.
ROBBERS_VOCABULARY(WatchtowerOrder, ROBBERS_WATCHTOWER_ORDER);

#define ROBBERS_DOUBLE_TURN(X) X(same_turn, "same-turn") X(own_turn, "own-turn") X(not_asked, "not-asked")
/// Whether both tiles of a builder's double turn are one turn.
ROBBERS_VOCABULARY(DoubleTurn, ROBBERS_DOUBLE_TURN);

#define ROBBERS_LAPS(X) X(same_space, "same-space") X(same_lap, "same-lap")
/// Whether figures a lap apart share a space.
ROBBERS_VOCABULARY(Laps, ROBBERS_LAPS);

#define ROBBERS_END_BONUS(X) X(nothing, "nothing") X(three_points, "three-points")
/// What a robber on the board brings its owner before final scoring.
ROBBERS_VOCABULARY(EndBonus, ROBBERS_END_BONUS);

constexpr int kEndBonusPoints = 3;

/// At most one message for what is halved: a round, or a turn.
constexpr ClauseId kMessageLimit = ClauseId::msg_4;

/// Every rule point: X(member, type, "what it decides").
// clang-format off
#define ROBBERS_RULE_POINTS(X)                                                                \
    X(robber_step, RobberStep, "when the robbers are placed")                                 \
    X(active_in_supply, Duty, "the active player with a robber in supply")                    \
    X(active_on_board, OnBoard, "the active player with a robber on the board")               \
    X(others, Others, "which other players place")                                            \
    X(others_in_supply, Duty, "another player whose turn it is to place")                     \
    X(others_on_board, OnBoard, "another player with a robber on the board")                  \
    X(after_decline, AfterDecline, "the right to place when the next player declines")        \
    X(active_declines, ActiveDeclines, "the others when the active player declines")          \
    X(halved, Halved, "what a robber takes half of")                                          \
    X(watchtower_order, WatchtowerOrder, "a watchtower and its road or city in one round")    \
    X(double_turn, DoubleTurn, "the two tiles of a double turn")                              \
    X(midway_robber, Midway, "a robber where a figure stops between two scorings of a round") \
    X(payment_first, PaymentFirst, "a payment before a figure's first scoring of the turn")   \
    X(late_robber, LateRobber, "a robber put beside a figure that has scored this turn")      \
    X(payment_income, Robbable, "points received from a payment")                             \
    X(message_points, Robbable, "points of messages")                                         \
    X(late_points, LatePoints, "points after phase 3")                                        \
    X(two_rogue_movers, RogueMovers, "two booking figures leave a robber's space")            \
    X(backward, Backward, "a robber with company when one figure moves back")                 \
    X(own_figures, OwnFigures, "the owner's own figures when a figure moves back")            \
    X(figure_choice, FigureChoice, "which of two score figures books points")                 \
    X(message_landing, MessageLanding, "which landing on a dark space brings a message")      \
    X(dark_company, DarkCompany, "other players' figures on the dark space")                  \
    X(robbed_landing, RobbedLanding, "who draws for landing through stolen points")           \
    X(laps, Laps, "figures a lap apart")                                                      \
    X(end_bonus, EndBonus, "a robber on the board at the end of the game")
// clang-format on

/// An edition's full table.
struct RulePoints {
    EditionId printed_in;  ///< whose clauses may be cited; decides nothing
#define ROBBERS_RULE_POINT_MEMBER(member, Type, text) Point<Type> member;
    ROBBERS_RULE_POINTS(ROBBERS_RULE_POINT_MEMBER)
#undef ROBBERS_RULE_POINT_MEMBER
};

/// Calls visit(name, text, point) for every point of `rules`, in the order of the table.
template <class Rules, class Visit>
void for_each_point(Rules& rules, Visit&& visit) {
#define ROBBERS_RULE_POINT_VISIT(member, Type, text) visit(#member, text, rules.member);
    ROBBERS_RULE_POINTS(ROBBERS_RULE_POINT_VISIT)
#undef ROBBERS_RULE_POINT_VISIT
}

/// `rules` under `rulings`; rulings on questions that they do not ask are left out. At most one ruling a
/// question.
RulePoints with_rulings(RulePoints rules, const std::vector<Ruling>& rulings);

/// The edition's rules under `rulings`; rulings on questions that it does not ask are left out.
/// At most one ruling a question.
RulePoints rules_of(EditionId edition, const std::vector<Ruling>& rulings);

}  // namespace robbers
