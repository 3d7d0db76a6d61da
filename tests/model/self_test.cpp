// Checks the literal model against the worked examples and against sentences of rules.md that no example
// touches. Prints what fails; exit code 1 if anything does.
#include "self_test_kit.h"

namespace model::self_test {

namespace {

void what_cannot_happen() {
    for (Edition edition : all_editions) {
        const Result ransom = all_lines(
            one_turn(edition, {{2, 0, supply}, {5, 0, supply}}, 0, {Bag{}, pay(0, 3, Source::ransom, 1)}));
        check(ransom.status == Status::illegal_event && ransom.turn == 1 && ransom.event == 2, "BCK-5",
              edition);
        const Result late =
            all_lines(one_turn(edition, {{2, 0, supply}, {5, 0, supply}}, 0,
                               {round({{0, 5, Source::catapult, {}}}), pay(1, 3, Source::ransom), Bag{}}));
        if (edition == Edition::c3_1)
            check(late.status == Status::illegal_event && late.event == 3, "bag after phase 3", edition);
        else
            check(late.status == Status::ok, "bag after a catapult", edition);
        Scenario monster = one_turn(edition, {{1, 0, supply}, {2, 0, supply}}, 0,
                                    {round(std::vector<Scoring>(9, {0, 1, Source::road, {}}))});
        monster.messages = true;
        monster.max_lines = 1000;
        check(all_lines(monster).status == (edition == Edition::c3_1 ? Status::ok : Status::too_big),
              "max_lines", edition);
    }
}

void negative_points() {
    for (Edition edition : all_editions) {
        // red 0 pays 5 from 2 and stands on 47 (-3), blue's robber goes along; ghosts take it no further.
        const Result result =
            all_lines(one_turn(edition, {{2, 0, supply}, {7, 0, 2}}, 0,
                               {pay(0, 5, Source::other), round({{0, -4, Source::ghosts, {}}})}));
        check(counts(result, 1, 1) &&
                  always(result, [](const Outcome& o) { return stands(o, 0, -3) && robber(o, 1) == 47; }),
              "BRD-4", edition);
    }
}

void the_turn_of_c31() {
    // red 0 scores 3 and 4 with the robber of blue 1 beside it; a negative sum counts in the total: (3 + 4 -
    // 2 + 1) / 2 = 3.
    Scenario turn = one_turn(Edition::c3_1, {{10, 20, supply}, {30, 40, 10}}, 0,
                             {round({{0, 3, Source::road, meeple}, {0, 4, Source::city, {}}}),
                              round({{0, -2, Source::ghosts, {}}}), round({{0, 9, Source::catapult, {}}})});
    turn.messages = true;
    const Result result = all_lines(turn);
    check(counts(result, 2, 2) && always(result,
                                         [](const Outcome& o) {
                                             return stands(o, 0, 24, 20) && stole(o, 1) == 3 &&
                                                    robber(o, 1) == supply && o.messages.size() == 1;
                                         }),
          "c3.1 turn total, turn figure, message of the figure on 15", turn.edition);
    const std::vector<Decision>& first = result.outcomes.begin()->second.first_line;
    check(first.size() == 5 && first[1].chosen == robs(1, {0, meeple}) && first[3].event == 2 &&
              first[3].chosen.word == Word::books,
          "c3.1 steps", turn.edition);
    turn.choices = {listed(scores(0, Source::city, messenger))};
    check(all_lines(turn).status == Status::illegal_choice, "c3.1: an entry for any scoring is for all",
          turn.edition);
}

void bag_rulings() {
    const std::vector<Player> players = {{6, 0, supply}, {12, 0, supply}, {21, 0, supply}};
    Scenario bag = one_turn(Edition::c2, players, 0, {Bag{}});
    bag.choices = {listed(declines(0))};
    check(counts(all_lines(bag), 3, 3), "next one only", bag.edition);
    bag.rulings.declined_placement = DeclinedPlacement::passes;
    check(counts(all_lines(bag), 5, 5), "declined-placement: passes", bag.edition);
    bag.rulings.active_declines = ActiveDeclines::others_may_not;
    check(counts(all_lines(bag), 1, 1), "active-declines: others-may-not", bag.edition);
    bag.edition = Edition::c3_1;
    check(all_lines(bag).status == Status::illegal_choice, "c3.1 must", bag.edition);
    bag.rulings.c31_placement = C31Placement::may;
    check(counts(all_lines(bag), 1, 1), "c31-placement: may, active-declines: others-may-not", bag.edition);
    bag.rulings.active_declines = ActiveDeclines::others_may;
    check(counts(all_lines(bag), 9, 9), "c31-placement: may", bag.edition);
}

void two_rogue_movers() {
    // red 0 is robbed by blue 1 and green 2, who both stand on 20 beside the robber of yellow 3.
    const std::vector<Player> players = {{10, 0, supply}, {20, 0, 10}, {20, 0, 10}, {41, 0, 20}};
    for (Edition edition : all_editions) {
        Scenario movers = one_turn(edition, players, 0, {round({{0, 4, Source::road, {}}})});
        const Result result = all_lines(movers);
        check(counts(result, 2, 1) && always(result, [](const Outcome& o) { return robber(o, 3) == 22; }),
              "two-rogue-movers", edition);
        movers.choices = {listed(stays(3, {1, meeple}))};
        const Result waits = all_lines(movers);
        check(counts(waits, 1, 1) &&
                  waits.outcomes.begin()->second.first_line.back().chosen.word == Word::follows,
              "the owner waits for the later mover", edition);
        movers.rulings.two_rogue_movers = TwoRogueMovers::first;
        check(all_lines(movers).status == Status::illegal_choice, "two-rogue-movers: first", edition);
    }
}

void receipts() {
    for (Edition edition : all_editions) {
        // red 0 pays green 2, beside whom stands the robber of blue 1.
        Scenario paid = one_turn(edition, {{40, 0, supply}, {30, 0, 12}, {12, 0, supply}}, 0,
                                 {pay(0, 3, Source::ransom, 2)});
        check(always(all_lines(paid),
                     [](const Outcome& o) {
                         return stands(o, 0, 37) && stands(o, 1, 32) && stands(o, 2, 15) &&
                                robber(o, 1) == supply;
                     }),
              "payment-income", edition);
        paid.rulings.payment_income = PaymentIncome::exempt;
        check(always(all_lines(paid),
                     [](const Outcome& o) {
                         return stands(o, 1, 30) && stands(o, 2, 15) && robber(o, 1) == 12;
                     }),
              "payment-income: exempt", edition);
        paid.messages = true;
        paid.turns[0].active = 2;
        check(always(all_lines(paid), [](const Outcome& o) { return o.messages.empty(); }),
              "a payment brings no message", edition);
    }
}

int messages_of(const Outcome& outcome, int player) {
    int count = 0;
    for (const Message& message : outcome.messages) count += message.player == player ? 1 : 0;
    return count;
}

void landings() {
    for (Edition edition : all_but_c31) {
        // red 0 lands on 15 beside green 2; blue 1 books 3 and lands on 25.
        Scenario landing = one_turn(edition, {{10, 3, supply}, {22, 7, 10}, {15, 8, supply}}, 0,
                                    {round({{0, 5, Source::city, meeple}})});
        landing.messages = true;
        const int reds = edition == Edition::c2_zmg ? 0 : 1;
        check(always(all_lines(landing),
                     [&](const Outcome& o) { return messages_of(o, 0) == reds && messages_of(o, 1) == 0; }),
              "MSG-6", edition);
        landing.rulings.robbed_landing = RobbedLanding::anyone;
        for (MessageLanding which : {MessageLanding::each_move, MessageLanding::round_end}) {
            landing.rulings.message_landing = which;
            check(always(all_lines(landing),
                         [&](const Outcome& o) {
                             const bool blue_on_dark =
                                 o.position[1].meeple == 25 || o.position[1].messenger == 10;
                             return messages_of(o, 0) == reds && messages_of(o, 1) == (blue_on_dark ? 1 : 0);
                         }),
                  "robbed-landing: anyone", edition);
        }
        Scenario passing = one_turn(edition, {{10, 0, supply}, {22, 0, supply}}, 0,
                                    {round({{0, 5, Source::city, meeple}, {0, 2, Source::road, meeple}})});
        passing.messages = true;
        passing.choices = {listed(order(0, Source::city, Source::road))};
        check(always(all_lines(passing), [](const Outcome& o) { return messages_of(o, 0) == 1; }),
              "each-move", edition);
        passing.rulings.message_landing = MessageLanding::round_end;
        check(always(all_lines(passing), [](const Outcome& o) { return messages_of(o, 0) == 0; }),
              "round-end", edition);
    }
}

void laps_and_whole_rounds() {
    for (Edition edition : all_editions) {
        // red 0 on 60 is beside a robber on 10, but not under same-lap.
        Scenario lap = one_turn(edition, {{60, 0, supply}, {3, 0, 10}, {4, 0, 3}}, 0,
                                {round({{0, 99, Source::field, {}}})});
        // blue 1 books 50 and stays beside the robber of green 2: nobody is asked.
        const Result result = all_lines(lap);
        check(counts(result, 1, 1) &&
                  always(result, [](const Outcome& o) { return stands(o, 1, 53) && robber(o, 2) == 3; }),
              "a movement that ends where it began", edition);
        check(result.outcomes.begin()->second.first_line.back().chosen.word == Word::books, "nobody is asked",
              edition);
        lap.rulings.laps = Laps::same_lap;
        check(always(all_lines(lap), [](const Outcome& o) { return stands(o, 1, 3) && robber(o, 1) == 10; }),
              "laps: same-lap", edition);
        lap.players[1].robber = 60;
        check(always(all_lines(lap), [](const Outcome& o) { return stands(o, 1, 53) && robber(o, 2) == 53; }),
              "laps: same-lap", edition);
    }
}

void rulings_of_c31() {
    // red 0 scores on its way, then blue 1 puts its robber beside it.
    Scenario late = one_turn(Edition::c3_1, {{10, 0, supply}, {30, 0, supply}}, 0,
                             {round({{0, 4, Source::fairy, {}}}), Bag{}, round({{0, 5, Source::road, {}}})});
    check(always(all_lines(late), [](const Outcome& o) { return stands(o, 1, 30) && robber(o, 1) == 14; }),
          "too-late", late.edition);
    late.rulings.c31_late_robber = C31LateRobber::triggers;
    check(always(all_lines(late), [](const Outcome& o) { return stands(o, 1, 35) && !robber(o, 1); }),
          "late: triggers", late.edition);
    // red 0 pays and takes blue's robber along, then scores.
    Scenario paid = one_turn(Edition::c3_1, {{10, 0, supply}, {30, 0, 10}}, 0,
                             {pay(0, 3, Source::buy_back), round({{0, 5, Source::road, {}}})});
    check(always(all_lines(paid), [](const Outcome& o) { return stands(o, 1, 33) && !robber(o, 1); }),
          "payment-first", paid.edition);
    paid.rulings.c31_payment_first = C31PaymentFirst::counts;
    check(always(all_lines(paid), [](const Outcome& o) { return stands(o, 1, 30) && robber(o, 1) == 7; }),
          "payment counts", paid.edition);
}

void watchtowers() {
    const std::vector<Player> start = {{10, 0, supply}, {30, 0, 10}};
    const std::vector<Scoring> one_road = {{0, 5, Source::road, {}}, {0, 2, Source::watchtower, {}}};
    for (Edition edition : all_but_c31) {
        Scenario tower = one_turn(edition, start, 0, {round(one_road)});
        check(counts(all_lines(tower), 1, 1) &&
                  always(all_lines(tower), [](const Outcome& o) { return stole(o, 1) == 1; }),
              "watchtower first", edition);
        tower.rulings.watchtower_order = WatchtowerOrder::free;
        check(counts(all_lines(tower), 2, 2), "watchtower free", edition);
        // "the player's last road or city": one of two may come before the tower.
        std::vector<Scoring> two_roads = one_road;
        two_roads.push_back({0, 8, Source::city, {}});
        check(counts(all_lines(one_turn(edition, start, 0, {round(two_roads)})), 4, 3), "last of two",
              edition);
        // "a round without a road or city of that player is free"
        const std::vector<Scoring> of_another = {
            {1, 5, Source::road, {}}, {0, 2, Source::watchtower, {}}, {0, 3, Source::garden, {}}};
        check(counts(all_lines(one_turn(edition, start, 0, {round(of_another)})), 2, 2), "another's road",
              edition);
    }
}

void z_mans_dark_space() {
    Scenario dark =
        one_turn(Edition::c1_zmg, {{17, 3, supply}, {20, 8, supply}}, 0, {round({{0, 3, Source::road, {}}})});
    dark.messages = true;
    const auto draws = [](const Outcome& o) { return !o.messages.empty(); };
    check(matching(all_lines(dark), draws) == 1, "zmg-dark-space: any", dark.edition);
    dark.rulings.zmg_dark_space = ZmgDarkSpace::alone;
    check(never(all_lines(dark), draws), "zmg-dark-space: alone", dark.edition);
}

void double_turns() {
    // Red scores 6 with the first tile and then from a catapult; the second tile brings 5.
    const std::vector<Event> second = {round({{0, 5, Source::road, {}}})};
    Scenario turn = one_turn(Edition::c3_1, {{14, 0, supply}, {40, 0, 14}}, 0,
                             {round({{0, 6, Source::city, {}}}), round({{0, 2, Source::catapult, {}}})});
    turn.turns.push_back({0, second, true});
    const auto takes = [](int turn_number, int points) {
        return [=](const Outcome& o) {
            return o.transfers == std::vector<Transfer>{{turn_number, 0, meeple, 1, points}};
        };
    };
    check(always(all_lines(turn), takes(2, 6)), "same-turn: half of 11 after both tiles", turn.edition);
    turn.rulings.c31_double_turn = C31DoubleTurn::own_turn;
    check(always(all_lines(turn), takes(1, 3)), "own-turn: half of 6", turn.edition);
    for (Edition edition : all_but_c31) {
        turn.edition = edition;
        check(always(all_lines(turn), takes(1, 3)), "the mark matters only in c3.1", edition);
    }
}

void own_figures() {
    for (Edition edition : all_editions) {
        // red 0 pays from 10 beside its own robber and its second figure; blue's figure and robber are there
        // as well.
        Scenario own =
            one_turn(edition, {{10, 10, 10}, {10, 3, 10}}, 0, {Payment{0, 3, Source::other, {}, meeple}});
        own.messages = true;
        const Result ignored = all_lines(own);
        check(counts(ignored, 2, 2) && always(ignored, [](const Outcome& o) { return robber(o, 0) == 10; }),
              "own-figures", edition);
        own.rulings.own_figures = OwnFigures::count;
        check(counts(all_lines(own), 4, 4), "own-figures: count", edition);
    }
}

}  // namespace

void sentences_of_the_rules() {
    what_cannot_happen();
    negative_points();
    the_turn_of_c31();
    bag_rulings();
    two_rogue_movers();
    receipts();
    landings();
    laps_and_whole_rounds();
    rulings_of_c31();
    own_figures();
    watchtowers();
    z_mans_dark_space();
    double_turns();
}

}  // namespace model::self_test

int main() {
    model::self_test::worked_examples();
    model::self_test::sentences_of_the_rules();
    const model::self_test::Tally& tally = model::self_test::tally();
    std::cout << tally.checks << " checks, " << tally.failures << " failed\n";
    return tally.checks > 0 && tally.failures == 0 ? 0 : 1;
}
