// Feeds the loader anything at all: it must come back with scenarios or with messages that can be shown.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>

#include "scenario/line_notation.h"
#include "scenario/load.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace robbers;
    const std::string text(reinterpret_cast<const char*>(data), size);
    const auto source = std::make_shared<SourceText>(SourceText{"fuzz.yaml", text});
    Diagnostics diagnostics;
    const auto scenarios = load_scenarios(source, {}, diagnostics);
    check_unique_ids(scenarios, diagnostics);
    if (scenarios.empty() && diagnostics.empty()) std::abort();  // nothing may be left out without a word
    for (const Scenario& scenario : scenarios) (void)to_line(scenario);
    const std::string shown = render(diagnostics, {true, 80});
    if (shown.empty() != diagnostics.empty()) std::abort();
    return 0;
}
