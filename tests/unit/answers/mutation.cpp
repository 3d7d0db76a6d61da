// Mutation of rules on small suites: what is noticed, by whom, and what must not count as noticing.
#include "answers/mutation.h"

#include <algorithm>
#include <set>

#include "load_text.h"
#include "rules/rule_points.h"

namespace robbers {

namespace {

constexpr const char* kEnd = R"(scenario: Two robbers are left at the end
id: end
edition: [c2]
players: {red: {meeple: 20, robber: 31}, blue: {meeple: 31, robber: 20}}
turns:
  - player: red
    events: [end-of-game]
expect:
  exactly: [{red: 23, blue: 34}]
)";

std::string with_id(std::string text, const std::string& id) {
    return text.replace(text.find("id: end"), 7, "id: " + id);
}

std::string replaced_once(std::string text, const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

const ChangeResult& result_of(const MutationResult& result, std::string_view point, std::string_view after) {
    const auto found = std::ranges::find_if(result.changes, [&](const ChangeResult& one) {
        return one.change.point == point && one.change.after == after;
    });
    REQUIRE(found != result.changes.end());
    return *found;
}

MutationResult survivors(const std::vector<Scenario>& scenarios, unsigned jobs = 1) {
    MutationOptions options;
    options.jobs = jobs;
    return find_survivors(scenarios, options);
}

}  // namespace

TEST_CASE("every other value of every rule point is a change") {
    for (const EditionId edition : all_values<EditionId>()) {
        std::size_t values = 0;
        std::size_t points = 0;
        for_each_point(rules_of(edition), [&](const char*, const char*, const auto& point) {
            using E = decltype(point.value);
            values += vocabulary_size<E>;
            ++points;
        });
        const auto changes = rule_changes(edition);
        REQUIRE(points > 0);
        CHECK(changes.size() == values - points);
        for (const RuleChange& change : changes) {
            CAPTURE(change.point, change.after);
            RulePoints rules = rules_of(edition);
            apply(rules, change);
            std::string seen;
            int different = 0;
            for_each_point(rules, [&](const char* name, const char*, const auto& point) {
                if (name == change.point) seen = spelling(point.value);
            });
            std::vector<std::string> before;
            for_each_point(rules_of(edition), [&](const char*, const char*, const auto& point) {
                before.emplace_back(spelling(point.value));
            });
            auto at = before.begin();
            for_each_point(rules, [&](const char*, const char*, const auto& point) {
                different += *at++ != spelling(point.value);
            });
            CHECK(seen == change.after);
            CHECK(different == 1);
        }
    }
}

TEST_CASE("a small suite notices what it shows and nothing else") {
    const auto scenarios = load_text(kEnd);
    const MutationResult found = survivors(scenarios);
    CHECK(found.broken.empty());
    CHECK(found.runs == 1);
    CHECK(found.editions == std::vector{EditionId::c2});
    CHECK(found.changes.size() == rule_changes(EditionId::c2).size());
    const ChangeResult& bonus = result_of(found, "end_bonus", "nothing");
    CHECK(bonus.fate == Fate::noticed);
    CHECK(bonus.noticed_by == &scenarios.front());
    CHECK(result_of(found, "halved", "whole-turn").fate == Fate::survived);
    const ChangeResult& step = result_of(found, "robber_step", "on-drawing");
    CHECK(step.fate == Fate::indistinguishable);
    CHECK_FALSE(step.reason.empty());
}

TEST_CASE("the first scenario in order is named, with any number of threads") {
    const auto scenarios =
        load_text(std::string(kEnd) + "---\n" + with_id(kEnd, "second") + "---\n" + with_id(kEnd, "third"));
    const MutationResult one = survivors(scenarios, 1);
    CHECK(result_of(one, "end_bonus", "nothing").noticed_by == &scenarios.front());
    for (const unsigned jobs : {2u, 5u, 64u}) {
        const MutationResult many = survivors(scenarios, jobs);
        REQUIRE(many.changes.size() == one.changes.size());
        for (std::size_t at = 0; at < one.changes.size(); ++at) {
            CHECK(many.changes[at].change == one.changes[at].change);
            CHECK(many.changes[at].fate == one.changes[at].fate);
            CHECK(many.changes[at].noticed_by == one.changes[at].noticed_by);
        }
    }
}

TEST_CASE("an expectation that fails with unchanged rules notices nothing") {
    const auto scenarios =
        load_text(replaced_once(kEnd, "blue: 34", "blue: 35") + "---\n" + with_id(kEnd, "sound"));
    const MutationResult found = survivors(scenarios);
    REQUIRE(found.broken.size() == 1);
    CHECK(found.broken[0].scenario == &scenarios.front());
    CHECK_FALSE(found.broken[0].mismatches.empty());
    CHECK(found.changes.empty());
}

TEST_CASE("what is marked xfail is left out") {
    const auto scenarios = load_text(
        replaced_once(kEnd, "  exactly: [{red: 23, blue: 34}]", "  xfail: not yet\n  exactly: [{red: 24}]"));
    const MutationResult found = survivors(scenarios);
    CHECK(found.runs == 0);
    CHECK(found.broken.empty());
    CHECK(found.editions.empty());
    CHECK(found.changes.empty());
}

TEST_CASE("a scenario without expectations notices nothing") {
    const std::string text(kEnd);
    const auto scenarios = load_text(text.substr(0, text.find("expect:")));
    CHECK(survivors(scenarios).editions.empty());
}

TEST_CASE("an explicit ruling hides another preferred answer, but not another rule") {
    constexpr const char* kMidway = R"(scenario: Halfway
id: halfway
edition: [c2]
players: {red: 10, blue: {meeple: 30, robber: 14}}
turns:
  - player: red
    events:
      - score: [{player: red, points: 4, for: road}, {player: red, points: 6, for: city}]
    choices: [{player: red, order: [road, city]}]
expect:
  exactly: [{blue: {stole: 3}}]
)";
    CHECK(result_of(survivors(load_text(kMidway)), "midway_robber", "start-only").fate == Fate::noticed);
    const auto ruled =
        load_text(replaced_once(kMidway, "expect:\n", "expect:\n  rulings: {midway-robber: robs}\n"));
    CHECK(result_of(survivors(ruled), "midway_robber", "start-only").fate == Fate::survived);
    CHECK(result_of(survivors(ruled), "halved", "whole-turn").fate == Fate::noticed);
}

