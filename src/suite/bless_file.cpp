// Blesses the scenarios of a file, those without an expectation too, and holds the new text against the
// engine before anybody sees it. How one expectation is rewritten is decided in bless.
#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

#include "answers/expectation.h"
#include "answers/expected.h"
#include "scenario/load.h"
#include "scenario/writer.h"
#include "suite/bless.h"
#include "support/text.h"

namespace robbers {

Blessing first_expectations(const Scenario& scenario, const LocatedText& text, const SearchLimits& limits) {
    Blessing blessing;
    const Node* root = text.root_of(scenario);
    const NodeEntry* turns = root == nullptr ? nullptr : entry_of(*root, "turns");
    if (turns == nullptr) return blessing;
    Scenario expecting = scenario;
    const Expected expected = expected_of(scenario, scenario.editions, limits);
    if (expected.given_up) {
        blessing.refused.push_back({scenario.span, "the result is not known: " + expected.given_up->message});
        return blessing;
    }
    expecting.expectations = expected.expectations;
    Rewriter rewriter(text);
    rewriter.insert_behind(*root, *turns, trimmed(expectations_yaml(expecting), "\n"),
                           expectations_in_flow(expecting));
    blessing.edits = rewriter.finish();
    for (std::size_t at = 0; at < expecting.expectations.size(); ++at) blessing.blessed.push_back(at);
    return blessing;
}

namespace {

Diagnostic refusal_at(const Scenario& scenario, const NotBlessed& refused) {
    Diagnostic diagnostic;
    diagnostic.id = DiagnosticId::cannot_bless;
    diagnostic.message = "cannot bless this expectation: " + refused.reason;
    diagnostic.source = scenario.source;
    diagnostic.span = refused.span;
    return diagnostic;
}

/// Whether the two are the same but for what is expected.
bool is_same(const Scenario& a, const Scenario& b) {
    const bool has_expectations = !a.expectations.empty();  // else they are new
    return a.id == b.id && a.title == b.title && a.about == b.about && a.editions == b.editions &&
           a.names == b.names && a.game.start == b.game.start && a.game.turns.size() == b.game.turns.size() &&
           a.game.choices == b.game.choices &&
           (!has_expectations || a.expectations.size() == b.expectations.size()) &&
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

namespace {

/// Adds what becomes of the scenario at `at` to that of its file.
void add_blessing(Blessing blessing, const Scenario& scenario, std::size_t at, std::size_t mark,
                  BlessedFile& result, std::vector<ExpectationPlace>& places) {
    for (TextEdit& edit : blessing.edits) {
        edit.offset += mark;
        result.edits.push_back(std::move(edit));
    }
    for (const std::size_t expectation : blessing.blessed) places.push_back({at, expectation});
    for (const NotBlessed& refused : blessing.refused) result.refused.add(refusal_at(scenario, refused));
}

}  // namespace

BlessedFile bless_file(const SourcePtr& file, const SearchLimits& limits, Unexpected unexpected) {
    BlessedFile result;
    const std::vector<Scenario> scenarios = load_scenarios(file, {}, result.problems);
    if (scenarios.empty()) return result;
    const LocatedText text(scenarios.front().source);
    const std::size_t mark = file->text.size() - scenarios.front().source->text.size();
    std::vector<ExpectationPlace> places;
    for (std::size_t at = 0; at < scenarios.size(); ++at) {
        const Scenario& scenario = scenarios[at];
        const bool is_new = scenario.expectations.empty() && unexpected == Unexpected::add;
        add_blessing(is_new ? first_expectations(scenario, text, limits) : bless(scenario, text, limits),
                     scenario, at, mark, result, places);
        const bool is_added = !places.empty() && places.back().scenario == at;
        if (scenario.expectations.empty() && !is_added) ++result.unexpected;
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
