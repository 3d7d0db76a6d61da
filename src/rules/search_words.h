#pragma once
// The words by which people look for a clause that does not have them: everyday words, and those of other
// editions and languages.

#include <string_view>

#include "rules/clause.h"

namespace robbers {

/// Separated by ", "; no clause has none. What its statement says is not among them.
std::string_view search_words(ClauseId id);

}  // namespace robbers
