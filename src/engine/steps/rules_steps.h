#pragma once
// The steps of the model, one function each; perform() plays whichever a program names.

#include "engine/steps/play.h"

namespace robbers {

/// Plays one step along the line that the chooser walks, and closes the event and turn where it ends them.
void perform(Play& play);

// placement.cpp
void play_bag(Play& play);

// scoring_round.cpp: a robber takes half of one event
void score_one(Play& play);
void resolve_round(Play& play);

// turn_total.cpp: a robber takes half of the whole turn
void score_sum(Play& play);
void choose_robbed(Play& play);
void end_phase_3(Play& play);
void score_late(Play& play);

// payment.cpp
void play_payment(Play& play);

// end_of_game.cpp
void play_end_of_game(Play& play);
void play_final_scoring(Play& play);

}  // namespace robbers
