#pragma once
// How far a test run is, on a terminal.

#include "suite/clock.h"
#include "suite/listener.h"

namespace robbers {

/// Keeps one line on the terminal behind standard error up to date, and takes it away before a report writes
/// there.
class Progress : public RunListener {
public:
    /// Tells `reports` what it hears. `verbose`: whether they write of every test, not only of bad ones.
    Progress(RunListener& reports, bool verbose) : reports_(reports), is_verbose_(verbose) {}
    void run_started(const RunStart& start) override;
    void test_ended(const TestResult& result) override;
    void run_ended(const RunEnd& end) override;

private:
    void clear();
    void count(const TestResult& result);

    RunListener& reports_;
    bool is_verbose_;
    Clock clock_;
    double drawn_at_ = 0;  ///< by the clock
    bool is_drawn_ = false;
    std::size_t tests_ = 0;
    std::size_t ended_ = 0;
    std::size_t bad_ = 0;
};

}  // namespace robbers
