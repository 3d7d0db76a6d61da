// What flags and environment make of a stream.
#include "cli/terminal/console.h"

#include <map>

#include "catch.h"
#include "cli/terminal/exit_code.h"

namespace robbers {

namespace {

Environment terminal_environment(const std::map<std::string, std::string>& variables) {
    return [variables](const char* name) -> std::optional<std::string> {
        const auto found = variables.find(name);
        if (found == variables.end()) return std::nullopt;
        return found->second;
    };
}

bool automatic(const std::map<std::string, std::string>& variables, bool is_terminal) {
    return wants_color(ColorWhen::automatic, terminal_environment(variables), is_terminal);
}

}  // namespace

TEST_CASE("colours: the flag, then the variables in their order, then the device") {
    CHECK(wants_color(ColorWhen::always, terminal_environment({{"NO_COLOR", "1"}}), false));
    CHECK_FALSE(wants_color(ColorWhen::never, terminal_environment({{"CLICOLOR_FORCE", "1"}}), true));
    CHECK_FALSE(automatic({{"NO_COLOR", "1"}, {"CLICOLOR_FORCE", "1"}}, true));
    CHECK(automatic({{"NO_COLOR", ""}}, true));
    CHECK(automatic({{"CLICOLOR_FORCE", "1"}, {"CLICOLOR", "0"}}, false));
    CHECK_FALSE(automatic({{"CLICOLOR_FORCE", "0"}}, false));
    CHECK(automatic({{"FORCE_COLOR", "1"}, {"TERM", "dumb"}}, false));
    CHECK_FALSE(automatic({{"CLICOLOR", "0"}}, true));
    CHECK_FALSE(automatic({{"TERM", "dumb"}}, true));
    CHECK(automatic({{"TERM", "xterm"}}, true));
    CHECK_FALSE(automatic({{"TERM", "xterm"}}, false));
}

TEST_CASE("the locale is the first variable that is set") {
    CHECK(is_utf_8(terminal_environment({{"LANG", "de_DE.UTF-8"}})));
    CHECK(is_utf_8(terminal_environment({{"LC_ALL", ""}, {"LC_CTYPE", "C.utf8"}})));
    CHECK_FALSE(is_utf_8(terminal_environment({{"LC_ALL", "C"}, {"LANG", "de_DE.UTF-8"}})));
    CHECK_FALSE(is_utf_8(terminal_environment({})));
}

TEST_CASE("columns: the variable, then the terminal, then 80, within bounds") {
    CHECK(columns(terminal_environment({{"COLUMNS", "60"}}), 90) == 60);
    CHECK(columns(terminal_environment({}), 90) == 90);
    CHECK(columns(terminal_environment({}), std::nullopt) == 80);
    CHECK(columns(terminal_environment({{"COLUMNS", "wide"}}), std::nullopt) == 80);
    CHECK(columns(terminal_environment({{"COLUMNS", "-5"}}), std::nullopt) == 80);
    CHECK(columns(terminal_environment({{"COLUMNS", "500"}}), std::nullopt) == 100);
    CHECK(columns(terminal_environment({{"COLUMNS", "1"}}), std::nullopt) == 40);
}

TEST_CASE("the graver exit code wins") {
    CHECK(graver(ExitCode::done, ExitCode::bad_input) == ExitCode::bad_input);
    CHECK(graver(ExitCode::bad_input, ExitCode::wrong_usage) == ExitCode::wrong_usage);
    CHECK(graver(ExitCode::answer_is_no, ExitCode::bad_input) == ExitCode::bad_input);
    CHECK(graver(ExitCode::nothing_selected, ExitCode::gate_not_met) == ExitCode::gate_not_met);
    CHECK(graver(ExitCode::interrupted, ExitCode::internal_error) == ExitCode::internal_error);
    CHECK(graver(ExitCode::done, ExitCode::done) == ExitCode::done);
}

}  // namespace robbers
