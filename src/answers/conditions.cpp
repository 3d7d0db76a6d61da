// Finds the choices that make something true: takes away one after the other of those that lead there, as
// long as it is still true of whatever remains. What is legal is the engine's business.
#include "answers/conditions.h"

#include <algorithm>
#include <optional>

#include "rules/rule_points.h"

namespace robbers {

namespace {

/// More states are not worth the answer: all choices are listed instead.
constexpr std::uint64_t kMostStates = 400'000;
/// Of a choice with more options, such as a space for a robber, the others are not looked at.
constexpr std::size_t kMostOthers = 6;

class ConditionFinder {
public:
    ConditionFinder(const IsTrue& is_true, const CaseResult& result, const SearchLimits& limits)
        : is_true_(is_true),
          game_(result.scenario->game),
          limits_(limits),
          rules_(rules_of(result.edition, result.rulings)),
          given_(game_.choices.size()) {}

    Conditions find(std::vector<MadeChoice> made, std::uint64_t states) {
        Conditions conditions;
        if (states * (made.size() + 1) > kMostStates) {
            for (MadeChoice& one : made) conditions.list.push_back({std::move(one), {}, {}});
            return conditions;
        }
        drop_unneeded(made);
        if (auto under = with(made)) conditions.under.push_back(*std::move(under));
        for (std::size_t at = 0; at < made.size(); ++at) conditions.list.push_back(condition(made, at));
        return conditions;
    }

private:
    /// What remains with these choices; nothing where they do not go together.
    std::optional<Adjudication> with(const std::vector<MadeChoice>& made) {
        game_.choices.resize(given_);
        for (const MadeChoice& one : made) game_.choices.push_back(one.choice);
        const Verdict verdict = adjudicate(game_, rules_, limits_);
        const auto* found = std::get_if<Adjudication>(&verdict);
        return found != nullptr ? std::optional(*found) : std::nullopt;
    }

    bool is_always_true(const Adjudication& found) const {
        for (std::size_t at = 0; at < found.size(); ++at)
            if (!is_true_(found.outcome(at).outcome)) return false;
        return true;
    }

    /// The last choices first: what comes early decides what there is to choose later.
    void drop_unneeded(std::vector<MadeChoice>& made) {
        for (std::size_t at = made.size(); at-- > 0;) {
            std::vector<MadeChoice> rest = made;
            rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(at));
            const auto found = with(rest);
            if (found && is_always_true(*found)) made = std::move(rest);
        }
    }

    Condition condition(std::vector<MadeChoice> made, std::size_t at) {
        Condition condition{made[at], {}, {}};
        if (made[at].others.size() > kMostOthers) return condition;
        for (const Choice& other : condition.made.others) {
            made[at].choice = other;
            const auto found = with(made);
            if (!found) continue;
            (is_always_true(*found) ? condition.as_good : condition.instead).push_back(other);
        }
        return condition;
    }

    const IsTrue& is_true_;
    Game game_;
    SearchLimits limits_;
    RulePoints rules_;
    std::size_t given_;
};

}  // namespace

Conditions conditions_of(const IsTrue& is_true, const CaseResult& result, const Adjudication& found,
                         std::size_t at, const SearchLimits& limits) {
    return ConditionFinder(is_true, result, limits).find(found.made_choices(at), found.states());
}

}  // namespace robbers
