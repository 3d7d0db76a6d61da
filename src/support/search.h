#pragma once
// Texts as somebody who looks for a word compares them.

#include <string>
#include <string_view>

namespace robbers {

/// `text` with lower case for capital Latin letters, also those with accents, and with plain quotes and
/// dashes for typographic ones. Other characters stay, and so do bytes that are not UTF-8.
std::string folded(std::string_view text);

/// `word` folded and without punctuation at its ends: what to look for in a folded text. A word that is
/// nothing else stays whole.
std::string word_to_find(std::string_view word);

}  // namespace robbers
