#pragma once
// What edits change in a text, as a unified difference.

#include <string>
#include <string_view>
#include <vector>

#include "report/kit/style.h"
#include "support/source.h"

namespace robbers {

/// `edits` of the file `path` with the content `text`, as `diff -u` shows changes: whole lines with three
/// lines around them. What a terminal must not see is escaped, and line ends are not shown.
std::string difference(std::string_view path, std::string_view text, const std::vector<TextEdit>& edits,
                       const TextStyle& style);

}  // namespace robbers
