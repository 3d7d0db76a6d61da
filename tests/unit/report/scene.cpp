// What pictures show, taken from outcomes and their traces.
#include "report/pictures/scene.h"

#include "catch.h"
#include "kit.h"

namespace robbers {

namespace {

using kit::kBlue;
using kit::kBlueMeeple;
using kit::kRed;
using kit::kRedMeeple;
using kit::kYellow;

std::vector<SceneStepKind> kinds_of(const Scene& scene) {
    std::vector<SceneStepKind> kinds;
    for (const SceneStep& step : scene.steps) kinds.push_back(step.kind);
    return kinds;
}

using Kinds = std::vector<SceneStepKind>;

}  // namespace

TEST_CASE("the start is a scene without steps") {
    const Scenario scenario = kit::example_2();
    const Scene scene = scene_of_start(scenario);
    CHECK(scene.title == scenario.title);
    CHECK(scene.before == scenario.game.start);
    CHECK(scene.after == scene.before);
    CHECK(scene.steps.empty());
    CHECK_FALSE(scene.outcome);
    CHECK(scene.marks.size() == 3);
}

TEST_CASE("an outcome is a scene with movements, a theft and robbers on their way") {
    const Scenario scenario = kit::example_2();
    const CaseResult result = kit::adjudicated(scenario);
    const Scene scene = scene_of_outcome(result, 0);
    CHECK(scene.outcomes == 1);
    CHECK(scene.after == std::get<Adjudication>(result.verdict).outcome(0).outcome.position);
    REQUIRE(kinds_of(scene) == Kinds{SceneStepKind::figure_forward, SceneStepKind::robber_returned,
                                     SceneStepKind::theft, SceneStepKind::robber_carried});
    const SceneStep& move = scene.steps[0];
    CHECK(move.figure == kRedMeeple);
    CHECK(move.points_before == 10);
    CHECK(move.points_after == 15);
    const SceneStep& home = scene.steps[1];
    CHECK(home.player == kBlue);
    CHECK(home.from == Place::space(10));
    CHECK(home.to.is_supply());
    const SceneStep& theft = scene.steps[2];
    CHECK(theft.figure == kBlueMeeple);
    CHECK(theft.victim == kRedMeeple);
    CHECK(theft.points() == 3);
    CHECK(theft.points_before == 12);
    const SceneStep& carried = scene.steps[3];
    CHECK(carried.player == kYellow);
    CHECK(carried.figure == kBlueMeeple);
    CHECK(carried.from == Place::space(12));
    CHECK(carried.to == Place::space(15));
}

TEST_CASE("the steps lead from the start to the outcome") {
    const Scenario scenario = kit::with_messengers();
    const CaseResult result = kit::adjudicated(scenario);
    const std::size_t outcomes = std::get<Adjudication>(result.verdict).size();
    REQUIRE(outcomes > 1);
    for (std::size_t at = 0; at < outcomes; ++at) {
        const Scene scene = scene_of_outcome(result, at);
        CHECK(position_after(scene, 0) == scene.before);
        CHECK(position_after(scene, scene.steps.size()) == scene.after);
    }
}

TEST_CASE("a payment and a final loss go back") {
    Scenario scenario = kit::example_2();
    scenario.game.turns = {
        {kRed, {Payment{kRed, 3, Source::other, {}}, EndOfGame{}, FinalScoring{{{kRed, -2}, {kYellow, 7}}}}}};
    scenario.event_spans = {{SourceSpan{}, SourceSpan{}, SourceSpan{}}};
    const CaseResult result = kit::adjudicated(scenario, EditionId::c1_2012);
    const Scene scene = scene_of_outcome(result, 0);
    CHECK(kinds_of(scene) == Kinds{SceneStepKind::figure_back, SceneStepKind::robber_carried,
                                   SceneStepKind::robber_returned, SceneStepKind::robber_returned,
                                   SceneStepKind::figure_back, SceneStepKind::figure_forward});
    CHECK(position_after(scene, scene.steps.size()) == scene.after);
}

TEST_CASE("points that are not the number of a space are written beside the figure") {
    CHECK(lap_label(49).empty());
    CHECK(lap_label(0).empty());
    CHECK(lap_label(50) == "50");
    CHECK(lap_label(53) == "53");
    CHECK(lap_label(-2) == "-2");
    CHECK(drawn_space(Place::space(53)) == 3);
    CHECK(drawn_space(Place::space(-2)) == 48);
}

TEST_CASE("a figure is called after its player, and by its kind where there are two") {
    CHECK(figure_name(scene_of_start(kit::example_2()), kRedMeeple) == "red");
    CHECK(figure_name(scene_of_start(kit::with_messengers()), kit::kRedMessenger) == "red's messenger");
}

}  // namespace robbers
