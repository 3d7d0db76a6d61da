// The disputed questions as values. What they say is in question_table.h, which editions ask them in
// editions.cpp, and what an answer changes in rulings.cpp.
#include "rules/question.h"

#include <fmt/format.h>

namespace robbers {

namespace {

#define ROBBERS_QUESTION_INFO(name, id, text, ...) {QuestionId::name, text, answers_of(__VA_ARGS__)},

constexpr std::array<AnswerInfo, 2> answers_of(std::string_view preferred, std::string_view meaning,
                                               std::string_view argument, std::string_view other,
                                               std::string_view other_meaning,
                                               std::string_view other_argument) {
    return {{{preferred, meaning, argument}, {other, other_meaning, other_argument}}};
}

constexpr std::array<QuestionInfo, vocabulary_size<QuestionId>> kQuestions = {
    {ROBBERS_QUESTIONS(ROBBERS_QUESTION_INFO)}};

}  // namespace

const QuestionInfo& info(QuestionId id) { return kQuestions[static_cast<std::size_t>(id)]; }

const AnswerInfo& answer_of(const Ruling& ruling) {
    return info(ruling.question).answers[static_cast<std::size_t>(ruling.answer)];
}

std::optional<int> answer_named(QuestionId question, std::string_view word) {
    const auto& answers = info(question).answers;
    if (word == answers[0].id) return 0;
    if (word == answers[1].id) return 1;
    return std::nullopt;
}

std::string case_of(QuestionId question) { return fmt::format("Q-{}", spelling(question)); }

std::string to_string(const Ruling& ruling) {
    return fmt::format("{}={}", spelling(ruling.question), answer_of(ruling).id);
}

}  // namespace robbers
