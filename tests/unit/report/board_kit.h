#pragma once
// Scenes for the tests of pictures, and the canon.

#include <filesystem>
#include <vector>

#include "catch.h"
#include "kit.h"
#include "report/pictures/scene.h"
#include "scenario/load.h"

namespace robbers::kit {

/// Six players with two figures and a robber each, all on space 10, on three laps.
inline Scenario crowd() {
    Scenario scenario = example_2();
    scenario.names = {"red", "blue", "green", "yellow", "black", "white"};
    Position& start = scenario.game.start;
    start.player_count = 6;
    start.has_messengers = true;
    for (int i = 0; i < 6; ++i) {
        start.points({player_at(i), FigureKind::meeple}) = 10;
        start.points({player_at(i), FigureKind::messenger}) = i == 0 ? 60 : i == 1 ? -40 : 10;
        start.robber(player_at(i)) = Place::space(10);
    }
    return scenario;
}

/// The scenarios of the canon.
inline std::vector<Scenario> canon() {
    std::vector<std::filesystem::path> paths;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(ROBBERS_SCENARIO_DIR))
        if (entry.path().extension() == ".yaml") paths.push_back(entry.path());
    std::ranges::sort(paths);
    std::vector<Scenario> scenarios;
    Diagnostics diagnostics;
    for (const auto& path : paths)
        for (Scenario& scenario : load_scenarios(read_source(path.string(), diagnostics), {}, diagnostics))
            scenarios.push_back(std::move(scenario));
    CHECK(diagnostics.empty());
    REQUIRE(scenarios.size() > 100);
    return scenarios;
}

/// The start of a scenario, and its first and last outcome in its first edition.
inline std::vector<Scene> scenes_of(const Scenario& scenario) {
    std::vector<Scene> scenes = {scene_of_start(scenario)};
    const CaseResult result =
        run_case(scenario, scenario.editions.front(),
                 effective_rulings(scenario.editions.front(), scenario.rulings, {}), {});
    const auto* adjudication = std::get_if<Adjudication>(&result.verdict);
    if (adjudication == nullptr) return scenes;
    scenes.push_back(scene_of_outcome(result, 0));
    if (adjudication->size() > 1) scenes.push_back(scene_of_outcome(result, adjudication->size() - 1));
    return scenes;
}

}  // namespace robbers::kit
