// Tries every choice at every step, and lets each player in turn be the one whom the others are against.
// Nothing is remembered: every step is reached by playing the line from the start.
#include <algorithm>

#include "line.h"
#include "model.h"

namespace model {

namespace {

bool is_kept(const Line& line) {
    return contains_every_with(line.scenario, line.decisions) &&
           leading_choices_contained(line.scenario, line.decisions) ==
               static_cast<int>(line.scenario.choices.size());
}

std::vector<Prospect> gains(const Line& line) {
    std::vector<Prospect> all;
    for (std::size_t i = 0; i < line.players.size(); ++i) {
        const Player& before = line.scenario.players[i];
        const Player& after = line.players[i];
        const int gained = after.meeple + after.messenger - before.meeple - before.messenger;
        const auto drawn = static_cast<int>(
            std::count_if(line.messages.begin(), line.messages.end(),
                          [&](const Message& message) { return message.player == static_cast<int>(i); }));
        all.push_back({gained, gained, drawn, drawn});
    }
    return all;
}

using MaybeProspects = std::optional<std::vector<Prospect>>;

MaybeProspects after(const Scenario& scenario, std::vector<int>& taken);

// The messages are those of the way that is taken: of both where either may be.
Prospect of_two(const Prospect& a, const Prospect& b, bool chooses) {
    if (chooses && a.sure < b.sure)
        return {b.sure, std::max(a.at_best, b.at_best), b.fewest_messages, b.most_messages};
    if (chooses && a.sure > b.sure)
        return {a.sure, std::max(a.at_best, b.at_best), a.fewest_messages, a.most_messages};
    return {std::min(a.sure, b.sure), std::max(a.at_best, b.at_best),
            std::min(a.fewest_messages, b.fewest_messages), std::max(a.most_messages, b.most_messages)};
}

// The one who chooses takes what is surest for them, and everybody else fears what is worst.
MaybeProspects best_of(const Scenario& scenario, std::vector<int>& taken, const OpenChoice& open) {
    MaybeProspects result;
    for (int option = 0; option < open.options; ++option) {
        taken.push_back(option);
        const MaybeProspects found = after(scenario, taken);
        taken.pop_back();
        if (!found) continue;
        if (!result) result = found;
        for (std::size_t i = 0; i < found->size(); ++i)
            (*result)[i] = of_two((*result)[i], (*found)[i], static_cast<int>(i) == open.player);
    }
    return result;
}

MaybeProspects after(const Scenario& scenario, std::vector<int>& taken) {
    Script script(taken);
    Line line = new_line(scenario, script);
    try {
        play(line);
    } catch (const NotLegal&) {
        return std::nullopt;
    } catch (const OpenChoice& open) {
        return best_of(scenario, taken, open);
    }
    if (!is_kept(line)) return std::nullopt;
    return gains(line);
}

}  // namespace

std::optional<std::vector<Prospect>> prospects(const Scenario& scenario) {
    std::vector<int> taken;
    return after(scenario, taken);
}

}  // namespace model
