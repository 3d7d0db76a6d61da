// The one-line notation as it is printed and as it is read.
#include <fmt/format.h>

#include "scenario/line_notation.h"

#include "loaded.h"

using namespace robbers;
using namespace std::string_literals;

namespace {

SourcePtr source_of(const std::string& text) {
    return std::make_shared<SourceText>(SourceText{"line", text});
}

Scenario scenario_in(const std::string& line) {
    Diagnostics diagnostics;
    auto scenario = scenario_in_line(source_of(line), {{EditionId::c2}, {}}, diagnostics);
    INFO(line << "\n" << render(diagnostics));
    REQUIRE(scenario.has_value());
    return *std::move(scenario);
}

/// The messages about a line that is none, without the lines that are shown.
std::string problems_in(const std::string& line) {
    Diagnostics diagnostics;
    CHECK_FALSE(scenario_in_line(source_of(line), {{EditionId::c2}, {}}, diagnostics).has_value());
    std::string text;
    for (const Diagnostic& one : diagnostics.list())
        text += std::to_string(one.span.begin.column) + " " + std::string(spelling(one.id)) + "; ";
    return text;
}

std::string problems_in_claim(const std::string& claim) {
    Scenario scenario = scenario_in("red 10, blue 12 r10 / red: red+5");
    Diagnostics diagnostics;
    add_claim_in_line(source_of(claim), {}, scenario, diagnostics);
    CHECK(scenario.claims.empty() == !diagnostics.empty());
    std::string text;
    for (const Diagnostic& one : diagnostics.list())
        text += std::to_string(one.span.begin.column) + " " + std::string(spelling(one.id)) + "; ";
    return text;
}

LineText line_of(const std::string& players, const std::string& turns) {
    return to_line(load_one("scenario: x\nedition: c2\n" + players + turns));
}

}  // namespace

TEST_CASE("positions and events") {
    const LineText text = line_of(
        "players: {red: 10, blue: {meeple: 12, robber: 10}, yellow: {meeple: -4, robber: 12}}\n",
        "turns:\n"
        "  - player: red\n"
        "    events:\n"
        "      - bag\n"
        "      - score: [{player: red, points: 5, for: city}, {player: blue, points: 0}]\n"
        "      - score: {player: red, points: -4, for: ghosts}\n"
        "      - pay: {player: red, points: 3, for: ransom, to: yellow}\n"
        "  - player: blue\n"
        "    events: [pay: {player: blue, points: 2}, end-of-game, final: {player: red, points: 12}]\n");
    CHECK(text.line ==
          "red 10, blue 12 r10, yellow -4 r12 / red: bag, red+5 city & blue+0, red+-4 ghosts, red-3 ransom "
          ">yellow"
          " / blue: blue-2, end, final red+12");
    CHECK(text.left_out.empty());
}

TEST_CASE("both figures and who books what") {
    const LineText text = line_of("expansions: [messages]\nplayers: {red: {messenger: 11}, blue: 12}\n",
                                  "turns:\n"
                                  "  - player: red\n"
                                  "    events:\n"
                                  "      - score:\n"
                                  "          - {player: red, points: 5, for: road, with: messenger}\n"
                                  "          - {player: red, points: 6, for: road}\n"
                                  "      - pay: {player: red, points: 3, to: blue}\n"
                                  "    choices:\n"
                                  "      - {player: red, scores: road#2, with: meeple}\n"
                                  "      - {player: red, pays: messenger, event: 2}\n"
                                  "      - {player: blue, scores: other, with: meeple}\n"
                                  "      - {player: red, order: [road, road#2]}\n"
                                  "expect: {outcomes: 1}\n"
                                  "claims: [{says: {red: 1}}, {says: {red: 2}}]\n"
                                  "rulings: {laps: same-space}\n");
    CHECK(text.line ==
          "red 0 m11, blue 12 m0 / red: red+5 road @messenger & red+6 road @meeple, red-3 >blue @messenger");
    CHECK(text.left_out == std::vector{"2 choices"s, "one ruling"s, "one expectation"s, "2 claims"s});
}

