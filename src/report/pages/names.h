#pragma once
// Names and prose that are written from right to left, set apart so that what stands beside them keeps its
// place.

#include <string>
#include <string_view>
#include <vector>

#include "report/pages/kit.h"

namespace robbers {

/// `text`, of which each of `names` that is written from right to left is set apart.
Html html_named(std::string_view text, const std::vector<std::string>& names);
/// The same where no element may stand, as in an option.
Html html_named_plain(std::string_view text, const std::vector<std::string>& names);
/// What a person wrote as prose, line by line, set apart as a whole.
Html html_prose(std::string_view text);

}  // namespace robbers
