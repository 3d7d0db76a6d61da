#pragma once
// Under which other rules a claim is possible that is not so here.

#include <cstddef>
#include <map>
#include <vector>

#include "answers/settle.h"

namespace robbers {

/// How many outcomes a result has, and of which a claim is true.
struct ClaimCount {
    std::size_t outcomes = 0;
    std::size_t matching = 0;
    std::size_t first = 0;  ///< the first of those that match

    ClaimStatus status() const;
};

ClaimCount count_of(const Claim& claim, const Scenario& scenario, const Adjudication& found);

/// Looks for other rules under which one claim is not impossible. Keeps what it has played, so that one
/// serves all editions. Scenario and claim must outlive it.
class Elsewhere {
public:
    Elsewhere(const Scenario& scenario, const Claim& claim, const SettleOptions& options);

    /// The smallest changes: one answer or another edition; where none of these helps, both.
    std::vector<OtherRules> look(const RuleSet& here) const;

private:
    RuleSet usual(EditionId edition) const;
    /// The edition with each answer that is not in force.
    void try_other_answers(const RuleSet& rules, std::vector<OtherRules>& found) const;
    void try_rules(RuleSet rules, std::vector<Ruling> changed, std::vector<OtherRules>& found) const;
    /// Tables with the same values are played once.
    ClaimStatus status_under(const RulePoints& rules) const;
    ClaimStatus played_under(const RulePoints& rules) const;
    std::vector<Reason> reasons(const RuleSet& here, const RuleSet& there) const;

    const Scenario& scenario_;
    const Claim& claim_;
    SettleOptions options_;
    mutable std::map<std::vector<int>, ClaimStatus> known_;
};

}  // namespace robbers
