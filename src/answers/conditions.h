#pragma once
// On which choices it depends whether something is true: as few as are enough, and what else could be chosen.

#include <functional>
#include <vector>

#include "answers/run.h"

namespace robbers {

/// A choice that makes something true, together with the others of its list.
struct Condition {
    MadeChoice made;
    std::vector<Choice> as_good;  ///< of the other options those with which it is always true as well
    std::vector<Choice> instead;  ///< those with which it need not be
};

/// When something is true.
struct Conditions {
    std::vector<Condition> list;      ///< in the order of the line
    std::vector<Adjudication> under;  ///< what remains with these choices: one result, or none if unknown
};

/// Whether it is true in an outcome.
using IsTrue = std::function<bool(const Outcome&)>;

/// Of the choices that lead to outcome `at` of `found`, in which it is true, those that are needed so that it
/// is true whatever else is chosen. Where that takes too long all of them are listed.
Conditions conditions_of(const IsTrue& is_true, const CaseResult& result, const Adjudication& found,
                         std::size_t at, const SearchLimits& limits);

}  // namespace robbers
