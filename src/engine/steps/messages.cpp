// Decides which figures on dark spaces bring a message, and to whom.
#include "engine/steps/messages.h"

#include "engine/steps/movement.h"
#include "game/packed.h"

namespace robbers {

namespace {

bool stands_on_dark(const Play& play, Figure figure) {
    return is_dark(play.state.points_of(figure)) &&
           !(play.rules().dark_company.is(DarkCompany::alone) &&
             has_others_figure(play, figure.player, play.place_of(figure)));
}

/// Whether `player` draws for figures that moved forward and stand on dark now.
bool stands_for_message(const Play& play, Player player) {
    const bool is_active = player == play.active();
    if (!is_active && !play.rules().robbed_landing.is(RobbedLanding::anyone)) return false;
    const FigureMask moved = is_active ? play.state.advanced : play.state.booked;
    for (int kind = 0; kind < play.figures_each(); ++kind) {
        const Figure figure{player, static_cast<FigureKind>(kind)};
        if ((moved & bit(figure)) != 0 && stands_on_dark(play, figure)) return true;
    }
    return false;
}

void note_message(Play& play, Player player) {
    const RulePoints& rules = play.rules();
    Fact* fact =
        play.note(FactKind::message_drawn, player, {ClauseId::brd_5, ClauseId::msg_3, ClauseId::msg_4});
    if (!fact) return;
    if (!rules.message_landing.is(MessageLanding::each_move))
        play.recorder.cite(*fact, rules.message_landing.reason);
    if (player != play.active()) play.recorder.cite(*fact, rules.robbed_landing.reason);
    if (play.state.booked &
        (bit(Figure{player, FigureKind::meeple}) | bit(Figure{player, FigureKind::messenger})))
        play.recorder.cite(*fact, ClauseId::msg_5);
    if (rules.dark_company.is(DarkCompany::alone)) play.recorder.cite(*fact, rules.dark_company.reason);
}

}  // namespace

void note_landing(Play& play, Figure figure, bool is_booking) {
    const RulePoints& rules = play.rules();
    // What a payment brings its receiver never brings a message (BCK-4).
    if (!play.has_messages() || play.step.is_receipt || !is_dark(play.state.points_of(figure))) return;
    const bool may_draw =
        figure.player == play.active() || (is_booking && rules.robbed_landing.is(RobbedLanding::anyone));
    const bool is_in_company = rules.dark_company.is(DarkCompany::alone) &&
                               has_others_figure(play, figure.player, play.place_of(figure));
    if (!rules.message_landing.is(MessageLanding::each_move) || !may_draw) return;
    if (!is_in_company) play.state.landed |= bit(figure.player);
    const FactKind kind = is_in_company ? FactKind::no_message : FactKind::landed_on_dark;
    if (Fact* fact = play.note(kind, figure.player, figure, {ClauseId::brd_5})) {
        fact->to = play.place_of(figure);
        play.recorder.cite(*fact, is_in_company ? rules.dark_company.reason : rules.message_landing.reason);
        if (is_booking) play.recorder.cite(*fact, rules.robbed_landing.reason);
    }
}

void draw_messages(Play& play) {
    const bool by_landing = play.rules().message_landing.is(MessageLanding::each_move);
    const bool can_draw = play.has_messages() && !play.step.is_receipt;  // a payment brings none (BCK-4)
    for (int i = 0; can_draw && i < play.players(); ++i) {
        const Player player = play.in_order(i);
        const bool draws =
            by_landing ? (play.state.landed & bit(player)) != 0 : stands_for_message(play, player);
        if (!draws) continue;
        play.state.messages = play.pool.with(play.state.messages, packed(Message{play.step.turn, player}));
        if (play.recorder.is_on()) note_message(play, player);
    }
    play.state.landed = 0;
    play.state.advanced = 0;
    play.state.booked = 0;
}

}  // namespace robbers
