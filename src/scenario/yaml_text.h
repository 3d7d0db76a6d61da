#pragma once
// Words of a YAML text: what needs quotes gets them.

#include <string>
#include <string_view>
#include <vector>

namespace robbers {

/// A text as a value, in a collection in brackets or not: as it is where every reader takes it for that text,
/// else in quotes.
std::string yaml_text(std::string_view text);

/// A player's name, which may be a word of YAML.
std::string yaml_name(std::string_view name);

/// "[a, b]"
std::string yaml_list(const std::vector<std::string>& items);
/// "{a: 1, b: 2}", from "a: 1" and "b: 2"
std::string yaml_mapping(const std::vector<std::string>& entries);

}  // namespace robbers
