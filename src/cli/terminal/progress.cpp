// Draws the progress line. Whether there is a terminal for it is decided by the command.
#include "cli/terminal/progress.h"

#include <cstdio>
#include <string>

#include <fmt/format.h>

namespace robbers {

namespace {

constexpr double kSecondsBetween = 0.1;

void draw(const std::string& text) {
    std::fwrite(text.data(), 1, text.size(), stderr);
    std::fflush(stderr);
}

}  // namespace

void Progress::run_started(const RunStart& start) {
    tests_ = start.tests;
    reports_.run_started(start);
}

void Progress::test_ended(const TestResult& result) {
    if (is_verbose_ || is_bad(result.status)) clear();
    reports_.test_ended(result);
    count(result);
}

void Progress::run_ended(const RunEnd& end) {
    clear();
    reports_.run_ended(end);
}

void Progress::clear() {
    if (is_drawn_) draw("\r\x1b[K");
    is_drawn_ = false;
}

void Progress::count(const TestResult& result) {
    ++ended_;
    if (is_bad(result.status)) ++bad_;
    const double now = clock_.seconds();
    if (now - drawn_at_ < kSecondsBetween) return;
    drawn_at_ = now;
    is_drawn_ = true;
    draw(fmt::format("\r{} of {} tests{}\x1b[K", ended_, tests_,
                     bad_ > 0 ? fmt::format(", {} bad", bad_) : ""));
}

}  // namespace robbers
