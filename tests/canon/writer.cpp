// The whole canon, written anew: each scenario loads back as it was.
#include "scenario/writer.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "answers/expectation.h"
#include "answers/expected.h"
#include "catch.h"
#include "game/event.h"
#include "load_canon.h"
#include "scenario/line_notation.h"
#include "scenario/load.h"

namespace robbers {

namespace {

std::string said(const PlayerPattern& pattern) {
    const auto number = [](const std::optional<Points>& value) {
        return value ? fmt::format("{}", *value) : "-";
    };
    return fmt::format("{}:{},{},{},{},{},{} ", index(pattern.player), number(pattern.total),
                       number(pattern.meeple), number(pattern.messenger), number(pattern.stole),
                       number(pattern.gained), pattern.robber ? to_string(*pattern.robber) : "-");
}

std::string said(const Pattern& pattern) {
    std::string text;
    for (const PlayerPattern& player : pattern.players) text += said(player);
    if (pattern.transfers) {
        text += "transfers ";
        for (const TransferPattern& one : *pattern.transfers)
            text += fmt::format("{}>{} {} {} {}, ", index(one.from), index(one.to), one.points,
                                one.figure ? index(*one.figure) : -1, one.turn.value_or(-1));
    }
    if (pattern.messages) {
        text += "messages ";
        for (const MessagePattern& one : *pattern.messages)
            text += fmt::format("{} {}, ", index(one.player), one.turn.value_or(-1));
    }
    return text;
}

std::string said(const std::vector<Ruling>& rulings) {
    std::string text;
    for (const Ruling& ruling : rulings) text += to_string(ruling) + " ";
    return text;
}

std::string said(const std::vector<EditionId>& editions) {
    std::string text;
    for (const EditionId edition : editions) text += fmt::format("{} ", spelling(edition));
    return text;
}

std::string said(const Expectation& group) {
    std::string text = said(group.editions) + said(group.rulings);
    for (const PatternList& list : group.lists) {
        text += fmt::format("{} ", spelling(list.mode));
        for (const Pattern& pattern : list.patterns) text += said(pattern) + "; ";
    }
    text += fmt::format("outcomes {} lines {} error {} xfail {} cites", group.outcomes.value_or(0),
                        group.lines.value_or("-"), group.error ? spelling(*group.error) : "-", group.xfail);
    for (const ClauseId clause : group.cites) text += fmt::format(" {}", spelling(clause));
    return text;
}

/// Everything that a scenario says, told otherwise than the writer does.
std::string said(const Scenario& scenario) {
    std::string text = fmt::format("{}\n{}\n{}\n{}\n{}\n", scenario.title, scenario.id, scenario.about,
                                   fmt::join(scenario.sources, "|"), fmt::join(scenario.tags, "|"));
    text += said(scenario.editions) + said(scenario.rulings) + "\n" + to_line(scenario).line + "\n";
    for (const Choice& choice : scenario.game.choices)
        text += to_string(choice, scenario.names, true) + (choice.only_where_asked ? "?\n" : "\n");
    for (const Expectation& group : scenario.expectations) text += said(group) + "\n";
    for (const Claim& claim : scenario.claims) {
        text += fmt::format("{} {}", claim.by ? index(*claim.by) : -1, claim.because);
        for (const Pattern& pattern : claim.says) text += " " + said(pattern);
        text += "\n";
    }
    return text;
}

}  // namespace

TEST_CASE("every scenario of the canon comes back as it was written") {
    std::size_t count = 0;
    for (const Scenario& scenario : canon()) {
        const std::string text = to_yaml(scenario);
        CAPTURE(scenario.id, text);
        Diagnostics diagnostics;
        const std::vector<Scenario> again =
            load_scenarios(std::make_shared<SourceText>(SourceText{"again.yaml", text}), {}, diagnostics);
        INFO(render(diagnostics));
        REQUIRE(diagnostics.empty());
        REQUIRE(again.size() == 1);
        CHECK(said(again.front()) == said(scenario));
        CHECK(to_yaml(again.front()) == text);
        ++count;
    }
    CHECK(count > 100);
}

TEST_CASE("what is written down as expected of the canon holds when it is read") {
    std::size_t runs = 0;
    for (Scenario scenario : canon()) {
        const Expected expected = expected_of(scenario, scenario.editions, {});
        REQUIRE_FALSE(expected.given_up.has_value());
        scenario.expectations = expected.expectations;
        const std::string text = to_yaml(scenario);
        CAPTURE(scenario.id, text);
        Diagnostics diagnostics;
        const std::vector<Scenario> again =
            load_scenarios(std::make_shared<SourceText>(SourceText{"again.yaml", text}), {}, diagnostics);
        INFO(render(diagnostics));
        REQUIRE(again.size() == 1);
        CHECK(uncovered_editions(again.front()).empty());
        for (const ExpectedRun& run : expected_runs(again.front())) {
            const auto rulings = effective_rulings(run.edition, again.front().rulings, {});
            const CaseResult result = run_case(again.front(), run.edition, rulings, {});
            CHECK(check_expectation(*run.expectation, result).empty());
            ++runs;
        }
    }
    CHECK(runs > 500);
}

}  // namespace robbers
