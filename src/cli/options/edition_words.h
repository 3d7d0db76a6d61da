#pragma once
// Editions as people call them who do not know their ids: "big box 6", "hig 2", "second edition", "2017".

#include <string_view>
#include <vector>

#include "rules/edition.h"

namespace robbers {

/// The editions that all words of `text` fit, in the order of the rules; none where a word says nothing of an
/// edition, or no edition is all of it.
std::vector<EditionId> editions_described(std::string_view text);

/// The editions that `text` names one by one with something between them that is not a comma, as "c2 c3" or
/// "c2+c3"; none where it does not.
std::vector<EditionId> editions_listed(std::string_view text);

}  // namespace robbers
