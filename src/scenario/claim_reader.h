#pragma once
// A claim in words, on the command line or in a file.

#include <vector>

#include "scenario/line_words.h"
#include "scenario/reader.h"

namespace robbers {

/// The patterns that the words of a claim say, of which one holds; empty, after a report, where they cannot
/// be read. `places` are the bounds of a robber's space.
std::vector<Pattern> read_claim_words(Draft& draft, const LineWords& words, Bounds places);

}  // namespace robbers
