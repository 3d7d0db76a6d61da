// Decides what changes of an edition's rules there are, which of them the scenarios notice, and which no
// scenario can. The list of those is reviewed by hand: an entry is right only where the engine cannot come to
// another result, whatever the scenario.
#include "answers/mutation.h"

#include <algorithm>
#include <thread>

#include "rules/rule_points.h"

namespace robbers {

namespace {

bool in_all_rules(const RulePoints&) { return true; }
bool halve_the_turn(const RulePoints& rules) { return rules.halved.is(Halved::whole_turn); }
bool halve_one_event(const RulePoints& rules) { return rules.halved.is(Halved::one_event); }
bool active_must_place(const RulePoints& rules) { return rules.active_in_supply.is(Duty::must); }
bool each_places(const RulePoints& rules) { return rules.others.is(Others::each); }
/// Where the question is asked, "not-asked" does as the preferred answer does.
bool others_may_after_all(const RulePoints& rules) {
    return rules.active_declines.is(ActiveDeclines::others_may);
}
bool right_ends(const RulePoints& rules) { return rules.after_decline.is(AfterDecline::ends); }
bool midway_robs(const RulePoints& rules) { return rules.midway_robber.is(Midway::robs); }
bool payment_is_ignored(const RulePoints& rules) { return rules.payment_first.is(PaymentFirst::ignored); }
bool late_is_too_late(const RulePoints& rules) { return rules.late_robber.is(LateRobber::too_late); }

constexpr Indistinguishable kReviewed[] = {
    {"robber_step", "", in_all_rules,
     "Events are taken as written: when the robber step comes is told, not computed."},
    {"after_decline", "not-asked", right_ends,
     "A right to place about which nothing is asked ends, as under the preferred answer."},
    {"after_decline", "", each_places, "Where each of the others places, no right to place passes on."},
    {"active_declines", "not-asked", others_may_after_all,
     "Where nothing is asked about it, the others may place, as under the preferred answer."},
    {"active_declines", "", active_must_place,
     "An active player who must place never declines, and a ruling that lets them answers this as well."},
    {"watchtower_order", "", halve_the_turn,
     "Where the whole turn is halved, a round is one movement, and has no order."},
    {"double_turn", "", halve_one_event,
     "Where one event is halved, nothing of a tile goes on into the next."},
    {"midway_robber", "not-asked", midway_robs,
     "Where nothing is asked about it, every event starts anew, as under the preferred answer."},
    {"midway_robber", "", halve_the_turn,
     "Where the whole turn is halved, a round is one movement, and no figure stops midway."},
    {"payment_first", "not-asked", payment_is_ignored,
     "Where nothing is asked about it, payments are ignored, as under the preferred answer."},
    {"payment_first", "", halve_one_event,
     "Where one event is halved, every event triggers, the first of the turn or not."},
    {"late_robber", "not-asked", late_is_too_late,
     "Where nothing is asked about it, a late robber waits, as under the preferred answer."},
    {"late_robber", "", halve_one_event,
     "Where one event is halved, a robber may rob whatever comes after it was put there."},
    {"message_points", "", halve_the_turn,
     "Where the whole turn is halved, message points come after phase 3 and are ignored with all others."},
    {"message_landing", "round-end", halve_the_turn,
     "Where the whole turn is halved, messages are drawn once, when phase 3 ends."},
};

}  // namespace

std::span<const Indistinguishable> indistinguishable_changes() { return kReviewed; }

const Indistinguishable* find_indistinguishable(const RulePoints& rules, std::string_view point,
                                                std::string_view value) {
    for (const Indistinguishable& entry : kReviewed) {
        const bool fits = entry.point == point && (entry.value.empty() || entry.value == value);
        if (fits && entry.holds(rules)) return &entry;
    }
    return nullptr;
}

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
    return refusal != nullptr && is_too_large(*refusal);
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

    /// What `run` does while no rule is changed.
    struct Unchanged {
        bool is_out_of_budget = false;
        std::vector<Mismatch> mismatches;
    };

    Unchanged run_unchanged(const MutationRun& run) const {
        if (is_stopped()) return {};
        const CaseResult result = run_under(run, rules_of(run.edition), options_.limits);
        return {is_out_of_budget(result), check_expectation(*run.expectation, result)};
    }

    /// Keeps only the runs that pass: the others can notice nothing.
    void try_unchanged() {
        std::vector<Unchanged> found(runs_.size());
        in_parallel(runs_.size(), options_.jobs,
                    [&](std::size_t at) { found[at] = run_unchanged(runs_[at]); });
        std::vector<MutationRun> sound;
        for (std::size_t at = 0; at < runs_.size(); ++at) {
            MutationRun& run = runs_[at];
            note_edition(run.edition);
            if (found[at].mismatches.empty()) {
                sound.push_back(std::move(run));
                continue;
            }
            auto& list = found[at].is_out_of_budget ? result_.too_large : result_.broken;
            list.push_back({run.scenario, run.edition, std::move(found[at].mismatches)});
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
                result_.changes.push_back({change, Fate::not_run, nullptr, {}});
        in_parallel(result_.changes.size(), options_.jobs,
                    [&](std::size_t at) { try_change(result_.changes[at]); });
    }

    /// The first scenario that notices `change`; null where none does, or the rest is not run any more.
    const Scenario* first_to_notice(const RuleChange& change) const {
        RulePoints table = rules_of(change.edition);
        apply(table, change);
        for (const MutationRun& run : runs_) {
            if (is_stopped()) return nullptr;
            if (run.edition == change.edition && notices(run, table, options_.limits)) return run.scenario;
        }
        return nullptr;
    }

    void try_change(ChangeResult& result) const {
        const Indistinguishable* reviewed =
            find_indistinguishable(rules_of(result.change.edition), result.change.point, result.change.after);
        if (reviewed == nullptr || options_.try_reviewed) result.noticed_by = first_to_notice(result.change);
        if (result.noticed_by != nullptr) {
            result.fate = Fate::noticed;
        } else if (is_stopped()) {
            result.fate = Fate::not_run;
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
        for (const E value : all_values<E>()) {
            if (value == point.value) continue;
            changes.push_back({edition, name, text, spelling(point.value), spelling(value), point.reason});
        }
    });
    return changes;
}

void apply(RulePoints& rules, const RuleChange& change) {
    for_each_point(rules, [&](const char* name, const char*, auto& point) {
        using E = decltype(point.value);
        if (name == change.point) point.value = from_spelling<E>(change.after).value_or(point.value);
    });
}

std::size_t count_changes(const MutationResult& result, EditionId edition, Fate fate) {
    return static_cast<std::size_t>(std::ranges::count_if(result.changes, [&](const ChangeResult& one) {
        return one.change.edition == edition && one.fate == fate;
    }));
}

MutationResult find_survivors(const std::vector<Scenario>& scenarios, const MutationOptions& options) {
    return Mutator(scenarios, options).run();
}

}  // namespace robbers
