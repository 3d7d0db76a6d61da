#pragma once
// The position at the beginning of a line.

#include <string_view>
#include <vector>

#include "scenario/line_words.h"

namespace robbers {

/// Who stands where, in the nodes that a file would have.
struct PlayersInLine {
    Node players;
    std::vector<std::string_view> names;  ///< of the players that could be read
    bool has_messenger = false;
    bool misses_slash = false;  ///< a turn stands among the players
};

/// Reads "red 10, blue 12 r10"; what cannot be understood is reported.
PlayersInLine read_players_in_line(const LineWords& words, const Piece& part, Problems& problems);

}  // namespace robbers
