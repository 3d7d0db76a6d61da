#pragma once
// What happened in one line, fact by fact, and what did not although a player might expect it, each with the
// clauses that decided it. Explanations, claims and comparisons only choose among these facts.

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
    X(robbery_chosen, "robbery-chosen")         /* player robs `figure`, the `chosen` of `options` */      \
    X(robber_returned, "robber-returned")       /* player's robber from `from` to supply */                \
    X(stolen_booked, "stolen-booked")           /* player's figure books `points` from `other` */          \
    X(nothing_stolen, "nothing-stolen")         /* `base`, the turn total, was not positive */                     \
    X(robber_carried, "robber-carried")         /* player's robber along with `figure` to `to` */          \
    X(robber_stayed, "robber-stayed")           /* player's robber remains when `figure` leaves */         \
    X(landed_on_dark, "landed-on-dark")         /* player's figure on a dark space */                      \
    X(message_drawn, "message-drawn")           /* player draws */                                         \
    X(no_message, "no-message")                 /* a landing that brings none */                           \
    X(phase_3_ended, "phase-3-ended")           /* whole turn; options: robbers that are paid now */       \
    X(end_bonus, "end-bonus")                   /* player's figure books `points` */                       \
    X(final_scored, "final-scored")             /* player's meeple moves by `points`; `base` was scored */ \
    /* From here on: what did not happen. */                                                               \
    X(missed, "missed")             /* player's robber at `to` gets nothing of what `figure` scores at `from` */ \
    X(had_to_rob, "had-to-rob")     /* player's robber could not stay on `from`, sparing `figure` */       \
    X(lost_nothing, "lost-nothing") /* player keeps the points of which `other` took half */               \
    X(kept_at_zero, "kept-at-zero") /* `figure` goes no further back: told to its player, and to the player \
                                       of a robber beside it */                                            \
    X(tower_first, "tower-first")   /* player's scoring of `points` had to wait for a watchtower */ \
    X(held_back, "held-back")       /* player's `figure` does not advance in this turn: the other does */  \
    X(barred, "barred")             /* player's robber may go to none of `places` */                       \
    X(not_asked, "not-asked")       /* player has a robber in supply and no right to place it */           \
    X(no_bag, "no-bag")             /* nobody may place in this turn */                                    \
    X(no_bonus, "no-bonus")         /* player's robber, left on `from`, does not bring `points` */         \
    X(vain_landing, "vain-landing") /* player's figure came to the dark space `to`, and draws nothing */   \
    X(no_landing, "no-landing")     /* no figure of player's came to a dark space in this turn */          \
    X(idle, "idle")                 /* player's robber, at `to` at last, robs nobody in this turn; or never
                                       its owner */
// clang-format on
ROBBERS_VOCABULARY(FactKind, ROBBERS_FACTS);

/// Whether facts of this kind are always told to whoever wants to know all. Of the others only some are, see
/// Telling.
constexpr bool is_told_unasked(FactKind kind) { return kind < FactKind::missed; }

#define ROBBERS_TELLINGS(X) X(brief, "brief") X(full, "full") X(asked, "asked")
/// Where a fact is told: in every account, in a full one, or only where it answers a question.
ROBBERS_VOCABULARY(Telling, ROBBERS_TELLINGS);

// clang-format off
#define ROBBERS_CAUSES(X)                                                                       \
    X(none, "none")                                                                             \
    /* of a robber that gets nothing: the most telling first */                                 \
    X(late_points, "late-points")         /* they come after phase 3 */                         \
    X(robbed_before, "robbed-before")     /* it has robbed already, and could not wait */       \
    X(one_of_several, "one-of-several")   /* it robs another of those beside it */              \
    X(later_event, "later-event")         /* it takes from one event of a figure */             \
    X(midway, "midway")                   /* the figure only stops there between two */         \
    X(lap_apart, "lap-apart")             /* it is a lap away */                                \
    X(receipt, "receipt")                 /* the points come from a payment */                  \
    X(message_points, "message-points")   /* the points come from a message */                  \
    X(paid_before, "paid-before")         /* the figure's first movement was a payment */       \
    X(scored_before, "scored-before")     /* the figure has scored before in this turn */       \
    X(waiting, "waiting")                 /* it waits for what another figure scores */         \
    X(went_back, "went-back")             /* the figure pays or loses points */                 \
    X(no_points, "no-points")             /* 0 points */                                        \
    X(passed, "passed")                   /* the figure goes over it */                         \
    X(arrived, "arrived")                 /* the figure only comes to it */                     \
    X(held_back, "held-back")             /* beside it stands the figure that may not advance */ \
    X(other_figure, "other-figure")       /* beside it stands the figure that does not score */ \
    X(stolen_points, "stolen-points")     /* the points were stolen themselves */               \
    X(own_figure, "own-figure")           /* the figure is its owner's */                       \
    X(elsewhere, "elsewhere")             /* the figure is not beside it */                     \
    X(in_total, "in-total")               /* it gets half of them with the whole turn */        \
    X(in_supply, "in-supply")             /* it is not on the board */                          \
    X(final_scoring, "final-scoring")     /* the points come in the final scoring */            \
    X(no_bonus, "no-bonus")               /* robbers that are left bring nothing */             \
    /* of a robber that stays */                                                                \
    X(not_active, "not-active")           /* only the active player may; of messages as well */ \
    /* of a landing without a message: the most telling first */                                \
    X(not_stolen, "not-stolen")           /* others draw only for points that they stole */     \
    X(second, "second")                   /* one was drawn already */                           \
    X(not_alone, "not-alone")             /* another player's figure stands there */                \
    X(payment, "payment")                 /* by a payment */                                    \
    X(end_bonus, "end-bonus")             /* by the bonus of a robber that was left */          \
    X(moved_on, "moved-on")               /* the figure did not remain there */                 \
    X(not_forward, "not-forward")         /* by a movement back */                              \
    /* of an event that the rules refuse */                                                     \
    X(too_poor, "too-poor")               /* the payer has less than the ransom */              \
    X(phase_over, "phase-over")           /* it comes after phase 3 */
// clang-format on
/// Why something did not happen, where the kind of fact leaves it open.
ROBBERS_VOCABULARY(Cause, ROBBERS_CAUSES);

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
    int scoring =
        0;  ///< which of the scorings of `figure`'s player with this tile it is about, from 1; 0: of none
    int options = 1;  ///< how many options there were
    int chosen = 0;   ///< robbery_chosen: which of them, from 0
    std::vector<ClauseId> clauses;
    std::optional<QuestionId> question;  ///< the disputed question that decided it
    Cause cause = Cause::none;           ///< why not
    std::vector<Place> places;           ///< barred: all spaces that are
    bool is_near = false;                ///< missed: the robber is beside the figure, or on its way
    Telling telling{};                   ///< given last, when the line is known
    bool operator==(const Fact&) const = default;
};

/// The facts of one line, in the order in which they happened.
using Trace = std::vector<Fact>;

/// A choice of a line, what gives it, and what else the player could have chosen.
struct MadeChoice {
    Choice choice;
    ClauseId clause{};
    std::vector<Choice> others;  ///< of an order of more than two scorings none is listed
};

/// Which facts of a line are wanted: those that accounts tell, or those that only answer questions as well.
enum class Facts : std::uint8_t { told, all };

/// Leaves out what only answers questions.
inline void keep_told(Trace& trace) {
    std::erase_if(trace, [](const Fact& fact) { return fact.telling == Telling::asked; });
}

}  // namespace robbers
