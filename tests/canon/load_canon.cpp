// Loads the canon and fails where any of it does not load.
#include "load_canon.h"

#include <algorithm>
#include <filesystem>

#include "catch.h"
#include "scenario/load.h"

namespace robbers {

namespace fs = std::filesystem;

std::vector<std::string> canon_files() {
    std::vector<std::string> files;
    for (const auto& entry : fs::recursive_directory_iterator(ROBBERS_SCENARIO_DIR))
        if (entry.is_regular_file()) files.push_back(entry.path().string());
    std::ranges::sort(files);
    return files;
}

const std::vector<Scenario>& canon() {
    static const std::vector<Scenario> scenarios = [] {
        std::vector<Scenario> all;
        Diagnostics diagnostics;
        for (const std::string& file : canon_files())
            if (const SourcePtr source = read_source(file, diagnostics))
                for (Scenario& scenario : load_scenarios(source, {}, diagnostics))
                    all.push_back(std::move(scenario));
        check_unique_ids(all, diagnostics);
        if (!diagnostics.empty()) FAIL(render(diagnostics));
        return all;
    }();
    return scenarios;
}

}  // namespace robbers
