// Decides whether claims are true, and gathers what is told of that. How an outcome differs from a claim is
// found in difference, which facts decide it in why and grounds, other rules in elsewhere.
#include "answers/settle.h"

#include <algorithm>
#include <utility>

#include "answers/elsewhere.h"
#include "answers/expectation.h"
#include "answers/why.h"

namespace robbers {

namespace {

/// The pattern of `claim` that is true of an outcome; null where none is.
const Pattern* holding(const Claim& claim, const Scenario& scenario, const Outcome& outcome) {
    const auto says = std::ranges::find_if(
        claim.says, [&](const Pattern& pattern) { return matches(pattern, scenario, outcome); });
    return says == claim.says.end() ? nullptr : &*says;
}

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
    const ClaimCount counted = count_of(claim, scenario, *found);
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
