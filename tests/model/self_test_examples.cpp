// The worked examples of the sources, transcribed by hand.
#include "self_test_kit.h"

namespace model::self_test {

namespace {

void example_1() {
    for (Edition edition : {Edition::c1_2012, Edition::c1_2013, Edition::c2, Edition::c3}) {
        // red 0, blue 1, yellow 2, green 3
        Scenario e1 =
            one_turn(edition, {{6, 0, supply}, {12, 0, 21}, {21, 0, 12}, {28, 0, supply}}, 0, {Bag{}});
        check(all_lines(e1).lines == 16, "E1 without choices: 4 options of red, 4 of green", edition);
        e1.choices = {listed(places(0, 12))};
        const Result result = all_lines(e1);
        check(counts(result, 4, 4), "E1 counts", edition);
        for (std::optional<int> place : std::vector<std::optional<int>>{supply, 6, 12, 21}) {
            check(includes(result,
                           [&](const Outcome& o) {
                               return robber(o, 0) == 12 && robber(o, 1) == 21 && robber(o, 2) == 12 &&
                                      robber(o, 3) == place;
                           }),
                  "E1 outcome", edition);
        }
        e1.choices = {listed(places(0, 13))};
        const Result bad = all_lines(e1);
        check(bad.status == Status::illegal_choice && bad.bad_choice == 0, "E1 illegal choice", edition);
    }
}

void example_1_of_c31() {
    Scenario e1 =
        one_turn(Edition::c3_1, {{6, 0, 21}, {12, 0, 6}, {21, 0, supply}, {28, 0, supply}}, 0, {Bag{}});
    e1.choices = {listed(places(0, 12))};
    const Result result = all_lines(e1);
    check(counts(result, 9, 9), "E1-31 counts", e1.edition);
    check(always(result, [](const Outcome& o) { return robber(o, 0) == 12 && robber(o, 1) == 6; }),
          "E1-31 always", e1.edition);
    check(never(result,
                [](const Outcome& o) {
                    return !robber(o, 2) || !robber(o, 3) || robber(o, 2) == 21 || robber(o, 3) == 28;
                }),
          "E1-31 never", e1.edition);
}

void example_1_of_z_man() {
    const std::vector<Player> players = {{6, 0, supply}, {12, 0, supply}, {21, 0, supply}, {28, 0, supply}};
    Scenario e1 = one_turn(Edition::c1_zmg, players, 0, {Bag{}});
    e1.choices = {listed(places(0, 12))};
    check(counts(all_lines(e1), 64, 64), "E1-zmg", e1.edition);
    e1.edition = Edition::c2_zmg;
    check(counts(all_lines(e1), 27, 27), "E1-zmg", e1.edition);
    e1.rulings.zmg_others = ZmgOthers::may;
    check(counts(all_lines(e1), 64, 64), "E1-zmg, zmg-others: may", e1.edition);
}

void examples_2_and_3() {
    for (Edition edition : all_editions) {
        // red 0, blue 1, yellow 2
        const Result e2 = all_lines(one_turn(edition, {{10, 0, supply}, {12, 0, 10}, {4, 0, 12}}, 0,
                                             {round({{0, 5, Source::city, {}}})}));
        check(counts(e2, 1, 1) && always(e2,
                                         [](const Outcome& o) {
                                             return stands(o, 0, 15) && stands(o, 1, 15) && stands(o, 2, 4) &&
                                                    stole(o, 1) == 3 && robber(o, 1) == supply &&
                                                    robber(o, 2) == 15;
                                         }),
              "E2", edition);
        // red 0, blue 1, green 2
        const Result e3 = all_lines(one_turn(edition, {{3, 0, 17}, {17, 0, supply}, {29, 0, 17}}, 1,
                                             {round({{1, 4, Source::city, {}}})}));
        check(counts(e3, 1, 1) && always(e3,
                                         [](const Outcome& o) {
                                             return stands(o, 0, 5) && stands(o, 1, 21) && stands(o, 2, 31) &&
                                                    stole(o, 0) == 2 && stole(o, 2) == 2 &&
                                                    robber(o, 0) == supply && robber(o, 2) == supply;
                                         }),
              "E3", edition);
    }
}

void detailed_example_1() {
    for (Edition edition : all_but_c31) {
        // red 0, blue 1
        Scenario d1 = one_turn(edition, {{31, 11, supply}, {22, 43, 11}}, 0,
                               {round({{0, 3, Source::road, {}}, {0, 6, Source::city, {}}})});
        d1.messages = true;
        const Result result = all_lines(d1);
        check(counts(result, 14, 9), "D1 counts", edition);
        const auto option = [&](int red, int red_messenger, int stolen, std::optional<int> place) {
            return includes(result, [&](const Outcome& o) {
                return stands(o, 0, red, red_messenger) && stole(o, 1) == stolen && robber(o, 1) == place;
            });
        };
        check(option(37, 14, 2, supply), "D1 option 1", edition);
        check(option(34, 17, 3, supply), "D1 option 2", edition);
        check(option(31, 20, 2, supply), "D1 option 3", edition);
        check(option(31, 20, 3, supply), "D1 option 3, the city first", edition);
        check(option(40, 11, 0, 11), "D1 option 4", edition);
        check(never(result,
                    [](const Outcome& o) {
                        return stole(o, 1) == 5 || (o.position[0].messenger == 11 && robber(o, 1) == supply);
                    }),
              "D1 never", edition);
    }
}

bool robbed_only(const Outcome& outcome, Transfer transfer) {
    return outcome.transfers == std::vector<Transfer>{transfer};
}

void detailed_example_2() {
    for (Edition edition : all_but_c31) {
        // red 0, green 1, blue 2
        Scenario d2 = one_turn(edition, {{24, 11, supply}, {11, 36, supply}, {3, 42, 11}}, 0,
                               {round({{1, 3, Source::road, {}}, {0, 6, Source::city, {}}})});
        d2.messages = true;
        const Result result = all_lines(d2);
        check(counts(result, 9, 9), "D2 counts", edition);
        check(includes(result,
                       [](const Outcome& o) {
                           return stands(o, 1, 14, 36) && stands(o, 0, 24, 17) &&
                                  robbed_only(o, {1, 0, messenger, 2, 3});
                       }),
              "D2 option 1", edition);
        check(includes(result,
                       [](const Outcome& o) {
                           return stands(o, 1, 14, 36) && stands(o, 0, 24, 17) &&
                                  robbed_only(o, {1, 1, meeple, 2, 2});
                       }),
              "D2 legal, not mentioned", edition);
        check(includes(result,
                       [](const Outcome& o) {
                           return stands(o, 1, 14, 36) && stands(o, 0, 30, 11) &&
                                  robbed_only(o, {1, 1, meeple, 2, 2});
                       }),
              "D2 option 2", edition);
        check(includes(result,
                       [](const Outcome& o) {
                           return stands(o, 1, 11, 39) && stands(o, 0, 30, 11) && stole(o, 2) == 0 &&
                                  robber(o, 2) == 11;
                       }),
              "D2 option 3", edition);
        check(includes(result,
                       [](const Outcome& o) {
                           return stands(o, 1, 11, 39) && stands(o, 0, 24, 17) &&
                                  robbed_only(o, {1, 0, messenger, 2, 3});
                       }),
              "D2 not mentioned", edition);
        check(never(result,
                    [](const Outcome& o) {
                        return o.position[1].messenger == 39 && o.position[0].meeple == 30 &&
                               robber(o, 2) == supply;
                    }),
              "D2 never", edition);
    }
}

std::vector<Event> two_features_each() {
    return {round({{1, 3, Source::road, {}},
                   {1, 6, Source::city, {}},
                   {0, 2, Source::road, {}},
                   {0, 8, Source::city, {}}})};
}

void detailed_example_3() {
    for (Edition edition : all_but_c31) {
        // red 0, green 1, blue 2
        Scenario d3 =
            one_turn(edition, {{11, 22, supply}, {11, 11, supply}, {31, 43, 11}}, 0, two_features_each());
        d3.messages = true;
        const Result result = all_lines(d3);
        check(counts(result, 288, 112), "D3 counts", edition);
        const auto option = [&](Player red, Player green, Transfer transfer) {
            return includes(result, [&](const Outcome& o) {
                return o.position[0] == red && o.position[1] == green && robbed_only(o, transfer);
            });
        };
        check(option({21, 22, {}}, {11, 20, {}}, {1, 1, messenger, 2, 2}), "D3 option 1", edition);
        check(option({21, 22, {}}, {11, 20, {}}, {1, 0, meeple, 2, 1}), "D3 option 1, red robbed", edition);
        check(includes(result,
                       [](const Outcome& o) {
                           return stands(o, 1, 17, 14) && robbed_only(o, {1, 1, meeple, 2, 3});
                       }),
              "D3 option 1, variant", edition);
        check(option({19, 24, {}}, {11, 20, {}}, {1, 0, meeple, 2, 4}), "D3 option 2", edition);
        check(option({11, 32, {}}, {20, 11, {}}, {1, 1, meeple, 2, 3}), "D3 option 3", edition);
        check(always(result, [](const Outcome& o) { return robber(o, 2) == supply; }), "D3 always", edition);
    }
}

void detailed_example_4() {
    for (Edition edition : all_but_c31) {
        // red 0, green 1, blue 2, yellow 3
        Scenario d4 = one_turn(edition, {{11, 22, supply}, {11, 11, supply}, {31, 43, 11}, {2, 37, 11}}, 0,
                               two_features_each());
        d4.messages = true;
        const Result free = all_lines(d4);
        const auto option = [&](Player red, Player green, int from, int points) {
            return includes(free, [&](const Outcome& o) {
                return o.position[0] == red && o.position[1] == green && o.transfers.size() == 2 &&
                       o.transfers[0].from == from && o.transfers[1].from == from && stole(o, 2) == points &&
                       stole(o, 3) == points;
            });
        };
        check(option({19, 24, {}}, {11, 20, {}}, 0, 4), "D4-free option 2", edition);
        check(option({11, 32, {}}, {20, 11, {}}, 1, 3), "D4-free option 3", edition);
        d4.choices = {
            listed(scores(1, Source::road, messenger)),   listed(scores(1, Source::city, messenger)),
            listed(scores(0, Source::road, meeple)),      listed(scores(0, Source::city, meeple)),
            listed(order(1, Source::road, Source::city)), listed(order(0, Source::road, Source::city))};
        const Result result = all_lines(d4);
        check(counts(result, 16, 16), "D4 counts", edition);
        check(includes(result,
                       [](const Outcome& o) {
                           return o.transfers ==
                                  std::vector<Transfer>{{1, 0, meeple, 3, 1}, {1, 1, messenger, 2, 2}};
                       }),
              "D4 option 1", edition);
        check(never(result, [](const Outcome& o) { return stole(o, 2) == 3 || stole(o, 3) == 4; }),
              "D4 never", edition);
    }
}

void halfway_along_the_path() {
    // red 0, blue 1, green 2
    Scenario x4 = one_turn(Edition::c3_1, {{14, 0, supply}, {31, 0, 20}, {20, 0, supply}}, 0,
                           {round({{0, 6, Source::road, {}}, {0, 6, Source::city, {}}})});
    const auto only = [&](int blue, std::optional<int> place) {
        return always(all_lines(x4), [&](const Outcome& o) {
            return stands(o, 0, 26) && stands(o, 1, blue) && stands(o, 2, 20) && robber(o, 1) == place;
        });
    };
    check(only(31, 20), "X4", x4.edition);
    x4.edition = Edition::c2;
    check(only(34, supply), "X4", x4.edition);
    x4.rulings.midway_robber = MidwayRobber::start_only;
    check(only(31, 20), "X4, midway-robber: start-only", x4.edition);
}

void the_fairys_point_and_rogue_movers() {
    for (Edition edition : {Edition::c1_2013, Edition::c2, Edition::c3}) {
        // red 0, green 1, blue 2
        const Result result =
            all_lines(one_turn(edition, {{10, 0, supply}, {10, 0, supply}, {33, 0, 10}}, 0,
                               {round({{0, 1, Source::fairy, {}}}), round({{1, 6, Source::city, {}}})}));
        check(counts(result, 1, 1) && always(result,
                                             [](const Outcome& o) {
                                                 return stands(o, 0, 11) && stands(o, 1, 16) &&
                                                        stands(o, 2, 34) && stole(o, 2) == 1 &&
                                                        robber(o, 2) == supply;
                                             }),
              "STL-11-a", edition);
    }
    for (Edition edition : all_editions) {
        // red 0, blue 1, green 2, yellow 3
        const Result result =
            all_lines(one_turn(edition, {{10, 0, supply}, {12, 0, 10}, {12, 0, supply}, {41, 0, 12}}, 0,
                               {round({{0, 5, Source::city, {}}})}));
        check(counts(result, 1, 1) && always(result,
                                             [](const Outcome& o) {
                                                 return stands(o, 1, 15) && stands(o, 2, 12) &&
                                                        stands(o, 3, 41) && robber(o, 3) == 15;
                                             }),
              "ROG-2-a", edition);
    }
}

void one_of_two_figures_moves_back() {
    for (Edition edition : {Edition::c1_2013, Edition::c2, Edition::c3_1}) {
        // red 0, green 1, blue 2
        Scenario bck = one_turn(edition, {{10, 0, supply}, {10, 0, supply}, {33, 0, 10}}, 0,
                                {pay(0, 3, Source::ransom)});
        const Result result = all_lines(bck);
        check(counts(result, 2, 2) &&
                  always(result, [](const Outcome& o) { return stands(o, 0, 7) && stands(o, 2, 33); }) &&
                  includes(result, [](const Outcome& o) { return robber(o, 2) == 7; }) &&
                  includes(result, [](const Outcome& o) { return robber(o, 2) == 10; }),
              "BCK-2-a", edition);
        bck.choices = {listed(stays(2, {0, meeple}))};
        check(counts(all_lines(bck), 1, 1), "BCK-2-a, blue stays", edition);
        bck.choices.clear();
        bck.rulings.c31_backward = C31Backward::must_follow;
        check(all_lines(bck).lines == (edition == Edition::c3_1 ? 1u : 2u),
              "BCK-2-a, c31-backward: must-follow", edition);
    }
}

void robbers_left_at_the_end() {
    for (Edition edition : all_editions) {
        const bool bonus = edition != Edition::c1_2012 && edition != Edition::c1_zmg;
        const Result result = all_lines(
            one_turn(edition, {{30, 0, 12}, {12, 0, 30}}, 0, {EndOfGame{}, FinalScoring{{{1, 9}}}}));
        check(counts(result, 1, 1) && always(result,
                                             [&](const Outcome& o) {
                                                 return stands(o, 0, bonus ? 33 : 30) &&
                                                        stands(o, 1, bonus ? 24 : 21) && !robber(o, 0) &&
                                                        !robber(o, 1) && o.transfers.empty();
                                             }),
              "END-2-a", edition);
    }
}

void placed_by_the_tile_robs_what_it_brings() {
    for (Edition edition : all_editions) {
        // red 0, blue 1, green 2
        Scenario plc = one_turn(edition, {{14, 0, supply}, {9, 0, supply}, {30, 0, 9}}, 1,
                                {Bag{}, round({{0, 4, Source::road, {}}})});
        plc.choices = {listed(places(1, 14))};
        check(always(all_lines(plc),
                     [](const Outcome& o) {
                         return stands(o, 0, 18) && stands(o, 1, 11) && stole(o, 1) == 2 &&
                                robber(o, 1) == supply;
                     }),
              "PLC-10-a", edition);
    }
}

}  // namespace

void worked_examples() {
    example_1();
    example_1_of_c31();
    example_1_of_z_man();
    examples_2_and_3();
    detailed_example_1();
    detailed_example_2();
    detailed_example_3();
    detailed_example_4();
    halfway_along_the_path();
    the_fairys_point_and_rogue_movers();
    one_of_two_figures_moves_back();
    robbers_left_at_the_end();
    placed_by_the_tile_robs_what_it_brings();
}

}  // namespace model::self_test
