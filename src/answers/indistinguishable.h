#pragma once
// The reviewed list of rule changes that no scenario can notice, each with its reason.

#include <span>
#include <string_view>

#include "rules/rulings.h"

namespace robbers {

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
