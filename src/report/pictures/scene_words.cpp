// Says in words what a picture shows: its legend, and what is read aloud of it.
#include "report/pictures/scene_words.h"

#include <algorithm>

#include <fmt/format.h>

#include "game/text.h"
#include "support/text.h"

namespace robbers {

namespace {

const std::string& name_of(const Scene& scene, Player player) {
    return scene.names[static_cast<std::size_t>(index(player))];
}

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
            line += fmt::format(" takes {} from {}", step.points(), figure_name(scene, step.victim));
        else if (step.kind == SceneStepKind::message_drawn)
            line += " draws a message";
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
