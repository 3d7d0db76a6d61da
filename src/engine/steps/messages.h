#pragma once
// The Messages, as far as robbers touch them: landings on dark spaces, and who draws for them.

#include "engine/steps/play.h"

namespace robbers {

/// Notes that `figure` has just moved forward: on a dark space that may be a landing (MSG-3, MSG-5, MSG-6).
/// `is_booking`: the points were stolen ones.
void note_landing(Play& play, Figure figure, bool is_booking);

/// Draws the message that the movements since the last time have earned, and forgets them (MSG-4).
void draw_messages(Play& play);

}  // namespace robbers
