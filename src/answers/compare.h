#pragma once
// One scenario under several rules: which of them agree, and where and why the others part.

#include <cstddef>
#include <optional>
#include <vector>

#include "answers/settle.h"

namespace robbers {

/// One way to play: an edition, and the answers that are not those of the scenario there.
struct ComparedRules {
    RuleSet rules;
    std::vector<Ruling> changed;
};

/// Rules under which the scenario has the same outcomes, or is refused in the same way.
struct ComparedGroup {
    std::vector<ComparedRules> columns;
    Verdict verdict;                    ///< of the first column; the others may have other numbers of lines
    std::vector<std::size_t> outcomes;  ///< as indices into Comparison::outcomes, ascending
};

/// Where a group parts from the first, and why; again where it still does with that difference made up.
struct Parting {
    std::size_t group = 1;      ///< its place among the groups
    int turn = 1;               ///< counted from 1; after this event the outcomes differ
    int event = 1;              ///< counted from 1 in the turn
    std::vector<Reason> here;   ///< of the points that make the difference, under the first group's rules
    std::vector<Reason> there;  ///< the same under this group's
};

struct Comparison {
    std::vector<Outcome> outcomes;      ///< of all groups together, sorted, each once
    std::vector<ComparedGroup> groups;  ///< in the order of their first columns; not empty
    /// Of the groups but the first, in their order, as far as results are known; each at least once, and
    /// again for each later event with a reason of its own.
    std::vector<Parting> partings;
};

struct CompareOptions {
    std::vector<EditionId> editions;  ///< not empty
    std::vector<Ruling> rulings;      ///< of the command line
    bool answers = false;             ///< also each other answer that matters to the scenario
    SearchLimits limits;
};

/// Why nothing is known of the group, whose search was given up; null where its result is known.
const Refusal* unknown(const ComparedGroup& group);

Comparison compare(const Scenario& scenario, const CompareOptions& options);

}  // namespace robbers
