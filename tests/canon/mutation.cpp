// Changes one rule point of one edition at a time: some scenario of the canon must notice each change.
#include <fmt/format.h>

#include <set>
#include <utility>

#include "catch.h"
#include "load_canon.h"
#include "suite/expectation.h"

namespace robbers {

namespace {

/// A point of a table by number, and the value that it is given.
struct Change {
    int point = 0;
    int value = 0;
};

std::string name_of_change(EditionId edition, const Change& change) {
    RulePoints rules = rules_of(edition);
    std::string name;
    int number = 0;
    for_each_point(rules, [&](const char* member, const char*, auto& point) {
        using E = decltype(point.value);
        if (number++ == change.point)
            name = fmt::format("{} {}={}", spelling(edition), member, spelling(static_cast<E>(change.value)));
    });
    return name;
}

void apply(RulePoints& rules, const Change& change) {
    int number = 0;
    for_each_point(rules, [&](const char*, const char*, auto& point) {
        using E = decltype(point.value);
        if (number++ == change.point) point.value = static_cast<E>(change.value);
    });
}

/// Every value that a point of the edition does not have, point by point.
std::vector<Change> changes_of(EditionId edition) {
    std::vector<Change> changes;
    RulePoints rules = rules_of(edition);
    int number = 0;
    for_each_point(rules, [&](const char*, const char*, auto& point) {
        using E = decltype(point.value);
        for (const E value : all_values<E>())
            if (value != point.value) changes.push_back({number, static_cast<int>(value)});
        ++number;
    });
    return changes;
}

bool notices(const Scenario& scenario, const ExpectedRun& run, const Change& change) {
    const auto rulings = effective_rulings(run.edition, scenario.rulings, {}, run.expectation->rulings);
    RulePoints rules = rules_of(run.edition, rulings);
    apply(rules, change);
    constexpr SearchLimits kLimits{200'000};
    const CaseResult result{&scenario, run.edition, rulings, adjudicate(scenario.game, rules, kLimits)};
    return !check_expectation(*run.expectation, result).empty();
}

bool is_noticed(EditionId edition, const Change& change) {
    for (const Scenario& scenario : canon())
        for (const ExpectedRun& run : expected_runs(scenario))
            if (run.edition == edition && notices(scenario, run, change)) return true;
    return false;
}

/// Why no scenario can notice a change: the point decides nothing there, or both values mean the same.
bool cannot_be_noticed(EditionId edition, const Change& change) {
    const std::string name = name_of_change(edition, change);
    const std::string point = name.substr(name.find(' ') + 1);
    const RulePoints& rules = rules_of(edition);
    // Events are taken as written: when the robber step comes is told, not computed.
    if (point.starts_with("robber_step=")) return true;
    // A question that the edition does not ask has no second answer that could show.
    if (point.ends_with("=not-asked")) return true;
    // Halving one event or the whole turn, these points are never looked at.
    const bool whole_turn = rules.halved.is(Halved::whole_turn);
    if (whole_turn && (point.starts_with("midway_robber=") || point.starts_with("message_points=")))
        return true;
    if (!whole_turn && (point.starts_with("payment_first=") || point.starts_with("late_robber=")))
        return true;
    // Whoever must place never declines; where each places, no right passes on.
    if (rules.active_in_supply.is(Duty::must) && point.starts_with("active_declines=")) return true;
    if (rules.others.is(Others::each) && point.starts_with("after_decline=")) return true;
    // With one drawing a round, the end of the round and the end of the phase are one moment, and the
    // other way round.
    if (!whole_turn && point == "message_landing=phase-end") return true;
    return whole_turn && point == "message_landing=round-end";
}

}  // namespace

TEST_CASE("the canon notices every change of a rule point") {
    std::size_t noticed = 0;
    std::string survivors;
    for (const EditionId edition : all_values<EditionId>())
        for (const Change& change : changes_of(edition)) {
            if (cannot_be_noticed(edition, change)) continue;
            if (is_noticed(edition, change))
                ++noticed;
            else
                survivors += name_of_change(edition, change) + "\n";
        }
    REQUIRE(noticed > 0);
    WARN(noticed << " changes noticed");
    if (!survivors.empty()) FAIL("no scenario notices:\n" << survivors);
}

}  // namespace robbers
