#pragma once
// What may be a player's name.

#include <string_view>

namespace robbers {

/// Whether `name` has the form of a name: 1 to 24 letters, digits, _ and -, beginning with a letter.
bool is_player_name(std::string_view name);

/// Whether the scenario format keeps the word for itself.
bool is_reserved_name(std::string_view name);

/// Whether YAML readers take the word, without quotes, for true, false or nothing.
bool is_yaml_word(std::string_view name);

}  // namespace robbers
