// Decides how a failing case is printed.
#include <fmt/format.h>

#include "bridge.h"
#include "game/event.h"

namespace robbers {

namespace {

const std::vector<std::string> kNames{"red", "blue", "yellow", "green", "black", "pink"};

struct EventYaml {
    std::string operator()(const Bag&) const { return "bag"; }
    std::string operator()(const EndOfGame&) const { return "end-of-game"; }
    std::string operator()(const ScoringRound& round) const {
        std::string list;
        for (const Scoring& scoring : round.scorings)
            list += fmt::format("{}{{player: {}, points: {}, for: {}}}", list.empty() ? "" : ", ",
                                kNames[index(scoring.player)], scoring.points, spelling(scoring.source));
        return fmt::format("score: [{}]", list);
    }
    std::string operator()(const Payment& payment) const {
        std::string text = fmt::format("pay: {{player: {}, points: {}, for: {}", kNames[index(payment.payer)],
                                       payment.points, spelling(payment.source));
        if (payment.receiver) text += fmt::format(", to: {}", kNames[index(*payment.receiver)]);
        return text + "}";
    }
    std::string operator()(const FinalScoring& final_scoring) const {
        std::string list;
        for (const FinalEntry& entry : final_scoring.entries)
            list += fmt::format("{}{{player: {}, points: {}}}", list.empty() ? "" : ", ",
                                kNames[index(entry.player)], entry.points);
        return fmt::format("final: [{}]", list);
    }
};

}  // namespace

std::string to_yaml(const Case& one) {
    const Position& start = one.game.start;
    std::string text =
        fmt::format("scenario: a case where engine and model differ\nedition: {}\n", spelling(one.edition));
    for (const Ruling& ruling : one.rulings)
        text += fmt::format("{}{}: {}", &ruling == one.rulings.data() ? "rulings: {" : ", ",
                            spelling(ruling.question), answer_of(ruling).id);
    if (!one.rulings.empty()) text += "}\n";
    if (start.has_messengers) text += "expansions: [messages]\n";
    text += "players:\n";
    for (int i = 0; i < start.player_count; ++i) {
        const Standing& standing = start.standings[static_cast<std::size_t>(i)];
        text += fmt::format("  {}: {{meeple: {}", kNames[i], standing.points[0]);
        if (start.has_messengers) text += fmt::format(", messenger: {}", standing.points[1]);
        text += fmt::format(", robber: {}}}\n", to_string(standing.robber));
    }
    text += "turns:\n";
    for (const Turn& turn : one.game.turns) {
        text += fmt::format("  - player: {}\n{}    events:\n", kNames[index(turn.active)],
                            turn.continues ? "    continues: true\n" : "");
        for (const Event& event : turn.events) text += "      - " + std::visit(EventYaml{}, event) + "\n";
    }
    if (!one.game.choices.empty()) text += "choices:\n";
    for (const Choice& choice : one.game.choices) text += "  - " + to_string(choice, kNames, true) + "\n";
    return text;
}

}  // namespace robbers
