#pragma once
// What an outcome changed, piece by piece, so that outcomes can be compared and what they share told once.

#include <vector>

#include "engine/adjudicate.h"

namespace robbers {

#define ROBBERS_CHANGE_KINDS(X) \
    X(figure_moved, "figure-moved") X(took, "took") X(robber_moved, "robber-moved") X(drew, "drew")
/// What may be different after a game. `took`: points booked by robbing; `drew`: a message.
ROBBERS_VOCABULARY(ChangeKind, ROBBERS_CHANGE_KINDS);

/// One piece of an outcome; which members mean something follows from the kind.
struct Change {
    Player player{};  ///< whose figure or robber moved, who took or drew
    ChangeKind kind{};
    Figure figure;  ///< the one that moved or was robbed
    int turn = 0;   ///< took, drew
    Points points = 0;
    Points points_before = 0;
    Place place;
    Place place_before;
    auto operator<=>(const Change&) const = default;
};

/// Sorted lists, in which the same change may stand more than once.
using Changes = std::vector<Change>;

Changes changes_of(const Position& start, const Outcome& outcome);
Changes in_both(const Changes& a, const Changes& b);
Changes without(const Changes& all, const Changes& some);
/// What every outcome of `adjudication` changed.
Changes in_every(const Position& start, const Adjudication& adjudication);

}  // namespace robbers
