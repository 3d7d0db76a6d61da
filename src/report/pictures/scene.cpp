// Turns an outcome and its trace into what a picture shows, and says it in words. Nothing is worked out anew:
// movements are the facts that the explanation tells.
#include "report/pictures/scene.h"

#include <algorithm>

#include <fmt/format.h>

#include "game/event.h"
#include "report/words/outcome_words.h"
#include "support/text.h"

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
        default: return std::nullopt;
    }
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
    const std::string& name = name_of(scene, figure.player);
    return scene.before.has_messengers ? fmt::format("{}'s {}", name, spelling(figure.kind)) : name;
}

namespace {

bool has_turns(const Scene& scene) {
    return std::ranges::any_of(scene.steps, [](const SceneStep& step) { return step.turn > 1; });
}

std::string standing_words(const Scene& scene, Player player) {
    std::string text = name_of(scene, player) + ": ";
    for (int kind = 0; kind < scene.after.figures_each(); ++kind) {
        const Figure figure{player, static_cast<FigureKind>(kind)};
        if (scene.after.has_messengers) text += fmt::format("{} ", spelling(figure.kind));
        text += change_words(scene.before.points(figure), scene.after.points(figure), " to ") + ", ";
    }
    return text + "robber " + change_words(scene.before.robber(player), scene.after.robber(player), " to ");
}

}  // namespace

std::string change_words(Points before, Points after, std::string_view arrow) {
    return before == after ? fmt::format("{}", before) : fmt::format("{}{}{}", before, arrow, after);
}

std::string change_words(Place before, Place after, std::string_view arrow) {
    return before == after ? to_string(before)
                           : fmt::format("{}{}{}", to_string(before), arrow, to_string(after));
}

std::string scene_name(const Scene& scene) {
    if (!scene.outcome) return "the start";
    const std::string name = fmt::format("outcome {} of {}", *scene.outcome + 1, scene.outcomes);
    return scene.edition ? fmt::format("{} in {}", name, spelling(*scene.edition)) : name;
}

std::vector<std::string> event_words(const Scene& scene) {
    std::vector<std::string> lines;
    for (const SceneStep& step : scene.steps) {
        std::string line = name_of(scene, step.player);
        if (step.kind == SceneStepKind::theft)
            line += " " + takes_words(step.points(), figure_name(scene, step.victim));
        else if (step.kind == SceneStepKind::message_drawn)
            line += fmt::format(" {}", kDrawsMessage);
        else
            continue;
        if (has_turns(scene)) line += fmt::format(" in turn {}", step.turn);
        lines.push_back(std::move(line));
    }
    return lines;
}

std::string scene_description(const Scene& scene) {
    std::string text;
    for (int i = 0; i < scene.after.player_count; ++i) text += standing_words(scene, player_at(i)) + ". ";
    for (const std::string& line : event_words(scene)) text += line + ". ";
    text.pop_back();
    return visible(text);
}

}  // namespace robbers
