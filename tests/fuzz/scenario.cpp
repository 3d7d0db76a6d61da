// Reads any bytes as a scenario file and adjudicates what loads: nothing may crash, hang or break an
// invariant, and nothing may be left out without a message; and what is blessed must hold (bless throws
// where it does not), and what is written anew must load as the same.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>

#include "answers/run.h"
#include "scenario/line_notation.h"
#include "scenario/load.h"
#include "scenario/writer.h"
#include "suite/bless.h"

namespace robbers {

namespace {

constexpr std::uint64_t kMaxStates = 2000;

void adjudicate_everywhere(const Scenario& scenario) {
    SearchLimits limits;
    limits.max_states = kMaxStates;
    for (const EditionId edition : all_values<EditionId>()) {
        const auto rulings = effective_rulings(edition, scenario.rulings, {});
        const CaseResult result = run_case(scenario, edition, rulings, limits);
        if (const auto* refusal = std::get_if<Refusal>(&result.verdict)) {
            diagnostic_of(scenario, *refusal);
            continue;
        }
        const auto& adjudication = std::get<Adjudication>(result.verdict);
        if (adjudication.size() > 0) adjudication.trace(adjudication.size() - 1);
    }
}

void write_anew(const Scenario& scenario) {
    const std::string text = to_yaml(scenario);
    Diagnostics problems;
    const auto again = load_scenarios(std::make_shared<SourceText>(SourceText{"again", text}), {}, problems);
    const bool is_same = problems.empty() && again.size() == 1 && to_yaml(again.front()) == text &&
                         to_line(again.front()).line == to_line(scenario).line;
    if (!is_same) std::abort();
}

}  // namespace

}  // namespace robbers

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    auto source = std::make_shared<robbers::SourceText>();
    source->path = "fuzz";
    source->text.assign(data, data + size);
    robbers::Diagnostics problems;
    const auto scenarios = robbers::load_scenarios(source, {}, problems);
    robbers::check_unique_ids(scenarios, problems);
    if (scenarios.empty() && problems.empty()) std::abort();
    const std::string shown = robbers::render(problems, {true, 80});
    if (shown.empty() != problems.empty()) std::abort();
    for (const robbers::Scenario& scenario : scenarios) {
        robbers::write_anew(scenario);
        robbers::adjudicate_everywhere(scenario);
    }
    if (!scenarios.empty()) (void)robbers::bless_file(source, {robbers::kMaxStates});
    return 0;
}
