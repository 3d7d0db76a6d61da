#pragma once
// What players may choose, and what is best for one of them, for programs.

#include <vector>

#include "answers/choices.h"
#include "report/case_report.h"
#include "report/json/array.h"

namespace robbers {

struct JsonChoicesOptions {
    ExplainLevel explain = ExplainLevel::brief;
    std::size_t depth = 0;  ///< decisions after each other that are listed; 0: all
};

/// Adds one case; with a player: what that player can be sure of and gain at best at every point.
void write_json_choices(JsonArray& array, const ChoicesResult& result, std::optional<Player> player,
                        const JsonChoicesOptions& options);

}  // namespace robbers
