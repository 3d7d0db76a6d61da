#pragma once
// How the tests of a suite ended last, kept in a file between runs.

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "suite/listener.h"
#include "suite/plan.h"

namespace robbers {

/// How tests ended last, by name.
using Statuses = std::map<std::string, TestStatus, std::less<>>;

/// A state file and the suite of which it speaks.
struct StateFile {
    std::string path;
    std::vector<std::string> suite;  ///< the canonical operands, sorted
};

/// The file for a suite in `folder`, named after a hash of its operands.
StateFile state_file_in(const std::string& folder, std::vector<std::string> canonical_operands);

/// What a state file says: plain text, a version, the suite, a line a test and an end.
std::string state_text(const Statuses& statuses, const std::vector<std::string>& suite);
/// The statuses in a text; nothing where it is damaged or of another version or suite.
std::optional<Statuses> statuses_in(const std::string& text, const std::vector<std::string>& suite);

struct StateReading {
    Statuses statuses;
    std::string note;  ///< why a file that is there was ignored; else empty
};

/// A file that is not there, or says something else, is as good as an empty one.
StateReading read_state(const StateFile& file);

/// What a run adds to a state.
struct StateUpdate {
    Statuses ended;
    /// The tests that the suite has; others are forgotten. Unset where the run does not know them all.
    std::optional<std::set<std::string, std::less<>>> existing;
};

/// The state after a run. What was run replaces what was known. A test that was not reached becomes
/// not-run, unless it had failed: that is still to be looked at. One that was skipped stays as it was.
Statuses merged(Statuses known, const StateUpdate& update);

/// Merges `update` into the file under a lock, so that runs at the same time lose nothing; the file is
/// replaced as a whole. Returns what went wrong, or nothing.
std::string update_state(const StateFile& file, const StateUpdate& update);

/// Records a run in a state file when it ends.
class StateRecorder : public RunListener {
public:
    /// `update` may bring what exists.
    StateRecorder(StateFile file, StateUpdate update) : file_(std::move(file)), update_(std::move(update)) {}
    void run_started(const RunStart&) override {}
    void test_ended(const TestResult& result) override { update_.ended[result.name] = result.status; }
    void run_ended(const RunEnd&) override { error_ = update_state(file_, update_); }
    /// Why the state could not be written; empty where it was.
    const std::string& error() const { return error_; }

private:
    StateFile file_;
    StateUpdate update_;
    std::string error_;
};

// clang-format off
#define ROBBERS_RERUNS(X)                                                                         \
    X(failed, "failed")   /* what was bad, and files with problems */                             \
    X(missing, "missing") /* what never ran, or was not reached */
// clang-format on
/// What is run again.
ROBBERS_VOCABULARY(Rerun, ROBBERS_RERUNS);

/// The tests to be run again, as indices into the list, ascending.
std::vector<std::size_t> to_rerun(const std::vector<Test>& tests, const Statuses& last, Rerun rerun);

}  // namespace robbers
