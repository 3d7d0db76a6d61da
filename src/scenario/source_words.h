#pragma once
// Words for sources of points, as people say them.

#include <optional>
#include <string>
#include <string_view>

#include "game/event.h"
#include "scenario/reader.h"

namespace robbers {

/// The source with this spelling or everyday name, as "monastery" and "cloister".
std::optional<Source> source_named(std::string_view word);

/// The same for other forms of the word, as "Cities".
std::optional<Source> source_said(std::string_view word);

/// The spelling of the source that `word` is near, among those that `is_allowed`; empty where none is near.
std::string_view nearest_source(std::string_view word, bool (*is_allowed)(Source));

/// Where a source may stand.
enum class SourceUse { scoring, payment };

/// The source under `for`, `other` where none is written.
std::optional<Source> read_source(Draft& draft, const Fields& fields, SourceUse use);

}  // namespace robbers
