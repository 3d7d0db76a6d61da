// Decides whether claims are true, and looks for other rules under which they would be. How an outcome
// differs from a claim, and which facts decide it, is found in difference.
#include "answers/settle.h"

#include <algorithm>
#include <map>
#include <utility>

#include "answers/expectation.h"
#include "answers/parting_reasons.h"
#include "answers/why.h"
#include "rules/rule_points.h"

namespace robbers {

namespace {

/// For trying other rules: what does not fit is taken for impossible there.
constexpr std::uint64_t kStatesElsewhere = 200'000;

/// How many outcomes there are, and of which the claim is true.
struct Count {
    std::size_t outcomes = 0;
    std::size_t matching = 0;
    std::size_t first = 0;  ///< the first of those that match

    ClaimStatus status() const {
        if (matching == 0) return ClaimStatus::impossible;
        return matching == outcomes ? ClaimStatus::certain : ClaimStatus::possible;
    }
};

/// The pattern of `claim` that is true of an outcome; null where none is.
const Pattern* holding(const Claim& claim, const Scenario& scenario, const Outcome& outcome) {
    const auto says = std::ranges::find_if(
        claim.says, [&](const Pattern& pattern) { return matches(pattern, scenario, outcome); });
    return says == claim.says.end() ? nullptr : &*says;
}

Count count(const Claim& claim, const Scenario& scenario, const Adjudication& found) {
    Count count;
    count.outcomes = found.size();
    for (std::size_t at = 0; at < found.size(); ++at) {
        if (!holds(claim, scenario, found.outcome(at).outcome)) continue;
        if (count.matching++ == 0) count.first = at;
    }
    return count;
}

/// Looks for other rules under which one claim is not impossible.
class Elsewhere {
public:
    Elsewhere(const Scenario& scenario, const Claim& claim, const SettleOptions& options)
        : scenario_(scenario), claim_(claim), options_(options) {
        options_.limits.max_states = std::min(options_.limits.max_states, kStatesElsewhere);
    }

    /// The smallest changes: one answer or another edition; where none of these helps, both.
    std::vector<OtherRules> look(const RuleSet& here) const {
        std::vector<OtherRules> found;
        try_other_answers(here, found);
        for (const EditionId edition : all_values<EditionId>())
            if (edition != here.edition) try_rules(usual(edition), {}, found);
        const bool is_one_enough = !found.empty();
        for (const EditionId edition : all_values<EditionId>())
            if (!is_one_enough && edition != here.edition) try_other_answers(usual(edition), found);
        for (OtherRules& other : found) other.reasons = reasons(here, other.rules);
        return found;
    }

private:
    RuleSet usual(EditionId edition) const {
        return {edition, effective_rulings(edition, scenario_.rulings, options_.rulings)};
    }

    /// The edition with each answer that is not in force.
    void try_other_answers(const RuleSet& rules, std::vector<OtherRules>& found) const {
        const RulePoints points = rules_of(rules.edition, rules.rulings);
        for (const QuestionId question : all_values<QuestionId>()) {
            if (!asks(points, question)) continue;
            const Ruling other{question, 1 - answer_in(points, question)};
            try_rules({rules.edition, effective_rulings(rules.edition, rules.rulings, {other})}, {other},
                      found);
        }
    }

    void try_rules(RuleSet rules, std::vector<Ruling> changed, std::vector<OtherRules>& found) const {
        const ClaimStatus status = status_under(rules_of(rules.edition, rules.rulings));
        if (status == ClaimStatus::certain || status == ClaimStatus::possible)
            found.push_back({std::move(rules), std::move(changed), status, {}});
    }

    /// Tables with the same values are played once.
    ClaimStatus status_under(const RulePoints& rules) const {
        const auto [known, is_new] = known_.emplace(values_of(rules), ClaimStatus::undecided);
        if (is_new) known->second = played_under(rules);
        return known->second;
    }

