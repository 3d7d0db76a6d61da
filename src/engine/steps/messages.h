#pragma once
// The Messages, as far as robbers touch them: landings on dark spaces, and who draws for them.

#include "engine/steps/play.h"

namespace robbers {

/// `figure` has just moved forward: on a dark space that may be a landing (MSG-3, MSG-5, MSG-6).
/// `is_booking`: the points were stolen ones.
void note_landing(Play& play, Figure figure, bool is_booking);

/// Whether it is decided later, when messages are drawn, what the landing of `player`'s figure brings. Serves
/// reasons only: false where none are written down.
bool is_judged_later(const Play& play, Player player);

/// `figure` has just moved back: on a dark space that is no landing.
void note_landing_back(Play& play, Figure figure, bool is_payment);

/// `figure` is about to move. Where only figures count that remain, it has come to a dark space in vain.
void note_moving_on(Play& play, Figure figure);

/// Draws the message that the movements since the last time have earned, and forgets them (MSG-4).
void draw_messages(Play& play);

}  // namespace robbers
