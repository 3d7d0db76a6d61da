// The sentences for facts and choices.
#include "report/words/words.h"

#include "catch.h"
#include "kit.h"

namespace robbers {

using namespace kit;

TEST_CASE("names are printed as they are written") {
    Scenario scenario = example_2();
    scenario.names[0] = "Łucja";
    const Words words(scenario);
    CHECK(words.name(kRed) == "Łucja");
    CHECK(words.figure(kRedMeeple) == "Łucja");
    CHECK(words.robber(kRed) == "Łucja's robber");
    const Scenario two_figures = with_messengers();
    CHECK(Words(two_figures).figure(kRedMessenger) == "red's messenger");
}

TEST_CASE("every source and every fact has words") {
    for (const Source source : all_values<Source>()) CHECK_FALSE(source_words(source).empty());
    const Scenario scenario = with_messengers();
    const Words words(scenario);
    for (const FactKind kind : all_values<FactKind>()) {
        Fact some = fact(kind, kBlue, kRedMeeple, 3);
        some.other = kRed;
        some.from = Place::space(10);
        some.to = Place::space(13);
        INFO(spelling(kind));
        const std::string sentence = words.sentence(some);
        CHECK(sentence.size() > 10);
        CHECK(sentence.back() != '.');
        CHECK(sentence.find("  ") == std::string::npos);
        for (const Cause cause : all_values<Cause>()) {
            some.cause = cause;
            CHECK(words.sentence(some).back() != ' ');
        }
        CHECK_FALSE(is_told(some, ExplainLevel::none));
    }
}

TEST_CASE("facts as sentences") {
    const Scenario scenario = example_2();
    const Words words(scenario);
    Fact scored = fact(FactKind::moved_forward, kRed, kRedMeeple, 5);
    scored.source = Source::city;
    scored.from = Place::space(10);
    scored.to = Place::space(15);
    scored.reached = 15;
    CHECK(words.sentence(scored) == "red scores 5 points for the city, from 10 to 15");
    scored.source = Source::other;
    scored.points = 1;
    scored.reached = 11;
    scored.to = Place::space(11);
    CHECK(words.sentence(scored) == "red scores 1 point, from 10 to 11");

    Fact stolen = fact(FactKind::stolen_booked, kBlue, kBlueMeeple, 3);
    stolen.other = kRed;
    stolen.base = 5;
    stolen.from = Place::space(12);
    stolen.to = Place::space(15);
    CHECK_THAT(words.sentence(stolen), contains("blue robs red: half of 5, rounded up, is 3"));

    Fact kept = fact(FactKind::not_robbed, kYellow, kBlueMeeple);
    kept.cause = Cause::stolen_points;
    CHECK(words.sentence(kept) == "yellow's robber gets nothing from blue: robbers do not rob stolen points");

    Fact apart = fact(FactKind::not_robbed, kYellow, kBlueMeeple);
    apart.cause = Cause::lap_apart;
    CHECK(words.sentence(apart) == "yellow's robber gets nothing from blue: blue is a lap away");

    Fact placed = fact(FactKind::robber_placed, kRed, kRedMeeple);
    placed.to = Place::space(12);
    CHECK(words.sentence(placed) == "red puts the robber on 12");
}

TEST_CASE("figures move by points, with their space where it has another number") {
    const Scenario scenario = example_2();
    const Words words(scenario);
    const auto moved = [&](FactKind kind, Points before, Points after) {
        Fact some = fact(kind, kRed, kRedMeeple, after - before);
        if (kind == FactKind::moved_back) some.points = before - after;
        some.from = Place::space(ring_space(before));
        some.to = Place::space(ring_space(after));
        some.reached = after;
        return words.sentence(some);
    };
    CHECK(moved(FactKind::moved_forward, 10, 60) == "red scores 50 points, from 10 to 60 (space 10)");
    CHECK(moved(FactKind::moved_forward, -3, 2) == "red scores 5 points, from -3 (space 47) to 2");
    CHECK(moved(FactKind::moved_forward, 60, 63) ==
          "red scores 3 points, from 60 (space 10) to 63 (space 13)");
    CHECK(moved(FactKind::moved_back, 2, -1) == "red goes back 3 points, from 2 to -1 (space 49)");
    CHECK_THAT(moved(FactKind::end_bonus, 48, 51), contains("from 48 to 51 (space 1)"));
    CHECK_THAT(moved(FactKind::final_scored, 49, 50), contains("from 49 to 50 (space 0)"));
    // Where places are points there is nothing to add.
    Fact apart = fact(FactKind::moved_forward, kRed, kRedMeeple, 50);
    apart.from = Place::space(10);
    apart.to = Place::space(60);
    apart.reached = 60;
    CHECK(words.sentence(apart) == "red scores 50 points, from 10 to 60");
}

TEST_CASE("a fact is told where the engine says so") {
    Fact some = fact(FactKind::robbery_chosen, kBlue, kRedMeeple);
    const auto told_at = [&](Telling telling) {
        some.telling = telling;
        return std::pair(is_told(some, ExplainLevel::brief), is_told(some, ExplainLevel::full));
    };
    CHECK(told_at(Telling::brief) == std::pair(true, true));
    CHECK(told_at(Telling::full) == std::pair(false, true));
    CHECK(told_at(Telling::asked) == std::pair(false, false));
}

TEST_CASE("a sentence about one of several scorings says which") {
    Scenario scenario = example_2();
    scenario.game.turns[0].events = {ScoringRound{{{kRed, 3, Source::road}, {kRed, 5, Source::city}}}};
    const Words words(scenario);
    Fact missed = fact(FactKind::missed, kYellow, kRedMeeple, 5);
    missed.from = Place::space(10);
    missed.to = Place::space(12);
    missed.cause = Cause::passed;
    missed.source = Source::city;
    missed.scoring = 2;
    CHECK(
        words.sentence(missed) ==
        "yellow's robber on 12 gets nothing from red's second scoring (the city): red starts on 10 and only "
        "passes 12");
    scenario.game.turns[0].events = {ScoringRound{{{kRed, 5, Source::city}}}};
    missed.scoring = 1;
    CHECK(words.sentence(missed) ==
          "yellow's robber on 12 gets nothing from red: red starts on 10 and only passes 12");
}

TEST_CASE("choices as conditions") {
    const Scenario scenario = with_messengers();
    const Words words(scenario);
    const ScoringName road{Source::road, 1};
    const ScoringName city{Source::city, 1};
    CHECK(words.condition(choice(kRed, ScoresWith{city, FigureKind::messenger})) ==
          "red scores the city with the messenger");
    CHECK(words.condition(choice(kRed, ScoringOrder{{city, road}})) == "red scores the city, then the road");
    CHECK(words.condition(choice(kBlue, Robs{kRedMessenger})) == "blue robs red's messenger");
    CHECK(words.condition(choice(kBlue, Books{FigureKind::meeple})) ==
          "blue moves the meeple by the stolen points");
    CHECK(words.condition(choice(kYellow, GoesAlong{kBlueMeeple, true})) ==
          "yellow's robber moves along with blue's meeple");
    CHECK(words.condition(choice(kYellow, GoesAlong{kBlueMeeple, false})) ==
          "yellow's robber stays when blue's meeple leaves");
    CHECK(words.condition(choice(kRed, Places{Place::space(14)})) == "red puts the robber on 14");
    CHECK(words.condition(choice(kRed, Places{Place::supply()})) == "red does not place the robber");
    CHECK(words.condition(choice(kRed, Pays{FigureKind::meeple})) == "red pays with the meeple");
}

TEST_CASE("order and figures of one round are one condition") {
    const Scenario scenario = with_messengers();
    const Words words(scenario);
    const ScoringName road{Source::road, 1};
    const ScoringName city{Source::city, 1};
    const Choice order = choice(kRed, ScoringOrder{{city, road}});
    const Choice with_road = choice(kRed, ScoresWith{road, FigureKind::meeple});
    const Choice with_city = choice(kRed, ScoresWith{city, FigureKind::messenger});
    CHECK(words.conditions({order, with_city, with_road, choice(kBlue, Robs{kRedMeeple})}) ==
          std::vector<std::string>{"red scores the city with the messenger, then the road with the meeple",
                                   "blue robs red's meeple"});
    const Choice also = choice(kRed, ScoresWith{city, FigureKind::meeple});
    CHECK(words.conditions({order, also, with_road}) ==
          std::vector<std::string>{"red scores the city, then the road, both with the meeple"});
}

TEST_CASE("where a round is one movement, a choice speaks of all its scorings") {
    const Scenario scenario = with_messengers();
    const Words words(scenario, EditionId::c3_1, {});
    CHECK(words.condition(choice(kRed, ScoresWith{{Source::road, 1}, FigureKind::messenger})) ==
          "red scores the road and the city with the messenger");
}

TEST_CASE("what could be mistaken is said") {
    Scenario scenario = with_messengers();
    scenario.game.turns.push_back(scenario.game.turns.front());
    const Words two_turns(scenario);
    Choice second = choice(kBlue, Robs{kRedMeeple});
    second.turn = 2;
    CHECK(two_turns.condition(second) == "in turn 2 blue robs red's meeple");

    Scenario two_roads = with_messengers();
    two_roads.game.turns[0].events = {ScoringRound{{{kRed, 3, Source::road}, {kRed, 5, Source::road}}}};
    CHECK(Words(two_roads).condition(choice(kRed, ScoresWith{{Source::road, 2}, FigureKind::meeple})) ==
          "red scores the second road with the meeple");

    Scenario two_rounds = with_messengers();
    two_rounds.game.turns[0].events.push_back(two_rounds.game.turns[0].events[0]);
    Choice later = choice(kBlue, Robs{kRedMeeple});
    later.event = 2;
    later.time = 2;
    CHECK(Words(two_rounds).condition(later) == "in event 2 blue robs red's meeple the second time");
}

}  // namespace robbers
