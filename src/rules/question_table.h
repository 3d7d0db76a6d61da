#pragma once
// The disputed questions, one row each:
//
//     X(name, "id", "the question",
//       "answer", "what the rules say under it", "what speaks for it",      the preferred one
//       "answer", "what the rules say under it", "what speaks for it")
//
// An answer is spelled as the value of the rule points that rest on the question: a point of an edition whose
// reason names the question takes the value that the ruling spells. Nothing else has to know of a question.

// clang-format off
#define ROBBERS_QUESTIONS(X)                                                                                 \
    X(declined_placement, "declined-placement",                                                              \
      "The next player declines. Does the right to place pass on?",                                          \
      "ends", "Nobody else places once the next player has declined.", "The text names one player.",         \
      "passes",                                                                                              \
        "The next in turn order with a robber in supply chooses, and so on, until one places or all have "   \
        "declined.",                                                                                         \
        "The text wants one further robber placed.")                                                         \
    X(active_declines, "active-declines",                                                                    \
      "The active player declines. May the others still place?",                                             \
      "others-may", "The others place as if the active player had placed.",                                  \
        "The text has two separate sentences.",                                                              \
      "others-may-not",                                                                                      \
        "If the active player's robber stays in supply, nobody places; keeping a robber on the board is "    \
        "not declining.",                                                                                    \
        "The word \"then\" ties the second sentence to the first.")                                          \
    X(zmg_others, "zmg-others",                                                                              \
      "Must the others place in Z-Man's second edition?",                                                    \
      "must", "Each other player with a robber in supply must place it.",                                    \
        "The sentence says that each player places.",                                                        \
      "may", "The others may decline; the active player still must place.",                                  \
        "The caption of its Example 1 says may, and the sentence is probably a mistranslation.")             \
    X(c31_placement, "c31-placement",                                                                        \
      "Is \"places\" a duty in the revised third edition?",                                                  \
      "must", "Every player with a robber in supply must place it.",                                         \
        "\"Places\" stands beside \"may choose to move\".",                                                  \
      "may", "Every player with a robber in supply may decline.",                                            \
        "In the earlier editions placing is a right.")                                                       \
    X(midway_robber, "midway-robber",                                                                        \
      "A figure stops beside a robber between two scorings of one round. Does the robber take half of "      \
      "the second?",                                                                                         \
      "robs", "The second scoring starts on the robber's space and can be robbed.",                          \
        "STL-1 and STL-7 taken literally.",                                                                  \
      "start-only", "A figure that has already gone forward in this round feeds no further robber.",         \
        "The revised third edition answers \"nothing\" and is called almost identical.")                     \
    X(two_rogue_movers, "two-rogue-movers",                                                                  \
      "Two robbing players' figures leave a robber's space. With which does the robber go?",                 \
      "choose", "Its owner may let the first mover go and wait for a later one.",                            \
        "As in STL-10, where several figures on the space are the owner's choice.",                          \
      "first", "The robber goes along with the first mover.",                                                \
        "ROG-2: it must go along with the figure that moves.")                                               \
    X(own_figures, "own-figures",                                                                            \
      "When a figure moves back, do the robber owner's own figures count?",                                  \
      "ignored", "They are no company that lets the robber stay, and they never take it along.",             \
        "A robber has no business with its owner.",                                                          \
      "count",                                                                                               \
        "They count as company, and the owner's moving figure takes the robber along like any other.",       \
        "The note speaks of \"several figures\" without an exception.")                                      \
    X(c31_backward, "c31-backward",                                                                          \
      "May a robber with company still stay in the revised third edition when a figure moves back?",         \
      "may-stay", "Its owner chooses whether it goes along, as before (BCK-2).",                             \
        "The edition is called almost identical to earlier versions.",                                       \
      "must-follow", "It goes along; there is no choice.", "Only BCK-1 is printed.")                         \
    X(c31_payment_first, "c31-payment-first",                                                                \
      "Is a payment a figure's first movement of the turn in the revised third edition?",                    \
      "ignored", "A figure that has paid can still trigger robbers by its first scoring.",                   \
        "A payment is no scoring.",                                                                          \
      "counts", "A figure that has paid this turn triggers nothing afterwards.",                             \
        "\"Movement\" taken literally.")                                                                     \
    X(c31_late_robber, "c31-late-robber",                                                                    \
      "A robber is put beside a figure that has already scored this turn. Is it triggered?",                 \
      "too-late", "Only the figure's first scoring movement of the turn triggers, so this robber waits.",    \
        "TRN-3 names only the first movement.",                                                              \
      "triggers",                                                                                            \
        "A robber put on the board or moved this turn is triggered by a later movement too, and gets "       \
        "half of the whole turn's total.",                                                                   \
        "PLC-10 says \"no limitation\".")                                                                    \
    X(payment_income, "payment-income",                                                                      \
      "Are points received from a payment robbable?",                                                        \
      "robbable", "What the receiver gets is a scoring like any other.",                                     \
        "STL-1 taken literally; the wiki marks auctions.",                                                   \
      "exempt", "The receiver's figure moves, but feeds no robber, and robbers stay.",                       \
        "A payment is no scoring.")                                                                          \
    X(message_points, "message-points",                                                                      \
      "Are the points of messages robbable?",                                                                \
      "robbable", "They are a scoring like any other.", "STL-7; the wiki's tables mark them.",               \
      "exempt", "The figure moves, but feeds no robber, and robbers stay.",                                  \
        "The revised third edition ignores them.")                                                           \
    X(robbed_landing, "robbed-landing",                                                                      \
      "Who draws a message for landing on a dark space through stolen points?",                              \
      "active-only", "Only the active player draws.", "The base rule of The Messages.",                      \
      "anyone", "Any player whose booking movement landed on a dark space draws one message for the round.", \
        "ro-c2c3 and nl-c2c3 print no limit.")                                                               \
    X(message_landing, "message-landing",                                                                    \
      "Which landing on a dark space counts for a message?",                                                 \
      "each-move", "Every forward movement that ends on a dark space.",                                      \
        "The text says \"moves to and stops on\".",                                                          \
      "round-end", "Only a figure that went forward and stands on a dark space when the round is over.",     \
        "The text says \"after scoring is completed for the round\".")                                       \
    X(watchtower_order, "watchtower-order",                                                                  \
      "One tile completes a road or city with a watchtower. Is the watchtower scored first?",                \
      "first", "A player's last road or city of a round waits until the player's watchtowers are scored.",   \
        "The public rule of The Watchtowers.",                                                               \
      "free", "The player chooses the order, as of other scorings of one tile (STL-8).",                     \
        "No official rule combines the two.")                                                                \
    X(zmg_dark_space, "zmg-dark-space",                                                                      \
      "Does another player's figure on the dark space prevent the message in Z-Man's first edition?",        \
      "any", "Whoever else stands on the dark space, the message is drawn.",                                 \
        "The newer public pages name Z-Man's second edition only.",                                          \
      "alone", "The message is drawn only if no other player's figure stands there (MSG-6).",                \
        "Older public pages name Z-Man's first edition as well.")                                            \
    X(c31_double_turn, "c31-double-turn",                                                                    \
      "Is a builder's double turn one turn for the robbers in the revised third edition?",                   \
      "same-turn", "Both tiles are one turn: robbers triggered by the first are paid after the second.",     \
        "The publisher says of the builder that the second tile belongs to the same turn.",                  \
      "own-turn", "Each tile is a turn of its own for the robbers.",                                         \
        "Each tile has a phase 3 of its own.")                                                               \
    X(laps, "laps",                                                                                          \
      "Do figures a lap apart share a space?",                                                               \
      "same-space", "Places are the 50 spaces of the board, whatever the lap.", "There is one board.",       \
      "same-lap", "Places are numbers of points; a figure 50 points ahead stands elsewhere.",                \
        "The scores differ by 50.")
// clang-format on
