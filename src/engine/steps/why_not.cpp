// Says why what a player might expect did not happen. Changes nothing and decides nothing: it is called where
// that was decided.
#include "engine/steps/why_not.h"

#include <algorithm>

#include "engine/steps/movement.h"

namespace robbers {

namespace {

/// How a figure that moves forward comes to a place on which it does not begin.
enum class Way { not_at_all, passes, arrives };

Way way_to(const Play& play, const Scored& scored, Place place) {
    if (place.is_supply()) return Way::not_at_all;
    Points ahead = place.value - play.place_of(scored.figure).value;
    if (play.rules().laps.is(Laps::same_space)) ahead = ring_space(ahead);
    if (ahead <= 0 || ahead > scored.points) return Way::not_at_all;
    return ahead < scored.points ? Way::passes : Way::arrives;
}

/// Whether the figure leaves its points, if not its space.
bool moves(const Play& play, const Scored& scored) {
    const Points before = play.state.points_of(scored.figure);
    return play.step.kind == StepKind::pay || after_scoring(before, scored.points) != before;
}

/// Whether it could seem that the robber gets something.
bool is_near(const Play& play, Player owner, const Scored& scored, Cause cause) {
    switch (cause) {
        case Cause::robbed_before:
        case Cause::held_back:
        case Cause::other_figure:
        case Cause::stolen_points: return true;
        case Cause::one_of_several:
        case Cause::elsewhere:
        case Cause::in_supply: return false;
        default: break;
    }
    const Place place = play.place_of(scored.figure);
    if (play.is_robber_at(owner, place) || play.is_lap_apart(owner, scored.figure))
        return moves(play, scored);
    return way_to(play, scored, play.state.robber(owner)) != Way::not_at_all;
}

/// Whether a player scores in this step.
bool is_scoring(StepKind kind) {
    return kind == StepKind::score_one || kind == StepKind::score_sum || kind == StepKind::score_late;
}

/// Whether `owner`'s robber had to rob earlier in this turn, and waiting would have brought more.
bool had_to_rob_less(const Play& play, Player owner, const Scored& scored) {
    const Recorder& facts = play.recorder;
    const Fact* robbery = facts.last_in_turn(play.step, [&](const Fact& fact) {
        return fact.kind == FactKind::robbery_chosen && fact.player == owner;
    });
    const Fact* loot = facts.last_in_turn(play.step, [&](const Fact& fact) {
        return fact.kind == FactKind::stolen_booked && fact.player == owner;
    });
    if (robbery == nullptr || loot == nullptr || play.rules().halved.is(Halved::whole_turn)) return false;
    const bool is_meant =
        loot->victim.player == scored.figure.player || robbery->from == play.place_of(scored.figure);
    return is_meant && scored.points > loot->base;
}

/// Why `owner`'s robber, which is not beside the figure, gets nothing.
void note_unreached_by(Play& play, Player owner, const Scored& scored) {
    const Place robber = play.state.robber(owner);
    const Reason reach = reach_clause(play, robber);
    if (robber.is_supply() && had_to_rob_less(play, owner, scored)) {
        note_missed(play, owner, scored, Cause::robbed_before, ClauseId::stl_6);
        return;
    }
    if (robber.is_supply()) return note_missed(play, owner, scored, Cause::in_supply, reach);
    const bool whole_turn = play.rules().halved.is(Halved::whole_turn);
    const Reason way_reason = whole_turn ? ClauseId::trn_3 : reach;
    const Way way = way_to(play, scored, robber);
    if (way == Way::passes) return note_missed(play, owner, scored, Cause::passed, way_reason);
    if (play.has_messages() && play.place_of(play.companion_of(scored.figure)) == robber) {
        const bool is_held = play.state.turn.turn_figure[index(scored.figure.player)] != 0;
        return note_missed(play, owner, scored, is_held ? Cause::held_back : Cause::other_figure,
                           is_held ? play.rules().figure_choice.reason : reach);
    }
    if (way == Way::arrives) return note_missed(play, owner, scored, Cause::arrived, way_reason);
    note_missed(play, owner, scored, Cause::elsewhere, reach);
}

}  // namespace

void note_missed(Play& play, Player owner, const Scored& scored, Cause cause, const Reason& reason) {
    Fact* fact = play.note(FactKind::missed, owner, scored.figure, {});
    if (!fact) return;
    fact->cause = cause;
    fact->points = scored.points;
    fact->source = scored.source;
    fact->from = play.place_of(scored.figure);
    fact->to = play.state.robber(owner);
    fact->is_near = is_near(play, owner, scored, cause);
    if (is_scoring(play.step.kind))
        fact->scoring = play.recorder.number_of_scoring(play.step, scored.figure.player);
    play.recorder.cite(*fact, reason);
    if (cause == Cause::robbed_before) play.recorder.cite(*fact, ClauseId::stl_11);
    if (cause == Cause::one_of_several) play.recorder.cite_printed(*fact, {ClauseId::stl_12});
}

void note_missed_by_all(Play& play, const Scored& scored, std::optional<Place> place, Cause cause,
                        const Reason& reason) {
    for (int i = 0; play.recorder.is_on() && i < play.players(); ++i) {
        const Player owner = play.in_order(i);
        if (owner == scored.figure.player || (place && !play.is_robber_at(owner, *place))) continue;
        note_missed(play, owner, scored, cause, reason);
    }
}

void note_unreached(Play& play, const Scored& scored) {
    const Place place = play.place_of(scored.figure);
    const bool whole_turn = play.rules().halved.is(Halved::whole_turn);
    for (int i = 0; play.recorder.is_on() && i < play.players(); ++i) {
        const Player owner = play.in_order(i);
        if (owner == scored.figure.player || play.is_robber_at(owner, place)) continue;
        // Said of them already: a lap away; beside the other figure; a later event of the same figure.
        if (play.is_lap_apart(owner, scored.figure)) continue;
        if (!whole_turn && play.is_beside_companion(owner, scored.figure)) continue;
        if (play.state.round.candidates[index(owner)][index(scored.figure)] != 0) continue;
        note_unreached_by(play, owner, scored);
    }
}

void note_reached_by_loot(Play& play, const Scored& loot) {
    for (int i = 0; play.recorder.is_on() && i < play.players(); ++i) {
        const Player owner = play.in_order(i);
        if (owner != loot.figure.player && way_to(play, loot, play.state.robber(owner)) != Way::not_at_all)
            note_missed(play, owner, loot, Cause::stolen_points, ClauseId::rog_1);
    }
}

ClauseId reach_clause(const Play& play, Place robber) {
    if (play.has_messages()) return ClauseId::msg_7;
    if (play.rules().halved.is(Halved::whole_turn)) return ClauseId::trn_1;
    return robber.is_supply() ? ClauseId::stl_1 : ClauseId::stl_13;
}

void note_spared(Play& play, Player owner, const Scored& scored) {
    const bool whole_turn = play.rules().halved.is(Halved::whole_turn);
    note_missed(play, owner, scored, Cause::one_of_several, whole_turn ? ClauseId::trn_4 : ClauseId::stl_10);
}

void note_kept_at_zero(Play& play, Figure figure, Place place) {
    play.note(FactKind::kept_at_zero, figure.player, figure, {ClauseId::brd_4});
    for (int i = 0; play.recorder.is_on() && i < play.players(); ++i) {
        const Player owner = play.in_order(i);
        if (owner != figure.player && play.is_robber_at(owner, place))
            play.note(FactKind::kept_at_zero, owner, figure, {ClauseId::brd_4});
    }
}

void note_vain_landing(Play& play, Figure figure, Cause cause, std::initializer_list<ClauseId> clauses) {
    if (!play.has_messages() || !is_dark(play.state.points_of(figure))) return;
    if (Fact* fact = play.note(FactKind::vain_landing, figure.player, figure, clauses)) {
        fact->cause = cause;
        fact->to = play.place_of(figure);
    }
}

void note_quiet_turn(Play& play) {
    if (!play.recorder.is_on()) return;
    const Recorder& facts = play.recorder;
    if (!facts.has(play.step, FactKind::bag_drawn, play.active()))
        play.note(FactKind::no_bag, play.active(), {ClauseId::plc_1});
    for (int i = 0; i < play.players(); ++i) {
        const Player player = play.in_order(i);
        const bool has_robbed = facts.has(play.step, FactKind::stolen_booked, player);
        if (Fact* fact = has_robbed ? nullptr : play.note(FactKind::idle, player, {})) {
            fact->to = play.state.robber(player);
            fact->cause = fact->to.is_supply() ? Cause::in_supply : Cause::elsewhere;
            play.recorder.cite(*fact, reach_clause(play, fact->to));
        }
        if (Fact* fact = play.note(FactKind::idle, player, {ClauseId::stl_5})) {
            fact->to = play.state.robber(player);
            fact->cause = Cause::own_figure;
        }
        const auto is_landing = [&](const Fact& fact) {
            return fact.player == player &&
                   (fact.kind == FactKind::landed_on_dark || fact.kind == FactKind::message_drawn ||
                    fact.kind == FactKind::no_message || fact.kind == FactKind::vain_landing);
        };
        if (play.has_messages() && facts.last_in_turn(play.step, is_landing) == nullptr)
            play.note(FactKind::no_landing, player, {ClauseId::brd_5, ClauseId::msg_3});
    }
}

}  // namespace robbers
