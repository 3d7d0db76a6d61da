// Joins the changes of a file's scenarios, and holds the new text against the engine before anybody sees it.
#include "suite/bless_file.h"

#include <algorithm>
#include <stdexcept>

#include <fmt/format.h>

#include "answers/expectation.h"
#include "scenario/load.h"
#include "support/text.h"

namespace robbers {

namespace {

Diagnostic refusal_at(const Scenario& scenario, const NotBlessed& refused) {
    Diagnostic diagnostic;
    diagnostic.id = DiagnosticId::cannot_bless;
    diagnostic.message = "this expectation cannot be blessed: " + refused.reason;
    diagnostic.source = scenario.source;
    diagnostic.span = refused.span;
    return diagnostic;
}

/// Whether the two are the same but for what is expected.
bool is_same(const Scenario& a, const Scenario& b) {
    return a.id == b.id && a.title == b.title && a.editions == b.editions && a.names == b.names &&
           a.game.start == b.game.start && a.game.turns.size() == b.game.turns.size() &&
           a.game.choices == b.game.choices && a.expectations.size() == b.expectations.size() &&
           a.claims.size() == b.claims.size();
}

/// The editions in which an expectation does not hold.
std::vector<EditionId> failing_editions(const Scenario& scenario, const Expectation& expectation,
                                        const SearchLimits& limits) {
    std::vector<EditionId> failing;
    for (const ExpectedRun& run : expected_runs(scenario)) {
        if (run.expectation != &expectation) continue;
        const auto rulings = effective_rulings(run.edition, scenario.rulings, {}, expectation.rulings);
        if (!check_expectation(expectation, run_case(scenario, run.edition, rulings, limits)).empty())
            failing.push_back(run.edition);
    }
    return failing;
}

}  // namespace

std::string fault_of_blessing(const SourcePtr& before, const std::string& after,
                              const std::vector<ExpectationPlace>& blessed, const SearchLimits& limits) {
    Diagnostics old_problems;
    Diagnostics new_problems;
    const std::vector<Scenario> old_scenarios = load_scenarios(before, {}, old_problems);
    const std::vector<Scenario> scenarios =
        load_scenarios(std::make_shared<SourceText>(SourceText{before->path, after}), {}, new_problems);
    if (new_problems.size() != old_problems.size() || scenarios.size() != old_scenarios.size())
        return "the new text does not load";
    for (std::size_t at = 0; at < scenarios.size(); ++at)
        if (!is_same(old_scenarios[at], scenarios[at]))
            return fmt::format("{} has become another scenario", scenarios[at].id);
    for (const ExpectationPlace& place : blessed) {
        const Scenario& scenario = scenarios[place.scenario];
        const auto failing = failing_editions(scenario, scenario.expectations[place.expectation], limits);
        if (!failing.empty())
            return fmt::format("an expectation of {} does not hold in {}", scenario.id,
                               spelling(failing.front()));
    }
    return {};
}

BlessedFile bless_file(const SourcePtr& file, const SearchLimits& limits) {
    BlessedFile result;
    const std::vector<Scenario> scenarios = load_scenarios(file, {}, result.problems);
    if (scenarios.empty()) return result;
    const LocatedText text(scenarios.front().source);
    const std::size_t mark = file->text.size() - scenarios.front().source->text.size();
    std::vector<ExpectationPlace> places;
    for (std::size_t at = 0; at < scenarios.size(); ++at) {
        Blessing blessing = bless(scenarios[at], text, limits);
        for (TextEdit& edit : blessing.edits) {
            edit.offset += mark;
            result.edits.push_back(std::move(edit));
        }
        for (const std::size_t expectation : blessing.blessed) places.push_back({at, expectation});
        for (const NotBlessed& refused : blessing.refused)
            result.refused.add(refusal_at(scenarios[at], refused));
    }
    result.blessed = places.size();
    result.text = edited(file->text, result.edits);
    const std::string fault = places.empty() ? "" : fault_of_blessing(file, result.text, places, limits);
    if (!fault.empty())
        throw std::logic_error(
            fmt::format("blessing {}: {}; nothing of it was written", visible(file->path), fault));
    return result;
}

}  // namespace robbers
