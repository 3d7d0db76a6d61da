// The table of disputed questions: complete, and readable as rulings.
#include "rules/question.h"

#include <set>
#include <string>

#include "catch.h"

namespace robbers {

TEST_CASE("every question has two answers with meaning and argument") {
    std::set<std::string> texts;
    for (const QuestionId id : all_values<QuestionId>()) {
        const QuestionInfo& question = info(id);
        CAPTURE(spelling(id));
        CHECK(question.id == id);
        CHECK(question.text.back() == '?');
        CHECK(texts.insert(std::string(question.text)).second);
        CHECK(question.answers[0].id != question.answers[1].id);
        for (const AnswerInfo& answer : question.answers) {
            CHECK_FALSE(answer.id.empty());
            CHECK(answer.meaning.back() == '.');
            CHECK(answer.argument.back() == '.');
            CHECK(texts.insert(std::string(answer.argument) + std::string(question.text)).second);
        }
    }
    CHECK(vocabulary_size<QuestionId> == 18);
}

TEST_CASE("answers are found by their names, question by question") {
    for (const QuestionId id : all_values<QuestionId>()) {
        CHECK(answer_named(id, info(id).answers[0].id) == 0);
        CHECK(answer_named(id, info(id).answers[1].id) == 1);
        CHECK_FALSE(answer_named(id, "no-such-answer").has_value());
        CHECK_FALSE(answer_named(id, "").has_value());
    }
    CHECK(answer_named(QuestionId::laps, "same-lap") == 1);
    CHECK_FALSE(answer_named(QuestionId::laps, "robs").has_value());
    CHECK(answer_named(QuestionId::c31_placement, "must") == 0);
}

TEST_CASE("a ruling is written as the command line takes it") {
    CHECK(to_string(Ruling{QuestionId::laps, 1}) == "laps=same-lap");
    CHECK(to_string(Ruling{QuestionId::declined_placement, 0}) == "declined-placement=ends");
}

}  // namespace robbers
