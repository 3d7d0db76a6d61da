// The engine's parts, its limits, and what it says where there is no result. That it plays by the rules
// is for the canon and for the comparison with the model.
#include <algorithm>

#include "catch.h"
#include "engine/adjudicate.h"
#include "engine/search/state_set.h"
#include "engine/steps/list_pool.h"
#include "players.h"

namespace robbers {

namespace {

constexpr Figure kRedMeeple{kRed, FigureKind::meeple};

/// Red on 10, Blue on 12 with a robber on 10; with messengers on 20 where asked.
Position two_players(bool messengers = false) {
    Position position;
    position.player_count = 2;
    position.has_messengers = messengers;
    position.points(kRedMeeple) = 10;
    position.points({kBlue, FigureKind::meeple}) = 12;
    position.robber(kBlue) = Place::space(10);
    for (const Player player : {kRed, kBlue})
        if (messengers) position.points({player, FigureKind::messenger}) = 20;
    return position;
}

Game one_tile(std::vector<Event> events, bool messengers = false) {
    return {two_players(messengers), {{kRed, std::move(events)}}, {}};
}

Event scores(Player player, Points points, Source source = Source::city) {
    return ScoringRound{{{player, points, source}}};
}

Choice choose(Player player, Decision decision, std::optional<int> event = {}, std::optional<int> time = {}) {
    return {1, event, time, player, std::move(decision), false};
}

Adjudication found(const Game& game, EditionId edition = EditionId::c2) {
    const Verdict verdict = adjudicate(game, rules_of(edition));
    REQUIRE(std::holds_alternative<Adjudication>(verdict));
    return std::get<Adjudication>(verdict);
}

Refusal refused(const Game& game, EditionId edition = EditionId::c2, const SearchLimits& limits = {}) {
    const Verdict verdict = adjudicate(game, rules_of(edition), limits);
    REQUIRE(std::holds_alternative<Refusal>(verdict));
    return std::get<Refusal>(verdict);
}

bool cites(const Trace& trace, ClauseId clause) {
    return std::ranges::any_of(trace, [&](const Fact& fact) {
        return std::ranges::find(fact.clauses, clause) != fact.clauses.end();
    });
}

/// All of one player's scorings in one round, each of different points.
Game many_scorings(int count, bool equal) {
    ScoringRound round;
    for (int i = 0; i < count; ++i) round.scorings.push_back({kRed, equal ? 2 : 1 + i, Source::road});
    return one_tile({round}, true);
}

}  // namespace

TEST_CASE("line counts are exact up to 512 bits and never wrap") {
    LineCount count = 1;
    for (int doubled = 0; doubled < 511; ++doubled) {
        const LineCount same = count;
        count += same;
    }
    REQUIRE_FALSE(count.overflowed());
    CHECK(count.to_string() ==
          "67039039649712985497870124991029230637396829102961966888617807218608820150367734884009371490834517"
          "138450159"
          "29093243025426876941405973284973216824503042048");
    const LineCount half = count;
    count += half;
    CHECK(count.overflowed());
    CHECK(LineCount(0).to_string() == "0");
    CHECK(LineCount(18446744073709551615u).to_string() == "18446744073709551615");
}

TEST_CASE("pooled lists are sorted, shared and counted") {
    ListPool pool;
    const ListId a = pool.with(pool.with(pool.with(0, 5), 3), 5);
    const ListId b = pool.with(pool.with(pool.with(0, 5), 5), 3);
    CHECK(a == b);
    CHECK(pool.values(a) == std::vector<std::uint64_t>{3, 5, 5});
    CHECK(pool.count(a, 5) == 2);
    CHECK(pool.count(a, 4) == 0);
    CHECK(pool.contains(a, 3));
    CHECK(pool.values(pool.below(a, 5)) == std::vector<std::uint64_t>{3});
    CHECK(pool.below(a, 0) == 0);
    for (std::uint64_t value = 0; value < 1000; ++value) pool.with(a, value * 7);
    CHECK(pool.values(pool.with(a, 4)) == std::vector<std::uint64_t>{3, 4, 5, 5});
}

TEST_CASE("a state set keeps the order in which states were found") {
    StateSet set;
    for (int round = 0; round < 2; ++round)
        for (int i = 0; i < 500; ++i) {
            State state;
            state.game.points[0] = i;
            const StateSet::Found at = set.insert(state);
            CHECK(at.at == static_cast<std::size_t>(i));
            CHECK(at.is_new == (round == 0));
        }
    set.clear();
    CHECK(set.empty());
}

TEST_CASE("the example of the result format: one transfer, and whom the robber robbed") {
    Game game = one_tile({scores(kRed, 5)});
    const Adjudication result = found(game);
    REQUIRE(result.size() == 1);
    CHECK(result.lines() == LineCount(1));
    CHECK(result.outcome(0).outcome.transfers == std::vector<Transfer>{{1, kRedMeeple, kBlue, 3}});
    const std::vector<Choice> choices = result.choices(0);
    REQUIRE(choices.size() == 1);
    CHECK(choices[0] == choose(kBlue, Robs{kRedMeeple}, 1));
    for (const ClauseId clause : {ClauseId::stl_1, ClauseId::stl_3, ClauseId::stl_6})
        CHECK(cites(result.trace(0), clause));
}

TEST_CASE("clauses of other editions are never cited") {
    for (const EditionId edition : all_values<EditionId>()) {
        const Trace trace =
            found(one_tile({Bag{}, scores(kRed, 5), scores(kBlue, -2, Source::ghosts)}), edition).trace(0);
        REQUIRE_FALSE(trace.empty());
        for (const Fact& fact : trace)
            for (const ClauseId clause : fact.clauses) {
                CAPTURE(spelling(edition), spelling(clause));
                CHECK(info(clause).editions.contains(edition));
            }
    }
}

TEST_CASE("a listed choice that no line takes is blamed, with what was legal") {
    Game game = one_tile({scores(kRed, 5)}, true);
    game.choices = {choose(kRed, ScoresWith{{Source::city, 1}, FigureKind::meeple}),
                    choose(kBlue, Robs{{kRed, FigureKind::messenger}}),
                    choose(kBlue, Books{FigureKind::meeple})};
    const Refusal refusal = refused(game);
    CHECK(refusal.kind == RefusalKind::illegal_choice);
    CHECK(refusal.choice == 1);
    REQUIRE(refusal.legal.size() == 1);
    CHECK(refusal.legal[0].choice.decision == Decision(Robs{kRedMeeple}));
    CHECK(refusal.legal[0].clauses == std::vector{ClauseId::stl_10});
}

TEST_CASE("a choice that no step fits is blamed, with what its player could choose") {
    Game game = one_tile({scores(kRed, 5)}, true);
    game.choices = {choose(kBlue, Places{Place::space(10)})};
    const Refusal refusal = refused(game);
    CHECK(refusal.kind == RefusalKind::illegal_choice);
    CHECK(refusal.choice == 0);
    REQUIRE_FALSE(refusal.legal.empty());
    for (const LegalOption& option : refusal.legal) CHECK(option.choice.player == kBlue);
}

TEST_CASE("contradicting choices: the first that leaves no line is blamed") {
    Game game = one_tile({scores(kRed, 5)}, true);
    game.choices = {choose(kRed, ScoresWith{{Source::city, 1}, FigureKind::meeple}),
                    choose(kRed, ScoresWith{{Source::city, 1}, FigureKind::messenger})};
    CHECK(refused(game).choice == 1);
}

TEST_CASE("events that the rules have no place for are told with their clause") {
    const Game poor = {[] {
                           Position position = two_players();
                           position.points(kRedMeeple) = 2;
                           return position;
                       }(),
                       {{kRed, {scores(kBlue, 1), Payment{kRed, kRansom, Source::ransom, kBlue}}}},
                       {}};
    const Refusal ransom = refused(poor);
    CHECK(ransom.kind == RefusalKind::illegal_event);
    CHECK(ransom.event == 2);
    CHECK(ransom.clauses == std::vector{ClauseId::bck_5});

    const Game late = one_tile({scores(kRed, 2), scores(kRed, 2, Source::catapult), Bag{}});
    CHECK(found(late).size() > 0);
    const Refusal after = refused(late, EditionId::c3_1);
    CHECK(after.kind == RefusalKind::illegal_event);
    CHECK(after.event == 3);
    CHECK(after.clauses == std::vector{ClauseId::trn_5});
}

TEST_CASE("the budget ends a search with what was reached and what would narrow it") {
    const Refusal refusal = refused(many_scorings(12, false), EditionId::c2, {1000});
    CHECK(refusal.kind == RefusalKind::too_many_states);
    CHECK(refusal.states > 1000);
    CHECK(refusal.states < 2000);
    CHECK(refusal.lines != "0");
    REQUIRE_FALSE(refusal.open.empty());
    CHECK(refusal.open[0].player == kRed);
    CHECK(std::holds_alternative<ScoresWith>(refusal.open[0].example));
    CHECK(refusal.open[0].options > 10);
}

TEST_CASE("lines are counted exactly where they outgrow 64 bits: k!·f^k") {
    // Six scorings that no robber sees, two figures: 6!·2^6 lines in each of six rounds.
    Game game = many_scorings(6, false);
    game.start.robber(kBlue) = Place::supply();
    const Event round = game.turns[0].events[0];
    for (int i = 0; i < 5; ++i) game.turns.push_back({kRed, {round}});
    // (6!·2^6)^6
    CHECK(found(game, EditionId::c2).lines().to_string() == "9573589958277615058944000000");
}

TEST_CASE("equal states are merged: states grow far slower than lines") {
    const Adjudication result = found(many_scorings(8, false));
    CHECK(result.lines().to_string().size() > 7);
    CHECK(result.states() < 20'000);
}

TEST_CASE("`time` tells steps of the same player, kind and figure in one event apart") {
    // Red goes back twice in one round; Yellow keeps Blue's robber company at both stops.
    Game game;
    game.start.player_count = 3;
    game.start.points(kRedMeeple) = 10;
    game.start.points({kBlue, FigureKind::meeple}) = 30;
    game.start.points({player_at(2), FigureKind::meeple}) = 10;
    game.start.robber(kBlue) = Place::space(10);
    game.turns = {{kRed, {ScoringRound{{{kRed, -2, Source::ghosts}, {kRed, -3, Source::ghosts}}}}}};
    game.choices = {choose(kBlue, GoesAlong{kRedMeeple, true}, {}, 1)};
    for (std::size_t at = 0; at < found(game).size(); ++at)
        CHECK(found(game).outcome(at).outcome.position.robber(kBlue) == Place::space(5));
    game.choices = {choose(kBlue, GoesAlong{kRedMeeple, false}, {}, 1)};
    CHECK(found(game).outcome(0).outcome.position.robber(kBlue) == Place::space(10));
    game.choices = {choose(kBlue, GoesAlong{kRedMeeple, false}, {}, 3)};
    CHECK(refused(game).kind == RefusalKind::illegal_choice);
}

TEST_CASE("thirty scorings of one player are within the options that one step can have") {
    const Refusal refusal = refused(many_scorings(30, false), EditionId::c2, {5000});
    CHECK(refusal.kind == RefusalKind::too_many_states);
    CHECK(refusal.open[0].options == 60);
    CHECK(found(many_scorings(30, false), EditionId::c3_1).size() > 0);
}

TEST_CASE("a choice that fails later is not told as legal") {
    // Red robs too little from Green to pay the ransom afterwards (BCK-5).
    Game game;
    game.start.player_count = 3;
    game.start.points({kBlue, FigureKind::meeple}) = 10;
    game.start.points({player_at(2), FigureKind::meeple}) = 10;
    game.start.robber(kRed) = Place::space(10);
    Payment ransom;
    ransom.payer = kRed;
    ransom.points = 3;
    ransom.source = Source::ransom;
    ransom.receiver = kBlue;
    game.turns = {
        {kRed, {ScoringRound{{{kBlue, 4, Source::road}, {player_at(2), 6, Source::city}}}, ransom}}};
    game.choices = {choose(kRed, Robs{{kBlue, FigureKind::meeple}})};
    const Refusal refusal = refused(game);
    CHECK(refusal.kind == RefusalKind::illegal_choice);
    REQUIRE(refusal.legal.size() == 1);
    CHECK(refusal.legal[0].choice.decision == Decision(Robs{{player_at(2), FigureKind::meeple}}));
}

}  // namespace robbers
