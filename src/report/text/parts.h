#pragma once
// The parts of a text for people that tells of one case.

#include <cstddef>
#include <string>
#include <vector>

#include "engine/parts.h"
#include "report/words/context.h"

namespace robbers {

/// The scenario's title and id.
std::string title_line(const Scenario& scenario, const TextStyle& style);
/// The edition and its book, each ruling that is not the preferred one, and the scenario's title.
std::string case_heading(const TextContext& context);
/// The starting position as a picture: the occupied spaces in the order of the track.
std::string board_picture(const TextContext& context);
/// Why there is no outcome, in short: where it is in the file is for others to say.
std::string refusal_text(const TextContext& context, const Refusal& refusal);
/// What is wrong, `columns` from the left, behind `first`; what would have been legal below it.
std::string message_lines(const Diagnostic& diagnostic, int width, const std::string& first, int columns);
/// The outcomes from the first to the `shown`-th: what all share, then each with the choices that lead to
/// it and the reasons.
void write_outcomes(Output& output, const TextContext& context, const Adjudication& adjudication,
                    std::size_t shown, ExplainLevel level);

/// Decisions that do not influence each other, each part on a line of its own, and what they leave for each
/// player.
std::string parts_text(const TextContext& context, const Adjudication& adjudication,
                       const std::vector<Part>& parts);

/// Lines that begin with the same conditions.
struct ChoiceTree {
    std::vector<std::string> conditions;  ///< those that everything below shares; empty only at the root
    std::vector<std::size_t> lines;       ///< every line at or below this node, by index, ascending
    std::vector<ChoiceTree> branches;     ///< by their first line
    bool is_leaf() const { return branches.empty(); }
};

/// The tree of `paths`: the conditions of each line, in the order in which they are decided.
ChoiceTree choice_tree(const std::vector<std::vector<std::string>>& paths);

}  // namespace robbers
