// The points of decision, and what players can be sure of: by hand.
#include <algorithm>

#include "answers/choices.h"
#include "catch.h"

namespace robbers {

namespace {

constexpr Player kRed = player_at(0);
constexpr Player kBlue = player_at(1);
constexpr Player kGreen = player_at(2);

Game game_of(std::vector<Points> points, bool has_messengers = false) {
    Game game;
    game.start.player_count = static_cast<std::uint8_t>(points.size());
    game.start.has_messengers = has_messengers;
    for (std::size_t i = 0; i < points.size(); ++i)
        game.start.points({player_at(static_cast<int>(i)), FigureKind::meeple}) = points[i];
    return game;
}

ChoiceGraph graph_of(const Game& game, EditionId edition) {
    auto found = choice_graph(game, rules_of(edition));
    REQUIRE(std::holds_alternative<ChoiceGraph>(found));
    return std::get<ChoiceGraph>(found);
}

Prospect prospect_of(const Game& game, EditionId edition, Player player) {
    const ChoiceGraph graph = graph_of(game, edition);
    return Prospects(graph, player, game.start).after(graph.opening_link());
}

/// Blue's robber beside red and green, who score 5 and 12 at once.
Game two_victims() {
    Game game = game_of({13, 31, 13});
    game.start.robber(kBlue) = Place::space(13);
    game.turns = {{kRed, {ScoringRound{{{kRed, 5, Source::road}, {kGreen, 12, Source::city}}}}}};
    return game;
}

/// Red scores 4 and 6 beside blue's robber, in an order of red's choice.
Game two_events() {
    Game game = game_of({10, 12});
    game.start.robber(kBlue) = Place::space(10);
    game.turns = {{kRed, {ScoringRound{{{kRed, 4, Source::road}, {kRed, 6, Source::city}}}}}};
    return game;
}

}  // namespace

TEST_CASE("a point has the options of its player, and leads on") {
    const ChoiceGraph graph = graph_of(two_victims(), EditionId::c2);
    REQUIRE(graph.points().size() == 3);
    const ChoicePoint point = graph.point(graph.root());
    CHECK(point.player == kBlue);
    CHECK(point.turn == 1);
    CHECK(point.event == 1);
    REQUIRE(point.options.size() == 2);
    CHECK(point.options[0].choice.decision == Decision(Robs{{kRed, FigureKind::meeple}}));
    CHECK(point.options[1].choice.decision == Decision(Robs{{kGreen, FigureKind::meeple}}));
    CHECK(graph.is_end(point.options[0].link.to));
    CHECK(graph.totals(point.options[1].link.to)[1] == 31 + 6);
    const Trace effect = graph.effect(graph.root(), 1);
    REQUIRE_FALSE(effect.empty());
    CHECK(effect.front().kind == FactKind::robbery_chosen);
    CHECK(effect.front().figure.player == kGreen);
    CHECK(std::ranges::any_of(graph.opening(), [](const Fact& fact) {
        return fact.kind == FactKind::moved_forward && fact.player == kGreen;
    }));
}

TEST_CASE("what one option is left of is no decision") {
    Game game = two_victims();
    game.choices = {{1, 1, {}, kBlue, Robs{{kGreen, FigureKind::meeple}}, false}};
    const ChoiceGraph graph = graph_of(game, EditionId::c2);
    CHECK(graph.is_end(graph.root()));
    CHECK(graph.opening().size() > 3);
    CHECK(prospect_of(game, EditionId::c2, kBlue) == Prospect{6, 6, 0, 0});
}

TEST_CASE("a game without turns is at its end") {
    const ChoiceGraph graph = graph_of(game_of({1, 2}), EditionId::c3);
    CHECK(graph.is_end(graph.root()));
    CHECK(graph.opening().empty());
    CHECK(prospect_of(game_of({1, 2}), EditionId::c3, kRed) == Prospect{});
}

TEST_CASE("the player takes what is best, the others what is worst for the player") {
    CHECK(prospect_of(two_victims(), EditionId::c2, kBlue) == Prospect{6, 6, 0, 0});
    CHECK(prospect_of(two_victims(), EditionId::c2, kRed) == Prospect{5, 5, 0, 0});
    CHECK(prospect_of(two_events(), EditionId::c2, kBlue) == Prospect{2, 3, 0, 0});
    CHECK(prospect_of(two_events(), EditionId::c3_1, kBlue) == Prospect{5, 5, 0, 0});
}

TEST_CASE("messages are counted along the ways that the player may take") {
    Game game = game_of({10, 30}, true);
    game.start.points({kRed, FigureKind::messenger}) = 12;
    game.turns = {{kRed, {ScoringRound{{{kRed, 5, Source::city}}}}}};
    CHECK(prospect_of(game, EditionId::c2, kRed) == Prospect{5, 5, 0, 1});
    CHECK(prospect_of(game, EditionId::c2, kBlue) == Prospect{});
}

TEST_CASE("a game without a line has no points of decision") {
    Game game = two_victims();
    game.choices = {{1, 1, {}, kRed, Robs{{kGreen, FigureKind::meeple}}, false}};
    const auto refused = choice_graph(game, rules_of(EditionId::c2));
    REQUIRE(std::holds_alternative<Refusal>(refused));
    CHECK(std::get<Refusal>(refused).kind == RefusalKind::illegal_choice);
}

TEST_CASE("the walk over the choices stops at its limit") {
    Game game = game_of({1, 2, 3}, true);
    ScoringRound round;
    for (int i = 0; i < 12; ++i) round.scorings.push_back({player_at(i % 3), i + 1, Source::city});
    game.turns = {{kRed, {round}}};
    SearchLimits limits;
    limits.max_states = 1'000;
    const auto refused = choice_graph(game, rules_of(EditionId::c2), limits);
    REQUIRE(std::holds_alternative<Refusal>(refused));
    CHECK(std::get<Refusal>(refused).kind == RefusalKind::too_many_states);
    CHECK_FALSE(std::get<Refusal>(refused).open.empty());
}

TEST_CASE("wherever the walk over the choices stops, that is an event of the game") {
    const Game game = two_victims();
    SearchLimits limits;
    limits.max_states = 1;
    auto found = choice_graph(game, rules_of(EditionId::c2), limits);
    REQUIRE(std::holds_alternative<Refusal>(found));
    for (; std::holds_alternative<Refusal>(found); ++limits.max_states) {
        const auto& refusal = std::get<Refusal>(found);
        CAPTURE(limits.max_states);
        CHECK(refusal.kind == RefusalKind::too_many_states);
        CHECK(refusal.states > limits.max_states - 1);
        CHECK(refusal.turn == 1);
        CHECK(refusal.event == 1);
        REQUIRE(limits.max_states < 100);
        found = choice_graph(game, rules_of(EditionId::c2), limits);
    }
}

}  // namespace robbers
