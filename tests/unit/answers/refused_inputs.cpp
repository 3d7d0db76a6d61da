// Inputs that load, but that the engine refuses: each gives exactly the message beside it in tests/bad.
#include <filesystem>
#include <fstream>
#include <iterator>

#include "answers/run.h"
#include "catch.h"
#include "scenario/load.h"

namespace robbers {

namespace {

namespace fs = std::filesystem;

std::string read(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// The messages of a file whose scenarios are adjudicated with few states.
std::string messages(const fs::path& path) {
    Diagnostics diagnostics;
    const auto source = std::make_shared<SourceText>(SourceText{path.filename().string(), read(path)});
    for (const Scenario& scenario : load_scenarios(source, {}, diagnostics))
        for (const EditionId edition : scenario.editions) {
            constexpr SearchLimits kFewStates{10'000};
            const CaseResult result = run_case(scenario, edition, {}, kFewStates);
            if (const auto* refusal = std::get_if<Refusal>(&result.verdict))
                diagnostics.add(diagnostic_of(scenario, *refusal));
        }
    return render(diagnostics);
}

}  // namespace

TEST_CASE("every refusal of the engine has an input with its exact text") {
    for (const RefusalKind kind : all_values<RefusalKind>()) {
        std::size_t cases = 0;
        for (const auto& entry : fs::directory_iterator(fs::path(ROBBERS_TEST_DIR) / "bad")) {
            const fs::path& path = entry.path();
            const std::string stem = path.stem().string();
            if (path.extension() != ".yaml" || !stem.starts_with(spelling(kind))) continue;
            CAPTURE(stem);
            ++cases;
            const std::string found = messages(path);
            CHECK(found == read(fs::path(path).replace_extension(".txt")));
            CHECK_THAT(found, contains("[" + std::string(spelling(kind)) + "]"));
        }
        CAPTURE(spelling(kind));
        CHECK(cases > 0);
    }
}

}  // namespace robbers
