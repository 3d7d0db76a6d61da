#pragma once
// What happened in one line, fact by fact, each with the clauses that decided it.

#include <optional>
#include <vector>

#include "game/event.h"
#include "rules/question.h"

namespace robbers {

// clang-format off
#define ROBBERS_FACTS(X)                                                                                   \
    X(set_up, "set-up")                         /* what holds before the first tile */                     \
    X(bag_drawn, "bag-drawn")                   /* player: the active one */                               \
    X(robber_placed, "robber-placed")           /* player's robber from supply to `to` */                  \
    X(robber_moved, "robber-moved")             /* player's robber from `from` to `to` */                  \
    X(robber_kept, "robber-kept")               /* player keeps the robber at `from` */                    \
    X(placement_declined, "placement-declined") /* player's robber remains in supply */                    \
    X(right_ends, "right-ends")                 /* nobody else places; player: who declined */             \
    X(moved_forward, "moved-forward")           /* figure books `points` from a scoring */                 \
    X(moved_back, "moved-back")                 /* figure loses `points` (positive here) */                \
    X(stopped_at_zero, "stopped-at-zero")       /* figure would lose `points` but not all of it */         \
    X(nothing_scored, "nothing-scored")         /* a scoring or sum of 0 points */                         \
    X(paid, "paid")                             /* figure pays `points`; other: the receiver */            \
    X(candidate, "candidate")                   /* player's robber may take from `figure` */               \
    X(not_robbed, "not-robbed")                 /* player's robber beside `figure` gets nothing */         \
    X(triggered, "triggered")                   /* player's robber by `figure` (whole turn) */             \
    X(robs_instead, "robs-instead")             /* player's robber robs and does not go with `figure` */   \
    X(robbery_chosen, "robbery-chosen")         /* player robs `figure`, the `chosen` of `options` */       \
    X(robber_returned, "robber-returned")       /* player's robber from `from` to supply */                \
    X(stolen_booked, "stolen-booked")           /* player's figure books `points` from `other` */          \
    X(nothing_stolen, "nothing-stolen")         /* the turn total was not positive */                      \
    X(robber_carried, "robber-carried")         /* player's robber along with `figure` to `to` */          \
    X(robber_stayed, "robber-stayed")           /* player's robber remains when `figure` leaves */         \
    X(landed_on_dark, "landed-on-dark")         /* player's figure on a dark space */                      \
    X(message_drawn, "message-drawn")           /* player draws */                                         \
    X(no_message, "no-message")                 /* a landing that brings none */                           \
    X(phase_3_ended, "phase-3-ended")           /* whole turn; options: robbers that are paid now */                 \
    X(end_bonus, "end-bonus")                   /* player's figure books `points` */                       \
    X(final_scored, "final-scored")             /* player's meeple moves by `points`; `base` was scored */
// clang-format on
ROBBERS_VOCABULARY(FactKind, ROBBERS_FACTS);

/// One fact. Which members mean something is said beside its kind.
struct Fact {
    FactKind kind{};
    int turn = 0;   ///< counted from 1
    int event = 0;  ///< counted from 1 in the turn
    Player player{};
    Figure figure;                ///< the figure that moves, or that is robbed
    Figure victim;                ///< stolen_booked: the robbed figure
    std::optional<Player> other;  ///< a second player: robbed, paid, or in the way
    Points points = 0;
    Points reached = 0;  ///< of a movement: the points that the figure has afterwards
    Points base = 0;     ///< stolen_booked: the points that were halved
    Place from;
    Place to;
    Source source = Source::other;
    int options = 1;  ///< how many options there were
    int chosen = 0;   ///< robbery_chosen: which of them, from 0
    std::vector<ClauseId> clauses;
    std::optional<QuestionId> question;  ///< the disputed question that decided it
    bool operator==(const Fact&) const = default;
};

/// The facts of one line, in the order in which they happened.
using Trace = std::vector<Fact>;

}  // namespace robbers