    ClaimStatus played_under(const RulePoints& rules) const {
        const Verdict verdict = adjudicate(scenario_.game, rules, options_.limits);
        const auto* found = std::get_if<Adjudication>(&verdict);
        return found == nullptr ? ClaimStatus::undecided : count(claim_, scenario_, *found).status();
    }

    std::vector<Reason> reasons(const RuleSet& here, const RuleSet& there) const {
        const RulePoints old = rules_of(here.edition, here.rulings);
        const RulePoints other = rules_of(there.edition, there.rulings);
        const MixedRules mixed(old, other);
        const auto helps = [&](const RulePoints& rules) {
            const ClaimStatus status = status_under(rules);
            return status == ClaimStatus::certain || status == ClaimStatus::possible;
        };
        const std::vector<std::size_t> needed = mixed.needed(helps);
        if (!MixedRules::has_halved(needed)) return mixed.reasons(needed);
        if (const auto settled = mixed.settled_question(helps)) return mixed.reasons({*settled});
        // How many messages there are is not a matter of robbing.
        if (std::ranges::all_of(claim_.says, is_of_messages)) return {kMessageLimit};
        return mixed.reasons(needed);
    }

    static bool is_of_messages(const Pattern& says) {
        return (says.messages || !says.draws.empty()) && says.players.empty() && says.robberies.empty() &&
               !says.transfers;
    }

