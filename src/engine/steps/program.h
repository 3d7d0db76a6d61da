#pragma once
// A game under given rules as a flat list of steps, with the listed choices bound to the steps they fit.
//
// Everything that depends on the rules and the game alone is decided once, before the search: which steps
// there are, which event ends phase 3, what a payment brings its receiver, and which asks a choice can speak
// of. A step is as small as the model's order allows, since states are merged between steps.

#include <cstdint>
#include <deque>
#include <vector>

#include "engine/steps/ask.h"
#include "game/event.h"
#include "rules/rule_points.h"

namespace robbers {

// clang-format off
#define ROBBERS_STEP_KINDS(X)                                                            \
    X(bag, "bag")                     /* the robber step of a bag tile */                \
    X(score_one, "score-one")         /* player books one of the round's scorings */     \
    X(resolve_round, "resolve-round") /* robbers rob, stolen points are booked */        \
    X(score_sum, "score-sum")         /* player books the sum of the round's scorings */ \
    X(choose_robbed, "choose-robbed") /* owners choose among the figures of the round */ \
    X(end_phase_3, "end-phase-3")     /* the whole turn's robbers are resolved */        \
    X(score_late, "score-late")       /* a scoring after phase 3 that no robber sees */  \
    X(pay, "pay")                                                                        \
    X(end_of_game, "end-of-game")                                                        \
    X(final_scoring, "final-scoring")                                                    \
    X(illegal, "illegal")             /* an event that the rules have no place for */
// clang-format on
ROBBERS_VOCABULARY(StepKind, ROBBERS_STEP_KINDS);

/// A listed choice bound to one event: which asks it fits and what it demands there.
struct BoundChoice {
    std::uint32_t entry = 0;  ///< index into Game::choices
    AskKind kind{};
    Player player{};
    int scoring = 0;         ///< score: the scoring's place in the round
    Figure mover{};          ///< go_along: the moving figure
    AskOption option;        ///< what is demanded; of a score only the figure
    std::vector<int> order;  ///< for a listed order: the scorings' places in the round; else empty
    int time = 0;            ///< counted from 1; 0: every time
    bool required = true;    ///< must be taken at least once
};

/// One event of the game with what is bound to it.
struct BoundEvent {
    std::vector<BoundChoice> choices;
    std::vector<std::uint32_t> required;  ///< entries that must have been taken when the event is over
};

struct Step {
    StepKind kind{};
    Player player{};
    int turn = 1;        ///< counted from 1: the tile
    int first_tile = 1;  ///< of a double turn the number of its first tile; else as `turn`
    int event = 1;       ///< counted from 1 of the tile
    const Event* what = nullptr;
    const ScoringRound* round = nullptr;  ///< scorings, or the one that a payment brings its receiver
    int scoring = 0;                      ///< score_late: place in the round
    bool is_receipt = false;              ///< the round is what a payment brings
    bool closes_event = false;
    bool closes_tile = false;
    bool closes_turn = false;  ///< the tile's turn does not go on with the next tile
};

/// Steps, in the order in which every line passes them.
struct Program {
    const Game* game = nullptr;
    RulePoints rules;
    std::vector<Step> steps;
    std::vector<std::vector<BoundEvent>> events;       ///< [turn][event], counted from 0
    std::vector<std::vector<std::uint32_t>> required;  ///< [turn] entries to be taken anywhere in the turn
    std::deque<ScoringRound> receipts;                 ///< owned rounds; a deque keeps their addresses

    const BoundEvent& bound(const Step& step) const { return events[step.turn - 1][step.event - 1]; }
};

/// Whether the rules are those of their edition under some answers to its questions, and not mixed or
/// changed.
bool are_printed(const RulePoints& rules);

/// Compiles `game`, binding only the first `choice_count` listed choices.
Program compile(const Game& game, const RulePoints& rules, std::size_t choice_count);

}  // namespace robbers
