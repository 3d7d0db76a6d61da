#pragma once
// Patterns with * ? and [...], the same whatever the locale.

#include <string_view>

namespace robbers {

/// Whether all of `text` is as `glob` says: * is any text, ? one character, [a-f] one of a set and [!a-f]
/// one that is not in it. A [ without its ] is itself. Nothing is special in `text`, slashes neither.
bool glob_matches(std::string_view glob, std::string_view text);

/// Whether `glob` can match more than one text.
bool has_wildcards(std::string_view glob);

}  // namespace robbers
