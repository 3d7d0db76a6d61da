// Draws the line from a thread of its own, so that one long search is no reason to stand still.
#include "cli/terminal/waiting_line.h"

#include <unistd.h>

#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <mutex>
#include <thread>

#include <fmt/format.h>

#include "cli/terminal/console.h"

namespace robbers {

namespace {

using WaitingClock = std::chrono::steady_clock;
constexpr auto kPatience = std::chrono::milliseconds(500);
constexpr auto kBetweenDrawings = std::chrono::milliseconds(250);

void draw_waiting(const std::string& text) {
    std::fwrite(text.data(), 1, text.size(), stderr);
    std::fflush(stderr);
}

}  // namespace

struct WaitingLine::Clockwork {
    std::string doing;
    WaitingClock::time_point begin = WaitingClock::now();
    std::mutex mutex;
    std::condition_variable woken;
    std::string part;
    bool is_shown = false;
    bool is_drawn = false;
    bool is_over = false;
    std::thread thread;

    void work() {
        std::unique_lock lock(mutex);
        while (!is_over) {
            woken.wait_for(lock, is_drawn ? kBetweenDrawings : kPatience);
            if (is_shown && !is_over && WaitingClock::now() - begin >= kPatience) draw();
        }
    }

    void draw() {
        const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(WaitingClock::now() - begin);
        const std::string text = fmt::format("{}{}{}; {} s. Ctrl-C stops.", doing, part.empty() ? "" : ": ",
                                             part, seconds.count());
        const int width = columns(process_environment(), terminal_columns(STDERR_FILENO)) - 1;
        draw_waiting("\r" + text.substr(0, static_cast<std::size_t>(width)) + "\x1b[K");
        is_drawn = true;
    }

    void clear() {
        if (is_drawn) draw_waiting("\r\x1b[K");
        is_drawn = is_shown = false;
    }
};

WaitingLine::WaitingLine(std::string doing) {
    if (isatty(STDERR_FILENO) == 0) return;
    clockwork_ = std::make_unique<Clockwork>();
    clockwork_->doing = std::move(doing);
    clockwork_->thread = std::thread([this] { clockwork_->work(); });
}

WaitingLine::~WaitingLine() {
    if (!clockwork_) return;
    {
        const std::lock_guard lock(clockwork_->mutex);
        clockwork_->clear();
        clockwork_->is_over = true;
    }
    clockwork_->woken.notify_one();
    clockwork_->thread.join();
}

void WaitingLine::show(const std::string& part) {
    if (!clockwork_) return;
    const std::lock_guard lock(clockwork_->mutex);
    clockwork_->part = part;
    clockwork_->is_shown = true;
}

void WaitingLine::hide() {
    if (!clockwork_) return;
    const std::lock_guard lock(clockwork_->mutex);
    clockwork_->clear();
}

}  // namespace robbers
