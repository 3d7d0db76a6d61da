// Mixes two tables of rule points, finds the points that make the difference between two results, and the
// clauses that tell it best.
#include "answers/parting_reasons.h"

#include <algorithm>
#include <map>
#include <type_traits>

#include "answers/why.h"
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

namespace {

/// What an outcome brings each player, as a pattern.
Pattern pattern_of(const Outcome& outcome) {
    Pattern pattern;
    for (int i = 0; i < outcome.position.player_count; ++i) {
        PlayerPattern player;
        player.player = player_at(i);
        player.total = outcome.position.total(player.player);
        player.robber = outcome.position.robber(player.player);
        player.stole = 0;
        for (const Transfer& transfer : outcome.transfers)
            if (transfer.to == player.player) *player.stole += transfer.points;
        pattern.players.push_back(player);
    }
    return pattern;
}

/// The first outcome of `these` that is not among `others`; both are sorted.
const Outcome* missing_outcome(const std::vector<Outcome>& these, const std::vector<Outcome>& others) {
    for (const Outcome& outcome : these)
        if (!std::ranges::binary_search(others, outcome)) return &outcome;
    return nullptr;
}

/// Whether the same happens, but for who draws messages.
bool differ_in_messages_only(GameResult one, GameResult other) {
    const auto without_messages = [](std::vector<Outcome>& outcomes) {
        for (Outcome& outcome : outcomes) outcome.messages.clear();
        std::ranges::sort(outcomes);
        outcomes.erase(std::unique(outcomes.begin(), outcomes.end()), outcomes.end());
    };
    without_messages(one.outcomes);
    without_messages(other.outcomes);
    return one == other;
}

/// The clause by which an event is refused.
std::optional<ClauseId> clause_of(const Verdict& verdict) {
    const auto* refusal = std::get_if<Refusal>(&verdict);
    if (refusal == nullptr || refusal->clauses.empty()) return std::nullopt;
    return refusal->clauses.front();
}

bool names_question(const std::vector<Reason>& reasons) {
    return std::ranges::any_of(reasons, [](const Reason& reason) { return reason.question.has_value(); });
}

/// Puts a clause before the reasons, unless it is among them.
void put_first(std::vector<Reason>& reasons, const std::optional<ClauseId>& clause) {
    if (clause && std::ranges::find(reasons, *clause, &Reason::clause) == reasons.end())
        reasons.insert(reasons.begin(), Reason(*clause));
}

/// Why a robber takes less in `others` than in an outcome of `these`: the first clause that decides so in
/// the nearest of them and that `edition`, by which these are, does not have. It is more telling than the
/// point.
std::optional<ClauseId> clause_against(const Scenario& scenario, const Verdict& these, EditionId edition,
                                       const Verdict& others) {
    const auto* found = std::get_if<Adjudication>(&others);
    if (found == nullptr) return std::nullopt;
    const std::vector<Outcome> outcomes = result_of(others).outcomes;
    const std::vector<Outcome> here = result_of(these).outcomes;
    const Outcome* missing = missing_outcome(here, outcomes);
    if (missing == nullptr) return std::nullopt;
    const Nearest nearest = nearest_outcome(pattern_of(*missing), scenario, outcomes);
    const Trace trace = found->trace(nearest.outcome, Facts::all);
    for (const Difference& difference : nearest.differences) {
        if (difference.aspect != Aspect::stole || difference.wanted <= difference.found) continue;
        for (const ClauseId clause : Why(difference, trace).clauses())
            if (!info(clause).editions.contains(edition)) return clause;
    }
    return std::nullopt;
}

/// Plays under tables between two, each with its values once.
class MixedPlay {
public:
    MixedPlay(const PlayGame& play, const RulePoints& here, const RulePoints& there)
        : play_(play),
          first_(play(here)),
          other_(play(there)),
          had_(result_of(first_)),
          wanted_(result_of(other_)),
          mixed_(here, there),
          back_(there, here) {}

    const Verdict& first() const { return first_; }
    const Verdict& other() const { return other_; }
    std::vector<Reason> reasons_here(const std::vector<std::size_t>& points) const {
        return back_.reasons(points);
    }
    std::vector<Reason> reasons_there(const std::vector<std::size_t>& points) const {
        return mixed_.reasons(points);
    }

    /// The points that make the difference up.
    std::vector<std::size_t> needed() {
        return mixed_.needed([&](const RulePoints& rules) { return result_under(rules) == wanted_; });
    }
    /// Of those the ones that tell it best.
    std::vector<std::size_t> telling(const std::vector<std::size_t>& needed) {
        if (!MixedRules::has_halved(needed)) return needed;
        if (const auto point = mixed_.settled_question(
                [&](const RulePoints& rules) { return result_under(rules) == wanted_; }))
            return {*point};
        if (const auto point =
                back_.settled_question([&](const RulePoints& rules) { return result_under(rules) == had_; }))
            return {*point};
        // How many messages there are is not a matter of robbing.
        return differ_in_messages_only(had_, wanted_) ? MixedRules::without_halved(needed) : needed;
    }

private:
    const GameResult& result_under(const RulePoints& rules) {
        const auto [at, is_new] = known_.emplace(values_of(rules), GameResult());
        if (is_new) at->second = result_of(play_(rules));
        return at->second;
    }

    const PlayGame& play_;
    Verdict first_;
    Verdict other_;
    GameResult had_;
    GameResult wanted_;
    MixedRules mixed_;
    MixedRules back_;
    std::map<std::vector<int>, GameResult> known_;
};

}  // namespace

GameResult result_of(const Verdict& verdict) {
    if (const auto* refusal = std::get_if<Refusal>(&verdict))
        return {{}, refusal->kind, refusal->turn, refusal->event, refusal->choice};
    const auto& found = std::get<Adjudication>(verdict);
    GameResult result;
    result.outcomes.reserve(found.size());
    for (std::size_t at = 0; at < found.size(); ++at) result.outcomes.push_back(found.outcome(at).outcome);
    return result;
}

PartingReasons parting_reasons(const Scenario& scenario, const PlayGame& play, const RulePoints& here,
                               const RulePoints& there) {
    MixedPlay mixed(play, here, there);
    PartingReasons reasons;
    reasons.points = mixed.needed();
    const std::vector<std::size_t> telling = mixed.telling(reasons.points);
    reasons.here = mixed.reasons_here(telling);
    reasons.there = mixed.reasons_there(telling);
    if (telling.empty()) reasons.here = reasons.there = {kMessageLimit};
    if (!names_question(reasons.here) && !names_question(reasons.there)) {
        put_first(reasons.there, clause_against(scenario, mixed.first(), here.printed_in, mixed.other()));
        put_first(reasons.here, clause_against(scenario, mixed.other(), there.printed_in, mixed.first()));
    }
    put_first(reasons.there, clause_of(mixed.other()));
    put_first(reasons.here, clause_of(mixed.first()));
    return reasons;
}

}  // namespace robbers
