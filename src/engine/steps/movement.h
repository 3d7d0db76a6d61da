#pragma once
// How figures move and what their movement does to robbers that do not rob: going along, staying.

#include "engine/steps/play.h"

namespace robbers {

/// From now on only `figure` may advance for its player in this turn, where the rules allow only one (TRN-7).
void fix_turn_figure(Play& play, Figure figure);

/// Moves `figure` forward by `points` (positive): notes the turn figure and landings on dark spaces.
/// `is_booking`: the points are stolen ones. Robbers are none of its business.
void go_forward(Play& play, Figure figure, Points points, bool is_booking);

/// Adds to the fact of a movement forward by `points` where the ring or the choice of a figure mattered.
void note_ring_and_choice(const Play& play, Fact& fact, Figure figure, Points points);

/// What takes a figure back.
struct Loss {
    Points points = 0;  ///< positive
    Source source = Source::other;
    bool is_payment = false;
};

/// Moves `figure` back by a payment, or by a negative scoring, which never takes it below 0 or further
/// below (BRD-4). Robbers stay where they are.
void move_back(Play& play, Figure figure, const Loss& loss);

/// As move_back(), but robbers on its space go along or stay as their owners may choose (BCK-1, BCK-2).
void go_back(Play& play, Figure figure, const Loss& loss);

/// After `mover` has left `from` with stolen points: other robbers there go along, or wait for one of
/// `later`, the figures that will move after it (ROG-1, question two-rogue-movers).
void carry_along(Play& play, Figure mover, Place from, std::span<const Figure> later);

/// Whether a figure of another player than `player` stands on `place`.
bool has_others_figure(const Play& play, Player player, Place place);

/// Where a scoring of `points` takes a figure from `before`: a negative one stops at 0, and does not move a
/// figure that is below 0 already (BRD-4).
Points after_scoring(Points before, Points points);

}  // namespace robbers
