#pragma once
// The disputed questions: where the sources are silent or disagree, and the answers one can give.

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/clause.h"
#include "rules/question_table.h"
#include "support/vocabulary.h"

namespace robbers {

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

/// The answer that a ruling gives.
const AnswerInfo& answer_of(const Ruling& ruling);

/// A question or none. Unlike a std::optional it holds a value in either case, so that copying it reads
/// nothing that was never written, which g++ 14 warns of.
class AskedQuestion {
public:
    constexpr AskedQuestion() = default;
    constexpr AskedQuestion(QuestionId question) : question_(question), is_asked_(true) {}

    constexpr bool has_value() const { return is_asked_; }
    constexpr explicit operator bool() const { return is_asked_; }
    constexpr QuestionId operator*() const { return question_; }
    constexpr operator std::optional<QuestionId>() const {
        return is_asked_ ? std::optional(question_) : std::nullopt;
    }
    constexpr bool is(QuestionId question) const { return is_asked_ && question_ == question; }
    bool operator==(const AskedQuestion&) const = default;

private:
    QuestionId question_{};
    bool is_asked_ = false;
};

/// Why a rule point has its value: a clause, and the disputed question where it is one.
struct Reason {
    constexpr Reason(ClauseId why) : clause(why) {}
    constexpr Reason(QuestionId asked, ClauseId why) : clause(why), question(asked) {}
    ClauseId clause;
    AskedQuestion question;
    bool operator==(const Reason&) const = default;
};

/// The answer spelled `word`, as an index into QuestionInfo::answers.
std::optional<int> answer_named(QuestionId question, std::string_view word);

/// The id of the canon's scenario that shows what the answers change.
std::string case_of(QuestionId question);

/// "question=answer", as the command line takes it.
std::string to_string(const Ruling& ruling);

}  // namespace robbers
