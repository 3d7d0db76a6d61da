#pragma once
// The way back from a report of events to the run that it tells of.

#include <string>
#include <string_view>

#include "suite/merge.h"

namespace robbers {

/// A run as its events tell it; or, where they do not, why not.
struct EventsRead {
    RecordedRun run;
    std::string problem;  ///< "a.jsonl:3: ..."; where there is one, `run` means nothing
};

/// Reads a report in JSON lines, which must be complete: from its start to its end, with every test.
/// `path` names it in messages.
EventsRead read_events(std::string_view text, const std::string& path);

}  // namespace robbers
