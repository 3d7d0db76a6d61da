#pragma once
// A scenario on one line, short enough to be quoted in a post.

#include <string>
#include <vector>

#include "scenario/scenario.h"

namespace robbers {

/// "red 10, blue 12 r10 / red: red+5 city", and what of the scenario a line cannot say, as "2 choices".
struct LineText {
    std::string line;
    std::vector<std::string> left_out;
};

LineText to_line(const Scenario& scenario);

}  // namespace robbers
