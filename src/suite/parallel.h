#pragma once
// Work for several threads whose results are taken in order.

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <exception>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace robbers {

/// Results that several threads put in and one takes out in order.
template <class Result>
class OrderedResults {
public:
    explicit OrderedResults(std::size_t count) : results_(count) {}

    /// Puts in work(i) for numbers that nobody else has, until there are no more or it ends.
    template <class Work>
    void fill(const Work& work) {
        for (std::size_t i = next_++; i < results_.size() && !ended_; i = next_++) {
            try {
                std::optional<Result> result(work(i));
                const std::lock_guard lock(mutex_);
                results_[i] = std::move(result);
            } catch (...) {
                const std::lock_guard lock(mutex_);
                bug_ = std::current_exception();
                ended_ = true;
            }
            is_ready_.notify_one();
        }
    }

    /// Waits for result i; nothing where a bug was thrown instead.
    std::optional<Result> take(std::size_t i) {
        std::unique_lock lock(mutex_);
        is_ready_.wait(lock, [&] { return results_[i].has_value() || bug_ != nullptr; });
        return bug_ == nullptr ? std::exchange(results_[i], std::nullopt) : std::nullopt;
    }

    void end() { ended_ = true; }
    /// After all threads have ended.
    void rethrow_bug() const {
        if (bug_ != nullptr) std::rethrow_exception(bug_);
    }

private:
    std::vector<std::optional<Result>> results_;
    std::mutex mutex_;
    std::condition_variable is_ready_;
    std::atomic<std::size_t> next_ = 0;
    std::atomic<bool> ended_ = false;
    std::exception_ptr bug_;
};

/// Computes work(i) for every i below `count` on `jobs` threads, and calls take(i, result) in ascending
/// order of i on the calling thread. Ends early where take returns false: work that has begun is
/// finished and dropped. With one job everything happens on the calling thread.
template <class Work, class Take>
void in_order(std::size_t count, unsigned jobs, const Work& work, Take&& take) {
    if (jobs <= 1 || count <= 1) {
        for (std::size_t i = 0; i < count; ++i)
            if (!take(i, work(i))) return;
        return;
    }
    OrderedResults<decltype(work(std::size_t{}))> results(count);
    {
        std::vector<std::jthread> threads;
        for (unsigned i = 0; i < jobs && i < count; ++i) threads.emplace_back([&] { results.fill(work); });
        for (std::size_t i = 0; i < count; ++i) {
            auto result = results.take(i);
            if (!result || !take(i, *std::move(result))) break;
        }
        results.end();
    }  // joins
    results.rethrow_bug();
}

}  // namespace robbers
