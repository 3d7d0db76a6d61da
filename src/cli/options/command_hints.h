#pragma once
// Commands to be typed, as messages show them.

#include <string>
#include <vector>

#include "scenario/load.h"

namespace robbers {

/// "robbers ask 'LINE'", with -e and --ruling where `rules` name some, and the claims.
std::string ask_command(const std::string& line, const LoadOptions& rules = {},
                        const std::vector<std::string>& claims = {});

/// "-e c2,c3", "-e all"; nothing where no edition is named.
std::string edition_arguments(const std::vector<EditionId>& editions);

}  // namespace robbers
