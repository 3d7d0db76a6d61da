#pragma once
// The disputed questions: where the sources are silent or disagree, and the answers one can give.

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/clause.h"
#include "support/vocabulary.h"

namespace robbers {

// clang-format off
#define ROBBERS_QUESTIONS(X)                                                                        \
    X(declined_placement, "declined-placement") X(active_declines, "active-declines")               \
    X(zmg_others, "zmg-others") X(c31_placement, "c31-placement") X(midway_robber, "midway-robber") \
    X(two_rogue_movers, "two-rogue-movers") X(own_figures, "own-figures")                           \
    X(c31_backward, "c31-backward") X(c31_payment_first, "c31-payment-first")                       \
    X(c31_late_robber, "c31-late-robber") X(payment_income, "payment-income")                       \
    X(message_points, "message-points") X(robbed_landing, "robbed-landing")                         \
    X(message_landing, "message-landing") X(laps, "laps")
// clang-format on
ROBBERS_VOCABULARY(QuestionId, ROBBERS_QUESTIONS);

struct AnswerInfo {
    std::string_view id;        ///< as users type it
    std::string_view meaning;   ///< what the rules say under this answer, one line
    std::string_view argument;  ///< what speaks for it, one line
};

struct QuestionInfo {
    QuestionId id{};
    std::string_view text;              ///< the question, one line
    std::array<AnswerInfo, 2> answers;  ///< the preferred one first
};

const QuestionInfo& info(QuestionId id);

/// An answer to a question; `answer` is 0 for the preferred one, or 1.
struct Ruling {
    QuestionId question{};
    int answer = 0;
    auto operator<=>(const Ruling&) const = default;
};

/// The answer spelled `word`, as an index into QuestionInfo::answers.
std::optional<int> answer_named(QuestionId question, std::string_view word);

/// The id of the canon's scenario that shows what the answers change.
std::string case_of(QuestionId question);

/// "question=answer", as the command line takes it.
std::string to_string(const Ruling& ruling);

}  // namespace robbers
