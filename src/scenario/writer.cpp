// Puts the text of a scenario together: what it says of itself, who stands where, and what happens. What is
// expected and claimed is in write_patterns.cpp, which words need quotes in names.cpp.
#include "scenario/writer.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "game/event.h"
#include "scenario/names.h"

namespace robbers {

namespace {

std::vector<std::string> yaml_texts(const std::vector<std::string>& texts) {
    std::vector<std::string> result;
    result.reserve(texts.size());
    for (const std::string& text : texts) result.push_back(yaml_text(text));
    return result;
}

class ScenarioWriter {
public:
    explicit ScenarioWriter(const Scenario& scenario)
        : scenario_(scenario), said_(scenario.game.choices.size(), false) {}

    std::string write() {
        write_header();
        write_players();
        write_turns();
        text_ += expectations_yaml(scenario_) + claims_yaml(scenario_);
        return std::move(text_);
    }

private:
    std::string name(Player player) const {
        return yaml_name(scenario_.names[static_cast<std::size_t>(index(player))]);
    }
    void add_line(std::string_view key, const std::string& value) {
        text_ += fmt::format("{}: {}\n", key, value);
    }

    void write_header() {
        add_line("scenario", yaml_text(scenario_.title));
        if (!scenario_.id.empty()) add_line("id", yaml_text(scenario_.id));
        if (!scenario_.about.empty()) add_line("about", yaml_text(scenario_.about));
        if (!scenario_.editions.empty()) add_line("edition", editions_yaml(scenario_.editions));
        if (!scenario_.sources.empty()) add_line("sources", yaml_list(yaml_texts(scenario_.sources)));
        if (!scenario_.tags.empty()) add_line("tags", yaml_list(yaml_texts(scenario_.tags)));
        if (!scenario_.rulings.empty()) add_line("rulings", rulings_yaml(scenario_.rulings));
        if (scenario_.game.start.has_messengers) add_line("expansions", "[messages]");
    }

    void write_players() {
        text_ += "\nplayers:\n";
        for (int i = 0; i < scenario_.game.start.player_count; ++i) {
            const Player player = player_at(i);
            text_ += fmt::format("  {}: {}\n", name(player), standing(player));
        }
    }

    /// "10", or a mapping where there is more to say.
    std::string standing(Player player) const {
        const Position& start = scenario_.game.start;
        const auto points = [&](FigureKind kind) {
            return fmt::format("{}: {}", spelling(kind), start.points({player, kind}));
        };
        const bool is_in_supply = start.robber(player).is_supply();
        if (!start.has_messengers && is_in_supply)
            return fmt::format("{}", start.points({player, FigureKind::meeple}));
        std::vector<std::string> parts = {points(FigureKind::meeple)};
        if (start.has_messengers) parts.push_back(points(FigureKind::messenger));
        if (!is_in_supply) parts.push_back(fmt::format("robber: {}", start.robber(player).value));
        return yaml_mapping(parts);
    }

    void write_turns() {
        text_ += "\nturns:\n";
        const std::vector<Turn>& turns = scenario_.game.turns;
        for (std::size_t at = 0; at < turns.size(); ++at) {
            turn_ = static_cast<int>(at) + 1;
            text_ += fmt::format("  - player: {}\n{}    events:\n", name(turns[at].active),
                                 turns[at].continues ? "    continues: true\n" : "");
            for (std::size_t i = 0; i < turns[at].events.size(); ++i) {
                event_ = static_cast<int>(i) + 1;
                text_ += "      - ";
                std::visit([this](const auto& event) { write_event(event); }, turns[at].events[i]);
            }
            write_choices();
        }
    }

    void write_event(const Bag&) { text_ += "bag\n"; }
    void write_event(const EndOfGame&) { text_ += "end-of-game\n"; }
    void write_event(const ScoringRound& round) {
        std::vector<std::string> scorings;
        for (std::size_t i = 0; i < round.scorings.size(); ++i) {
            const Scoring& scoring = round.scorings[i];
            std::vector<std::string> parts = amount(scoring.player, scoring.points, scoring.source);
            add_with(parts, scoring.player, name_of(round, i));
            scorings.push_back(yaml_mapping(parts));
        }
        write_list("score", scorings);
    }
    void write_event(const Payment& payment) {
        std::vector<std::string> parts = amount(payment.payer, payment.points, payment.source);
        if (payment.receiver) parts.push_back("to: " + name(*payment.receiver));
        add_with(parts, payment.payer, std::nullopt);
        text_ += fmt::format("pay: {}\n", yaml_mapping(parts));
    }
    void write_event(const FinalScoring& final) {
        std::vector<std::string> entries;
        for (const FinalEntry& entry : final.entries)
            entries.push_back(yaml_mapping(amount(entry.player, entry.points, Source::other)));
        write_list("final", entries);
    }

    void write_list(std::string_view key, const std::vector<std::string>& items) {
        text_ += fmt::format("{}:", key);
        if (items.size() == 1) {
            text_ += fmt::format(" {}\n", items.front());
            return;
        }
        text_ += fmt::format("\n          - {}\n", fmt::join(items, "\n          - "));
    }

    std::vector<std::string> amount(Player player, Points points, Source source) const {
        std::vector<std::string> parts = {"player: " + name(player), fmt::format("points: {}", points)};
        if (source != Source::other) parts.push_back(fmt::format("for: {}", spelling(source)));
        return parts;
    }

    /// The figure that was written beside the scoring, or beside the payment where there is none.
    void add_with(std::vector<std::string>& parts, Player player, const std::optional<ScoringName>& scoring) {
        for (std::size_t i = 0; i < said_.size(); ++i) {
            const Choice& choice = scenario_.game.choices[i];
            const bool is_here = choice.only_where_asked && choice.turn == turn_ && choice.event == event_ &&
                                 choice.player == player && !said_[i];
            const auto with = is_here ? figure_named(choice.decision, scoring) : std::nullopt;
            if (!with) continue;
            parts.push_back(fmt::format("with: {}", spelling(*with)));
            said_[i] = true;
            return;
        }
    }

    void write_choices() {
        bool is_first = true;
        for (std::size_t i = 0; i < said_.size(); ++i) {
            const Choice& choice = scenario_.game.choices[i];
            if (said_[i] || choice.turn != turn_) continue;
            if (is_first) text_ += "    choices:\n";
            is_first = false;
            text_ += fmt::format("      - {}\n", choice_yaml(choice));
        }
    }

    std::string choice_yaml(const Choice& choice) const {
        std::vector<std::string> parts;
        if (choice.event) parts.push_back(fmt::format("event: {}", *choice.event));
        if (choice.time) parts.push_back(fmt::format("time: {}", *choice.time));
        parts.push_back("player: " + name(choice.player));
        parts.push_back(to_string(choice.decision, scenario_.names));
        return yaml_mapping(parts);
    }

    const Scenario& scenario_;
    std::vector<bool> said_;  ///< by choice: it is written beside its event
    std::string text_;
    int turn_ = 1;
    int event_ = 1;
};

}  // namespace

std::string to_yaml(const Scenario& scenario) { return ScenarioWriter(scenario).write(); }

}  // namespace robbers
