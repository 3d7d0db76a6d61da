#pragma once
// How a run tells what it finds: the reports listen.

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "suite/test_result.h"

namespace robbers {

/// Which part of a suite is run, counted from 1; 1 of 1 is all of it.
struct Shard {
    std::size_t number = 1;
    std::size_t of = 1;
    bool is_whole() const { return of == 1; }
    bool operator==(const Shard&) const = default;
};

/// What is known before the first test.
struct RunStart {
    std::size_t tests = 0;  ///< that are to be run here
    std::size_t total = 0;  ///< selected, in all shards together
    Shard shard;
    std::string started;  ///< UTC, as "2025-01-31T12:00:00"; empty where times are left out
    bool operator==(const RunStart&) const = default;
};

/// What a run came to.
struct RunEnd {
    std::array<std::size_t, vocabulary_size<TestStatus>> counts{};
    bool interrupted = false;
    double seconds = 0;                 ///< of the whole run; 0 where times are left out
    std::vector<std::string> coverage;  ///< what was covered, in the words of Coverage; empty where not asked

    std::size_t count(TestStatus status) const { return counts[static_cast<std::size_t>(status)]; }
    std::size_t tests() const;
    bool operator==(const RunEnd&) const = default;
};

/// Hears of a run: started once, each test in order, ended once, also when the run is interrupted.
class RunListener {
public:
    virtual ~RunListener() = default;
    virtual void run_started(const RunStart& start) = 0;
    virtual void test_ended(const TestResult& result) = 0;
    virtual void run_ended(const RunEnd& end) = 0;
};

}  // namespace robbers
