#pragma once
// What a picture of the scoreboard says in words.

#include <string>
#include <vector>

#include "report/pictures/scene.h"

namespace robbers {

/// "10", or "10 → 15" with `arrow` between.
std::string change_words(Points before, Points after, std::string_view arrow);
/// "supply → 12", the same for a robber's place.
std::string change_words(Place before, Place after, std::string_view arrow);
/// "outcome 1 of 3 in c2", or "the start".
std::string scene_name(const Scene& scene);
/// Each theft and message as a sentence without a full stop: "blue takes 3 from red", with the turn where
/// there are several.
std::vector<std::string> event_words(const Scene& scene);
/// The whole scene as sentences: where everybody stands, thefts and messages.
std::string scene_description(const Scene& scene);

}  // namespace robbers
