#pragma once
// Test runs for programs: as JSON and back.

#include <memory>
#include <string>
#include <string_view>

#include "report/kit/output.h"
#include "suite/merge.h"

namespace robbers {

/// One JSON document, schema "robbers/test-run/1".
std::unique_ptr<RunListener> make_json_test_report(Output& output);
/// One JSON event a line, schema "robbers/events/1", each handed to the system at once.
std::unique_ptr<RunListener> make_event_report(Output& output);

/// A run as its events tell it; or, where they do not, why not.
struct EventsRead {
    RecordedRun run;
    std::string problem;  ///< "a.jsonl:3: ..."; where there is one, `run` means nothing
};

/// Reads a report in JSON lines, which must be complete: from its start to its end, with every test.
/// `path` names it in messages.
EventsRead read_events(std::string_view text, const std::string& path);

}  // namespace robbers
