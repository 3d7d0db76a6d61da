#pragma once
// How far a test run is, on a terminal.

#include "suite/listener.h"
#include "suite/test_result.h"

namespace robbers {

/// Keeps one line on the terminal behind standard error up to date, and takes it away before a report
/// writes there. The reports must hear of a test between `before()` and `after()`.
class Progress {
public:
    /// `verbose`: whether the reports write of every test, not only of bad ones.
    explicit Progress(bool verbose) : is_verbose_(verbose) {}
    RunListener& before() { return before_; }
    RunListener& after() { return after_; }

private:
    class Before : public RunListener {
    public:
        explicit Before(Progress& progress) : progress_(progress) {}
        void run_started(const RunStart&) override {}
        void test_ended(const TestResult& result) override {
            if (progress_.is_verbose_ || is_bad(result.status)) progress_.clear();
        }
        void run_ended(const RunEnd&) override { progress_.clear(); }

    private:
        Progress& progress_;
    };
    class After : public RunListener {
    public:
        explicit After(Progress& progress) : progress_(progress) {}
        void run_started(const RunStart& start) override { progress_.tests_ = start.tests; }
        void test_ended(const TestResult& result) override { progress_.count(result); }
        void run_ended(const RunEnd&) override {}

    private:
        Progress& progress_;
    };

    void clear();
    void count(const TestResult& result);

    bool is_verbose_;
    Before before_{*this};
    After after_{*this};
    Clock clock_;
    double drawn_at_ = 0;  ///< by the clock
    bool is_drawn_ = false;
    std::size_t tests_ = 0;
    std::size_t ended_ = 0;
    std::size_t bad_ = 0;
};

}  // namespace robbers
