// Switches the terminal to single keys and back, also where a signal ends or stops the program. What a key
// means is for the command.
#include "cli/terminal/keys.h"

#include <csignal>

#include <termios.h>
#include <unistd.h>

#include <array>
#include <cstddef>

#include "support/text.h"

namespace robbers {

namespace {

// A signal handler reaches nothing but globals.
termios as_found;
termios for_keys;

constexpr std::array kEndingSignals = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
std::array<struct sigaction, kEndingSignals.size()> actions_before;
struct sigaction stop_before;

void apply_to_terminal(const termios& settings) { tcsetattr(STDIN_FILENO, TCSANOW, &settings); }

/// Puts the terminal back, and does what would have been done without us.
void end_by_signal(int number) {
    apply_to_terminal(as_found);
    for (std::size_t i = 0; i < kEndingSignals.size(); ++i)
        if (kEndingSignals[i] == number) sigaction(number, &actions_before[i], nullptr);
    raise(number);
}

void stop_by_signal(int number);

void catch_stop() {
    struct sigaction action {};
    action.sa_handler = stop_by_signal;
    sigemptyset(&action.sa_mask);
    action.sa_flags = static_cast<int>(SA_RESTART | SA_NODEFER);
    sigaction(SIGTSTP, &action, nullptr);
}

/// Stops with the terminal as it was found, and takes it again when it goes on.
void stop_by_signal(int number) {
    apply_to_terminal(as_found);
    sigaction(number, &stop_before, nullptr);
    raise(number);
    catch_stop();
    apply_to_terminal(for_keys);
}

void catch_ends() {
    for (std::size_t i = 0; i < kEndingSignals.size(); ++i) {
        struct sigaction action {};
        action.sa_handler = end_by_signal;
        sigemptyset(&action.sa_mask);
        sigaction(kEndingSignals[i], nullptr, &actions_before[i]);
        if (actions_before[i].sa_handler != SIG_IGN) sigaction(kEndingSignals[i], &action, nullptr);
    }
    sigaction(SIGTSTP, nullptr, &stop_before);
    if (stop_before.sa_handler != SIG_IGN) catch_stop();
}

/// A signal that has come already has put back its own action.
void release(int number, const struct sigaction& before, void (*own)(int)) {
    struct sigaction now {};
    if (sigaction(number, nullptr, &now) == 0 && now.sa_handler == own) sigaction(number, &before, nullptr);
}

/// A program in the background that changes the terminal is stopped.
bool has_terminal() {
    return isatty(STDIN_FILENO) != 0 && isatty(STDERR_FILENO) != 0 && tcgetpgrp(STDIN_FILENO) == getpgrp();
}

}  // namespace

Keys::Keys() {
    if (!has_terminal() || tcgetattr(STDIN_FILENO, &as_found) != 0) return;
    for_keys = as_found;
    for_keys.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
    for_keys.c_cc[VMIN] = 1;
    for_keys.c_cc[VTIME] = 0;
    catch_ends();
    are_read_ = true;
    apply_to_terminal(for_keys);
}

Keys::~Keys() {
    if (!are_read_) return;
    apply_to_terminal(as_found);
    for (std::size_t i = 0; i < kEndingSignals.size(); ++i)
        release(kEndingSignals[i], actions_before[i], end_by_signal);
    release(SIGTSTP, stop_before, stop_by_signal);
}

int Keys::fd() const { return are_read_ ? STDIN_FILENO : -1; }

std::optional<char> Keys::read() const {
    constexpr char kEscape = '\x1b';
    char key = 0;
    const ssize_t count = ::read(STDIN_FILENO, &key, 1);
    if (count == 0) return kEnd;
    if (count < 0) return std::nullopt;
    if (key != kEscape) return ascii_lower(key);
    tcflush(STDIN_FILENO, TCIFLUSH);  // a key such as an arrow sends several bytes at once
    return std::nullopt;
}

}  // namespace robbers
