#pragma once
// The form of the one-line notation that words probably mean which are none of it.

#include <string>
#include <string_view>
#include <vector>

#include "scenario/line_words.h"

namespace robbers {

/// The players that the words of an entry mean, as "red 10 r12, blue 5" for "red 10 robber 12 and blue 5";
/// empty where no meaning is near.
std::string players_meant(const LineWords& words, const Piece& entry);

/// Who is known where an event is read.
struct KnownInLine {
    std::vector<std::string_view> names;
    std::string_view active;  ///< whose turn it is; empty where that is not known
};

/// The events that words mean, as "red+5 city" for "red scores 5 for a city" or "end, final red+9"; empty
/// where no meaning is near.
std::string events_meant(const LineWords& words, const Piece& event, const KnownInLine& known);

}  // namespace robbers
