// Turns an outcome and its trace into what a picture shows. Nothing is worked out anew: movements are the
// facts that the explanation tells.
#include "report/pictures/scene.h"

#include <fmt/format.h>

namespace robbers {

namespace {

/// What a fact is in a picture; nothing where it moves nothing.
std::optional<SceneStepKind> step_kind(FactKind kind) {
    switch (kind) {
        case FactKind::moved_forward:
        case FactKind::end_bonus:
        case FactKind::final_scored: return SceneStepKind::figure_forward;
        case FactKind::moved_back:
        case FactKind::stopped_at_zero: return SceneStepKind::figure_back;
        case FactKind::stolen_booked: return SceneStepKind::theft;
        case FactKind::robber_placed: return SceneStepKind::robber_placed;
        case FactKind::robber_moved: return SceneStepKind::robber_moved;
        case FactKind::robber_carried: return SceneStepKind::robber_carried;
        case FactKind::robber_returned: return SceneStepKind::robber_returned;
        case FactKind::message_drawn: return SceneStepKind::message_drawn;
        case FactKind::set_up:
        case FactKind::bag_drawn:
        case FactKind::robber_kept:
        case FactKind::placement_declined:
        case FactKind::right_ends:
        case FactKind::nothing_scored:
        case FactKind::paid:
        case FactKind::candidate:
        case FactKind::not_robbed:
        case FactKind::triggered:
        case FactKind::robs_instead:
        case FactKind::robbery_chosen:
        case FactKind::nothing_stolen:
        case FactKind::robber_stayed:
        case FactKind::landed_on_dark:
        case FactKind::no_message:
        case FactKind::phase_3_ended:
        case FactKind::missed:
        case FactKind::had_to_rob:
        case FactKind::lost_nothing:
        case FactKind::kept_at_zero:
        case FactKind::held_back:
        case FactKind::barred:
        case FactKind::not_asked:
        case FactKind::no_bag:
        case FactKind::no_bonus:
        case FactKind::vain_landing:
        case FactKind::no_landing:
        case FactKind::idle: return std::nullopt;
    }
    return std::nullopt;
}

/// Applies `step` to `position`.
void take_step(Position& position, const SceneStep& step) {
    if (moves_figure(step.kind)) position.points(step.figure) = step.points_after;
    if (moves_robber(step.kind)) position.robber(step.player) = step.to;
}

/// The fact as a step from `position`; nothing where it moves nothing.
std::optional<SceneStep> step_of(const Fact& fact, const Position& position) {
    const auto kind = step_kind(fact.kind);
    if (!kind) return std::nullopt;
    SceneStep step;
    step.kind = *kind;
    step.turn = fact.turn;
    step.event = fact.event;
    step.player = fact.player;
    step.figure = fact.figure;
    if (moves_figure(*kind)) {
        const Points change = *kind == SceneStepKind::figure_back ? -fact.points : fact.points;
        if (change == 0) return std::nullopt;
        if (change < 0) step.kind = SceneStepKind::figure_back;  // a final scoring may be negative
        step.victim = fact.victim;
        step.points_before = position.points(fact.figure);
        step.points_after = step.points_before + change;
    }
    if (moves_robber(*kind)) {
        step.from = position.robber(fact.player);
        step.to = *kind == SceneStepKind::robber_returned ? Place::supply() : fact.to;
    }
    return step;
}

}  // namespace

bool moves_figure(SceneStepKind kind) {
    return kind == SceneStepKind::figure_forward || kind == SceneStepKind::figure_back ||
           kind == SceneStepKind::theft;
}

bool moves_robber(SceneStepKind kind) { return !moves_figure(kind) && kind != SceneStepKind::message_drawn; }

Scene scene_of_start(const Scenario& scenario) {
    Scene scene;
    scene.title = scenario.title;
    scene.id = scenario.id;
    scene.names = scenario.names;
    scene.marks = player_marks(scenario.names);
    scene.before = scene.after = scenario.game.start;
    return scene;
}

Scene scene_of_outcome(const CaseResult& result, std::size_t at) {
    const auto& adjudication = std::get<Adjudication>(result.verdict);
    Scene scene = scene_of_start(*result.scenario);
    scene.edition = result.edition;
    scene.outcome = at;
    scene.outcomes = adjudication.size();
    scene.after = adjudication.outcome(at).outcome.position;
    Position position = scene.before;
    for (const Fact& fact : adjudication.trace(at)) {
        const auto step = step_of(fact, position);
        if (!step) continue;
        take_step(position, *step);
        scene.steps.push_back(*step);
    }
    return scene;
}

Position position_after(const Scene& scene, std::size_t steps) {
    Position position = scene.before;
    for (std::size_t i = 0; i < steps; ++i) take_step(position, scene.steps[i]);
    return position;
}

std::string lap_label(Points points) {
    return ring_space(points) == points ? std::string() : fmt::format("{}", points);
}

std::string figure_name(const Scene& scene, Figure figure) {
    const std::string& name = scene.names[static_cast<std::size_t>(index(figure.player))];
    return scene.before.has_messengers ? fmt::format("{}'s {}", name, spelling(figure.kind)) : name;
}

}  // namespace robbers
