#pragma once
// Words of a scenario: what may be a player's name, and what needs quotes in YAML and gets them.

#include <string>
#include <string_view>
#include <vector>

namespace robbers {

/// Whether `name` has the form of a name: 1 to 24 letters, digits, _ and -, beginning with a letter.
bool is_player_name(std::string_view name);

/// Whether the scenario format keeps the word for itself.
bool is_reserved_name(std::string_view name);

/// Whether YAML readers take the word, without quotes, for true, false or nothing.
bool is_yaml_word(std::string_view name);

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
