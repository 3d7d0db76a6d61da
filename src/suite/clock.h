#pragma once
// How long something took.

#include <chrono>

namespace robbers {

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