TEST_CASE("what a line says is read as it is printed") {
    for (const char* line : {
             "red 10, blue 12 r10, yellow 4 r12 / red: red+5 city",
             "red 10, blue 12 r10, yellow -4 r12 / red: bag, red+5 city & blue+0, red+-4 ghosts, red-3 "
             "ransom >yellow"
             " / blue: blue-2, end, final red+12",
             "red 0 m11, blue 12 m0 / red: red+5 road @messenger & red+6 road @meeple, red-3 >blue "
             "@messenger",
             "anna-maria 10, r2 12 r10 / anna-maria: anna-maria+-5 ghosts, r2-3 ransom >anna-maria",
             "häuser 10, no 12 / no: no+1 fairy, häuser-4 auction >no",
             "a 1, b 2 / a: final a+-3 & b+4",
             "Again 1, Final 2 / Again: bag / Final: Final+3 / again: bag",
             "a 1, b 2 / a: a+3 road / again: a+2 city, bag / b: b+1 / again: b+2",
         }) {
        CAPTURE(line);
        const Scenario scenario = scenario_in(line);
        const LineText text = to_line(scenario);
        CHECK(text.line == line);
        CHECK(text.left_out.empty());
        CHECK(scenario.title == line);
        CHECK(scenario.id == "line");
    }
}

TEST_CASE("blanks do not matter in a line") {
    const std::string line = "red 10, blue 12 r10 / red: red+5 city & blue+3, blue-3 ransom >red @meeple";
    CHECK(to_line(scenario_in("  red   10 ,blue 12 r10/red:red+5 city&blue+3,blue-3 ransom > red @ meeple "))
              .line == line);
    CHECK(
        to_line(scenario_in("red 10,\nblue 12 r10 /\n red: red+5 city & blue+3, blue-3 ransom @meeple >red"))
            .line == line);
}

TEST_CASE("what is wrong with a line is said where it is") {
    struct Row {
        const char* line;
        const char* said;
    };
    const Row rows[] = {
        {"", "1 line-syntax; "},
        {"red 10, blue 12", "1 line-syntax; "},
        {"red, blue 12 / red: bag", "1 line-syntax; "},
        {"red 10, , blue 12 / red: bag", "9 line-syntax; "},
        {"red 10 12, blue 12 / red: bag", "8 line-syntax; "},
        {"red 10 r1 r2, blue 12 / red: bag", "11 line-syntax; "},
        {"red ten, blue 12 / red: bag", "5 bad-number; "},
        {"red 010, blue 12 / red: bag", "5 bad-number; "},
        {"red 10 r50, blue 12 / red: bag", "9 number-out-of-range; "},
        {"red 10, red 12, blue 1 / red: bag", "9 duplicate-key; "},
        {"red 10 / red: bag", "1 player-count; "},
        {"red 10, bag 12 / red: bag", "9 reserved-name; "},
        {"red 10, 2nd 12 / red: bag", "9 bad-player-name; "},
        {"red 10, blue 12 / red bag", "19 line-syntax; "},
        {"red 10, blue 12 / rde: bag", "19 unknown-player; "},
        {"red 10, blue 12 / red: bog", "24 line-syntax; "},
        {"red 10, blue 12 / red: ", "23 line-syntax; "},
        {"red 10, blue 12 / red: bag, bag", "29 two-bags; "},
        {"red 10, blue 12 / red: rde+5", "24 unknown-player; "},
        {"red 10, blue 12 / red: red+5 citty", "30 unknown-source; "},
        {"red 10, blue 12 / red: red+5 auction", "30 wrong-source; "},
        {"red 10, blue 12 / again: bag", "19 line-syntax; "},
        {"red 10, again 12 / red: bag", "9 reserved-name; "},
        {"red 10, nobody 12 / red: bag", "9 reserved-name; "},
        {"red 10, blue 12 / red: red+5 city road", "35 line-syntax; "},
        {"red 10, blue 12 / red: red+5 >blue", "31 line-syntax; "},
        {"red 10, blue 12 / red: red-4 ransom >blue", "28 ransom-price; "},
        {"red 10, blue 12 / red: red-4 >red", "31 pays-itself; "},
        {"red 10, blue 12 / red: red-4 & blue+3", "24 line-syntax; "},
        {"red 10, blue 12 / red: red+5 @messenger", "31 needs-messages; "},
        {"red 10, blue 12 / red: final red+5 city", "36 line-syntax; "},
        {"red 10, blue 12 / red: red+5 city & red+3 catapult", "43 mixed-phases; "},
        {"red 10, blue 12 / red: end, red+5", "29 misplaced-end; "},
        {"red 10, blue 12 / red: red+ 5", "24 line-syntax; "},
        {"red 10, blue 12 / red: red+1000", "28 number-out-of-range; "},
        {"red 10 blue 12 / red: bag", "8 line-syntax; "},
        {"red 10 ruby 12, blue 1 / red: bag", "8 line-syntax; "},
        {"red 10 r3 blue 12 / red: bag", "11 line-syntax; "},
        {"red 10 and blue 12 / red: bag", "8 line-syntax; "},
        {"red 10; blue 12 r10 / red: bag; red+5", "7 line-syntax; "},
        {"red 10, blue 12 / : bag", "19 line-syntax; "},
        {"red 10, blue 12 / red: red +5 city", "24 line-syntax; "},
        {"red \u22125, blue 12 / red: bag", "5 line-syntax; "},
    };
    for (const Row& row : rows) {
        CAPTURE(row.line);
        CHECK(problems_in(row.line) == row.said);
    }
}

