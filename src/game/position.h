#pragma once
// What stands where on the scoreboard.

#include <string>
#include <vector>

#include "game/types.h"

namespace robbers {

/// What belongs to one player on the scoreboard.
struct Standing {
    std::array<Points, kFigureKinds> points{};  ///< by FigureKind; messenger 0 without the expansion
    Place robber = Place::supply();
    auto operator<=>(const Standing&) const = default;
};

/// All figures and robbers. Positions of one game compare number by number in file order:
/// meeple, messenger, robber (supply before spaces).
struct Position {
    std::uint8_t player_count = 0;  ///< kMinPlayers to kMaxPlayers
    bool has_messengers = false;    ///< the Messages expansion: a second figure for everybody (MSG-1)
    std::array<Standing, kMaxPlayers> standings{};

    Points& points(Figure figure) { return standings[index(figure.player)].points[index(figure.kind)]; }
    Points points(Figure figure) const { return standings[index(figure.player)].points[index(figure.kind)]; }
    Place& robber(Player player) { return standings[index(player)].robber; }
    Place robber(Player player) const { return standings[index(player)].robber; }
    int figures_each() const { return has_messengers ? 2 : 1; }
    Points total(Player player) const {
        return standings[index(player)].points[0] + standings[index(player)].points[1];
    }

    auto operator<=>(const Position&) const = default;
};

/// Points booked from one player's figure to the owner of a robber.
struct Transfer {
    int turn = 0;  ///< counted from 1
    Figure from;
    Player to{};
    Points points = 0;  ///< positive
    auto operator<=>(const Transfer&) const = default;
};

/// A message drawn.
struct Message {
    int turn = 0;  ///< counted from 1
    Player player{};
    auto operator<=>(const Message&) const = default;
};

/// What a line of choices leads to; `transfers` and `messages` are sorted. Ordered as results are listed.
struct Outcome {
    Position position;
    std::vector<Transfer> transfers;
    std::vector<Message> messages;
    auto operator<=>(const Outcome&) const = default;
};

/// The invariants that `position` breaks, in words; empty for a sound position.
std::vector<std::string> broken_invariants(const Position& position);

}  // namespace robbers
