// Sound scenarios: what is written is what is loaded, wherever it is written and however.
#include <algorithm>

#include "loaded.h"
#include "scenario/names.h"
#include "scenario/yaml_slips.h"

using namespace robbers;
using namespace std::string_literals;

namespace {

const std::string kEverything = R"(# a comment first
scenario: Everything at once
id: everything
about: |
  Prose of
  two lines.
edition: [bb8, c2, c1]
sources: [ro-c2c3 Example 2, ca-c31 n1]
tags: [one, two]
rulings: {laps: same-lap, c31-placement: may}
expansions: [messages]
players:
  red: {meeple: 3, messenger: -17, robber: 60}
  "no": 12
  blue: {robber: supply}
turns:
  - player: blue
    events:
      - bag
      - score:
          - {player: red, points: 3, for: road}
          - {player: red, points: -4, for: ghosts, with: messenger}
          - {player: red, points: 5, for: road, with: meeple}
      - pay: {player: red, points: 3, for: ransom, to: "no", with: messenger}
    choices:
      - {player: "no", robs: red.meeple, event: 2, time: 2}
      - {player: red, order: [road#2, ghosts, road]}
      - {player: blue, places: 53}
  - player: "no"
    events: [end-of-game, {final: {player: blue, points: 7}}, final: [{player: red, points: 0}]]
choices:
  - {turn: 2, player: red, books: messenger}
  - {turn: 1, player: red, scores: road#2, with: messenger}
  - {turn: 1, player: "no", scores: ransom, with: meeple}
  - {turn: 1, player: "no", follows: blue.messenger}
  - {turn: 1, player: "no", stays: blue.meeple}
  - {turn: 1, player: red, declines: true}
  - {turn: 1, player: red, pays: meeple}
expect:
  - edition: [c2, c3.1]
    exactly: [{red: 12, "no": {total: 1, meeple: 2, messenger: 3, robber: -5, stole: 4, gained: -5}}]
    never: [{transfers: []}, {messages: [red, {player: blue, turn: 2}]}]
    outcomes: 7
    lines: 123456789012345678901234567890
    cites: [STL-1, PLC-6m]
    xfail: known to be wrong
  - {edition: all, rulings: {laps: same-space}, error: illegal-choice}
claims:
  - {by: blue, says: {transfers: [{from: red, figure: messenger, to: blue, points: 3, turn: 1}]}, because: "why: so"}
  - says: {blue: 3}
)";

/// Under `laps: same-space` in an expectation robbers stay on spaces.
std::string everything() {
    std::string text = kEverything;
    text.replace(text.find("robber: 60"), 10, "robber: 40");
    text.replace(text.find("places: 53"), 10, "places: 43");
    return text;
}

const std::string kSmall =
    "scenario: Small\nedition: c2\nplayers: {red: 10, blue: {meeple: 12, robber: 10}}\n"
    "turns:\n  - player: red\n    events:\n      - score: {player: red, points: 5}\n";

std::string text_at(const Scenario& scenario, const SourceSpan& span) {
    return std::string(
        scenario.source->line(span.begin.line)
            .substr(static_cast<std::size_t>(span.begin.column) - 1, static_cast<std::size_t>(span.length)));
}

}  // namespace

TEST_CASE("what a scenario says about itself") {
    const Scenario scenario = load_one(everything());
    CHECK(scenario.title == "Everything at once");
    CHECK(scenario.id == "everything");
    CHECK(scenario.about == "Prose of\ntwo lines.\n");
    CHECK(scenario.editions == std::vector{EditionId::c1_2013, EditionId::c2, EditionId::c3_1});
    CHECK(scenario.sources == std::vector{"ro-c2c3 Example 2"s, "ca-c31 n1"s});
    CHECK(scenario.tags == std::vector{"one"s, "two"s});
    CHECK(scenario.rulings == std::vector{Ruling{QuestionId::laps, 1}, Ruling{QuestionId::c31_placement, 1}});
    CHECK(scenario.span.begin == SourcePosition{2, 1});
    CHECK(text_at(scenario, scenario.span) == "scenario");
    CHECK(text_at(scenario, scenario.id_span) == "everything");
}

TEST_CASE("players and what stands where") {
    const Scenario scenario = load_one(everything());
    CHECK(scenario.names == std::vector{"red"s, "no"s, "blue"s});
    const Position& start = scenario.game.start;
    CHECK(start.player_count == 3);
    CHECK(start.has_messengers);
    CHECK(start.points({player_at(0), FigureKind::meeple}) == 3);
    CHECK(start.points({player_at(0), FigureKind::messenger}) == -17);
    CHECK(start.robber(player_at(0)) == Place::space(40));
    CHECK(start.total(player_at(1)) == 12);
    CHECK(start.robber(player_at(1)).is_supply());
    CHECK(start.total(player_at(2)) == 0);
}

TEST_CASE("turns, events and their places") {
    const Scenario scenario = load_one(everything());
    const Game& game = scenario.game;
    REQUIRE(game.turns.size() == 2);
    CHECK(game.turns[0].active == player_at(2));
    REQUIRE(game.turns[0].events.size() == 3);
    CHECK(std::holds_alternative<Bag>(game.turns[0].events[0]));
    const auto& round = std::get<ScoringRound>(game.turns[0].events[1]);
    REQUIRE(round.scorings.size() == 3);
    CHECK(round.scorings[1].points == -4);
    CHECK(round.scorings[1].source == Source::ghosts);
    const auto& payment = std::get<Payment>(game.turns[0].events[2]);
    CHECK(payment.payer == player_at(0));
    CHECK(payment.receiver == player_at(1));
    CHECK(payment.source == Source::ransom);
    REQUIRE(game.turns[1].events.size() == 3);
    CHECK(std::holds_alternative<EndOfGame>(game.turns[1].events[0]));
    CHECK(std::get<FinalScoring>(game.turns[1].events[1]).entries[0].points == 7);
    CHECK(std::get<FinalScoring>(game.turns[1].events[2]).entries[0].player == player_at(0));
    REQUIRE(scenario.event_spans.size() == 2);
    std::string words;
    for (const auto& turn : scenario.event_spans)
        for (const SourceSpan& span : turn) words += text_at(scenario, span) + " ";
    CHECK(words == "bag score pay end-of-game final final ");
}

TEST_CASE("choices are in file order, with their places") {
    const Scenario scenario = load_one(everything());
    const std::vector<Choice>& choices = scenario.game.choices;
    const Player red = player_at(0);
    const Player no = player_at(1);
    const Player blue = player_at(2);
    const auto at = [](int event) { return std::optional(event); };
    const auto any = std::optional<int>();
    const std::vector<Choice> expected = {
        {1, at(2), any, red, ScoresWith{{Source::ghosts, 1}, FigureKind::messenger}, true},
        {1, at(2), any, red, ScoresWith{{Source::road, 2}, FigureKind::meeple}, true},
        {1, at(3), any, red, Pays{FigureKind::messenger}, true},
        {1, at(2), at(2), no, Robs{{red, FigureKind::meeple}}, false},
        {1, any, any, red, ScoringOrder{{{Source::road, 2}, {Source::ghosts, 1}, {Source::road, 1}}}, false},
        {1, any, any, blue, Places{Place::space(43)}, false},
        {2, any, any, red, Books{FigureKind::messenger}, false},
        {1, any, any, red, ScoresWith{{Source::road, 2}, FigureKind::messenger}, false},
        {1, any, any, no, ScoresWith{{Source::ransom, 1}, FigureKind::meeple}, false},
        {1, any, any, no, GoesAlong{{blue, FigureKind::messenger}, true}, false},
        {1, any, any, no, GoesAlong{{blue, FigureKind::meeple}, false}, false},
        {1, any, any, red, Places{Place::supply()}, false},
        {1, any, any, red, Pays{FigureKind::meeple}, false},
    };
    REQUIRE(choices.size() == expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        INFO(i);
        CHECK(choices[i] == expected[i]);
    }
    REQUIRE(scenario.choice_spans.size() == choices.size());
    CHECK(text_at(scenario, scenario.choice_spans[0]) == "messenger");
    CHECK(text_at(scenario, scenario.choice_spans[5]) == "{player: blue, places: 43}");
    CHECK(std::is_sorted(scenario.choice_spans.begin(), scenario.choice_spans.end()));
}

TEST_CASE("choices at top level before the turns come first") {
    const Scenario scenario = load_one(
        "choices: [{turn: 1, player: blue, robs: red.meeple}]\nscenario: Small\nedition: c2\nplayers: {red: "
        "10, blue: 3}\n"
        "turns:\n  - player: red\n    choices: [{player: red, declines: true}]\n    events: [bag]\n");
    REQUIRE(scenario.game.choices.size() == 2);
    CHECK(std::holds_alternative<Robs>(scenario.game.choices[0].decision));
}

TEST_CASE("expectations") {
    const Scenario scenario = load_one(everything());
    REQUIRE(scenario.expectations.size() == 2);
    const Expectation& first = scenario.expectations[0];
    CHECK(first.editions == std::vector{EditionId::c2, EditionId::c3_1});
    REQUIRE(first.lists.size() == 2);
    CHECK(first.lists[0].mode == PatternMode::exactly);
    const Pattern& pattern = first.lists[0].patterns.at(0);
    REQUIRE(pattern.players.size() == 2);
    CHECK(pattern.players[0].total == 12);
    CHECK_FALSE(pattern.players[0].meeple.has_value());
    CHECK(pattern.players[1].total == 1);
    CHECK(pattern.players[1].meeple == 2);
    CHECK(pattern.players[1].messenger == 3);
    CHECK(pattern.players[1].robber == Place::space(-5));
    CHECK(pattern.players[1].stole == 4);
    CHECK(pattern.players[1].gained == -5);
    CHECK_FALSE(pattern.transfers.has_value());
    REQUIRE(first.lists[1].patterns.size() == 2);
    REQUIRE(first.lists[1].patterns[0].transfers.has_value());
    CHECK(first.lists[1].patterns[0].transfers->empty());
    REQUIRE(first.lists[1].patterns[1].messages.has_value());
    CHECK(first.lists[1].patterns[1].messages->at(0).player == player_at(0));
    CHECK(first.lists[1].patterns[1].messages->at(1).turn == 2);
    CHECK(first.outcomes == 7u);
    CHECK(first.lines == "123456789012345678901234567890");
    CHECK(first.cites == std::vector{ClauseId::stl_1, ClauseId::plc_6m});
    CHECK(first.xfail == "known to be wrong");
    CHECK(text_at(scenario, first.outcomes_span) == "7");
    CHECK(text_at(scenario, first.lists[1].span) == "never");
    CHECK(first.error_span.begin.line == 0);
    const Expectation& second = scenario.expectations[1];
    CHECK(second.editions.empty());
    CHECK(second.rulings == std::vector{Ruling{QuestionId::laps, 0}});
    CHECK(second.error == RefusalWord::illegal_choice);
}

TEST_CASE("claims") {
    const Scenario scenario = load_one(everything());
    REQUIRE(scenario.claims.size() == 2);
    CHECK(scenario.claims[0].by == player_at(2));
    CHECK(scenario.claims[0].because == "why: so");
    const TransferPattern& transfer = scenario.claims[0].says.at(0).transfers.value().at(0);
    CHECK(transfer.figure == FigureKind::messenger);
    CHECK(transfer.turn == 1);
    CHECK_FALSE(scenario.claims[1].by.has_value());
    CHECK(scenario.claims[1].says.at(0).players.at(0).total == 3);
}

TEST_CASE("a claim is one of several patterns, or words") {
    const Scenario scenario = load_one(
        "scenario: x\nedition: c2\nplayers: {red: 1, x-1: 2}\nturns: [{player: red, events: [bag]}]\n"
        "claims:\n"
        "  - {says: [{red: {stole: 2}}, {x-1: {stole: 0}}]}\n"
        "  - says: x-1 robs red 3 or red robs nobody\n"
        "  - {says: \"x-1+3, red=4\"}\n");
    REQUIRE(scenario.claims.size() == 3);
    REQUIRE(scenario.claims[0].says.size() == 2);
    CHECK(scenario.claims[0].says[1].players.at(0).stole == 0);
    REQUIRE(scenario.claims[1].says.size() == 2);
    CHECK(scenario.claims[1].says[0].robberies.at(0).points == 3);
    CHECK(scenario.claims[1].says[1].players.at(0).stole == 0);
    REQUIRE(scenario.claims[2].says.size() == 1);
    CHECK(scenario.claims[2].says[0].players.size() == 2);
}
TEST_CASE("robbers on any number of points where laps are told apart") {
    const std::string wide =
        "scenario: Laps\nedition: c2\nrulings: {laps: same-lap}\nplayers: {red: 63, blue: {robber: -63}}\n"
        "turns:\n  - player: red\n    events: [bag]\n    choices: [{player: red, places: 9999}]\n";
    CHECK(load_one(wide).game.start.robber(player_at(1)) == Place::space(-63));
    const LoadOptions one_board{{}, {{QuestionId::laps, 0}}};
    CHECK(load(wide, one_board).ids ==
          std::vector{DiagnosticId::number_out_of_range, DiagnosticId::number_out_of_range});
    const std::string unruled =
        "scenario: Laps\nedition: c2\nplayers: {red: 63, blue: {robber: 63}}\n"
        "turns: [{player: red, events: [bag]}]\n";
    CHECK(load(unruled).ids == std::vector{DiagnosticId::number_out_of_range});
    CHECK(load(unruled, {{}, {{QuestionId::laps, 1}}}).problems.empty());
}

TEST_CASE("the command line's editions and rulings") {
    const std::string text =
        kSmall + "rulings: {active-declines: others-may-not}\nexpect: [{edition: c2, outcomes: 1}]\n";
    CHECK(load(text).problems.empty());
    const Loaded other = load(text, {{EditionId::c3_1}, {}});
    CHECK(other.problems.empty());
    CHECK(other.scenarios.at(0).editions == std::vector{EditionId::c2});
    const std::string without = "scenario: x" + kSmall.substr(kSmall.find("\nplayers"));
    CHECK(load(without).ids == std::vector{DiagnosticId::no_edition});
    CHECK(load(without, {{EditionId::c2}, {}}).problems.empty());
    const std::string opened = without + "rulings: {active-declines: others-may-not}\n";
    CHECK(load(opened, {{EditionId::c3_1}, {}}).ids == std::vector{DiagnosticId::question_not_asked});
    CHECK(load(opened, {{EditionId::c3_1}, {{QuestionId::c31_placement, 1}}}).problems.empty());
}

TEST_CASE("ids default to the file's name") {
    const Loaded loaded = load(kSmall + "---\n" + kSmall + "id: own\n---\n" + kSmall);
    REQUIRE(loaded.scenarios.size() == 3);
    CHECK(loaded.scenarios[0].id == "test.case");
    CHECK(loaded.scenarios[1].id == "own");
    CHECK(loaded.scenarios[2].id == "test.case#3");
    CHECK(loaded.scenarios[1].span.begin.line == 9);
    CHECK(load(kSmall, {}, "-").scenarios.at(0).id == "stdin");
    CHECK(load(kSmall, {}, "a/b.yml").scenarios.at(0).id == "b");
    CHECK(load(kSmall, {}, ".yaml").scenarios.at(0).id == ".yaml");
}

TEST_CASE("a document with a problem is left out, the others are loaded") {
    const Loaded loaded = load(kSmall + "---\nscenario: bad\n---\n" + kSmall);
    CHECK(loaded.scenarios.size() == 2);
    CHECK(loaded.scenarios.back().id == "test.case#3");
    const Loaded broken = load(kSmall + "---\nscenario: [bad\n---\n" + kSmall);
    CHECK(broken.scenarios.size() == 2);
    CHECK(broken.ids == std::vector{DiagnosticId::yaml_syntax});
}

TEST_CASE("line ends, marks and markers do not matter") {
    std::string crlf;
    for (const char c : everything()) crlf += c == '\n' ? "\r\n"s : std::string(1, c);
    const Scenario plain = load_one(everything());
    const Scenario other = load_one(crlf);
    CHECK(other.game.choices == plain.game.choices);
    CHECK(other.event_spans == plain.event_spans);
    CHECK(other.about == plain.about);
    CHECK(load_one("\xEF\xBB\xBF" + everything()).span == plain.span);
    CHECK(load_one("%YAML 1.2\n---\n" + kSmall + "...\n# end\n").title == "Small");
    CHECK(load_one("# first\n\n---   # second\n" + kSmall).span.begin.line == 4);
    CHECK(load_one(
              "--- {scenario: Flow, edition: c2, players: {a: 1, b: 2}, turns: [{player: a, events: [bag]}]}")
              .title == "Flow");
    CHECK(load(kSmall + "...\n" + kSmall).scenarios.size() == 2);
}

TEST_CASE("places are right after comments, blank lines, carriage returns and other scripts") {
    const auto place = [](const std::string& text) {
        Diagnostics diagnostics;
        load_scenarios(std::make_shared<SourceText>(SourceText{"x", text}), {}, diagnostics);
        REQUIRE(diagnostics.size() == 1);
        const SourceSpan& span = diagnostics.list()[0].span;
        return std::to_string(span.begin.line) + ":" + std::to_string(span.begin.column) + "+" +
               std::to_string(span.length);
    };
    std::string bad = kSmall;
    bad.replace(bad.find("points: 5"), 9, "points: xyz");
    CHECK(place(bad) == "7:38+3");
    CHECK(place("# é\n\n" + bad) == "9:38+3");
    CHECK(place("\r\n\r\n" + bad) == "9:38+3");
    CHECK(place("\xEF\xBB\xBF" + bad) == "7:38+3");
    CHECK(place("--- # é\n" + bad + "...\n") == "8:38+3");
    bad.replace(bad.find("player: red, points"), 11, "\"player\" :  \"r\\u0065d\"");
    CHECK(place(bad) == "7:49+3");
    std::string renamed = kSmall;
    renamed.replace(renamed.find("blue"), 4, "Зоя");
    renamed.replace(renamed.find("robber: 10"), 10, "robber: 99");
    CHECK(place(renamed) == "3:49+2");
}

TEST_CASE("words may be quoted, texts may look like anything") {
    const Scenario scenario = load_one(
        "'scenario': 2014\n\"edition\": \"c2\"\nid: \"no\"\nabout: 'it''s'\nplayers: {'red': 1, \"blue\": "
        "2}\n"
        "turns: [{player: 'red', events: ['bag', {\"score\": {player: \"blue\", points: 3, for: "
        "'city'}}]}]\n");
    CHECK(scenario.title == "2014");
    CHECK(scenario.id == "no");
    CHECK(scenario.about == "it's");
}

TEST_CASE("lists that may be empty") {
    CHECK(load_one(kSmall + "tags: []\nsources: []\nexpansions: []\nrulings: {}\nchoices: []\nclaims: []\n")
              .tags.empty());
}

TEST_CASE("all editions, in the order of the rules") {
    std::string text = kSmall;
    text.replace(text.find("edition: c2"), 11, "edition: all");
    const Scenario scenario = load_one(text);
    CHECK(scenario.editions.size() == vocabulary_size<EditionId>);
    CHECK(std::is_sorted(scenario.editions.begin(), scenario.editions.end()));
}

TEST_CASE("illegal choices are the engine's to refuse") {
    const std::string text = kSmall + "    choices:\n";
    for (const std::string choice :
         {"{player: blue, order: [other]}", "{player: red, robs: red.meeple}", "{player: blue, places: 3}",
          "{player: red, declines: true}", "{player: red, pays: meeple}"}) {
        INFO(choice);
        CHECK(load(text + "      - " + choice + "\n").problems.empty());
    }
}

TEST_CASE("names of players") {
    for (const std::string name :
         {"a", "Z9_-", "Zoë", "Ребекка", "盗賊", "🎲", "abcdefghijklmnopqrstuvwx", "Transfers", "y2"})
        CHECK(is_player_name(name));
    std::string long_name;
    for (int i = 0; i < 24; ++i) long_name += "é";
    CHECK(is_player_name(long_name));
    CHECK_FALSE(is_player_name(long_name + "é"));
    for (const std::string& name :
         {""s, "9a"s, "_a"s, "-a"s, "a b"s, "a.b"s, "a:b"s, "a#"s, "\xE4"s, "a\u00A0b"s, "a\u200Bb"s,
          "\u202Ea"s, "a\x07"s, "a\u0085"s, "a\u3000b"s, "a\uFEFF"s, "a\u00AD"s, "a\xF3\xA0\x80\xA1"s})
        CHECK_FALSE(is_player_name(name));
    for (const std::string word : {"messenger", "again", "nobody"}) CHECK(is_reserved_name(word));
    CHECK_FALSE(is_reserved_name("Bag"));
    for (const std::string word : {"no", "yes", "on", "off", "true", "false", "y", "n", "null", "~", "Null",
                                   "YES", "Off", "tRUE", "N"})
        CHECK(is_yaml_word(word));
    CHECK_FALSE(is_yaml_word("none"));
}

TEST_CASE("slips in YAML") {
    struct Row {
        const char* line;
        const char* meant;  ///< empty: no slip
    };
    for (const Row& row :
         {Row{"red:10", "red: 10"}, Row{"  - player:red", "- player: red"}, Row{"-bag", "- bag"},
          Row{"      -score: {}", "- score: {}"}, Row{"turns", "turns:"},
          Row{"  - player red", "- player: red"}, Row{"  red 10", "red: 10"}, Row{"player: red", ""},
          Row{"- bag", ""}, Row{"---", ""}, Row{"-3", ""}, Row{"some words", ""}, Row{"", ""},
          Row{"- ", ""}}) {
        CAPTURE(row.line);
        CHECK(without_slip(row.line) == row.meant);
    }
}

TEST_CASE("one mistake is told once") {
    std::string many = kSmall;
    many.replace(many.find("blue: {"), 6, "b: 1, c: 2, d: 3, e: 4, f: 5, g: 6, blue: ");
    CHECK(load(many + "expect: {always: [{g: 6}, {blue: 12}]}\n").ids ==
          std::vector{DiagnosticId::player_count});
    std::string no_players = kSmall;
    no_players.replace(no_players.find("players"), 7, "player");
    CHECK(load(no_players).ids == std::vector{DiagnosticId::unknown_key});
    std::string bad_name = kSmall;
    bad_name.replace(bad_name.find("red"), 3, "bag");
    bad_name.replace(bad_name.find("player: red"), 11, "player: bag");
    bad_name.replace(bad_name.find("player: red"), 11, "player: bag");
    CHECK(load(bad_name).ids == std::vector{DiagnosticId::reserved_name});
    std::string no_edition = kSmall;
    no_edition.replace(no_edition.find("c2"), 2, "c9");
    CHECK(load(no_edition + "rulings: {c31-placement: may}\nexpect: [{edition: c3, outcomes: 1}]\n").ids ==
          std::vector{DiagnosticId::unknown_edition});
}

TEST_CASE("a source that can be read") {
    Diagnostics diagnostics;
    const SourcePtr source =
        read_source(std::string(ROBBERS_TEST_DIR) + "/bad/empty-file-2.yaml", diagnostics);
    REQUIRE(source != nullptr);
    CHECK(diagnostics.empty());
    CHECK(source->text == "# nothing but a comment\n\n...\n");
}

TEST_CASE("ids are unique over files") {
    std::vector<Scenario> scenarios = load(kSmall, {}, "a.yaml").scenarios;
    scenarios.push_back(load(kSmall, {}, "b.yaml").scenarios.at(0));
    Diagnostics diagnostics;
    check_unique_ids(scenarios, diagnostics);
    CHECK(diagnostics.empty());
    scenarios.push_back(load(kSmall, {}, "c/a.yaml").scenarios.at(0));
    check_unique_ids(scenarios, diagnostics);
    REQUIRE(diagnostics.size() == 1);
    CHECK_THAT(render(diagnostics), contains("c/a.yaml:1:1: error: the id 'a' is taken already"));
    CHECK_THAT(render(diagnostics), contains("a.yaml:1:1: note: it is the id of this scenario"));
}
