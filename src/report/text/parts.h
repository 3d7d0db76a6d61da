#pragma once
// The parts of a text for people that tells of one case.

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
/// The outcomes from the first to the `shown`-th: what all share, then each with the choices that lead to
/// it and the reasons.
void write_outcomes(Output& output, const TextContext& context, const Adjudication& adjudication,
                    std::size_t shown, ExplainLevel level);

}  // namespace robbers
