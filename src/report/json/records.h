#pragma once
// A test run as JSON values, and back: nothing is lost on the way.

#include <string>

#include "report/json/kit.h"
#include "suite/listener.h"

namespace robbers {

/// The schemas of the events and of the whole run.
constexpr const char* kEventsSchema = "robbers/events/1";
constexpr const char* kTestRunSchema = "robbers/test-run/1";

/// Our name and version.
Json tool_json();

/// The members of each, in their order.
Json json_of(const Shard& shard);
Json json_of(const TestResult& result);
/// The number of tests of each status.
Json counts_json(const RunEnd& end);

/// Adds the members of the events that begin and end a run.
void add_members(Json& event, const RunStart& start);
void add_members(Json& event, const RunEnd& end);

/// Takes each from `json`; says what is wrong with it, or nothing. Members that are not known are left
/// alone: later versions may have more.
std::string read_members(const Json& json, RunStart& start);
std::string read_members(const Json& json, TestResult& result);
std::string read_members(const Json& json, RunEnd& end);

}  // namespace robbers