TEST_CASE("advice can be followed in a line") {
    struct Row {
        const char* line;
        const char* advice;
    };
    const Row rows[] = {
        {"red 10 blue 12 / red: bag", "Write 'red 10, blue 12'."},
        {"red 10; blue 12 / red: bag", "expected ',' between players and between events"},
        {"red 10, blue 12 / red: red +5 city", "Write 'red+5 city'."},
        {"red 10, blue 12 / red: red - 5", "Write 'red-5'."},
        {"red 10, blue 12 / red: red + -5 ghosts", "Write 'red+-5 ghosts'."},
        {"red 10, blue 12 / red: red\u22125", "Write 'red 10, blue 12 / red: red-5'."},
        {"red 10, blue 12 / red: red+\u20135", "Write 'red 10, blue 12 / red: red+-5'."},
        {"red \u22125, blue 12 / red: bag", "Write 'red -5, blue 12 / red: bag'."},
        {"red 10, blue 12 / red: red+5 @messenger",
         "expected 'm' and the messenger's points behind a player, as in 'red 10 m0'"},
        {"red 10, blue 12 / red: red+5 city & red+3 catapult",
         "expected two rounds, with ',' between them instead of '&'"},
        {"red 10, blue 12 / red: red-4 >red", "expected another player, or nobody"},
        {"red 10 m1 m2, blue 12 / red: bag", "Leave it out."},
        {"red 10, red 12, blue 1 / red: bag", "Leave one of them out."},
        {"red 10, bag 12 / red: bag", "Write another name, as 'bag1'."},
        {"red 10, blue 12 / red: end, bag", "Put it before the end of the game."},
        {"red 10, blue 12 red: bag", "Write '/ red: bag'."},
        {"red 10, blue 12 / red: bag / red bag", "Write '/ red: bag'."},
        {"red 10, blue 12 messenger 3 robber on 5 / red: bag", "Write 'blue 12 m3 r5'."},
        {"red 10, blue 12 / red: red loses 4 for ghosts", "Write 'red+-4 ghosts'."},
        {"anna 10, blue 12 / again: bag", "Write whose turn it is, as in '/ anna:'."},
        {"red 10, blue 12 / red: red+5 cty", "did you mean 'city'?"},
        {"red 10, blue 12 / red: red+5 City", "did you mean 'city'?"},
        {"red 10, blue 12 / red: red+5 cities", "did you mean 'city'?"},
        {"red 10, blue 12 / red: red+5 cloyster", "did you mean 'monastery'?"},
        {"red 10, blue 12 / red: red+5 tower", "did you mean 'watchtower'?"},
        {"red 10, blue 12 / red: red+5 xyzzy", "The source may be left out: write 'red+5'."},
        {"red 10, blue 12 / red: red-5 xyzzy", "The source may be left out: write 'red-5'."},
        {"red 10, blue 12 / red: red+5 bazaar",
         "Leave it out: 'red+5', or write a payment: 'red-5 auction'."},
        {"red 10, blue 12 / red: red-5 farm", "Leave it out: 'red-5', or write a scoring: 'red+5 field'."},
        {"red 10, blue 12 / red: bag, bag", "expected another turn for another tile, as in '/ red: bag'"},
    };
    for (const Row& row : rows) {
        CAPTURE(row.line);
        Diagnostics diagnostics;
        scenario_in_line(source_of(row.line), {{EditionId::c2}, {}}, diagnostics);
        REQUIRE(diagnostics.size() == 1);
        CHECK(diagnostics.list().front().expected == row.advice);
    }
    Diagnostics no_edition;
    scenario_in_line(source_of("red 10, blue 12 / red: bag"), {}, no_edition);
    REQUIRE(no_edition.size() == 1);
    CHECK(no_edition.list().front().expected.find("expected '-e c2'") == 0);
}

