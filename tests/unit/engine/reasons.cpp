// That reasons name the disputed question wherever its answer decides, under either answer, and not
// where it does not; and which of several options a fact says was chosen.
#include <algorithm>
#include <set>

#include "catch.h"
#include "engine/adjudicate.h"
#include "players.h"
#include "rules/rule_points.h"

namespace robbers {

namespace {

struct Seat {
    Points meeple = 0;
    Place robber = Place::supply();
};

/// One tile of Red's.
Game game_of(const std::vector<Seat>& seats, std::vector<Event> events, bool messengers = false) {
    Game game;
    game.start.player_count = static_cast<std::uint8_t>(seats.size());
    game.start.has_messengers = messengers;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        game.start.points({player_at(static_cast<int>(i)), FigureKind::meeple}) = seats[i].meeple;
        game.start.robber(player_at(static_cast<int>(i))) = seats[i].robber;
    }
    game.turns = {{kRed, std::move(events)}};
    return game;
}

Place on(Points space) { return Place::space(space); }

Event scored(std::vector<Scoring> scorings) { return ScoringRound{std::move(scorings)}; }

Event paid(Player payer) { return Payment{payer, 2, Source::protection, std::nullopt}; }

/// By how much the fact changes the points of its figure; nothing where it is no movement.
std::optional<Points> change_by(const Fact& fact) {
    switch (fact.kind) {
        case FactKind::moved_forward:
        case FactKind::stolen_booked:
        case FactKind::end_bonus:
        case FactKind::final_scored: return fact.points;
        case FactKind::moved_back:
        case FactKind::stopped_at_zero: return -fact.points;
        case FactKind::nothing_scored: return 0;
        default: return std::nullopt;
    }
}

/// The reasons of every outcome, one after the other.
Trace reasons(const Game& game, EditionId edition, const std::vector<Ruling>& rulings) {
    const Verdict verdict = adjudicate(game, rules_of(edition, rulings));
    REQUIRE(std::holds_alternative<Adjudication>(verdict));
    const auto& found = std::get<Adjudication>(verdict);
    Trace all;
    for (std::size_t at = 0; at < found.size(); ++at)
        for (const Fact& fact : found.trace(at)) all.push_back(fact);
    return all;
}

/// The kind of the first fact that names `question`; nothing where none does.
std::optional<FactKind> named_by(const Game& game, EditionId edition, const std::vector<Ruling>& rulings,
                                 QuestionId question) {
    const Trace trace = reasons(game, edition, rulings);
    const auto found = std::ranges::find(trace, std::optional(question), &Fact::question);
    return found == trace.end() ? std::nullopt : std::optional(found->kind);
}

/// The same under each of the two answers.
using Named = std::array<std::optional<FactKind>, 2>;
Named named(const Game& game, EditionId edition, QuestionId question) {
    return {named_by(game, edition, {{question, 0}}, question),
            named_by(game, edition, {{question, 1}}, question)};
}

}  // namespace

TEST_CASE("a lap between figure and robber is named, under either answer") {
    const Event city = scored({{kRed, 5, Source::city}});
    const Game apart = game_of({{60}, {12, on(10)}}, {city});
    CHECK(named(apart, EditionId::c2, QuestionId::laps) == Named{FactKind::candidate, FactKind::not_robbed});
    CHECK(named(apart, EditionId::c3_1, QuestionId::laps) ==
          Named{FactKind::triggered, FactKind::not_robbed});
    const Game together = game_of({{10}, {12, on(10)}}, {city});
    CHECK(named(together, EditionId::c2, QuestionId::laps) == Named{});
    const Game own = game_of({{60, on(10)}, {12}}, {city});
    CHECK(named_by(own, EditionId::c2, {{QuestionId::laps, 1}}, QuestionId::laps) == std::nullopt);
}

TEST_CASE("who may place after somebody has declined is named") {
    const Game bag = game_of({{6}, {12}, {18}}, {Bag{}});
    CHECK(named_by(bag, EditionId::c2, {}, QuestionId::active_declines).has_value());
    CHECK(named(bag, EditionId::c2, QuestionId::active_declines)[1] == FactKind::right_ends);
    CHECK(named(bag, EditionId::c2, QuestionId::declined_placement)[0] == FactKind::right_ends);
    CHECK(named(bag, EditionId::c2, QuestionId::declined_placement)[1].has_value());
    const Game all_out = game_of({{6}, {12, on(6)}, {18, on(6)}}, {Bag{}});
    CHECK(named(all_out, EditionId::c2, QuestionId::active_declines) == Named{});
}

TEST_CASE("a robber that must go with the first of two thieves is told why") {
    const Game thieves =
        game_of({{22, on(17)}, {22, on(36)}, {4, on(22)}, {17}, {36}},
                {scored({{player_at(3), 6, Source::road}, {player_at(4), 9, Source::city}})});
    CHECK(named(thieves, EditionId::c2, QuestionId::two_rogue_movers) ==
          Named{FactKind::robber_carried, FactKind::robber_carried});
}

