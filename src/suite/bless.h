#pragma once
// What scenarios and files of them expect, rewritten from what the engine finds, and the proof that it holds
// now.

#include <cstddef>
#include <string>
#include <vector>

#include "answers/run.h"
#include "suite/bless_list.h"
#include "support/diagnostic.h"
#include "support/source.h"

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

/// What becomes of scenarios that expect nothing: they stay so, or are given an expectation.
enum class Unexpected { leave, add };

/// What blessing makes of a file. Nothing is written.
struct BlessedFile {
    std::vector<TextEdit> edits;  ///< of the bytes of the file, sorted
    std::string text;             ///< the file after them
    std::size_t blessed = 0;      ///< how many expectations they put right, or add
    std::size_t unexpected = 0;   ///< how many scenarios still expect nothing
    Diagnostics problems;         ///< of documents that do not load, and are left alone
    Diagnostics refused;          ///< failing expectations that are left alone
};

/// Blesses the scenarios of `file` (as read, with its byte order mark). Throws std::logic_error where an
/// expectation does not hold afterwards: a bug.
BlessedFile bless_file(const SourcePtr& file, const SearchLimits& limits,
                       Unexpected unexpected = Unexpected::leave);

/// Gives `scenario`, which expects nothing, what it leads to in its editions; refused where the search is
/// given up.
Blessing first_expectations(const Scenario& scenario, const LocatedText& text, const SearchLimits& limits);

/// An expectation by the places of its scenario in the file and of itself in the scenario.
struct ExpectationPlace {
    std::size_t scenario = 0;
    std::size_t expectation = 0;
};

/// What is wrong with `after`, into which `before` was blessed: a scenario that has become another one or
/// an expectation of `blessed` that does not hold. Empty where nothing is.
std::string fault_of_blessing(const SourcePtr& before, const std::string& after,
                              const std::vector<ExpectationPlace>& blessed, const SearchLimits& limits);

}  // namespace robbers
