#pragma once
// Work for several threads whose results are taken in order.

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <exception>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace robbers {

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
    using Result = decltype(work(std::size_t{}));
    std::vector<std::optional<Result>> results(count);
    std::mutex mutex;
    std::condition_variable is_ready;
    std::atomic<std::size_t> next = 0;
    std::atomic<bool> ended = false;
    std::exception_ptr bug;
    const auto run = [&] {
        for (std::size_t i = next++; i < count && !ended; i = next++) try {
                std::optional<Result> result(work(i));
                const std::lock_guard lock(mutex);
                results[i] = std::move(result);
                is_ready.notify_one();
            } catch (...) {
                const std::lock_guard lock(mutex);
                bug = std::current_exception();
                ended = true;
                is_ready.notify_one();
            }
    };
    std::vector<std::jthread> threads;
    for (unsigned i = 0; i < jobs && i < count; ++i) threads.emplace_back(run);
    for (std::size_t i = 0; i < count && !ended; ++i) {
        std::unique_lock lock(mutex);
        is_ready.wait(lock, [&] { return results[i].has_value() || bug != nullptr; });
        if (bug != nullptr) break;
        Result result = *std::move(results[i]);
        results[i].reset();
        lock.unlock();
        if (!take(i, std::move(result))) ended = true;
    }
    ended = true;
    threads.clear();  // joins
    if (bug != nullptr) std::rethrow_exception(bug);
}

}  // namespace robbers