TEST_CASE("own figures are named where they make the difference") {
    const Game own_robber = game_of({{20, on(20)}, {4}}, {paid(kRed)});
    CHECK(named(own_robber, EditionId::c2, QuestionId::own_figures) ==
          Named{FactKind::robber_stayed, FactKind::robber_carried});
    const Game own_company = game_of({{20}, {20, on(20)}}, {paid(kRed)});
    CHECK(named(own_company, EditionId::c2, QuestionId::own_figures)[0] == FactKind::robber_carried);
    CHECK(named(own_company, EditionId::c2, QuestionId::own_figures)[1].has_value());
    const Game others = game_of({{20}, {4, on(20)}, {20}}, {paid(kRed)});
    CHECK(named(others, EditionId::c2, QuestionId::own_figures) == Named{});
}

TEST_CASE("staying behind in the revised third edition is named also where it is forbidden") {
    const Game company = game_of({{20}, {4, on(20)}, {20}}, {paid(kRed)});
    CHECK(named(company, EditionId::c3_1, QuestionId::c31_backward)[0].has_value());
    CHECK(named(company, EditionId::c3_1, QuestionId::c31_backward)[1] == FactKind::robber_carried);
    const Game alone = game_of({{20}, {4, on(20)}}, {paid(kRed)});
    CHECK(named(alone, EditionId::c3_1, QuestionId::c31_backward) == Named{});
}

TEST_CASE("a payment before the first scoring is named") {
    const Game game = game_of({{22}, {4, on(20)}}, {paid(kRed), scored({{kRed, 9, Source::city}})});
    CHECK(named(game, EditionId::c3_1, QuestionId::c31_payment_first) ==
          Named{FactKind::triggered, FactKind::not_robbed});
    const Game other = game_of({{20}, {4, on(20)}}, {paid(kBlue), scored({{kRed, 9, Source::city}})});
    CHECK(named(other, EditionId::c3_1, QuestionId::c31_payment_first) == Named{});
}

TEST_CASE("which landing counts is named where one does") {
    const Game game = game_of({{7}, {4}}, {scored({{kRed, 3, Source::city}})}, true);
    CHECK(named(game, EditionId::c2, QuestionId::message_landing) ==
          Named{FactKind::landed_on_dark, FactKind::message_drawn});
}

TEST_CASE("a choice of whom to rob tells which of the options it was") {
    const Game game =
        game_of({{10}, {10}, {4, on(10)}}, {scored({{kRed, 4, Source::road}, {kBlue, 8, Source::city}})});
    std::vector<std::pair<int, Player>> chosen;
    for (const Fact& fact : reasons(game, EditionId::c2, {})) {
        if (fact.kind != FactKind::robbery_chosen) continue;
        CHECK(fact.options == 2);
        CHECK(fact.player == kGreen);
        chosen.emplace_back(fact.chosen, fact.figure.player);
    }
    std::ranges::sort(chosen);
    CHECK(chosen == std::vector<std::pair<int, Player>>{{0, kRed}, {1, kBlue}});
}

TEST_CASE("a movement tells the points that its figure has afterwards") {
    const Scoring gain{kRed, 7, Source::city};
    const Scoring loss{kRed, -4, Source::ghosts};
    Game game = game_of(
        {{48, on(1)}, {53, on(48)}, {1, on(3)}},
        {scored({gain}), scored({loss}), paid(kGreen), scored({{kBlue, 0, Source::road}}),
         scored({{kGreen, -5, Source::ghosts}}), EndOfGame{}, FinalScoring{{{kRed, -3}, {kBlue, 12}}}});
    std::set<FactKind> told;
    for (const EditionId edition : {EditionId::c2, EditionId::c3_1}) {
        const Verdict verdict = adjudicate(game, rules_of(edition, {}));
        REQUIRE(std::holds_alternative<Adjudication>(verdict));
        const auto& found = std::get<Adjudication>(verdict);
        for (std::size_t at = 0; at < found.size(); ++at) {
            Position position = game.start;
            for (const Fact& fact : found.trace(at)) {
                const std::optional<Points> change = change_by(fact);
                if (!change) continue;
                told.insert(fact.kind);
                CAPTURE(spelling(edition), spelling(fact.kind), fact.event);
                CHECK(fact.from == on(ring_space(position.points(fact.figure))));
                position.points(fact.figure) += *change;
                CHECK(fact.reached == position.points(fact.figure));
                CHECK(fact.to == on(ring_space(fact.reached)));
            }
            CHECK(position.points({kBlue, {}}) == found.outcome(at).outcome.position.points({kBlue, {}}));
        }
    }
    CHECK(told.size() == 7);
}

}  // namespace robbers
