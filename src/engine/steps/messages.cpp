// Decides which figures on dark spaces bring a message, and to whom.
#include "engine/steps/messages.h"

#include <algorithm>

#include "engine/steps/movement.h"
#include "engine/steps/why_not.h"
#include "game/packed.h"

namespace robbers {

namespace {

bool counts_each_landing(const Play& play) {
    return play.rules().message_landing.is(MessageLanding::each_move);
}

/// Whether other players' figures on the space of `figure` prevent the message (MSG-6).
bool is_in_company(const Play& play, Figure figure) {
    return play.rules().dark_company.is(DarkCompany::alone) &&
           has_others_figure(play, figure.player, play.place_of(figure));
}

/// The figures of `player` that may bring a message by where they stand: those that went forward.
FigureMask figures_that_count(const Play& play, Player player) {
    if (player == play.active()) return play.state.round.advanced;
    return play.rules().robbed_landing.is(RobbedLanding::anyone) ? play.state.round.booked : FigureMask{0};
}

/// Whether `player` draws for figures that moved forward and stand on dark now.
bool stands_for_message(const Play& play, Player player) {
    for (const Figure figure : figures_of(play, player)) {
        const bool is_dark_now = is_dark(play.state.points_of(figure));
        const bool counts = (figures_that_count(play, player) & bit(figure)) != 0;
        if (counts && is_dark_now && !is_in_company(play, figure)) return true;
    }
    return false;
}

/// Whether another player's figure stands beside one of `player`'s on a dark space.
bool stands_in_company(const Play& play, Player player) {
    return std::ranges::any_of(figures_of(play, player), [&](Figure figure) {
        return is_dark(play.state.points_of(figure)) &&
               has_others_figure(play, player, play.place_of(figure));
    });
}

void note_message(Play& play, Player player) {
    const RulePoints& rules = play.rules();
    Fact* fact =
        play.note(FactKind::message_drawn, player, {ClauseId::brd_5, ClauseId::msg_3, kMessageLimit});
    if (!fact) return;
    if (!counts_each_landing(play)) play.recorder.cite(*fact, rules.message_landing.reason);
    if (player != play.active()) play.recorder.cite(*fact, rules.robbed_landing.reason);
    if (play.state.round.booked &
        (bit(Figure{player, FigureKind::meeple}) | bit(Figure{player, FigureKind::messenger})))
        play.recorder.cite(*fact, ClauseId::msg_5);
    if (rules.dark_company.is(DarkCompany::alone) || stands_in_company(play, player))
        play.recorder.cite(*fact, rules.dark_company.reason);
}

/// Whether these points came after phase 3 of an earlier tile of the turn.
bool is_late_movement(const Play& play, const Fact& movement) {
    return play.rules().late_points.is(LatePoints::ignored) && may_be_scored(movement.source) &&
           scoring_phase(movement.source) == Phase::after;
}

}  // namespace

bool is_judged_later(const Play& play, Player player) {
    if (!play.recorder.is_on() || counts_each_landing(play) || player != play.active()) return false;
    if (play.rules().message_landing.is(MessageLanding::round_end))
        return play.step.kind != StepKind::pay && !play.step.is_receipt;
    return !play.recorder.has(play.step, FactKind::phase_3_ended, player);
}

namespace {

/// Why the active player's `figure`, whose last movement does not count, brings nothing by standing on a dark
/// space: it went back to it, or a payment or late points took it there.
void note_does_not_count(Play& play, Figure figure) {
    const bool is_whole_turn = play.rules().message_landing.is(MessageLanding::phase_end);
    const Fact* movement = play.recorder.last_in_turn(play.step, [&](const Fact& fact) {
        const bool is_movement = fact.kind == FactKind::moved_forward || fact.kind == FactKind::moved_back ||
                                 fact.kind == FactKind::stopped_at_zero;
        return is_movement && fact.figure == figure && (is_whole_turn || fact.event == play.step.event);
    });
    if (movement == nullptr || movement->points == 0) return;
    if (movement->kind == FactKind::moved_forward && is_late_movement(play, *movement))
        return note_vain_landing(play, figure, Cause::late_points, {play.rules().late_points.reason.clause});
    // Forward, and yet it does not count: by what a payment brings.
    const bool is_paid = movement->kind == FactKind::moved_forward || movement->cause == Cause::payment;
    note_vain_landing(play, figure, is_paid ? Cause::payment : Cause::not_forward,
                      {is_paid ? ClauseId::bck_4 : ClauseId::msg_3});
}

/// Why `figure`, standing on a dark space when messages are drawn, brings none, or no second one.
/// `counted`: how many before it bring one.
void note_standing_in_vain(Play& play, Figure figure, int& counted) {
    if (!is_dark(play.state.points_of(figure))) return;
    if ((figures_that_count(play, figure.player) & bit(figure)) == 0) {
        if (figure.player == play.active()) note_does_not_count(play, figure);  // others were told at once
    } else if (is_in_company(play, figure)) {
        note_vain_landing(play, figure, Cause::not_alone, {play.rules().dark_company.reason.clause});
    } else if (counted++ > 0) {
        note_vain_landing(play, figure, Cause::second, {kMessageLimit});
    }
}

/// Why a movement forward to a dark space brings nothing, where that is certain at once.
void note_forward_in_vain(Play& play, Figure figure, bool is_booking, bool may_draw) {
    if (is_judged_later(play, figure.player)) return;
    const Reason& robbed_landing = play.rules().robbed_landing.reason;
    const bool others_may = play.rules().robbed_landing.is(RobbedLanding::anyone);
    if (play.step.is_receipt)
        note_vain_landing(play, figure, Cause::payment, {ClauseId::bck_4});
    else if (!may_draw && is_booking)
        note_vain_landing(play, figure, Cause::not_active, {ClauseId::msg_3, ClauseId::msg_5});
    else if (!may_draw && others_may)
        note_vain_landing(play, figure, Cause::not_stolen, {ClauseId::msg_3, robbed_landing.clause});
    else if (!may_draw)
        note_vain_landing(play, figure, Cause::not_active, {ClauseId::msg_3});
    else if ((play.state.round.landed & bit(figure.player)) != 0)
        note_vain_landing(play, figure, Cause::second, {kMessageLimit});
}

}  // namespace

void note_landing(Play& play, Figure figure, bool is_booking) {
    const RulePoints& rules = play.rules();
    if (!play.has_messages() || !is_dark(play.state.points_of(figure))) return;
    const bool may_draw =
        figure.player == play.active() || (is_booking && rules.robbed_landing.is(RobbedLanding::anyone));
    if (play.recorder.is_on()) note_forward_in_vain(play, figure, is_booking, may_draw);
    // What a payment brings its receiver never brings a message (BCK-4).
    if (play.step.is_receipt || !counts_each_landing(play) || !may_draw) return;
    const bool in_company = is_in_company(play, figure);
    if (!in_company) play.state.round.landed |= bit(figure.player);
    if (in_company) note_vain_landing(play, figure, Cause::not_alone, {rules.dark_company.reason.clause});
    const FactKind kind = in_company ? FactKind::no_message : FactKind::landed_on_dark;
    if (Fact* fact = play.note(kind, figure.player, figure, {ClauseId::brd_5})) {
        fact->to = play.place_of(figure);
        if (in_company) fact->cause = Cause::not_alone;
        play.recorder.cite(*fact, in_company ? rules.dark_company.reason : rules.message_landing.reason);
        if (is_booking) play.recorder.cite(*fact, rules.robbed_landing.reason);
    }
}

void note_landing_back(Play& play, Figure figure, bool is_payment) {
    if (!play.recorder.is_on() || is_judged_later(play, figure.player)) return;
    note_vain_landing(play, figure, is_payment ? Cause::payment : Cause::not_forward,
                      {is_payment ? ClauseId::bck_4 : ClauseId::msg_3});
}

void note_moving_on(Play& play, Figure figure) {
    if (!play.recorder.is_on() || !play.has_messages() || counts_each_landing(play)) return;
    if (!is_dark(play.state.points_of(figure))) return;
    if ((figures_that_count(play, figure.player) & bit(figure)) != 0)
        note_vain_landing(play, figure, Cause::moved_on, {play.rules().message_landing.reason.clause});
    else if (is_judged_later(play, figure.player) || play.step.kind == StepKind::end_phase_3)
        note_does_not_count(play, figure);
}

void draw_messages(Play& play) {
    const bool by_landing = counts_each_landing(play);
    const bool can_draw = play.has_messages() && !play.step.is_receipt;  // a payment brings none (BCK-4)
    for (int i = 0; can_draw && i < play.players(); ++i) {
        const Player player = play.in_order(i);
        int counted = 0;
        for (const Figure figure : figures_of(play, player))
            if (play.recorder.is_on() && !by_landing) note_standing_in_vain(play, figure, counted);
        const bool draws =
            by_landing ? (play.state.round.landed & bit(player)) != 0 : stands_for_message(play, player);
        if (!draws) continue;
        play.state.game.messages =
            play.pool.with(play.state.game.messages, packed(Message{play.step.turn, player}));
        if (play.recorder.is_on()) note_message(play, player);
    }
}

}  // namespace robbers
