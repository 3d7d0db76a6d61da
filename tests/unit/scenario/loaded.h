#pragma once
// Loads scenarios from texts inside tests.

#include <string>
#include <vector>

#include "catch.h"
#include "scenario/load.h"

namespace robbers {

/// A text's scenarios and its problems, told in full.
struct Loaded {
    std::vector<Scenario> scenarios;
    std::string problems;
    std::vector<DiagnosticId> ids;
};

inline Loaded load(std::string text, const LoadOptions& options = {},
                   const std::string& path = "dir/test.case.yaml") {
    Diagnostics diagnostics;
    Loaded loaded;
    loaded.scenarios =
        load_scenarios(std::make_shared<SourceText>(SourceText{path, std::move(text)}), options, diagnostics);
    loaded.problems = render(diagnostics);
    for (const Diagnostic& diagnostic : diagnostics.list()) loaded.ids.push_back(diagnostic.id);
    return loaded;
}

/// The one scenario of a sound text.
inline Scenario load_one(std::string text, const LoadOptions& options = {}) {
    Loaded loaded = load(std::move(text), options);
    INFO(loaded.problems);
    REQUIRE(loaded.problems.empty());
    REQUIRE(loaded.scenarios.size() == 1);
    return std::move(loaded.scenarios.front());
}

}  // namespace robbers
