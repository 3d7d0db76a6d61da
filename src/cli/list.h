#pragma once
// `robbers list`: what the program knows.

#include "cli/console.h"
#include "cli/exit_code.h"
#include "report/words/known.h"

namespace CLI {
class App;
}

namespace robbers {

struct ListOptions {
    KnownTopic topic{};
    bool json = false;
};

/// Adds the command to `app`; parsing fills `options`.
void add_list(CLI::App& app, ListOptions& options);
ExitCode run_list(const ListOptions& options, const Console& console);

}  // namespace robbers
