#pragma once
// A scenario on one line, short enough to be quoted in a post.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "scenario/load.h"

namespace robbers {

/// "red 10, blue 12 r10 / red: red+5 city", and what of the scenario a line cannot say, as "2 choices".
struct LineText {
    std::string line;
    std::vector<std::string> left_out;
    bool says_game = true;  ///< false where a choice is left out
};

LineText to_line(const Scenario& scenario);

/// "red 10, blue 12 m3 r10": a position as a line says it.
std::string position_in_line(const Position& position, const std::vector<std::string>& names);

/// "blue+3, yellow r15 or blue robs red": a claim in words; nothing where words cannot say it.
std::optional<std::string> claim_in_line(const Claim& claim, const std::vector<std::string>& names);

/// The scenario that a line says; its id is the name of `line`, and its title the line itself. Nothing, and
/// at least one diagnostic with a place in the line, where it says none.
std::optional<Scenario> scenario_in_line(SourcePtr line, const LoadOptions& options,
                                         Diagnostics& diagnostics);

/// Whether the text begins as a line does, with a player and its points.
bool looks_like_a_line(std::string_view text);

/// Adds the claim that words such as "blue+3, yellow r15 or blue robs red" make of `scenario`, or a
/// diagnostic.
void add_claim_in_line(SourcePtr text, const LoadOptions& options, Scenario& scenario,
                       Diagnostics& diagnostics);

}  // namespace robbers
