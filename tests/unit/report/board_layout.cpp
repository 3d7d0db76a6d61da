// Where spaces, pieces and arrows are drawn.
#include "report/pictures/layout.h"

#include <cmath>
#include <set>

#include "board_kit.h"
#include "catch.h"

namespace robbers {

namespace {

double distance_between(Spot a, Spot b) { return std::hypot(a.x - b.x, a.y - b.y); }

bool is_inside(const Box& box, const Box& room) {
    constexpr double kRounding = 0.1;
    return box.x > room.x - kRounding && box.y > room.y - kRounding &&
           box.right() < room.right() + kRounding && box.bottom() < room.bottom() + kRounding;
}

/// No two pieces of a scene are drawn over each other, and all trays are in the interior.
void check_layout(const Scene& scene) {
    const BoardLayout layout = layout_of(scene);
    INFO(scene.id << ", " << scene.outcome.value_or(99));
    for (std::size_t i = 0; i < layout.pieces.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            CHECK(distance_between(layout.pieces[i].at, layout.pieces[j].at) >= kPieceSize);
    for (std::size_t i = 0; i < layout.trays.size(); ++i) {
        CHECK(is_inside(layout.trays[i].box, track::interior()));
        CHECK_FALSE(are_near(layout.trays[i].box, layout.supply, 0));
        for (std::size_t j = 0; j < i; ++j)
            CHECK_FALSE(are_near(layout.trays[i].box, layout.trays[j].box, 0));
    }
}

Scene crowd_that_scatters() {
    Scenario scenario = kit::crowd();
    Scene scene = scene_of_start(scenario);
    for (int i = 0; i < 6; ++i) {
        scene.after.points({player_at(i), FigureKind::meeple}) = 11 + i;
        scene.after.points({player_at(i), FigureKind::messenger}) = 45 + i;
        scene.after.robber(player_at(i)) = Place::space(12 + i);
    }
    scene.outcome = 0;
    return scene;
}

}  // namespace

TEST_CASE("the track is a ring: neighbours touch, and no two spaces overlap") {
    for (int space = 0; space < kRingSpaces; ++space) {
        const Box box = track::space_box(space);
        CHECK(is_inside(box, track::board()));
        CHECK(are_near(box, track::space_box((space + 1) % kRingSpaces), 0.1));
        CHECK_FALSE(are_near(box, track::interior(), -0.1));
        for (int other = 0; other < space; ++other) CHECK_FALSE(are_near(box, track::space_box(other), -0.1));
        CHECK(is_inside({track::piece_spot(space).x, track::piece_spot(space).y, 0, 0}, box));
        CHECK(is_inside({track::number_spot(space).x, track::number_spot(space).y, 0, 0}, box));
    }
}

TEST_CASE("a way begins and ends at its spaces, whichever way it goes") {
    for (int from = 0; from < kRingSpaces; ++from) {
        for (const int spaces : {1, 5, 13, 26, 49, 50, -1, -7, -50}) {
            const auto way = track::lane_path(from, spaces, 1);
            const Box begin = track::space_box(from);
            const Box end = track::space_box(static_cast<int>(ring_space(from + spaces)));
            INFO(from << " " << spaces);
            CHECK(is_inside({way.front().x, way.front().y, 0, 0}, begin));
            CHECK(is_inside({way.back().x, way.back().y, 0, 0}, end));
            for (std::size_t i = 1; i + 1 < way.size(); ++i)
                CHECK_FALSE(is_inside({way[i].x, way[i].y, 0, 0}, track::board()));
            for (std::size_t i = 1; i < way.size(); ++i)
                CHECK((std::abs(way[i].x - way[i - 1].x) < 0.01 || std::abs(way[i].y - way[i - 1].y) < 0.01));
        }
    }
}

TEST_CASE("no piece hides another, however many there are") {
    check_layout(scene_of_start(kit::crowd()));
    check_layout(crowd_that_scatters());
    Scene scene = crowd_that_scatters();
    std::swap(scene.before, scene.after);
    check_layout(scene);
}

TEST_CASE("a crowd on every space finds its place", "[layout]") {
    for (int space = 0; space < kRingSpaces; ++space) {
        Scene scene = scene_of_start(kit::crowd());
        for (int i = 0; i < 6; ++i) {
            scene.after.points({player_at(i), FigureKind::meeple}) = space;
            scene.after.points({player_at(i), FigureKind::messenger}) = space + 50 * (i % 3 - 1);
            scene.after.robber(player_at(i)) = Place::space(space);
        }
        check_layout(scene);
    }
}

TEST_CASE("what has moved is drawn where it stood, too, once for each space") {
    const Scenario scenario = kit::example_2();
    const CaseResult result = kit::adjudicated(scenario);
    const BoardLayout layout = layout_of(scene_of_outcome(result, 0));
    CHECK(layout.pieces.size() == 6 + 4);  // red, blue, and the robbers of blue and yellow moved
    const BoardPiece* ghost = layout.find(kit::kRed, PieceKind::meeple, 10);
    REQUIRE(ghost != nullptr);
    CHECK(ghost->is_ghost);
    CHECK_FALSE(layout.find(kit::kRedMeeple)->is_ghost);
    CHECK(layout.find(kit::kBlue, PieceKind::robber, std::nullopt) != nullptr);
    CHECK(layout.find(kit::kBlue, PieceKind::robber, 11) == nullptr);
}

TEST_CASE("arrows tell the movements and thefts of the steps") {
    const Scenario scenario = kit::example_2();
    const CaseResult result = kit::adjudicated(scenario);
    const Scene scene = scene_of_outcome(result, 0);
    const BoardArrows arrows = arrows_of(scene, layout_of(scene));
    REQUIRE(arrows.along.size() == 3);
    CHECK(arrows.along[0].label == "+3");
    CHECK(arrows.along[1].is_robber);
    CHECK(arrows.along[1].spaces == 3);
    CHECK(arrows.along[2].label == "+5");
    REQUIRE(arrows.across.size() == 2);
    CHECK_FALSE(arrows.across[0].is_theft);
    CHECK(arrows.across[1].is_theft);
    CHECK(arrows.across[1].label == "3");
}

TEST_CASE("many steps of one figure are drawn as one, and laps are told") {
    Scene scene = scene_of_start(kit::example_2());
    const auto step = [](SceneStepKind kind, Points before, Points after) {
        SceneStep one;
        one.kind = kind;
        one.figure = kit::kRedMeeple;
        one.points_before = before;
        one.points_after = after;
        return one;
    };
    scene.steps = {step(SceneStepKind::figure_forward, 10, 20), step(SceneStepKind::figure_back, 20, 18)};
    CHECK(drawn_steps(scene, kit::kRedMeeple).size() == 2);
    scene.steps.push_back(step(SceneStepKind::figure_forward, 18, 50));
    scene.steps.push_back(step(SceneStepKind::figure_forward, 50, 117));
    scene.after.points(kit::kRedMeeple) = 117;
    REQUIRE(drawn_steps(scene, kit::kRedMeeple).size() == 1);
    const BoardArrows arrows = arrows_of(scene, layout_of(scene));
    REQUIRE(arrows.along.size() == 1);
    CHECK(arrows.along[0].label == "+107 (2 laps)");
    CHECK(arrows.along[0].spaces == 7);
}

}  // namespace robbers
