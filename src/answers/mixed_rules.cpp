// Mixes two tables of rule points. What is tried with the mixture is decided by whoever asks.
#include "answers/mixed_rules.h"

#include <algorithm>
#include <type_traits>

#include "rules/rule_points.h"

namespace robbers {

namespace {

/// The numbers of the points that are no question in `rules`, with the question that they are in `other`.
std::vector<std::pair<std::size_t, QuestionId>> settled_points(const RulePoints& rules,
                                                               const RulePoints& other) {
    std::vector<std::optional<QuestionId>> questions;
    for_each_point(other, [&](const char*, const char*, const auto& point) {
        questions.push_back(point.reason.question);
    });
    std::vector<std::pair<std::size_t, QuestionId>> settled;
    std::size_t number = 0;
    for_each_point(rules, [&](const char*, const char*, const auto& point) {
        const std::optional<QuestionId> question = questions[number++];
        if (question && spelling(point.value) == "not-asked") settled.emplace_back(number - 1, *question);
    });
    return settled;
}

/// The number of the point that says what a robber takes half of.
std::size_t number_of_halved() {
    std::size_t number = 0;
    std::size_t halved = 0;
    for_each_point(rules_of(EditionId{}), [&](const char*, const char*, const auto& point) {
        if constexpr (std::is_same_v<std::decay_t<decltype(point.value)>, Halved>) halved = number;
        ++number;
    });
    return halved;
}

RulePoints answered_otherwise(RulePoints rules, QuestionId question) {
    apply(rules, {question, 1 - answer_in(rules, question)});
    return rules;
}

bool is_among(std::size_t number, const std::vector<std::size_t>& numbers) {
    return std::ranges::find(numbers, number) != numbers.end();
}

}  // namespace

std::vector<int> values_of(const RulePoints& rules) {
    std::vector<int> values;
    for_each_point(rules, [&](const char*, const char*, const auto& point) {
        values.push_back(static_cast<int>(point.value));
    });
    return values;
}

MixedRules::MixedRules(const RulePoints& here, const RulePoints& there) : here_(here), there_(there) {
    const std::vector<int> old = values_of(here);
    const std::vector<int> other = values_of(there);
    for (std::size_t number = 0; number < old.size(); ++number)
        if (old[number] != other[number]) different_.push_back(number);
}

RulePoints MixedRules::with(const std::vector<std::size_t>& numbers) const {
    RulePoints mixed = here_;
    std::size_t number = 0;
#define ROBBERS_MIX_POINT(member, Type, text) \
    if (is_among(number++, numbers)) mixed.member = there_.member;
    ROBBERS_RULE_POINTS(ROBBERS_MIX_POINT)
#undef ROBBERS_MIX_POINT
    return mixed;
}

std::optional<std::size_t> MixedRules::settled_question(
    const std::function<bool(const RulePoints&)>& helps) const {
    for (const auto& [number, question] : settled_points(there_, here_))
        if (helps(answered_otherwise(here_, question))) return number;
    return std::nullopt;
}

std::vector<std::size_t> MixedRules::fewest(std::vector<std::size_t> numbers,
                                            const std::function<bool(const RulePoints&)>& helps) const {
    for (const std::size_t number : numbers)
        if (helps(with({number}))) return {number};
    for (const std::size_t number : std::vector(numbers)) {
        std::vector<std::size_t> fewer = numbers;
        std::erase(fewer, number);
        if (helps(with(fewer))) numbers = std::move(fewer);
    }
    return numbers;
}

std::vector<std::size_t> MixedRules::needed(const std::function<bool(const RulePoints&)>& helps) const {
    std::vector<std::size_t> others = without_halved(different_);
    if (helps(with(others))) return fewest(std::move(others), helps);
    return fewest(different_, helps);
}

bool MixedRules::has_halved(const std::vector<std::size_t>& numbers) {
    return is_among(number_of_halved(), numbers);
}

std::vector<std::size_t> MixedRules::without_halved(std::vector<std::size_t> numbers) {
    std::erase(numbers, number_of_halved());
    return numbers;
}

std::vector<Reason> MixedRules::reasons(const std::vector<std::size_t>& numbers) const {
    std::vector<Reason> reasons;
    std::size_t number = 0;
    for_each_point(there_, [&](const char*, const char*, const auto& point) {
        const bool is_meant = is_among(number++, numbers);
        if (is_meant && std::ranges::find(reasons, point.reason) == reasons.end())
            reasons.push_back(point.reason);
    });
    return reasons;
}

}  // namespace robbers
