#pragma once
// Mutation of rules: one rule point of an edition is changed at a time, and some scenario should notice.

#include <atomic>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "answers/expectation.h"
#include "rules/rulings.h"

namespace robbers {

/// One rule point of an edition with another value than the edition's.
struct RuleChange {
    EditionId edition{};
    std::string_view point;   ///< the name of the rule point
    std::string_view text;    ///< what it decides
    std::string_view before;  ///< the edition's value, as it is spelled
    std::string_view after;   ///< the other value
    Reason reason;            ///< why the edition has its value
    bool operator==(const RuleChange&) const = default;
};

/// Every other value of every rule point of `edition`, in the order of the table.
std::vector<RuleChange> rule_changes(EditionId edition);

/// Gives the point of `change` its other value. The reason stays.
void apply(RulePoints& rules, const RuleChange& change);

// clang-format off
#define ROBBERS_FATES(X)                                                                            \
    X(noticed, "noticed")                     /* some scenario fails because of the change */       \
    X(survived, "survived")                   /* every scenario passes */                           \
    X(indistinguishable, "indistinguishable") /* no scenario could fail: the reviewed list says why */ \
    X(not_run, "not-run")                     /* interrupted */
// clang-format on
/// What became of a change.
ROBBERS_VOCABULARY(Fate, ROBBERS_FATES);

struct ChangeResult {
    RuleChange change;
    Fate fate = Fate::not_run;
    const Scenario* noticed_by = nullptr;  ///< the first in the order of the scenarios; null: nobody
    std::string_view reason;               ///< indistinguishable: why
};

struct MutationOptions {
    std::vector<EditionId> editions;  ///< whose rules are changed; empty: every edition with expectations
    /// Which expectations may notice something; empty: all.
    std::function<bool(const ExpectedRun&)> is_wanted;
    unsigned jobs = 1;                        ///< threads, at least 1
    SearchLimits limits{200'000};             ///< of each run; changed rules may have far more lines
    bool try_reviewed = false;                ///< run the scenarios against changes of the reviewed list, too
    const std::atomic<bool>* stop = nullptr;  ///< once true, what is left is not run; null: never
};

/// An expectation that does not hold although no rule is changed.
struct BrokenRun {
    const Scenario* scenario = nullptr;
    EditionId edition{};
    std::vector<Mismatch> mismatches;
};

struct MutationResult {
    std::vector<EditionId> editions;    ///< those with at least one run
    std::vector<BrokenRun> broken;      ///< while there are any, nothing is changed
    std::vector<BrokenRun> too_large;   ///< out of budget with unchanged rules: they can notice nothing
    std::vector<ChangeResult> changes;  ///< edition by edition, in the order of the rule points
    std::size_t runs = 0;               ///< expectations that could notice something
    bool stopped = false;
};

/// How many changes of `edition` came to `fate`.
std::size_t count_changes(const MutationResult& result, EditionId edition, Fate fate);

/// Runs the expectations of `scenarios` (which must live as long as the result) against every change of a
/// rule point. A change is made in the edition's table; rulings of scenarios and expectations then hold as
/// they do with unchanged rules, so that a scenario which rules on a question does not notice another
/// preferred answer. Expectations marked xfail are left out. The result does not depend on `jobs`.
MutationResult find_survivors(const std::vector<Scenario>& scenarios, const MutationOptions& options);

/// Changes of one point that make no difference.
struct Indistinguishable {
    std::string_view point;            ///< the name of the rule point
    std::string_view value;            ///< the value that it is given; empty: any
    bool (*holds)(const RulePoints&);  ///< for which rules, as they are without the change
    std::string_view reason;           ///< why no scenario can tell, one sentence
};

std::span<const Indistinguishable> indistinguishable_changes();

/// The entry that says why rules with `value` at `point` are as good as `rules`; null where none does.
const Indistinguishable* find_indistinguishable(const RulePoints& rules, std::string_view point,
                                                std::string_view value);

}  // namespace robbers
