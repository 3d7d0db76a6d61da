#pragma once
// What the program's exit codes mean, for all commands.

#include <array>

namespace robbers {

enum class ExitCode {
    done = 0,
    answer_is_no = 1,  ///< a scenario failed, a claim is not legal, editions differ
    wrong_usage = 2,   ///< bad flag, unknown edition, contradictory rulings
    bad_input = 3,     ///< unreadable, invalid, refused by the rules; or the output cannot be written
    nothing_selected = 4,
    gate_not_met = 5,
    internal_error = 70,
    interrupted = 130,  ///< SIGINT
    terminated = 143,   ///< SIGTERM
};

/// The one of two codes that is reported where both apply.
constexpr ExitCode graver(ExitCode a, ExitCode b) {
    constexpr std::array kGravestFirst = {
        ExitCode::internal_error, ExitCode::interrupted,      ExitCode::terminated,
        ExitCode::wrong_usage,    ExitCode::bad_input,        ExitCode::answer_is_no,
        ExitCode::gate_not_met,   ExitCode::nothing_selected, ExitCode::done};
    for (const ExitCode code : kGravestFirst)
        if (code == a || code == b) return code;
    return ExitCode::done;
}

}  // namespace robbers
