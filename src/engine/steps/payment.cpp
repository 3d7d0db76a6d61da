// Decides who can pay and with which figure; what the receiver books is a scoring of its own.
#include "engine/steps/movement.h"

namespace robbers {

namespace {

void note_payment(Play& play, Figure figure, const Payment& payment) {
    Fact* fact = play.note(FactKind::paid, figure.player, figure, {ClauseId::bck_4});
    if (!fact) return;
    fact->other = payment.receiver;
    fact->points = payment.points;
    fact->source = payment.source;
    if (payment.source == Source::ransom) play.recorder.cite(*fact, ClauseId::bck_5);
    if (payment.receiver) play.recorder.cite(*fact, ClauseId::bck_6);
}

}  // namespace

void play_payment(Play& play) {
    const auto& payment = std::get<Payment>(*play.step.what);
    if (payment.source == Source::ransom && play.state.total(payment.payer) < kRansom)
        return play.chooser.reject(Cause::too_poor, ClauseId::bck_5);
    const Ask ask{.kind = AskKind::pay, .player = payment.payer, .clause = ClauseId::bck_4};
    // Any figure may pay, also where only one may advance.
    const Figure figure = choose_figure(play, ask, figures_of(play, payment.payer));
    note_payment(play, figure, payment);
    if (play.rules().payment_first.is(PaymentFirst::counts)) play.state.round.paid |= bit(figure);
    go_back(play, figure, {payment.points, payment.source, true});
}

}  // namespace robbers
