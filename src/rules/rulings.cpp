// Decides which questions a table leaves open and what an answer changes in it: the points that rest on the
// question take the value that is spelled as the answer.
#include "rules/rulings.h"

#include <algorithm>
#include <cassert>
#include <type_traits>

#include "rules/rule_points.h"

namespace robbers {

namespace {

/// The value of a point that is spelled as the answer; every edition's answers are (tests/unit/rules).
template <class E>
void answer_point(Point<E>& point, const Ruling& ruling) {
    const auto value = from_spelling<E>(answer_of(ruling).id);
    assert(value);
    if (value) point.value = *value;
}

/// Whoever may decline raises the next question: what the others may then do. The one answer that opens
/// another question.
void open_next_question(RulePoints& rules, const Ruling& ruling) {
    if (ruling.question != QuestionId::c31_placement) return;
    rules.active_declines = ruling.answer == 0 ? Point(ActiveDeclines::not_asked, ClauseId::plc_6m)
                                               : Point(ActiveDeclines::others_may,
                                                       {QuestionId::active_declines, ClauseId::plc_7m});
}

/// Whether there is a point that rests on `question` and of which `holds(value)`.
template <class Holds>
bool has_point_on(const RulePoints& rules, QuestionId question, Holds holds) {
    bool found = false;
    for_each_point(rules, [&](const char*, const char*, const auto& point) {
        found = found || (point.reason.question.is(question) && holds(point.value));
    });
    return found;
}

}  // namespace

bool asks(const RulePoints& rules, QuestionId question) {
    return has_point_on(rules, question, [](auto) { return true; });
}

bool asks(EditionId edition, const std::vector<Ruling>& rulings, QuestionId question) {
    return asks(rules_of(edition, rulings), question);
}

void apply(RulePoints& rules, const Ruling& ruling) {
    for_each_point(rules, [&](const char*, const char*, auto& point) {
        if (point.reason.question.is(ruling.question)) answer_point(point, ruling);
    });
    open_next_question(rules, ruling);
}

int answer_in(const RulePoints& rules, QuestionId question) {
    const std::string_view other = info(question).answers[1].id;
    return has_point_on(rules, question, [&](auto value) { return spelling(value) == other; }) ? 1 : 0;
}

int answer_in(EditionId edition, const std::vector<Ruling>& rulings, QuestionId question) {
    return answer_in(rules_of(edition, rulings), question);
}

RulePoints with_rulings(RulePoints rules, const std::vector<Ruling>& rulings) {
    // An answer that opens a question may stand anywhere in the list: what is not asked yet may be asked
    // then.
    std::vector<Ruling> left = rulings;
    for (std::size_t before = left.size() + 1; left.size() < before;) {
        before = left.size();
        std::erase_if(left, [&](const Ruling& ruling) {
            const bool is_asked = asks(rules, ruling.question);
            if (is_asked) apply(rules, ruling);
            return is_asked;
        });
    }
    return rules;
}

RulePoints rules_of(EditionId edition, const std::vector<Ruling>& rulings) {
    return with_rulings(rules_of(edition), rulings);
}

std::vector<Ruling> askable_rulings(EditionId edition) {
    std::vector<Ruling> askable;
    for (const QuestionId question : all_values<QuestionId>()) {
        bool is_asked = asks(edition, {}, question);
        for (const QuestionId other : all_values<QuestionId>())
            is_asked = is_asked || (asks(edition, {}, other) && asks(edition, {{other, 1}}, question));
        if (is_asked) askable.insert(askable.end(), {{question, 0}, {question, 1}});
    }
    return askable;
}

}  // namespace robbers
