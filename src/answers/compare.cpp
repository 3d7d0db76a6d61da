// Compares what a scenario leads to under several rules, and finds the events at which they part. Why they do
// is found in parting_reasons.
#include "answers/compare.h"

#include <algorithm>
#include <utility>

#include "answers/parting_reasons.h"
#include "rules/rule_points.h"

namespace robbers {

namespace {

/// The game up to an event, and whether its last turn goes on afterwards.
struct Beginning {
    Game game;
    bool goes_on = false;

    /// Whether a choice without an event may belong to what was cut off.
    bool is_doubtful(const Choice& choice) const {
        return goes_on && choice.turn == static_cast<int>(game.turns.size()) && !choice.event;
    }
};

/// The game up to an event, which is counted from 1 through all turns, and the choices until there.
Beginning beginning_of(const Game& game, std::size_t events) {
    Game beginning{game.start, {}, {}};
    for (const Turn& turn : game.turns) {
        if (events == 0) break;
        const std::size_t count = std::min(events, turn.events.size());
        beginning.turns.push_back(
            {turn.active, {turn.events.begin(), turn.events.begin() + static_cast<std::ptrdiff_t>(count)}});
        events -= count;
    }
    const int turns = static_cast<int>(beginning.turns.size());
    const bool is_whole = turns > 0 && beginning.turns.back().events.size() ==
                                           game.turns[beginning.turns.size() - 1].events.size();
    const int last = turns == 0 ? 0 : static_cast<int>(beginning.turns.back().events.size());
    for (const Choice& choice : game.choices) {
        const bool is_there = choice.turn < turns ||
                              (choice.turn == turns && (is_whole || choice.event.value_or(last) <= last));
        if (is_there) beginning.choices.push_back(choice);
    }
    return {std::move(beginning), !is_whole};
}

class Comparer {
public:
    Comparer(const Scenario& scenario, const CompareOptions& options)
        : scenario_(scenario), options_(options) {}

    Comparison run() {
        for (const EditionId edition : options_.editions) {
            const auto rulings = effective_rulings(edition, scenario_.rulings, options_.rulings);
            const std::size_t group = add({{edition, rulings}, {}});
            if (options_.answers && unknown(found_.groups[group]) == nullptr)
                add_answers({edition, rulings}, group);
        }
        const bool is_first_known = unknown(found_.groups.front()) == nullptr;
        for (std::size_t i = 1; i < found_.groups.size() && is_first_known; ++i)
            if (unknown(found_.groups[i]) == nullptr) add_partings(i);
        collect_outcomes();
        return std::move(found_);
    }

private:
    Verdict play(const Game& game, const RulePoints& rules) const {
        return adjudicate(game, rules, options_.limits);
    }
    /// Without the doubtful choices for which nothing has come up so far.
    Verdict play(Beginning beginning, const RulePoints& rules) const {
        while (true) {
            Verdict verdict = play(beginning.game, rules);
            const auto* refusal = std::get_if<Refusal>(&verdict);
            if (refusal == nullptr || refusal->kind != RefusalKind::illegal_choice) return verdict;
            std::vector<Choice>& choices = beginning.game.choices;
            if (!beginning.is_doubtful(choices[refusal->choice])) return verdict;
            choices.erase(choices.begin() + static_cast<std::ptrdiff_t>(refusal->choice));
        }
    }

    /// Adds a column to the group with its result; the group's place.
    std::size_t add(ComparedRules column) {
        Verdict verdict = play(scenario_.game, rules_of(column.rules.edition, column.rules.rulings));
        GameResult result = result_of(verdict);
        const auto known = std::ranges::find(results_, result);
        const auto at = static_cast<std::size_t>(known - results_.begin());
        if (known == results_.end()) {
            found_.groups.push_back({{}, std::move(verdict), {}});
            results_.push_back(std::move(result));
        }
        found_.groups[at].columns.push_back(std::move(column));
        return at;
    }

    /// The answers to questions of the edition that lead to something else than `group`.
    void add_answers(const RuleSet& usual, std::size_t group) {
        const RulePoints points = rules_of(usual.edition, usual.rulings);
        for (const QuestionId question : all_values<QuestionId>()) {
            if (!asks(points, question)) continue;
            const Ruling other{question, 1 - answer_in(points, question)};
            const RuleSet rules{usual.edition, effective_rulings(usual.edition, usual.rulings, {other})};
            const GameResult result = result_of(play(scenario_.game, rules_of(rules.edition, rules.rulings)));
            if (result != results_[group]) add({rules, {other}});
        }
    }

    /// Finds where a group parts from the first. When the points that make the first difference are made as
    /// they are there, the rest may differ at a later event, for another reason.
    void add_partings(std::size_t group) {
        const RuleSet& here = found_.groups.front().columns.front().rules;
        const RuleSet& there = found_.groups[group].columns.front().rules;
        const RulePoints points = rules_of(there.edition, there.rulings);
        RulePoints old = rules_of(here.edition, here.rulings);
        bool parts = true;
        while (parts && !options_.limits.is_stopped()) {  // what is stopped never comes to agree
            Parting parting;
            parting.group = group;
            const Beginning until = find_event(old, points, parting);
            PartingReasons reasons = parting_reasons(
                scenario_, [&](const RulePoints& rules) { return play(until, rules); }, old, points);
            parting.here = std::move(reasons.here);
            parting.there = std::move(reasons.there);
            found_.partings.push_back(std::move(parting));
            old = MixedRules(old, points).with(reasons.points);
            parts = result_of(play(scenario_.game, old)) != results_[group];
        }
    }

    /// Finds the first event after which the results differ, or the last where they do only in the end; the
    /// game up to it.
    Beginning find_event(const RulePoints& here, const RulePoints& there, Parting& parting) const {
        std::size_t events = 0;
        for (std::size_t turn = 0; turn < scenario_.game.turns.size(); ++turn) {
            for (std::size_t event = 0; event < scenario_.game.turns[turn].events.size(); ++event) {
                parting.turn = static_cast<int>(turn) + 1;
                parting.event = static_cast<int>(event) + 1;
                Beginning beginning = beginning_of(scenario_.game, ++events);
                if (result_of(play(beginning, here)) != result_of(play(beginning, there))) return beginning;
            }
        }
        return {scenario_.game};
    }

    void collect_outcomes() {
        for (const GameResult& result : results_)
            found_.outcomes.insert(found_.outcomes.end(), result.outcomes.begin(), result.outcomes.end());
        std::ranges::sort(found_.outcomes);
        found_.outcomes.erase(std::unique(found_.outcomes.begin(), found_.outcomes.end()),
                              found_.outcomes.end());
        for (std::size_t group = 0; group < results_.size(); ++group) {
            for (const Outcome& outcome : results_[group].outcomes) {
                const auto at = std::ranges::lower_bound(found_.outcomes, outcome);
                found_.groups[group].outcomes.push_back(
                    static_cast<std::size_t>(at - found_.outcomes.begin()));
            }
        }
    }

    const Scenario& scenario_;
    const CompareOptions& options_;
    Comparison found_;
    std::vector<GameResult> results_;  ///< parallel to the groups
};

}  // namespace

const Refusal* unknown(const ComparedGroup& group) {
    const auto* refusal = std::get_if<Refusal>(&group.verdict);
    return refusal != nullptr && is_too_large(*refusal) ? refusal : nullptr;
}

Comparison compare(const Scenario& scenario, const CompareOptions& options) {
    return Comparer(scenario, options).run();
}

}  // namespace robbers
