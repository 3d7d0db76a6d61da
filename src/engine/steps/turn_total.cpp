// Decides a turn where a robber takes half of everything: triggers, the turn's total, what comes later.
// A round is one movement, by the sum of a player's scorings; the total keeps growing after the robber was
// triggered, and is halved once, when phase 3 ends. A robber that is triggered by several figures of one
// round must choose at the end of that round (`choose_robbed`), after which it is settled.
#include <algorithm>
#include <bit>

#include "engine/steps/messages.h"
#include "engine/steps/robbing.h"
#include "engine/steps/why_not.h"

namespace robbers {

namespace {

Points sum_of(const ScoringRound& round, Player player) {
    Points sum = 0;
    for (const Scoring& scoring : round.scorings)
        if (scoring.player == player) sum += scoring.points;
    return sum;
}

bool is_exempt(const Play& play) {
    return play.step.is_receipt && play.rules().payment_income.is(Robbable::exempt);
}

/// Whether `figure` moved with an earlier tile of the turn.
bool has_moved_with_earlier_tile(const Play& play, Figure figure) {
    return play.recorder.last_in_turn(play.step, [&](const Fact& fact) {
        const bool is_movement = fact.kind == FactKind::moved_forward || fact.kind == FactKind::paid;
        return is_movement && fact.figure == figure && fact.turn < play.step.turn;
    }) != nullptr;
}

/// What the step's movement is for; of a sum, one of its sources.
Source movement_source(const Play& play) {
    return play.step.round->scorings[static_cast<std::size_t>(play.step.scoring)].source;
}

void note_not_triggered(Play& play, Player owner, Figure figure, Cause cause, const Reason& reason) {
    Fact* fact = play.note(FactKind::not_robbed, owner, figure, {});
    if (!fact) return;
    fact->cause = cause;
    fact->from = play.state.robber(owner);
    fact->source = movement_source(play);
    fact->scoring = play.recorder.number_of_scoring(play.step, figure.player);
    const bool is_too_late = cause == Cause::scored_before || cause == Cause::paid_before;
    const bool is_by_tile = is_too_late && has_moved_with_earlier_tile(play, figure);
    play.recorder.cite(*fact, reason);
    if (is_by_tile) play.cite_double_turn(*fact);
}

void note_triggered(Play& play, Player owner, Figure figure, bool is_late) {
    Fact* fact = play.note(FactKind::triggered, owner, figure, {ClauseId::trn_1, ClauseId::trn_3});
    if (!fact) return;
    fact->from = play.state.robber(owner);
    if (is_late)
        play.recorder.cite(*fact, play.rules().late_robber.reason);
    else if (play.recorder.has_paid_this_turn(play.step, figure))
        play.recorder.cite(*fact, play.rules().payment_first.reason);
    if (ring_space(play.state.points_of(figure)) != play.state.points_of(figure))
        play.recorder.cite(*fact, play.rules().laps.reason);
    if (play.step.is_receipt) play.recorder.cite(*fact, play.rules().payment_income.reason);
}

/// Whether this scoring movement of `figure` is its first movement of the turn, which triggers (TRN-3).
bool is_first_movement(const Play& play, Figure figure) {
    const bool has_paid = (play.state.round.paid & bit(figure)) != 0;
    return (play.state.round.scored & bit(figure)) == 0 && !has_paid;
}

void note_too_late(Play& play, Player owner, Figure figure) {
    const RulePoints& rules = play.rules();
    const bool has_scored = (play.state.round.scored & bit(figure)) != 0;
    if (!has_scored)
        return note_not_triggered(play, owner, figure, Cause::paid_before, rules.payment_first.reason);
    // Only of a robber that a bag of this turn has put there is it a question.
    const bool is_asked = play.recorder.is_on() && play.recorder.was_put_this_turn(play.step, owner);
    note_not_triggered(play, owner, figure, Cause::scored_before,
                       is_asked ? rules.late_robber.reason : Reason(ClauseId::trn_3));
}

/// Of a robber that waits for the end of phase 3: for half of all that `figure`'s player scores, or of
/// another.
void note_triggered_before(Play& play, Player owner, Figure figure) {
    const FigureMask own = bit(figure) | bit(play.companion_of(figure));
    if ((play.state.round.robbable[index(owner)] & own) != 0)
        note_not_triggered(play, owner, figure, Cause::in_total, ClauseId::trn_2);
    else
        note_not_triggered(play, owner, figure, Cause::waiting, ClauseId::trn_9);
}

/// Triggers the robbers beside `figure`, which is about to score.
void trigger_robbers(Play& play, Figure figure) {
    const Place place = play.place_of(figure);
    const bool is_first = is_first_movement(play, figure);
    for (int i = 0; i < play.players(); ++i) {
        const Player owner = play.in_order(i);
        const bool is_triggered = (play.state.round.settled & bit(owner)) != 0;
        const bool is_apart = play.is_lap_apart(owner, figure) && owner != figure.player;
        if (is_apart && is_triggered)
            note_triggered_before(play, owner, figure);
        else if (is_apart)
            note_not_triggered(play, owner, figure, Cause::lap_apart, play.rules().laps.reason);
        if (!play.is_robber_at(owner, place)) continue;
        const bool is_fresh = (play.state.round.fresh & bit(owner)) != 0;
        if (owner == figure.player) {
            note_not_triggered(play, owner, figure, Cause::own_figure, ClauseId::stl_5);
        } else if (is_triggered) {
            note_triggered_before(play, owner, figure);
        } else if (is_first || is_fresh) {
            play.state.round.robbable[index(owner)] |= bit(figure);
            note_triggered(play, owner, figure, !is_first);
        } else {
            note_too_late(play, owner, figure);
        }
    }
}

void note_sum(Play& play, Figure figure, Points sum, Place from, const Reason& reason) {
    Fact* fact = play.note(FactKind::moved_forward, figure.player, figure, {});
    if (!fact) return;
    fact->points = sum;
    fact->source = movement_source(play);
    fact->from = from;
    fact->to = play.place_of(figure);
    fact->reached = play.state.points_of(figure);
    play.recorder.cite(*fact, reason);
    note_ring_and_choice(play, *fact, figure, sum);
}

void note_nothing(Play& play, Player player) {
    const Figure figure{player, FigureKind::meeple};
    const Source source = movement_source(play);
    for (const Figure beside : figures_of(play, player))  // with which nothing would be scored as well
        note_missed_by_all(play, {beside, 0, source}, play.place_of(beside), Cause::no_points,
                           ClauseId::stl_15);
    if (Fact* fact = play.note(FactKind::nothing_scored, player, figure, {ClauseId::stl_15})) {
        fact->source = source;
        fact->from = fact->to = play.place_of(figure);
        fact->reached = play.state.points_of(figure);
    }
}

void note_end_of_phase_3(Play& play, std::size_t triggered) {
    Fact* fact = play.note(FactKind::phase_3_ended, play.active(), {ClauseId::trn_5});
    if (!fact) return;
    fact->options = static_cast<int>(triggered);
    if (triggered > 0) play.recorder.cite(*fact, play.rules().halved.reason);
    if (play.is_of_double_turn()) play.recorder.cite(*fact, play.rules().double_turn.reason);
    if (play.has_messages()) play.recorder.cite(*fact, ClauseId::trn_6);
}

/// What took the player back: the source of the first negative scoring of the round.
Source source_of_loss(const ScoringRound& round, Player player) {
    const auto found = std::ranges::find_if(round.scorings, [player](const Scoring& scoring) {
        return scoring.player == player && scoring.points < 0;
    });
    return found == round.scorings.end() ? Source::other : found->source;
}

/// Robbers have no business with these points, wherever they are.
void note_exempt(Play& play, const Scored& scored) {
    for (int i = 0; play.recorder.is_on() && i < play.players(); ++i) {
        const Player owner = play.in_order(i);
        const Reason& reason = play.rules().payment_income.reason;
        if (owner == scored.figure.player) continue;
        if (play.is_robber_at(owner, play.place_of(scored.figure)))
            note_not_triggered(play, owner, scored.figure, Cause::receipt, reason);
        else if (play.is_lap_apart(owner, scored.figure))
            note_missed(play, owner, scored, Cause::receipt, reason);
    }
}

void move_sum_forward(Play& play, Figure figure, Points sum) {
    const Place from = play.place_of(figure);
    const Source source = movement_source(play);
    note_unreached(play, {figure, sum, source});
    if (is_exempt(play)) {
        note_exempt(play, {figure, sum, source});
    } else {
        trigger_robbers(play, figure);
        play.state.round.scored |= bit(figure);
    }
    if (!play.step.is_receipt) play.state.round.advanced |= bit(figure);
    go_forward(play, figure, sum, false);
    note_sum(play, figure, sum, from, play.rules().halved.reason);
}

/// With which figure `player` books; `scoring`: one scoring, by its place in the round, or without it all.
Ask ask_for_figure(const Play& play, Player player, std::optional<int> scoring) {
    const Reason& reason =
        play.has_messages() ? play.rules().figure_choice.reason : play.rules().halved.reason;
    return {.kind = AskKind::score,
            .player = player,
            .clause = reason.clause,
            .asked = scoring ? AskedScoring::one : AskedScoring::sum,
            .scoring = scoring.value_or(0)};
}

}  // namespace

void score_sum(Play& play) {
    const Player player = play.step.player;
    const Points sum = sum_of(*play.step.round, player);
    if (!is_exempt(play)) play.state.round.turn_total[index(player)] += sum;
    if (sum == 0) return note_nothing(play, player);
    const Ask ask = ask_for_figure(play, player, std::nullopt);
    const Figure figure = choose_figure(play, ask, booking_figures(play, player));
    if (sum > 0)
        move_sum_forward(play, figure, sum);
    else
        go_back(play, figure, {-sum, source_of_loss(*play.step.round, player), false});
}

void choose_robbed(Play& play) {
    for (int i = 0; i < play.players(); ++i) {
        const Player owner = play.in_order(i);
        FigureMask& figures = play.state.round.robbable[index(owner)];
        if (figures == 0 || (play.state.round.settled & bit(owner)) != 0) continue;
        figures = bit(choose_victim(play, owner, figures));
        play.state.round.settled |= bit(owner);
    }
}

void end_phase_3(Play& play) {
    LootList loots;
    for (int i = 0; i < play.players(); ++i) {
        const Player owner = play.in_order(i);
        const FigureMask triggering = play.state.round.robbable[index(owner)];
        if (triggering == 0) continue;
        const Figure victim = figure_at(std::countr_zero(static_cast<unsigned>(triggering)));
        const Points total = play.state.round.turn_total[index(victim.player)];
        loots.push_back({owner, victim, total, play.state.robber(owner)});
    }
    note_end_of_phase_3(play, loots.size());
    take_loots(play, loots);
    draw_messages(play);
}

void score_late(Play& play) {
    const Player player = play.step.player;
    const Points points = play.step.round->scorings[static_cast<std::size_t>(play.step.scoring)].points;
    if (points == 0) return note_nothing(play, player);
    const Ask ask = ask_for_figure(play, player, play.step.scoring);
    const Figure figure = choose_figure(play, ask, booking_figures(play, player));
    const Place from = play.place_of(figure);
    const Reason& reason = play.rules().late_points.reason;
    const Source source = movement_source(play);
    note_missed_by_all(play, {figure, points, source}, std::nullopt, Cause::late_points, reason);
    const Points before = play.state.points_of(figure);
    const bool moves = after_scoring(before, points) != before;
    for (int i = 0; play.recorder.is_on() && moves && i < play.players(); ++i) {
        const Player owner = play.in_order(i);
        if (owner != player && play.is_robber_at(owner, from))
            note_not_triggered(play, owner, figure, Cause::late_points, reason);
    }
    fix_turn_figure(play, figure);  // even by a movement back
    if (points < 0) {
        move_back(play, figure, {-points, source_of_loss(*play.step.round, player), false});
    } else {
        note_moving_on(play, figure);
        play.state.game.points[index(figure)] += points;
        note_sum(play, figure, points, from, reason);
        if (!is_judged_later(play, player))
            note_vain_landing(play, figure, Cause::late_points, {reason.clause});
    }
}

}  // namespace robbers
