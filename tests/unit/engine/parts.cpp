// Which players' fates are apart, by small games of which that is plain.
#include "engine/parts.h"
#include "catch.h"
#include "load_text.h"

namespace robbers {

namespace {

/// The parts of a scenario in c2, as "blue:2 yellow,green:3": players, and in how many ways they may fare.
std::string parts_of(const std::string& players, const std::string& events,
                     EditionId edition = EditionId::c2) {
    const Scenario scenario = load_text("scenario: parts\nedition: all\nplayers: {" + players +
                                        "}\nturns:\n  - player: red\n    events:\n" + events)
                                  .front();
    const Verdict verdict = adjudicate(scenario.game, rules_of(edition));
    REQUIRE(std::holds_alternative<Adjudication>(verdict));
    std::string text;
    for (const Part& part : independent_parts(std::get<Adjudication>(verdict))) {
        std::string names;
        for (const Player player : part.players)
            names += (names.empty() ? "" : ",") + scenario.names[static_cast<std::size_t>(index(player))];
        text += (text.empty() ? "" : " ") + names + ":" + std::to_string(part.outcomes.size());
    }
    return text;
}

constexpr const char* kTwoScore =
    "      - score: [{player: red, points: 5, for: city}, {player: green, points: 4, for: city}]\n";

}  // namespace

TEST_CASE("robbers that choose among the same figures choose apart") {
    CHECK(parts_of("red: 10, green: 10, blue: {meeple: 20, robber: 10}, yellow: {meeple: 30, robber: 10}",
                   kTwoScore) == "blue:2 yellow:2");
}

TEST_CASE("what is certain for a player is in no part") {
    CHECK(parts_of("red: 10, green: 11, blue: {meeple: 20, robber: 10}, yellow: {meeple: 30, robber: 11}",
                   kTwoScore) == "");
}

TEST_CASE("one choice is no part beside others") {
    CHECK(parts_of("red: 10, green: 10, blue: {meeple: 20, robber: 10}", kTwoScore) == "");
}

TEST_CASE("players of whom one takes the other's robber along are one part") {
    // Whether yellow's robber moves along with blue or with black, they decide together where it stands.
    const std::string beside =
        "red: 10, green: 10, blue: {meeple: 20, robber: 10}, yellow: {meeple: 30, robber: 20}, "
        "black: {meeple: 40, robber: 10}";
    CHECK(parts_of(beside, kTwoScore) == "blue,yellow:2 black:2");
}

TEST_CASE("where the next may place whatever the first does, placements are apart") {
    const char* const players = "red: 10, green: 11, blue: 20, yellow: 30";
    CHECK(parts_of(players, "      - bag\n") == "red:4 green:4");
    CHECK(parts_of(players, "      - bag\n", EditionId::c3_1) == "red:3 green:3 blue:3 yellow:3");
}

}  // namespace robbers
