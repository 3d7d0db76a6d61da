#pragma once
// Scenarios from a text that must load.

#include <memory>
#include <string>
#include <vector>

#include "catch.h"
#include "scenario/load.h"

namespace robbers {

inline std::vector<Scenario> load_text(const std::string& text) {
    Diagnostics diagnostics;
    auto scenarios =
        load_scenarios(std::make_shared<SourceText>(SourceText{"test.yaml", text}), {}, diagnostics);
    INFO(render(diagnostics));
    REQUIRE(diagnostics.empty());
    REQUIRE_FALSE(scenarios.empty());
    return scenarios;
}

}  // namespace robbers
