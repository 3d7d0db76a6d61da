#pragma once
// Slips of the hand in YAML: a blank, a colon or a column that is missed.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "scenario/yaml_errors.h"

namespace robbers {

/// "red: 10" for "red:10" or "red 10", "- bag" for "-bag"; empty where neither blank nor colon is missing.
std::string without_slip(std::string_view line);

/// Whether the parser's complaint at `at` comes from a slip in that line or the one before, which is
/// reported.
bool report_slip(Problems& problems, const CleanText& text, const YamlPlace& place, std::size_t at);

}  // namespace robbers
