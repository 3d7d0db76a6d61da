// That what did not happen is written down where a player might expect it, with its cause and its clause.
#include <algorithm>

#include "catch.h"
#include "engine/adjudicate.h"
#include "players.h"
#include "rules/rule_points.h"

namespace robbers {

namespace {

constexpr EditionId kSecond = EditionId::c2;
constexpr EditionId kRevised = EditionId::c3_1;

Event round_of(std::vector<Scoring> scorings) { return ScoringRound{std::move(scorings)}; }
Event city(Points points) { return round_of({{kRed, points, Source::city}}); }
Event catapult(Points points) { return round_of({{kRed, points, Source::catapult}}); }
Event payment_of(Player payer, Points points, std::optional<Player> receiver = {}) {
    return Payment{payer, points, Source::protection, receiver};
}

/// One tile of Red's. Red's meeple stands on 10, Blue's on 30, Green's on 40; Blue's robber on `robber`.
struct Table {
    EditionId edition{};
    std::vector<Event> events;
    Points robber = 10;
    std::optional<Points> messenger{};  ///< Red's; those of the others stand on 42 and 41
    std::vector<Ruling> rulings{};
    Points meeple = 10;

    Trace trace() const {
        Game game;
        game.start.player_count = 3;
        game.start.has_messengers = messenger.has_value();
        const Points points[] = {meeple, 30, 40};
        const Points messengers[] = {messenger.value_or(0), 42, 41};
        for (int i = 0; i < 3; ++i) {
            game.start.points({player_at(i), FigureKind::meeple}) = points[i];
            if (messenger) game.start.points({player_at(i), FigureKind::messenger}) = messengers[i];
        }
        game.start.robber(kBlue) = Place::space(robber);
        game.turns = {{kRed, events}};
        const Verdict verdict = adjudicate(game, rules_of(edition, rulings));
        REQUIRE(std::holds_alternative<Adjudication>(verdict));
        const auto& found = std::get<Adjudication>(verdict);
        Trace all;
        for (std::size_t at = 0; at < found.size(); ++at)
            for (const Fact& fact : found.trace(at, Facts::all)) all.push_back(fact);
        return all;
    }
};

bool is_told_of(const Trace& trace, FactKind kind, Player player, Cause cause, ClauseId clause) {
    return std::ranges::any_of(trace, [&](const Fact& fact) {
        return fact.kind == kind && fact.player == player && fact.cause == cause &&
               std::ranges::find(fact.clauses, clause) != fact.clauses.end();
    });
}

struct Expected {
    FactKind kind{};
    Cause cause{};
    ClauseId clause{};
    Table table;
    Player player = kBlue;
};

const std::vector<Expected>& expected_facts() {
    using C = ClauseId;
    using F = FactKind;
    static const std::vector<Expected> all = {
        {F::missed, Cause::late_points, C::trn_5, {kRevised, {catapult(2)}, 20}},
        {F::not_robbed, Cause::late_points, C::trn_5, {kRevised, {catapult(2)}}},
        {F::missed, Cause::robbed_before, C::stl_6, {kSecond, {city(2), city(8)}}},
        {F::missed,
         Cause::one_of_several,
         C::stl_12,
         {kSecond, {round_of({{kRed, 2, Source::city}, {kGreen, 4, Source::road}})}, 40, {}, {}, 40}},
        {F::missed,
         Cause::one_of_several,
         C::trn_4,
         {kRevised, {round_of({{kRed, 2, Source::city}, {kGreen, 4, Source::road}})}, 40, {}, {}, 40}},
        {F::not_robbed,
         Cause::later_event,
         C::stl_9,
         {kSecond, {round_of({{kRed, 2, Source::city}, {kRed, 4, Source::road}})}}},
        {F::not_robbed,
         Cause::midway,
         C::stl_14,
         {kSecond,
          {round_of({{kRed, 2, Source::city}, {kRed, 4, Source::road}})},
          12,
          {},
          {{QuestionId::midway_robber, 1}}}},
        {F::not_robbed, Cause::scored_before, C::trn_3, {kRevised, {city(2), city(4)}, 12}},
        {F::not_robbed,
         Cause::paid_before,
         C::trn_3,
         {kRevised, {payment_of(kRed, 2), city(4)}, 8, {}, {{QuestionId::c31_payment_first, 1}}}},
        {F::missed, Cause::went_back, C::bck_4, {kSecond, {payment_of(kRed, 2)}}},
        {F::missed, Cause::went_back, C::bck_1, {kSecond, {city(-2)}}},
        {F::missed, Cause::no_points, C::stl_15, {kRevised, {city(0)}}},
        {F::missed, Cause::passed, C::stl_13, {kSecond, {city(4)}, 12}},
        {F::missed, Cause::passed, C::trn_3, {kRevised, {city(4)}, 12}},
        {F::missed, Cause::held_back, C::trn_7, {kRevised, {city(2), city(4)}, 20, 20}},
        {F::not_robbed, Cause::other_figure, C::stl_13, {kSecond, {city(2)}, 20, 20}},
        {F::missed, Cause::elsewhere, C::stl_13, {kSecond, {city(2)}, 20}},
        {F::missed, Cause::elsewhere, C::trn_1, {kRevised, {city(2)}, 20}},
        {F::missed, Cause::elsewhere, C::msg_7, {kRevised, {city(2)}, 20, 21}},
        {F::missed, Cause::in_supply, C::stl_1, {kSecond, {city(2)}}, kGreen},
        {F::not_robbed,
         Cause::receipt,
         C::bck_6,
         {kSecond,
          {payment_of(kGreen, 2, kRed), round_of({{kRed, 2, Source::other}})},
          10,
          {},
          {{QuestionId::payment_income, 1}}}},
        {F::missed, Cause::final_scoring, C::end_4, {kSecond, {FinalScoring{{{kRed, 8}}}}}},
        {F::no_bonus, Cause::no_bonus, C::end_3, {EditionId::c1_zmg, {EndOfGame{}}}},
        {F::had_to_rob, Cause::none, C::stl_6, {kSecond, {city(4)}}},
        {F::tower_first,
         Cause::none,
         C::stl_17,
         {kSecond, {round_of({{kRed, 2, Source::watchtower}, {kRed, 4, Source::road}})}},
         kRed},
        {F::lost_nothing, Cause::none, C::stl_2, {kSecond, {city(4)}}, kRed},
        {F::kept_at_zero, Cause::none, C::brd_4, {kSecond, {city(-12)}}},
        {F::barred, Cause::own_figure, C::plc_4, {kSecond, {Bag{}}}, kRed},
        {F::barred, Cause::elsewhere, C::plc_4, {kSecond, {Bag{}}}, kRed},
        {F::not_asked, Cause::none, C::plc_7, {kSecond, {Bag{}}, Place::kSupplyValue}, kGreen},
        {F::no_bag, Cause::none, C::plc_1, {kSecond, {city(2)}}, kRed},
        {F::idle, Cause::own_figure, C::stl_5, {kSecond, {city(2)}}},
        {F::vain_landing,
         Cause::not_active,
         C::msg_3,
         {kSecond, {round_of({{kGreen, 5, Source::city}})}, 10, 21},
         kGreen},
        {F::vain_landing,
         Cause::second,
         C::msg_4,
         {kSecond, {round_of({{kRed, 5, Source::city}, {kRed, 5, Source::road}})}, 12, 20},
         kRed},
        {F::vain_landing, Cause::not_alone, C::msg_6, {EditionId::c2_zmg, {city(20)}, 12, 21}, kRed},
        {F::vain_landing, Cause::payment, C::bck_4, {kSecond, {payment_of(kRed, 5)}, 12, 21}, kRed},
        {F::vain_landing, Cause::not_forward, C::msg_3, {kSecond, {city(-5)}, 12, 21}, kRed},
        {F::vain_landing, Cause::end_bonus, C::end_5, {kSecond, {EndOfGame{}}, 10, 12, {}, 10}, kBlue},
        {F::vain_landing, Cause::moved_on, C::trn_6, {kRevised, {city(5), city(2)}, 12, 21}, kRed},
        {F::vain_landing, Cause::late_points, C::trn_5, {kRevised, {catapult(5)}, 12, 21}, kRed},
        {F::no_landing, Cause::none, C::brd_5, {kSecond, {city(2)}, 12, 21}, kRed},
    };
    return all;
}

}  // namespace

TEST_CASE("what did not happen is told with its cause and its clause") {
    for (const Expected& row : expected_facts()) {
        CAPTURE(spelling(row.kind), spelling(row.cause), spelling(row.clause), spelling(row.table.edition));
        CHECK(is_told_of(row.table.trace(), row.kind, row.player, row.cause, row.clause));
    }
}

TEST_CASE("every kind of fact that is told only when asked is in the list") {
    for (const FactKind kind : all_values<FactKind>()) {
        const bool is_listed =
            std::ranges::any_of(expected_facts(), [&](const Expected& row) { return row.kind == kind; });
        CAPTURE(spelling(kind));
        CHECK((is_told_unasked(kind) || kind == FactKind::held_back || is_listed));
    }
}

TEST_CASE("what nobody asks who looks at a result is told in no account") {
    const Table table{kSecond, {Bag{}, city(4), EndOfGame{}, FinalScoring{{{kRed, 8}}}}, 10, 20, {}, 10};
    Trace told = table.trace();
    CHECK(std::ranges::any_of(told, [](const Fact& fact) { return !is_told_unasked(fact.kind); }));
    keep_told(told);
    CHECK(std::ranges::none_of(told, [](const Fact& fact) {
        return fact.kind == FactKind::barred || fact.kind == FactKind::idle ||
               fact.kind == FactKind::no_landing || fact.cause == Cause::in_supply;
    }));
}

}  // namespace robbers
