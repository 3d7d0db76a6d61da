#pragma once
// A file of scenarios with its failing expectations rewritten, and the proof that they hold now.

#include <string>
#include <vector>

#include "suite/bless.h"
#include "support/diagnostic.h"

namespace robbers {

/// What blessing makes of a file. Nothing is written.
struct BlessedFile {
    std::vector<TextEdit> edits;  ///< of the bytes of the file, sorted
    std::string text;             ///< the file after them
    std::size_t blessed = 0;      ///< how many expectations they put right
    Diagnostics problems;         ///< of documents that do not load, and are left alone
    Diagnostics refused;          ///< failing expectations that are left alone
};

/// Blesses the scenarios of `file` (as read, with its byte order mark). Throws std::logic_error where an
/// expectation does not hold afterwards: a bug.
BlessedFile bless_file(const SourcePtr& file, const SearchLimits& limits);

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
