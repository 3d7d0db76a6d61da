#pragma once
// What a test came to, as plain data: what every report shows, and what the reports of shards are merged
// from.

#include <chrono>
#include <cstddef>
#include <string>
#include <vector>

#include "support/vocabulary.h"

namespace robbers {

// clang-format off
#define ROBBERS_TEST_STATUSES(X)                                             \
    X(pass, "pass")                                                          \
    X(fail, "fail")       /* an expectation does not hold */                 \
    X(error, "error")     /* it could not be decided whether it holds */     \
    X(xfail, "xfail")     /* it fails, as the expectation says it does */    \
    X(xpass, "xpass")     /* it holds although it is said to fail */         \
    X(skip, "skip")       /* its edition is not asked for */                 \
    X(not_run, "not-run") /* the run ended before it; never as good as pass */
// clang-format on
ROBBERS_VOCABULARY(TestStatus, ROBBERS_TEST_STATUSES);

/// Whether a run with such a test has not passed. A test that was not run says nothing by itself.
constexpr bool is_bad(TestStatus status) {
    return status == TestStatus::fail || status == TestStatus::error || status == TestStatus::xpass;
}

/// One thing that is wrong, and where. All text here and below is UTF-8.
struct Finding {
    std::string kind;  ///< the permanent id of a diagnostic or of a kind of mismatch
    std::string file;
    int line = 0;    ///< from 1; 0 where the whole file is meant
    int column = 0;  ///< from 1, in characters; 0 where the whole file is meant
    int length = 1;  ///< in characters, within the line
    std::string source_line;
    std::string message;               ///< one sentence without a full stop
    std::vector<std::string> details;  ///< what was found instead, choices, what would be right
    std::vector<std::string> clauses;  ///< that decide it, in order of importance
    bool operator==(const Finding&) const = default;
};

/// One expectation of one scenario in one edition, or a file or scenario that cannot be tested.
struct TestResult {
    std::size_t index = 0;  ///< its place among the selected tests of all shards, from 0
    std::string name;       ///< unique in a run: "STL-9-01 [c2]", or the path of a file with problems
    std::string id;         ///< the scenario's; empty where a file has problems
    std::string title;
    std::string file;
    int line = 0;                      ///< where the expectation or else the scenario begins, from 1
    std::string edition;               ///< empty where it is no test of one edition
    std::vector<std::string> rulings;  ///< as "laps=same-lap": those that are not preferred
    std::vector<std::string> tags;
    std::vector<std::string> clauses;  ///< that the expectation wants to be cited
    TestStatus status = TestStatus::not_run;
    std::string reason;  ///< of xfail, xpass, skip and not-run
    std::vector<Finding> findings;
    double seconds = 0;  ///< spent in the engine and in comparing
    bool operator==(const TestResult&) const = default;
};

/// Runs from its construction on.
class Clock {
public:
    double seconds() const {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin_).count();
    }

private:
    std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

}  // namespace robbers
