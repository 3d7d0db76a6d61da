// Writes the one-line notation, and decides what of a scenario it can say.
#include "scenario/line_notation.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string_view>

#include "game/event.h"
#include "support/text.h"

namespace robbers {
namespace {

class LineWriter {
public:
    explicit LineWriter(const Scenario& scenario)
        : scenario_(scenario), said_(scenario.game.choices.size(), false) {}

    LineText write() {
        line_ = position_in_line(scenario_.game.start, scenario_.names);
        for (std::size_t turn = 0; turn < scenario_.game.turns.size(); ++turn) write_turn(turn);
        const bool says_game = std::find(said_.begin(), said_.end(), false) == said_.end();
        return {std::move(line_), left_out(), says_game};
    }

private:
    const std::string& name(Player player) const {
        return scenario_.names[static_cast<std::size_t>(index(player))];
    }

    void write_turn(std::size_t turn) {
        const Turn& written = scenario_.game.turns[turn];
        line_ += fmt::format(" / {}:", written.continues ? "again" : name(written.active));
        for (std::size_t event = 0; event < written.events.size(); ++event) {
            turn_ = static_cast<int>(turn) + 1;
            event_ = static_cast<int>(event) + 1;
            line_ += event > 0 ? ", " : " ";
            std::visit([this](const auto& what) { write_event(what); }, written.events[event]);
        }
    }

    void write_event(const Bag&) { line_ += "bag"; }
    void write_event(const EndOfGame&) { line_ += "end"; }
    void write_event(const ScoringRound& round) {
        for (std::size_t i = 0; i < round.scorings.size(); ++i) {
            const Scoring& scoring = round.scorings[i];
            line_ += fmt::format("{}{}+{}", i > 0 ? " & " : "", name(scoring.player), scoring.points);
            write_source(scoring.source);
            write_figure(scoring.player, name_of(round, i));
        }
    }
    void write_event(const Payment& payment) {
        line_ += fmt::format("{}-{}", name(payment.payer), payment.points);
        write_source(payment.source);
        if (payment.receiver) line_ += fmt::format(" >{}", name(*payment.receiver));
        write_figure(payment.payer, std::nullopt);
    }
    void write_event(const FinalScoring& final) {
        line_ += "final ";
        for (std::size_t i = 0; i < final.entries.size(); ++i)
            line_ += fmt::format("{}{}+{}", i > 0 ? " & " : "", name(final.entries[i].player),
                                 final.entries[i].points);
    }

    void write_source(Source source) {
        if (source != Source::other) line_ += fmt::format(" {}", spelling(source));
    }

    /// The figure chosen for the scoring, or for the payment where there is none, if the scenario says so.
    void write_figure(Player player, const std::optional<ScoringName>& scoring) {
        std::optional<FigureKind> figure;
        for (std::size_t i = 0; i < said_.size(); ++i) {
            const Choice& choice = scenario_.game.choices[i];
            const bool here = choice.turn == turn_ && choice.event.value_or(event_) == event_ && !choice.time;
            const auto with =
                here && choice.player == player ? figure_named(choice.decision, scoring) : std::nullopt;
            if (!with || (figure && figure != with)) continue;
            figure = with;
            said_[i] = true;
        }
        if (figure) line_ += fmt::format(" @{}", spelling(*figure));
    }

    std::vector<std::string> left_out() const {
        std::vector<std::string> notes;
        const auto note = [&](std::size_t count, std::string_view noun) {
            if (count > 0) notes.push_back(counted(count, noun));
        };
        note(static_cast<std::size_t>(std::count(said_.begin(), said_.end(), false)), "choice");
        note(scenario_.rulings.size(), "ruling");
        note(scenario_.expectations.size(), "expectation");
        note(scenario_.claims.size(), "claim");
        return notes;
    }

    const Scenario& scenario_;
    std::vector<bool> said_;  ///< by choice: a figure in the line says it
    std::string line_;
    int turn_ = 1;
    int event_ = 1;
};

}  // namespace

namespace {

/// Puts the words of one pattern together.
class ClaimWriter {
public:
    explicit ClaimWriter(const std::vector<std::string>& names) : names_(names) {}

    /// Nothing where the pattern asks for something that words cannot say.
    std::optional<std::string> write(const Pattern& says) {
        if (says.transfers || says.messages) return std::nullopt;
        for (const PlayerPattern& pattern : says.players)
            if (!add(pattern)) return std::nullopt;
        for (const Robbery& robbery : says.robberies)
            parts_.push_back(fmt::format("{} robs {}{}", name(robbery.by), name(robbery.from),
                                         robbery.points ? fmt::format(" {}", *robbery.points) : ""));
        for (const Player player : says.draws) parts_.push_back(fmt::format("{} draws", name(player)));
        if (parts_.empty()) return std::nullopt;
        return fmt::format("{}", fmt::join(parts_, ", "));
    }

private:
    const std::string& name(Player player) const { return names_[static_cast<std::size_t>(index(player))]; }

    bool add(const PlayerPattern& pattern) {
        if (pattern.meeple || pattern.messenger) return false;
        const std::string& who = name(pattern.player);
        if (pattern.gained) parts_.push_back(fmt::format("{}+{}", who, *pattern.gained));
        if (pattern.total) parts_.push_back(fmt::format("{}={}", who, *pattern.total));
        if (pattern.robber) parts_.push_back(fmt::format("{} r{}", who, to_string(*pattern.robber)));
        if (pattern.stole)
            parts_.push_back(*pattern.stole == 0 ? fmt::format("{} robs nobody", who)
                                                 : fmt::format("{} robs {}", who, *pattern.stole));
        return true;
    }

    const std::vector<std::string>& names_;
    std::vector<std::string> parts_;
};

}  // namespace

std::optional<std::string> claim_in_line(const Claim& claim, const std::vector<std::string>& names) {
    std::vector<std::string> patterns;
    for (const Pattern& says : claim.says) {
        auto words = ClaimWriter(names).write(says);
        if (!words) return std::nullopt;
        patterns.push_back(*std::move(words));
    }
    return fmt::format("{}", fmt::join(patterns, " or "));
}

std::string position_in_line(const Position& position, const std::vector<std::string>& names) {
    std::string line;
    for (int i = 0; i < position.player_count; ++i) {
        const Player player = player_at(i);
        line += fmt::format("{}{} {}", i > 0 ? ", " : "", names[static_cast<std::size_t>(i)],
                            position.points({player, FigureKind::meeple}));
        if (position.has_messengers)
            line += fmt::format(" m{}", position.points({player, FigureKind::messenger}));
        if (!position.robber(player).is_supply()) line += fmt::format(" r{}", position.robber(player).value);
    }
    return line;
}

LineText to_line(const Scenario& scenario) { return LineWriter(scenario).write(); }

}  // namespace robbers
