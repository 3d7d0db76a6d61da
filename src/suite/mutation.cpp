// Decides what changes of an edition's rules there are, and which of them the scenarios notice.
#include "suite/mutation.h"

#include <algorithm>
#include <thread>

#include "suite/indistinguishable.h"

namespace robbers {

namespace {

/// One expectation of a scenario in one edition, which holds while no rule is changed.
struct MutationRun {
    const Scenario* scenario;
    const Expectation* expectation;
    EditionId edition;
    std::vector<Ruling> rulings;
};

bool is_out_of_budget(const CaseResult& result) {
    const auto* refusal = std::get_if<Refusal>(&result.verdict);
    return refusal != nullptr &&
           (refusal->kind == RefusalKind::too_many_states || refusal->kind == RefusalKind::too_many_lines);
}

CaseResult run_under(const MutationRun& run, const RulePoints& table, const SearchLimits& limits) {
    const RulePoints rules = with_rulings(table, run.rulings);
    return {run.scenario, run.edition, run.rulings, adjudicate(run.scenario->game, rules, limits)};
}

/// Whether `run` fails with the changed `table`. A run out of budget fails, too: with unchanged rules it
/// was not, so that this is another result.
bool notices(const MutationRun& run, const RulePoints& table, const SearchLimits& limits) {
    return !check_expectation(*run.expectation, run_under(run, table, limits)).empty();
}

bool is_wanted(const MutationOptions& options, EditionId edition) {
    return options.editions.empty() || std::ranges::find(options.editions, edition) != options.editions.end();
}

/// The runs of all scenarios, in their order, without those marked xfail.
std::vector<MutationRun> runs_of(const std::vector<Scenario>& scenarios, const MutationOptions& options) {
    std::vector<MutationRun> runs;
    for (const Scenario& scenario : scenarios) {
        for (const ExpectedRun& run : expected_runs(scenario)) {
            if (!is_wanted(options, run.edition) || !run.expectation->xfail.empty()) continue;
            runs.push_back({&scenario, run.expectation, run.edition,
                            effective_rulings(run.edition, scenario.rulings, {}, run.expectation->rulings)});
        }
    }
    return runs;
}

/// Calls work(i) for every i below `count`, on several threads; each i once, in any order.
template <class Work>
void in_parallel(std::size_t count, unsigned jobs, const Work& work) {
    std::atomic<std::size_t> next = 0;
    const auto drain = [&] {
        for (std::size_t i = next++; i < count; i = next++) work(i);
    };
    std::vector<std::thread> threads;
    for (unsigned job = 1; job < jobs && job < count; ++job) threads.emplace_back(drain);
    drain();
    for (std::thread& thread : threads) thread.join();
}

/// Runs the scenarios against one set of changes.
class Mutator {
public:
    Mutator(const std::vector<Scenario>& scenarios, const MutationOptions& options)
        : options_(options), runs_(runs_of(scenarios, options)) {}

    MutationResult run() {
        try_unchanged();
        result_.runs = runs_.size();
        if (result_.broken.empty()) try_changes();
        result_.stopped = is_stopped();
        return std::move(result_);
    }

private:
    bool is_stopped() const { return options_.stop != nullptr && options_.stop->load(); }

    /// Keeps only the runs that pass: the others can notice nothing.
    void try_unchanged() {
        std::vector<BrokenRun> failed(runs_.size());
        std::vector<char> is_large(runs_.size(), 0);
        in_parallel(runs_.size(), options_.jobs, [&](std::size_t at) {
            if (is_stopped()) return;
            const MutationRun& run = runs_[at];
            const CaseResult result = run_under(run, rules_of(run.edition), options_.limits);
            is_large[at] = is_out_of_budget(result);
            failed[at] = {run.scenario, run.edition, check_expectation(*run.expectation, result)};
        });
        std::vector<MutationRun> sound;
        for (std::size_t at = 0; at < runs_.size(); ++at) {
            note_edition(runs_[at].edition);
            if (failed[at].mismatches.empty())
                sound.push_back(std::move(runs_[at]));
            else
                (is_large[at] != 0 ? result_.too_large : result_.broken).push_back(std::move(failed[at]));
        }
        runs_ = std::move(sound);
    }

    void note_edition(EditionId edition) {
        std::vector<EditionId>& editions = result_.editions;
        const auto at = std::ranges::lower_bound(editions, edition);
        if (at == editions.end() || *at != edition) editions.insert(at, edition);
    }

    void try_changes() {
        for (const EditionId edition : result_.editions)
            for (const RuleChange& change : rule_changes(edition))
                result_.changes.push_back({change, {}, {}, {}});
        in_parallel(result_.changes.size(), options_.jobs,
                    [&](std::size_t at) { try_change(result_.changes[at]); });
    }

    void try_change(ChangeResult& result) const {
        RulePoints table = rules_of(result.change.edition);
        const Indistinguishable* reviewed =
            find_indistinguishable(table, result.change.point, result.change.after);
        result.fate = Fate::not_run;
        if (is_stopped()) return;
        apply(table, result.change);
        if (reviewed == nullptr || options_.try_reviewed) {
            for (const MutationRun& run : runs_) {
                if (run.edition != result.change.edition) continue;
                if (is_stopped()) return;
                if (!notices(run, table, options_.limits)) continue;
                result.noticed_by = run.scenario;
                break;
            }
        }
        if (result.noticed_by != nullptr) {
            result.fate = Fate::noticed;
        } else if (reviewed != nullptr) {
            result.fate = Fate::indistinguishable;
            result.reason = reviewed->reason;
        } else {
            result.fate = Fate::survived;
        }
    }

    const MutationOptions& options_;
    std::vector<MutationRun> runs_;
    MutationResult result_;
};

}  // namespace

std::vector<RuleChange> rule_changes(EditionId edition) {
    std::vector<RuleChange> changes;
    for_each_point(rules_of(edition), [&](const char* name, const char* text, const auto& point) {
        using E = decltype(point.value);
        for (const E value : all_values<E>())
            if (value != point.value)
                changes.push_back(
                    {edition, name, text, spelling(point.value), spelling(value), point.reason});
    });
    return changes;
}

void apply(RulePoints& rules, const RuleChange& change) {
    for_each_point(rules, [&](const char* name, const char*, auto& point) {
        using E = decltype(point.value);
        if (name == change.point) point.value = from_spelling<E>(change.after).value_or(point.value);
    });
}

MutationResult find_survivors(const std::vector<Scenario>& scenarios, const MutationOptions& options) {
    return Mutator(scenarios, options).run();
}

}  // namespace robbers
