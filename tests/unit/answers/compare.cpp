// Where rules part: event by event, each with the points that make the difference there.
#include "answers/compare.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

#include "catch.h"
#include "load_text.h"
#include "scenario/line_notation.h"

namespace robbers {

namespace {

Comparison compared(const Scenario& scenario, std::vector<EditionId> editions) {
    return compare(scenario, {std::move(editions), {}, false, {}});
}

Comparison compared(const std::string& line, std::vector<EditionId> editions) {
    Diagnostics diagnostics;
    const auto scenario = scenario_in_line(std::make_shared<SourceText>(SourceText{"line", line}),
                                           {{editions}, {}}, diagnostics);
    INFO(render(diagnostics));
    REQUIRE(scenario.has_value());
    return compared(*scenario, editions);
}

bool cites(const std::vector<Reason>& reasons, ClauseId clause) {
    return std::ranges::find(reasons, clause, &Reason::clause) != reasons.end();
}

}  // namespace

TEST_CASE("rules that part at two events part for the reasons of each") {
    const Comparison found = compared("red 10, blue 20, yellow 40 / blue: red+5 road, bag, red+4 city",
                                      {EditionId::c2, EditionId::c3_1});
    REQUIRE(found.groups.size() == 2);
    REQUIRE(found.partings.size() == 2);
    CHECK(found.partings[0].event == 2);
    CHECK(cites(found.partings[0].here, ClauseId::plc_6));
    CHECK(cites(found.partings[0].here, ClauseId::plc_7));
    CHECK(cites(found.partings[0].there, ClauseId::plc_6m));
    CHECK(cites(found.partings[0].there, ClauseId::plc_7m));
    CHECK(found.partings[1].event == 3);
    CHECK(cites(found.partings[1].there, ClauseId::trn_3));
}

TEST_CASE("a difference without a robber is not explained by what robbers take half of") {
    const Comparison found =
        compared("red 3 m30, blue 3 m3 / blue: blue+8 road & blue+2 road", {EditionId::c2, EditionId::c3_1});
    REQUIRE(found.partings.size() == 1);
    CHECK(cites(found.partings[0].here, ClauseId::msg_2));
    CHECK(cites(found.partings[0].there, ClauseId::trn_7));
    CHECK_FALSE(cites(found.partings[0].here, ClauseId::stl_1));
    CHECK_FALSE(cites(found.partings[0].there, ClauseId::trn_2));
}

TEST_CASE("a choice without an event holds in the beginning of its turn as well") {
    const Scenario scenario = load_text(R"(scenario: A figure for each scoring
edition: all
expansions: [messages]
players: {red: {meeple: 10, messenger: 20}, blue: {meeple: 30, messenger: 40, robber: 17}}
turns:
  - player: red
    events:
      - score: [{player: red, points: 4, for: road}, {player: red, points: 3, for: city}]
      - score: {player: red, points: 2, for: garden}
    choices:
      - {player: red, scores: road, with: meeple}
      - {player: red, scores: city, with: meeple}
      - {player: red, scores: garden, with: meeple}
)")[0];
    const Comparison found = compared(scenario, {EditionId::c2, EditionId::c3_1});
    REQUIRE(found.partings.size() == 1);
    CHECK(found.partings[0].event == 2);
}

TEST_CASE("comparing ends soon after it is stopped, wherever it is") {
    Diagnostics diagnostics;
    const auto all = all_values<EditionId>();
    const std::vector<EditionId> editions(all.begin(), all.end());
    const auto scenario = scenario_in_line(
        std::make_shared<SourceText>(SourceText{
            "line", "red 10 m4, blue 12 m9, green 14 m1 / red: bag, red+3 city & red+4 road & blue+2 road"}),
        {editions, {}}, diagnostics);
    REQUIRE(scenario.has_value());
    std::size_t ended = 0;
    for (int delay = 0; delay < 40; ++delay) {
        std::atomic<bool> stopped = false;
        std::thread stopper([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(delay * 4));
            stopped = true;
        });
        SearchLimits limits;
        limits.stopped = &stopped;
        ended += compare(*scenario, {editions, {}, true, limits}).groups.empty() ? 0 : 1;
        stopper.join();
    }
    CHECK(ended == 40);
}

TEST_CASE("where all rules refuse a scenario, there is one group and nothing to part") {
    const auto all = all_values<EditionId>();
    const Comparison found = compared("red 1, blue 2 / red: red-3 ransom>blue", {all.begin(), all.end()});
    REQUIRE(found.groups.size() == 1);
    CHECK(std::holds_alternative<Refusal>(found.groups[0].verdict));
    CHECK(found.partings.empty());
    CHECK(unknown(found.groups[0]) == nullptr);
}

}  // namespace robbers
