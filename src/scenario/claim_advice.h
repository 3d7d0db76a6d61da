#pragma once
// What is probably meant by words that are no claim.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace robbers {

/// "nothing", "none", "no" and the like.
bool is_word_for_nothing(std::string_view word);

/// The part of a claim that `words` ("blue", "gets", "2", "points") probably mean, as "blue+2"; nothing where
/// no meaning is near. `names` are the players'.
std::optional<std::string> claim_meant(const std::vector<std::string_view>& words,
                                       const std::vector<std::string>& names);

/// The form to follow where what is missing cannot be guessed: "Write who gains how much, as in blue+3.",
/// "Write who is robbed, as in blue robs red."
std::string claim_example(const std::vector<std::string_view>& words, const std::vector<std::string>& names);

}  // namespace robbers
