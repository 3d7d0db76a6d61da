// What each printing says, point by point, and what the answers to disputed questions change in it.
#include "rules/rule_points.h"

#include <map>
#include <string>
#include <vector>

#include "catch.h"

namespace robbers {

namespace {

using E = EditionId;
using Q = QuestionId;

constexpr std::array kC1AndLater = {E::c1_2012, E::c1_2013, E::c1_zmg, E::c2, E::c2_zmg, E::c3};

std::vector<int> values_of(const RulePoints& rules) {
    std::vector<int> values;
    for_each_point(rules,
                   [&](auto, auto, const auto& point) { values.push_back(static_cast<int>(point.value)); });
    return values;
}

/// How many points differ between two tables.
int differences(const RulePoints& left, const RulePoints& right) {
    const std::vector<int> a = values_of(left);
    const std::vector<int> b = values_of(right);
    int count = 0;
    for (std::size_t i = 0; i < a.size(); ++i) count += a[i] != b[i];
    return count;
}

/// The editions that ask each question, in the letters of clause tests: a c1-2012, b c1-2013, z c1-zmg,
/// 2 c2, y c2-zmg, 3 c3, 4 c3.1.
const std::map<Q, std::string> kAskedBy = {
    {Q::declined_placement, "ab23"}, {Q::active_declines, "abz23"},  {Q::zmg_others, "y"},
    {Q::c31_placement, "4"},         {Q::midway_robber, "abz2y3"},   {Q::two_rogue_movers, "abz2y34"},
    {Q::own_figures, "abz2y34"},     {Q::c31_backward, "4"},         {Q::c31_payment_first, "4"},
    {Q::c31_late_robber, "4"},       {Q::payment_income, "abz2y34"}, {Q::message_points, "abz2y3"},
    {Q::robbed_landing, "abz2y3"},   {Q::message_landing, "abz2y3"}, {Q::laps, "abz2y34"},
    {Q::watchtower_order, "abz2y3"}, {Q::zmg_dark_space, "z"},       {Q::c31_double_turn, "4"},
};

}  // namespace

TEST_CASE("every reason is in force where it is given") {
    for (const E edition : all_values<E>()) {
        int points = 0;
        for_each_point(rules_of(edition), [&](const char* name, const char* text, const auto& point) {
            CAPTURE(spelling(edition), name, spelling(point.reason.clause));
            CHECK(std::string(text).size() > 4);
            CHECK(info(point.reason.clause).editions.contains(edition));
            ++points;
        });
        CHECK(points >= 24);
    }
}

TEST_CASE("questions are asked by the editions that leave them open") {
    static constexpr std::string_view kLetters = "abz2y34";
    REQUIRE(kAskedBy.size() == vocabulary_size<Q>);
    for (const auto& [question, editions] : kAskedBy)
        for (const E edition : all_values<E>()) {
            CAPTURE(spelling(question), spelling(edition));
            const bool asked =
                editions.find(kLetters[static_cast<std::size_t>(edition)]) != std::string::npos;
            CHECK(asks(rules_of(edition), question) == asked);
            CHECK(asks(edition, {}, question) == asked);
        }
}

TEST_CASE("an answer may open another question") {
    CHECK_FALSE(asks(E::c3_1, {{Q::c31_placement, 0}}, Q::active_declines));
    CHECK(asks(E::c3_1, {{Q::c31_placement, 1}}, Q::active_declines));
    CHECK_FALSE(asks(E::c2_zmg, {{Q::zmg_others, 1}}, Q::active_declines));
    // In whatever order they are given.
    const auto rules = rules_of(E::c3_1, {{Q::active_declines, 1}, {Q::c31_placement, 1}});
    CHECK(rules.active_declines.value == ActiveDeclines::others_may_not);
    CHECK(answer_in(rules, Q::active_declines) == 1);
    CHECK(answer_in(rules, Q::c31_placement) == 1);
}

TEST_CASE("the preferred answer is what the table says, and the other changes it") {
    int answers = 0;
    for (const E edition : all_values<E>())
        for (const Q question : all_values<Q>()) {
            if (!asks(rules_of(edition), question)) continue;
            CAPTURE(spelling(edition), spelling(question));
            const RulePoints preferred = rules_of(edition, {{question, 0}});
            const RulePoints other = rules_of(edition, {{question, 1}});
            CHECK(differences(rules_of(edition), preferred) == 0);
            CHECK(differences(rules_of(edition), other) >= 1);
            CHECK(answer_in(preferred, question) == 0);
            CHECK(answer_in(other, question) == 1);
            CHECK(asks(other, question));  // a ruling does not settle the question for good
            ++answers;
        }
    CHECK(answers == 74);
}

TEST_CASE("every answer is spelled as the value that it gives") {
    for (const E edition : all_values<E>())
        for (const Q question : all_values<Q>()) {
            if (!asks(rules_of(edition), question)) continue;
            for (const int answer : {0, 1}) {
                const std::string_view word = answer_of(Ruling{question, answer}).id;
                const RulePoints rules = rules_of(edition, {{question, answer}});
                bool found = false;
                for_each_point(rules, [&](auto, auto, const auto& point) {
                    found = found || (point.reason.question.is(question) && spelling(point.value) == word);
                });
                CAPTURE(spelling(edition), spelling(question), word);
                CHECK(found);
            }
        }
}

TEST_CASE("rulings on questions that an edition does not ask change nothing") {
    CHECK(differences(rules_of(E::c2), rules_of(E::c2, {{Q::c31_backward, 1}, {Q::zmg_others, 1}})) == 0);
    CHECK(differences(rules_of(E::c3_1), rules_of(E::c3_1, {{Q::midway_robber, 1}})) == 0);
    CHECK(differences(rules_of(E::c3_1), rules_of(E::c3_1, {{Q::active_declines, 1}})) == 0);
}

TEST_CASE("the robber step comes where the printing puts it") {
    CHECK(rules_of(E::c1_2012).robber_step.is(RobberStep::after_tile));
    CHECK(rules_of(E::c1_2013).robber_step.is(RobberStep::at_once_after_tile));
    CHECK(rules_of(E::c1_zmg).robber_step.is(RobberStep::after_tile));
    for (const E edition : {E::c2, E::c2_zmg, E::c3})
        CHECK(rules_of(edition).robber_step.is(RobberStep::before_meeple));
    CHECK(rules_of(E::c3_1).robber_step.is(RobberStep::on_drawing));
}

TEST_CASE("who may and who must place") {
    for (const E edition : all_values<E>()) {
        const RulePoints& rules = rules_of(edition);
        const bool musts = edition == E::c2_zmg || edition == E::c3_1;
        const bool each = musts || edition == E::c1_zmg;
        CAPTURE(spelling(edition));
        CHECK(rules.active_in_supply.is(musts ? Duty::must : Duty::may));
        CHECK(rules.others_in_supply.is(musts ? Duty::must : Duty::may));
        CHECK(rules.others.is(each ? Others::each : Others::next_only));
        CHECK(rules.active_on_board.is(OnBoard::may_move));
        CHECK(rules.others_on_board.is(OnBoard::stays));
    }
}

TEST_CASE("what a robber takes, and from what") {
    for (const E edition : kC1AndLater) {
        const RulePoints& rules = rules_of(edition);
        CHECK(rules.halved.is(Halved::one_event));
        CHECK(rules.figure_choice.is(FigureChoice::each_scoring));
        CHECK(rules.message_points.is(Robbable::robbable));
        CHECK(rules.late_points.is(LatePoints::as_usual));
        CHECK(rules.message_landing.is(MessageLanding::each_move));
        CHECK(rules.dark_company.is(edition == E::c2_zmg ? DarkCompany::alone : DarkCompany::any));
    }
    const RulePoints& revised = rules_of(E::c3_1);
    CHECK(revised.halved.is(Halved::whole_turn));
    CHECK(revised.figure_choice.is(FigureChoice::one_a_turn));
    CHECK(revised.message_points.is(Robbable::exempt));
    CHECK(revised.late_points.is(LatePoints::ignored));
    CHECK(revised.message_landing.is(MessageLanding::phase_end));
}

TEST_CASE("what robbers bring at the end of the game") {
    for (const E edition : all_values<E>()) {
        const bool nothing = edition == E::c1_2012 || edition == E::c1_zmg;
        CAPTURE(spelling(edition));
        CHECK(rules_of(edition).end_bonus.is(nothing ? EndBonus::nothing : EndBonus::three_points));
        CHECK(rules_of(edition).end_bonus.reason.clause == (nothing ? ClauseId::end_3 : ClauseId::end_2));
    }
    CHECK(kEndBonusPoints == 3);
}

TEST_CASE("the second and third editions of Hans im Glück say the same") {
    CHECK(differences(rules_of(E::c2), rules_of(E::c3)) == 0);
    CHECK(differences(rules_of(E::c2), rules_of(E::c2_zmg)) > 0);
    CHECK(differences(rules_of(E::c1_2012), rules_of(E::c1_2013)) == 2);
}

}  // namespace robbers