    const Scenario& scenario_;
    const Claim& claim_;
    SettleOptions options_;
    mutable std::map<std::vector<int>, ClaimStatus> known_;
};

/// Whether the trace has somebody who wants more choose among several to rob.
bool has_choice_of_victims(const std::vector<Difference>& differences, const Trace& trace) {
    return std::ranges::any_of(trace, [&](const Fact& fact) {
        return fact.kind == FactKind::robbery_chosen && fact.options > 1 &&
               std::ranges::any_of(differences, [&](const Difference& difference) {
                   return difference.aspect != Aspect::robber && difference.player == fact.player &&
                          difference.wanted > difference.found;
               });
    });
}

/// Of the outcomes that are as near as the first, one in which there was more to rob, or more is said of why
/// it is not as is wanted.
std::size_t most_telling(const Nearest& nearest, const Pattern& says, const Scenario& scenario,
                         const std::vector<Outcome>& outcomes, const Adjudication& found) {
    constexpr std::size_t kMostTraces = 64;
    std::size_t best = nearest.outcome;
    std::size_t most = 0;
    for (std::size_t i = 0; i < std::min(kMostTraces, nearest.as_near.size()); ++i) {
        const std::size_t at = nearest.as_near[i];
        const Trace trace = found.trace(at, Facts::all);
        const auto different = differences(says, scenario, outcomes[at]);
        if (has_choice_of_victims(different, trace)) return at;
        std::size_t weight = 0;
        for (const Difference& difference : different) weight += Why(difference, trace).weight();
        if (weight > most) {
            most = weight;
            best = at;
        }
    }
    return best;
}

template <class Value>
void add_once(std::vector<Value>& list, const Value& value) {
    if (std::ranges::find(list, value) == list.end()) list.push_back(value);
}

/// The players who are said to have gained and to have what does not fit together, whatever the rules.
std::vector<Player> contradicted_players(const Pattern& says, const Scenario& scenario) {
    std::vector<Player> players;
    for (const PlayerPattern& player : says.players) {
        const Points start = scenario.game.start.total(player.player);
        if (player.gained && player.total && start + *player.gained != *player.total)
            players.push_back(player.player);
    }
    return players;
}

/// Whether no rule has to do with it, because the claim cannot be so in any case.
bool is_contradicted(const Difference& difference, const std::vector<Player>& players) {
    const bool is_meant = difference.aspect == Aspect::gained || difference.aspect == Aspect::total;
    return is_meant && std::ranges::find(players, difference.player) != players.end();
}

/// Adds why the nearest outcome has something otherwise.
void tell_reasons(ClaimVerdict& verdict, const Difference& difference, const Trace& trace) {
    const auto movements = Why(difference, trace).plain_movements();
    for (const Fact& movement : movements) add_once(verdict.movements, movement);
    for (const ClauseId clause : Why(difference, trace).clauses()) {
        add_once(verdict.clauses, clause);
        const bool is_told = std::ranges::any_of(movements, [&](const Fact& movement) {
            return std::ranges::find(movement.clauses, clause) != movement.clauses.end();
        });
        if (!is_told) add_once(verdict.telling, clause);
    }
}

/// The pattern of the claim that some outcome comes nearest to, and that outcome.
std::pair<const Pattern*, Nearest> nearest_alternative(const Claim& claim, const Scenario& scenario,
                                                       const std::vector<Outcome>& outcomes) {
    std::pair<const Pattern*, Nearest> best{nullptr, {}};
    for (const Pattern& says : claim.says) {
        Nearest nearest = nearest_outcome(says, scenario, outcomes);
        if (best.first == nullptr || is_nearer(nearest, best.second)) best = {&says, std::move(nearest)};
    }
    return best;
}

/// Says what keeps the claim from being true in the outcome that comes nearest.
void tell_nearest(ClaimVerdict& verdict, const Scenario& scenario, const Adjudication& found) {
    std::vector<Outcome> outcomes;
    outcomes.reserve(found.size());
    for (std::size_t at = 0; at < found.size(); ++at) outcomes.push_back(found.outcome(at).outcome);
    auto [says_nearest, nearest] = nearest_alternative(*verdict.claim, scenario, outcomes);
    const Pattern& says = *says_nearest;
    verdict.says = &says;
    nearest.outcome = most_telling(nearest, says, scenario, outcomes, found);
    nearest.differences = differences(says, scenario, outcomes[nearest.outcome]);
    verdict.trace = found.trace(nearest.outcome, Facts::all);
    verdict.contradicted = contradicted_players(says, scenario);
    for (const Difference& difference : nearest.differences)
        if (!is_contradicted(difference, verdict.contradicted))
            tell_reasons(verdict, difference, verdict.trace);
    keep_told(verdict.trace);
    verdict.choices = found.choices(nearest.outcome);
    verdict.nearest = std::move(outcomes[nearest.outcome]);
    verdict.differences = std::move(nearest.differences);
}

/// Of which pattern each outcome of `found` is an example.
std::vector<Holding> holdings_in(const Claim& claim, const Scenario& scenario, const Adjudication& found) {
    std::vector<Holding> holdings;
    for (std::size_t at = 0; at < found.size(); ++at)
        if (const Pattern* says = holding(claim, scenario, found.outcome(at).outcome))
            holdings.push_back({at, says});
    return holdings;
}

/// What a claim with one number or place says, in the outcomes of which it is not true.
std::vector<Range> otherwise(const Claim& claim, const Scenario& scenario, const Adjudication& found) {
    std::vector<Range> ranges;
    if (claim.says.size() > 1) return ranges;
    for (std::size_t at = 0; at < found.size(); ++at) {
        const auto list = differences(claim.says.front(), scenario, found.outcome(at).outcome);
        for (const Difference& difference : list) {
            const auto is_of_it = [&](const Range& range) {
                return range.aspect == difference.aspect && range.player == difference.player &&
                       range.victim == difference.victim;
            };
            auto range = std::ranges::find_if(ranges, is_of_it);
            if (range == ranges.end())
                range = ranges.insert(range, {difference.aspect, difference.player, difference.victim, {}});
            add_once(range->values, difference.found);
        }
    }
    for (Range& range : ranges) std::ranges::sort(range.values);
    return ranges;
}

/// Which patterns of a claim with several are true, and how often.
std::vector<HeldPattern> held_patterns(const Claim& claim, const Scenario& scenario,
                                       const Adjudication& found) {
    std::vector<HeldPattern> held;
    for (const Pattern& says : claim.says) {
        std::size_t outcomes = 0;
        for (std::size_t at = 0; claim.says.size() > 1 && at < found.size(); ++at)
            if (matches(says, scenario, found.outcome(at).outcome)) ++outcomes;
        if (outcomes > 0) held.push_back({&says, outcomes});
    }
    return held;
}

/// Says what makes a claim true that is possible.
void tell_conditions(ClaimVerdict& verdict, const CaseResult& result, const Adjudication& found,
                     const std::vector<Holding>& holdings, const SearchLimits& limits) {
    const Scenario& scenario = *result.scenario;
    const Claim& claim = *verdict.claim;
    const IsTrue is_true = [&](const Outcome& outcome) {
        return holding(claim, scenario, outcome) != nullptr;
    };
    const std::size_t first = holdings.front().outcome;
    verdict.choices = found.choices(first);
    Conditions conditions = conditions_of(is_true, result, found, first, limits);
    verdict.conditions = std::move(conditions.list);
    verdict.otherwise = otherwise(claim, scenario, found);
    verdict.grounds =
        conditions.under.empty()
            ? grounds_of({holdings.front()}, found)
            : grounds_of(holdings_in(claim, scenario, conditions.under.front()), conditions.under.front());
    for (const Condition& condition : verdict.conditions) add_once(verdict.clauses, condition.made.clause);
}

/// The verdict on the claim of `elsewhere`.
ClaimVerdict verdict_on(const Claim& claim, const CaseResult& result, const SettleOptions& options,
                        const Elsewhere& elsewhere) {
    const Scenario& scenario = *result.scenario;
    ClaimVerdict verdict;
    verdict.claim = &claim;
    verdict.rules = {result.edition, result.rulings};
    const auto* found = std::get_if<Adjudication>(&result.verdict);
    if (found == nullptr) {
        verdict.status = ClaimStatus::undecided;
        verdict.undecided = diagnostic_of(scenario, std::get<Refusal>(result.verdict));
        return verdict;
    }
    const Count counted = count(claim, scenario, *found);
    verdict.status = counted.status();
    verdict.outcomes = counted.outcomes;
    verdict.matching = counted.matching;
    if (verdict.status != ClaimStatus::impossible) {
        const std::vector<Holding> holdings = holdings_in(claim, scenario, *found);
        verdict.trace = found->trace(counted.first);
        verdict.held = held_patterns(claim, scenario, *found);
        if (verdict.status == ClaimStatus::possible)
            tell_conditions(verdict, result, *found, holdings, options.limits);
        else
            verdict.grounds = grounds_of(holdings, *found);
        for (const ClauseId clause : verdict.grounds.clauses) add_once(verdict.clauses, clause);
        return verdict;
    }
    tell_nearest(verdict, scenario, *found);
    if (options.look_elsewhere) verdict.others = elsewhere.look(verdict.rules);
    return verdict;
}

}  // namespace

ClaimVerdict verdict_on(const Claim& claim, const CaseResult& result, const SettleOptions& options) {
    return verdict_on(claim, result, options, Elsewhere(*result.scenario, claim, options));
}

std::vector<ClaimVerdict> settle(const Scenario& scenario, const std::vector<EditionId>& editions,
                                 const SettleOptions& options) {
    std::vector<CaseResult> results;
    results.reserve(editions.size());
    for (const EditionId edition : editions) {
        results.push_back(run_case(scenario, edition,
                                   effective_rulings(edition, scenario.rulings, options.rulings),
                                   options.limits));
    }
    std::vector<ClaimVerdict> verdicts;
    for (const Claim& claim : scenario.claims) {
        // What is played for one edition helps the next.
        const Elsewhere elsewhere(scenario, claim, options);
        for (const CaseResult& result : results)
            verdicts.push_back(verdict_on(claim, result, options, elsewhere));
    }
    return verdicts;
}

}  // namespace robbers
