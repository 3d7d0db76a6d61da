// The scoreboard's numbers, and the words and packed forms of what happens on it.
#include <vector>

#include "catch.h"
#include "game/event.h"
#include "game/packed.h"

namespace robbers {

TEST_CASE("the scoreboard is a ring of 50 spaces (BRD-1, BRD-4)") {
    CHECK(ring_space(0) == 0);
    CHECK(ring_space(50) == 0);
    CHECK(ring_space(53) == 3);
    CHECK(ring_space(-2) == 48);
    CHECK(ring_space(-50) == 0);
    CHECK(ring_space(-51) == 49);
    CHECK(ring_space(9999) == 49);
}

TEST_CASE("dark spaces are the multiples of five (BRD-5)") {
    CHECK(is_dark(0));
    CHECK(is_dark(45));
    CHECK(is_dark(-5));
    CHECK_FALSE(is_dark(48));
}

TEST_CASE("halves are rounded up (STL-1)") {
    CHECK(half_rounded_up(1) == 1);
    CHECK(half_rounded_up(2) == 1);
    CHECK(half_rounded_up(5) == 3);
    CHECK(half_rounded_up(999) == 500);
}

TEST_CASE("the supply sorts before every space") {
    CHECK(Place::supply() < Place::space(-999));
    CHECK(Place::space(3) < Place::space(10));
}

TEST_CASE("figures and their numbers are the same thing") {
    for (int number = 0; number < kMaxFigures; ++number) CHECK(index(figure_at(number)) == number);
}

TEST_CASE("packed transfers and messages come back and sort as they do themselves") {
    std::vector<Transfer> transfers;
    for (const int turn : {1, 2, 100})
        for (const int figure : {0, 5, 11})
            for (const int to : {0, 5})
                for (const Points points : {1, 500})
                    transfers.push_back({turn, figure_at(figure), player_at(to), points});
    for (const Transfer& a : transfers) {
        CHECK(unpacked_transfer(packed(a)) == a);
        for (const Transfer& b : transfers) CHECK((packed(a) < packed(b)) == (a < b));
    }
    const Message message{100, player_at(5)};
    CHECK(unpacked_message(packed(message)) == message);
    CHECK(packed(Message{1, player_at(5)}) < packed(Message{2, player_at(0)}));
}

TEST_CASE("every source is scored or paid, and `other` is both") {
    for (const Source source : all_values<Source>()) {
        CAPTURE(spelling(source));
        CHECK((may_be_scored(source) || may_be_paid(source)));
        CHECK((may_be_scored(source) && may_be_paid(source)) == (source == Source::other));
        CHECK(from_spelling<Source>(spelling(source)) == source);
    }
    CHECK(scoring_phase(Source::fairy) == Phase::start_or_scoring);
    CHECK(scoring_phase(Source::wind_rose) == Phase::start);
    CHECK(scoring_phase(Source::fruit) == Phase::placing);
    CHECK(scoring_phase(Source::other) == Phase::scoring);
    CHECK(scoring_phase(Source::catapult) == Phase::after);
    CHECK(payment_phase(Source::ransom) == Phase::any);
    CHECK(payment_phase(Source::other) == Phase::placing);
    CHECK(payment_phase(Source::auction) == Phase::after);
}

TEST_CASE("what comes after phase 3") {
    CHECK(is_after_phase_3(ScoringRound{{{player_at(0), 2, Source::message}}}));
    CHECK_FALSE(is_after_phase_3(ScoringRound{{{player_at(0), 2, Source::road}}}));
    CHECK(is_after_phase_3(Payment{player_at(0), 2, Source::auction, {}}));
    CHECK_FALSE(is_after_phase_3(Payment{player_at(0), 3, Source::ransom, {}}));
    CHECK_FALSE(is_after_phase_3(Bag{}));
}

TEST_CASE("scorings are named by player and source in file order") {
    const ScoringRound round{{{player_at(0), 3, Source::road},
                              {player_at(1), 3, Source::road},
                              {player_at(0), 5, Source::road},
                              {player_at(0), 5, Source::city}}};
    CHECK(to_string(name_of(round, 0)) == "road");
    CHECK(to_string(name_of(round, 1)) == "road");
    CHECK(to_string(name_of(round, 2)) == "road#2");
    CHECK(to_string(name_of(round, 3)) == "city");
}

TEST_CASE("choices are written as the scenario format takes them") {
    const std::vector<std::string> names{"red", "blue"};
    const Figure messenger{player_at(0), FigureKind::messenger};
    const auto text = [&](Decision decision) {
        return to_string(Choice{2, 1, {}, player_at(1), std::move(decision), false}, names, false);
    };
    CHECK(text(Robs{messenger}) == "{event: 1, player: blue, robs: red.messenger}");
    CHECK(text(GoesAlong{messenger, false}) == "{event: 1, player: blue, stays: red.messenger}");
    CHECK(text(GoesAlong{messenger, true}) == "{event: 1, player: blue, follows: red.messenger}");
    CHECK(text(Places{Place::space(14)}) == "{event: 1, player: blue, places: 14}");
    CHECK(text(Places{Place::supply()}) == "{event: 1, player: blue, declines: true}");
    CHECK(text(Books{FigureKind::meeple}) == "{event: 1, player: blue, books: meeple}");
    CHECK(text(Pays{FigureKind::messenger}) == "{event: 1, player: blue, pays: messenger}");
    CHECK(text(ScoresWith{{Source::road, 2}, FigureKind::meeple}) ==
          "{event: 1, player: blue, scores: road#2, with: meeple}");
    CHECK(text(ScoringOrder{{{Source::road, 2}, {Source::city, 1}}}) ==
          "{event: 1, player: blue, order: [road#2, city]}");
    CHECK(to_string(Choice{2, 1, 3, player_at(0), Robs{messenger}, false}, names, true) ==
          "{turn: 2, event: 1, time: 3, player: red, robs: red.messenger}");
}

TEST_CASE("unsound positions are told") {
    Position position;
    position.player_count = 2;
    CHECK(broken_invariants(position).empty());
    position.standings[0].points[1] = 3;
    CHECK(broken_invariants(position).size() == 1);
    position.standings[4].points[0] = 3;
    CHECK(broken_invariants(position).size() == 2);
    position.player_count = 7;
    CHECK(broken_invariants(position).size() == 2);
}

}  // namespace robbers
