// What an edition says under the given rulings, and what a source of points is: rules.md, sections 1, 3
// and 4.
#pragma once

#include "model.h"

namespace model {

bool halves_the_whole_turn(Edition edition);
bool double_turn_is_one(Edition edition, const Rulings& rulings);
bool active_must_place(Edition edition, const Rulings& rulings);
bool each_other_places(Edition edition);
bool others_must_place(Edition edition, const Rulings& rulings);
bool declined_placement_passes(Edition edition, const Rulings& rulings);
bool nobody_places_after_active_declined(const Rulings& rulings);
bool end_bonus(Edition edition);
bool message_only_alone(Edition edition, const Rulings& rulings);
bool backward_must_follow(Edition edition, const Rulings& rulings);

bool is_after_3(Source source);
bool is_road_or_city(Source source);

}  // namespace model
