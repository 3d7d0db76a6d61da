#pragma once
// Runs tests on several threads and tells a listener, in order, how each ended.

#include <atomic>
#include <cstddef>
#include <vector>

#include "suite/listener.h"
#include "suite/plan.h"

namespace robbers {

struct RunOptions {
    unsigned jobs = 1;         ///< threads, at least 1
    SearchLimits limits;       ///< `limits.stopped` also ends the run: what is left is not run
    std::size_t max_fail = 0;  ///< after so many bad tests the rest is not run; 0: run all
    bool times = true;         ///< whether results say how long they took
    Shard shard;               ///< told to the listener
    std::size_t total = 0;     ///< the same: the tests of all shards
    bool coverage = false;     ///< whether to find out what the tests cover of the rules
    std::string started;       ///< the same
};

/// Where the time of a run went, in seconds, summed over threads.
struct RunTimes {
    double engine = 0;
    double comparing = 0;
    double reporting = 0;
};

/// Runs `tests`. The listener hears the same whatever the number of threads, times apart.
RunEnd run_tests(const std::vector<Test>& tests, const RunOptions& options, RunListener& listener,
                 RunTimes* times = nullptr);

/// Hands everything on to several listeners, in their order.
class Listeners : public RunListener {
public:
    void add(RunListener& listener) { list_.push_back(&listener); }
    void run_started(const RunStart& start) override {
        for (RunListener* listener : list_) listener->run_started(start);
    }
    void test_ended(const TestResult& result) override {
        for (RunListener* listener : list_) listener->test_ended(result);
    }
    void run_ended(const RunEnd& end) override {
        for (RunListener* listener : list_) listener->run_ended(end);
    }

private:
    std::vector<RunListener*> list_;
};

}  // namespace robbers
