#pragma once
// What there is to be done. Each function adds one command, or several that are alike, to the table.

#include "cli/options/declaration.h"

namespace robbers {

void add_adjudicate(CommandTable& table);
/// `ask` and `settle`.
void add_verdicts(CommandTable& table);
void add_compare(CommandTable& table);
/// `options` and `best`.
void add_choices(CommandTable& table);
void add_board(CommandTable& table);
void add_new(CommandTable& table);
void add_check(CommandTable& table);
void add_test(CommandTable& table);
void add_bless(CommandTable& table);
void add_mutate(CommandTable& table);
void add_report(CommandTable& table);
void add_shard(CommandTable& table);
/// `rules`, `questions`, `editions`, and `list`.
void add_known(CommandTable& table);
// These two look into the table, which must stay where it is.
void add_config(CommandTable& table);
void add_completions(CommandTable& table);

/// Prints what may stand in the place of the last of `words` in a shell's command line, for its completion.
ExitCode run_complete(const CommandTable& table, const std::vector<std::string>& words,
                      const Console& console);

}  // namespace robbers
