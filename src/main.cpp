// Starts the program and answers for its bugs: whatever escapes ends here. What it does is in cli.
#include <csignal>
#include <cstdio>
#include <exception>
#include <string>
#include <vector>

#include "cli/cli.h"

namespace {

int internal_error(const char* what) {
    std::fprintf(stderr,
                 "robbers: internal error: %s\n"
                 "This is a bug in the program. Report it with the command line, the scenario and the\n"
                 "output of 'robbers --version'.\n",
                 what);
    return static_cast<int>(robbers::ExitCode::internal_error);
}

}  // namespace

int main(int argc, char** argv) {
    std::signal(SIGPIPE, SIG_IGN);  // a reader that has seen enough is told from a failed write
    std::signal(SIGXFSZ, SIG_IGN);  // and a file that may not grow any more is a failed write
    try {
        return static_cast<int>(
            robbers::run(std::vector<std::string>(argv + (argc > 0 ? 1 : 0), argv + argc)));
    } catch (const std::exception& error) {
        return internal_error(error.what());
    } catch (...) {
        return internal_error("unknown exception");
    }
}