TEST_CASE("what follows the advice is read") {
    for (const std::string line :
         {"red 10, blue 12 / red: red+5 city", "red 10, blue 12 / red: red+-5", "red -5, blue 12 / red: bag",
          "red 10 m0, blue 12 / red: red+5 @messenger", "red 10, blue 12 / red: red+5 city, red+3 catapult",
          "red 10, blue 12 / red: bag / red: bag"}) {
        CHECK(scenario_in(line).game.turns.size() >= 1);
    }
}

TEST_CASE("everyday names stand for sources") {
    struct Row {
        const char* word;
        const char* source;
    };
    const Row scorings[] = {{"cloister", "monastery"}, {"abbey", "monastery"},  {"farm", "field"},
                            {"meadow", "field"},       {"cathedral", "city"},   {"inn", "road"},
                            {"sheep", "shepherd"},     {"pyramid", "acrobats"}, {"baths", "bathhouse"},
                            {"bath", "bathhouse"},     {"tollhouse", "toll"},   {"compass", "wind-rose"},
                            {"gifts", "gift"}};
    for (const Row& row : scorings) {
        const std::string line = "red 10, blue 12 / red: red+3 ";
        CHECK(to_line(scenario_in(line + row.word)).line == line + row.source);
        const std::string events = fmt::format("[score: {{player: red, points: 3, for: {}}}]", row.word);
        const std::string choices = fmt::format(
            "[{{player: red, scores: {0}, with: meeple}}, {{player: red, order: [{0}]}}]", row.word);
        const Scenario scenario = load_one(
            "scenario: x\nedition: c2\nplayers: {red: 10, blue: 12}\nturns: [{player: red, events: " +
            events + ", choices: " + choices + "}]\n");
        CHECK(to_string(scenario.game.choices.at(1), scenario.names, false) ==
              fmt::format("{{player: red, order: [{}]}}", row.source));
    }
    CHECK(to_line(scenario_in("a 10, b 12 / a: a-3 tower>b, a-2 bazaar")).line ==
          "a 10, b 12 / a: a-3 ransom >b, a-2 auction");
}