TEST_CASE("only the editions that are asked for are changed") {
    const auto scenarios = load_text(replaced_once(kEnd, "[c2]", "[c2, c3]"));
    MutationOptions options;
    options.editions = {EditionId::c3, EditionId::c3_1};
    const MutationResult found = find_survivors(scenarios, options);
    CHECK(found.editions == std::vector{EditionId::c3});
    CHECK(found.runs == 1);
    for (const ChangeResult& one : found.changes) CHECK(one.change.edition == EditionId::c3);
}

TEST_CASE("a run out of budget notices only where unchanged rules fit into it") {
    constexpr const char* kChoices = R"(scenario: One choice after another
id: wide
edition: [c2]
players: {red: 6, blue: 12, green: 18, yellow: 24, black: 30, pink: 36}
turns:
  - player: red
    events: [bag]
expect:
  includes: [{red: 6}]
)";
    const auto scenarios = load_text(kChoices);
    const CaseResult unchanged = run_case(scenarios[0], EditionId::c2, {}, {});
    const auto& found = std::get<Adjudication>(unchanged.verdict);
    MutationOptions options;
    options.limits.max_states = found.states();
    const MutationResult fits = find_survivors(scenarios, options);
    CHECK(fits.too_large.empty());
    // Each of the others places: far more outcomes, which the expectation would not notice.
    CHECK(result_of(fits, "others", "each").noticed_by == &scenarios.front());
    CHECK(result_of(survivors(scenarios), "others", "each").fate == Fate::survived);
    options.limits.max_states = found.states() - 1;
    const MutationResult too_large = find_survivors(scenarios, options);
    REQUIRE(too_large.too_large.size() == 1);
    CHECK(too_large.broken.empty());
    CHECK(too_large.runs == 0);
    CHECK(result_of(too_large, "others", "each").fate == Fate::survived);
}

TEST_CASE("once stopped, nothing is run any more, and nothing is said to survive") {
    const auto scenarios = load_text(kEnd);
    const std::atomic<bool> stop = true;
    MutationOptions options;
    options.stop = &stop;
    const MutationResult found = find_survivors(scenarios, options);
    CHECK(found.stopped);
    CHECK(found.broken.empty());
    for (const ChangeResult& one : found.changes) CHECK(one.fate == Fate::not_run);
}

TEST_CASE("the reviewed list speaks of points and values that there are") {
    std::set<std::string> known;
    for (const RuleChange& change : rule_changes(EditionId::c2)) known.emplace(change.point);
    REQUIRE_FALSE(indistinguishable_changes().empty());
    for (const Indistinguishable& entry : indistinguishable_changes()) {
        CAPTURE(entry.point, entry.value);
        CHECK(known.contains(std::string(entry.point)));
        CHECK(std::string_view(entry.reason).ends_with("."));
    }
    // No excuse for what decides something.
    CHECK(find_indistinguishable(rules_of(EditionId::c2), "halved", "whole-turn") == nullptr);
    CHECK(find_indistinguishable(rules_of(EditionId::c2), "message_landing", "phase-end") == nullptr);
}

}  // namespace robbers
