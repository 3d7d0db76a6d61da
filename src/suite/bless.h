#pragma once
// What scenarios expect, rewritten from what the engine finds.

#include <cstddef>
#include <string>
#include <vector>

#include "answers/run.h"
#include "suite/bless_list.h"
#include "support/text_edit.h"

namespace robbers {

/// What becomes of a scenario's failing expectations.
struct Blessing {
    std::vector<TextEdit> edits;       ///< of the scenario's text, sorted
    std::vector<std::size_t> blessed;  ///< the expectations that they put right, by place
    std::vector<NotBlessed> refused;   ///< why others are left as they are
};

/// Finds the smallest changes that make each failing expectation of `scenario` hold, in all of its editions
/// at once; an expectation changes as a whole or not at all. Those that are to fail (xfail) are not looked
/// at.
Blessing bless(const Scenario& scenario, const LocatedText& text, const SearchLimits& limits);

}  // namespace robbers