TEST_CASE("a line is told from the name of a file") {
    for (const std::string line : {"red 10, blue 12 r10 / red: red+5 city", "red 10", "red 10; blue 12",
                                   " red -3 m0, blue 1", "red 10/red: bag"})
        CHECK(looks_like_a_line(line));
    for (const std::string file : {"", "red", "scenarios/a.yaml", "my game.yaml", "game 2.yaml",
                                   "folder 1a/x.yaml", "10 red", ", 10", "/ red: bag"}) {
        CAPTURE(file);
        CHECK_FALSE(looks_like_a_line(file));
    }
}

TEST_CASE("a line that is cut off anywhere is refused or read") {
    const std::string line =
        "red 0 m11 r2, blue 12 m0 / red: red+5 road @messenger & red+6, red-3 >blue / blue: end, final "
        "red+-1";
    for (std::size_t length = 0; length <= line.size(); ++length) {
        Diagnostics diagnostics;
        const auto scenario =
            scenario_in_line(source_of(line.substr(0, length)), {{EditionId::c2}, {}}, diagnostics);
        CAPTURE(length);
        CHECK(scenario.has_value() == diagnostics.empty());
    }
}

TEST_CASE("a claim is printed as it is read") {
    for (const std::string claim : {"blue+3", "red=-2", "blue+-3, blue=9, blue r15", "red rsupply",
                                    "blue+3, blue robs red, red robs blue", "blue robs 3",
                                    "blue robs nobody or blue robs red 3", "red+1 or red+2, blue=3"}) {
        Scenario scenario = scenario_in("red 10, blue 12 r10 / red: red+5");
        Diagnostics diagnostics;
        add_claim_in_line(source_of(claim), {}, scenario, diagnostics);
        REQUIRE(scenario.claims.size() == 1);
        CHECK(claim_in_line(scenario.claims.front(), scenario.names) == claim);
    }
}

TEST_CASE("a claim that a line cannot say is not printed") {
    for (const std::string says : {"red: {meeple: 1}", "transfers: []"}) {
        const Scenario scenario = load_one(
            "scenario: x\nedition: c2\nplayers: {red: 1, blue: 2}\n"
            "turns: [{player: red, events: [bag]}]\nclaims: [{says: {" +
            says + "}}]\n");
        CHECK_FALSE(claim_in_line(scenario.claims.front(), scenario.names).has_value());
    }
}

TEST_CASE("claims on one line") {
    Scenario scenario = scenario_in("red 10, blue 12 r10, yellow 4 r12 / red: red+5 city");
    Diagnostics diagnostics;
    add_claim_in_line(source_of("blue+3, blue=15, yellow r15, red rsupply, blue robs red"), {}, scenario,
                      diagnostics);
    INFO(render(diagnostics));
    REQUIRE(scenario.claims.size() == 1);
    const Pattern& says = scenario.claims.front().says.at(0);
    REQUIRE(says.players.size() == 3);
    CHECK(says.players[0].player == player_at(1));
    CHECK(says.players[0].gained == 3);
    CHECK(says.players[0].total == 15);
    CHECK(says.players[1].robber == Place::space(15));
    CHECK(says.players[2].robber == Place::supply());
    REQUIRE(says.robberies.size() == 1);
    CHECK(says.robberies[0].by == player_at(1));
    CHECK(says.robberies[0].from == player_at(0));

    CHECK(problems_in_claim("blue+3").empty());
    CHECK(problems_in_claim("blue+-3").empty());
    CHECK(problems_in_claim("blue r supply").empty());
    CHECK(problems_in_claim("blue robs red").empty());
    CHECK(problems_in_claim("") == "1 line-syntax; ");
    CHECK(problems_in_claim("blue") == "1 line-syntax; ");
    CHECK(problems_in_claim("blue+") == "1 line-syntax; ");
    CHECK(problems_in_claim("blue+x") == "6 bad-number; ");
    CHECK(problems_in_claim("bleu+3") == "1 unknown-player; ");
    CHECK(problems_in_claim("blue+3, blue+4") == "14 duplicate-entry; ");
    CHECK(problems_in_claim("blue r") == "1 line-syntax; ");
    CHECK(problems_in_claim("blue r50") == "7 number-out-of-range; ");
    CHECK(problems_in_claim("blue robs rde") == "11 unknown-player; ");
}

