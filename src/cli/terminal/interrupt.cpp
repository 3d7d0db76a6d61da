// Turns signals into a flag. What is left undone then is decided by the command.
#include "cli/terminal/interrupt.h"

#include <csignal>

namespace robbers {

namespace {

// A signal handler reaches nothing but globals.
std::atomic<bool> is_interrupted = false;
std::atomic<int> caught = 0;
static_assert(std::atomic<bool>::is_always_lock_free && std::atomic<int>::is_always_lock_free);

void note_signal(int number) {
    caught = number;
    is_interrupted = true;
}

constexpr int kSignals[] = {SIGINT, SIGTERM};

void handle(int number) {
    struct sigaction before {};
    if (sigaction(number, nullptr, &before) != 0 || before.sa_handler == SIG_IGN) return;
    struct sigaction action {};
    action.sa_handler = note_signal;
    sigemptyset(&action.sa_mask);
    action.sa_flags = static_cast<int>(SA_RESTART | SA_RESETHAND);
    sigaction(number, &action, nullptr);
}

}  // namespace

Interrupt::Interrupt() {
    is_interrupted = false;
    caught = 0;
    for (const int number : kSignals) handle(number);
}

Interrupt::~Interrupt() {
    for (const int number : kSignals) {
        struct sigaction action {};
        if (sigaction(number, nullptr, &action) == 0 && action.sa_handler == note_signal)
            std::signal(number, SIG_DFL);
    }
}

const std::atomic<bool>* Interrupt::flag() const { return &is_interrupted; }

ExitCode Interrupt::code() const {
    if (!happened()) return ExitCode::done;
    return caught == SIGTERM ? ExitCode::terminated : ExitCode::interrupted;
}

}  // namespace robbers
