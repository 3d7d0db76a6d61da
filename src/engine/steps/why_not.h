#pragma once
// What did not happen although a player might expect it, as facts. Each function is called where the rules
// say no, and does nothing without a trace.

#include "engine/steps/play.h"

namespace robbers {

/// What a figure scores, as robbers see it; the figure stands where it begins.
struct Scored {
    Figure figure;
    Points points = 0;
    Source source = Source::other;
};

/// `owner`'s robber gets nothing of it.
void note_missed(Play& play, Player owner, const Scored& scored, Cause cause, const Reason& reason);

/// No robber of another player gets anything of it; `place`: only the robbers there, without one all of them.
void note_missed_by_all(Play& play, const Scored& scored, std::optional<Place> place, Cause cause,
                        const Reason& reason);

/// The robbers of other players that are not beside the figure get nothing of it: because they are in supply
/// or elsewhere, or the figure only passes them, or that of the player's figures which is beside them is held
/// back. Leaves out those for which more is said.
void note_unreached(Play& play, const Scored& scored);

/// The robbers of other players that the figure comes to or passes with stolen points get nothing of them.
void note_reached_by_loot(Play& play, const Scored& loot);

/// What keeps robbers from robbing whom they are not beside: the clause of the rules that are played.
ClauseId reach_clause(const Play& play, Place robber);

/// `owner`'s robber takes from another figure than this one.
void note_spared(Play& play, Player owner, const Scored& scored);

/// `figure` stopped at 0 on `place`, where it would have gone further back: so do the robbers beside it.
void note_kept_at_zero(Play& play, Figure figure, Place place);

/// `figure` came to a dark space, and its player draws nothing for it.
void note_vain_landing(Play& play, Figure figure, Cause cause, std::initializer_list<ClauseId> clauses);

/// What the turn has not brought, now that it is over: a bag, anything for a robber, a figure on a dark
/// space.
void note_quiet_turn(Play& play);

}  // namespace robbers