TEST_CASE("near misses of claims") {
    struct Row {
        const char* claim;
        const char* advice;
    };
    const Row rows[] = {
        {"blue-3", "blue+-3"},
        {"blue -3", "blue+-3"},
        {"blue +3", "blue+3"},
        {"blue + 3", "blue+3"},
        {"blue = 15", "blue=15"},
        {"blue = -2", "blue=-2"},
        {"blue==15", "blue=15"},
        {"blue+=3", "blue+3"},
        {"blue: 3", "blue+3"},
        {"blue\u22123", "blue+-3"},
        {"blue gets 2", "blue+2"},
        {"Blue gains 3 points", "blue+3"},
        {"blue has 15", "blue=15"},
        {"blue gets nothing", "blue+0"},
        {"blue robss red", "blue robs red"},
        {"blue Robs red", "blue robs red"},
        {"blue steals from red", "blue robs red"},
        {"blue robs 3 from red", "blue robs red 3"},
        {"blue stole 3", "blue robs 3"},
        {"blue robs nothing", "blue robs nobody"},
        {"red is robbed by blue", "blue robs red"},
        {"does blue rob red?", "blue robs red"},
        {"blue's robber is on 15", "blue r15"},
        {"blue's robber is in the supply", "blue rsupply"},
        {"blue R15", "blue r15"},
        {"blue+3 red+5", "blue+3, red+5"},
        {"blue robs red yellow", "blue robs red"},
    };
    for (const Row& row : rows) {
        CAPTURE(row.claim);
        Scenario scenario = scenario_in("red 10, blue 12 r10 / red: red+5");
        Diagnostics diagnostics;
        add_claim_in_line(source_of(row.claim), {}, scenario, diagnostics);
        REQUIRE(diagnostics.size() == 1);
        CHECK(diagnostics.list().front().expected == fmt::format("Write {}.", row.advice));
        CHECK(problems_in_claim(row.advice).empty());
    }
    CHECK(problems_in_claim("blue r-3") == "7 number-out-of-range; ");  // about a robber, not a sum
    CHECK(problems_in_claim("blue r 15").empty());
}

TEST_CASE("the grammar of claims") {
    Scenario scenario = scenario_in("and 10 m0, x-1 12 m0 r10, robs 4 m0 / and: and+5");
    const auto said = [&](const std::string& claim) {
        Diagnostics diagnostics;
        add_claim_in_line(source_of(claim), {}, scenario, diagnostics);
        INFO(render(diagnostics));
        REQUIRE(diagnostics.empty());
        return claim_in_line(scenario.claims.back(), scenario.names);
    };
    CHECK(said("x-1+3 and and+5,robs=4") == "x-1+3, and+5, robs=4");
    CHECK(said("x-1+-3 or x-1=5") == "x-1+-3 or x-1=5");
    CHECK(said("x-1 r15 and robs rsupply") == "x-1 r15, robs rsupply");
    CHECK(said("x-1 robs and and and robs nobody") == "and robs nobody, x-1 robs and");
    CHECK(said("robs robs x-1 3 or and takes 2 from robs") == "robs robs x-1 3 or and robs robs 2");
    CHECK(said("x-1 robs 4 or x-1 steals 3 or x-1 takes 0") == "x-1 robs 4 or x-1 robs 3 or x-1 robs nobody");
    CHECK(said("and draws and x-1 draws") == "and draws, x-1 draws");
    CHECK(scenario.claims.back().says.at(0).draws.size() == 2);
}
