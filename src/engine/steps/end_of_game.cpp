// Decides what robbers bring at the end of the game, and what final scoring moves.
#include "engine/steps/movement.h"
#include "engine/steps/why_not.h"

namespace robbers {

namespace {

void book_bonus(Play& play, Player owner) {
    const Ask ask{.kind = AskKind::book, .player = owner, .clause = play.rules().end_bonus.reason.clause};
    // A choice free of the turn's figure.
    const Figure figure = choose_figure(play, ask, figures_of(play, owner));
    const Place from = play.place_of(figure);
    play.state.game.points[index(figure)] += kEndBonusPoints;
    if (Fact* fact = play.note(FactKind::end_bonus, owner, figure, {})) {
        fact->points = kEndBonusPoints;
        fact->from = from;
        fact->to = play.place_of(figure);
        fact->reached = play.state.points_of(figure);
        play.recorder.cite(*fact, play.rules().end_bonus.reason);
        play.recorder.cite(*fact, ClauseId::end_5);
    }
    note_vain_landing(play, figure, Cause::end_bonus, {ClauseId::end_5});
}

/// That `owner`'s robber, which was left on `from`, brings nothing.
void note_no_bonus(Play& play, Player owner, Place from) {
    if (Fact* fact = play.note(FactKind::no_bonus, owner, {})) {
        fact->from = from;
        fact->points = kEndBonusPoints;
        fact->cause = Cause::no_bonus;
        play.recorder.cite(*fact, play.rules().end_bonus.reason);
    }
}

/// That `owner`'s robber, which is in supply, brings nothing; it has robbed in this turn, or was never out.
void note_bonus_missed(Play& play, Player owner) {
    if (play.rules().end_bonus.is(EndBonus::nothing)) return;
    if (Fact* fact = play.note(FactKind::no_bonus, owner, {})) {
        fact->points = kEndBonusPoints;
        fact->cause = Cause::in_supply;
        if (play.recorder.has(play.step, FactKind::stolen_booked, owner))
            play.recorder.cite(*fact, ClauseId::stl_3);
        play.recorder.cite(*fact, play.rules().end_bonus.reason);
    }
}

/// Whose robber is on the board, or was until the end of the game: nobody robs what is scored now.
void note_not_robbed_at_end(Play& play, const Scored& scored) {
    for (int i = 0; play.recorder.is_on() && i < play.players(); ++i) {
        const Player owner = play.in_order(i);
        const bool was_out = !play.state.robber(owner).is_supply() ||
                             play.recorder.has(play.step, FactKind::robber_returned, owner);
        if (owner != scored.figure.player && was_out)
            note_missed(play, owner, scored, Cause::final_scoring, ClauseId::end_4);
    }
}

}  // namespace

void play_end_of_game(Play& play) {
    std::array<bool, kMaxPlayers> left{};
    for (int i = 0; i < play.players(); ++i) {
        const Player owner = play.in_order(i);
        const Place from = play.state.robber(owner);
        left[static_cast<std::size_t>(i)] = !from.is_supply();
        if (from.is_supply()) note_bonus_missed(play, owner);
        if (from.is_supply()) continue;
        const bool is_vain = play.rules().end_bonus.is(EndBonus::nothing);
        play.state.put_robber(owner, Place::supply());
        if (Fact* fact = play.note(FactKind::robber_returned, owner, {})) {
            fact->from = from;
            if (is_vain) fact->cause = Cause::no_bonus;
            play.recorder.cite(*fact, play.rules().end_bonus.reason);
        }
        if (is_vain) note_no_bonus(play, owner, from);
    }
    if (play.rules().end_bonus.is(EndBonus::nothing)) return;
    for (int i = 0; i < play.players(); ++i)
        if (left[static_cast<std::size_t>(i)]) book_bonus(play, play.in_order(i));
}

void play_final_scoring(Play& play) {
    for (const FinalEntry& entry : std::get<FinalScoring>(*play.step.what).entries) {
        const Figure figure{entry.player, FigureKind::meeple};
        const Place from = play.place_of(figure);
        Points& points = play.state.game.points[index(figure)];
        const Points before = points;
        note_not_robbed_at_end(play, {figure, entry.points});
        points = after_scoring(before, entry.points);
        if (Fact* fact = play.note(FactKind::final_scored, entry.player, figure, {ClauseId::end_4})) {
            fact->points = points - before;
            fact->base = entry.points;
            fact->from = from;
            fact->to = play.place_of(figure);
            fact->reached = points;
            if (entry.points < 0) play.recorder.cite(*fact, ClauseId::brd_4);
        }
        if (points - before != entry.points)
            play.note(FactKind::kept_at_zero, figure.player, figure, {ClauseId::brd_4});
        if (points != before) note_vain_landing(play, figure, Cause::final_scoring, {ClauseId::msg_3});
    }
}

}  // namespace robbers
