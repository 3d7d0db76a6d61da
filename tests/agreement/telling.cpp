// Decides what it means that robbers are explained, and that a sentence is true in an outcome. Positions are
// followed from the start by the points of movements alone: what the facts say of places is not believed.
#include "telling.h"

#include <fmt/format.h>

#include <algorithm>
#include <regex>

#include "report/words/outcome_words.h"

namespace robbers {

namespace {

/// How a robber was met by a figure of another player that moved.
enum class Meeting { none, left, passed };

/// The robbers of one turn.
struct TurnOfRobbers {
    std::array<bool, kMaxPlayers> is_met{};
    std::array<int, kMaxPlayers> fates{};              ///< told: what became of it
    std::array<int, kMaxPlayers> waits{};              ///< told: why it got nothing
    std::array<bool, kMaxPlayers> is_met_otherwise{};  ///< beside another figure, or a lap apart
    std::array<Cause, kMaxPlayers> cause{};            ///< of the last of `waits`
};

bool tells_fate(FactKind kind) {
    return kind == FactKind::stolen_booked || kind == FactKind::nothing_stolen ||
           kind == FactKind::robber_carried || kind == FactKind::robber_stayed ||
           kind == FactKind::robs_instead;
}

bool tells_nothing_got(FactKind kind) { return kind == FactKind::not_robbed || kind == FactKind::missed; }

/// By how many points the fact moves its figure; 0 where it is no movement.
Points step_of(const Fact& fact) {
    switch (fact.kind) {
        case FactKind::moved_forward:
        case FactKind::stolen_booked:
        case FactKind::end_bonus:
        case FactKind::final_scored: return fact.points;
        case FactKind::moved_back:
        case FactKind::stopped_at_zero: return -fact.points;
        default: return 0;
    }
}

/// The number of the first tile of the turn to which tile `turn` belongs.
int first_tile_of(const Case& one, const RulePoints& rules, int turn) {
    if (!rules.double_turn.is(DoubleTurn::same_turn)) return turn;
    while (turn > 1 && one.game.turns[static_cast<std::size_t>(turn) - 1].continues) --turn;
    return turn;
}

class ToldRobbers {
public:
    ToldRobbers(const Case& one, const RulePoints& rules, const Trace& trace)
        : one_(one), rules_(rules), trace_(trace), position_(one.game.start) {}

    std::string find() {
        for (std::size_t at = 0; at < trace_.size(); ++at) {
            if (at > 0 && is_new_turn(trace_[at - 1].turn, trace_[at].turn)) {
                if (std::string problem = ended(trace_[at - 1].turn); !problem.empty()) return problem;
            }
            if (std::string problem = follow(trace_[at]); !problem.empty()) return problem;
        }
        return trace_.empty() ? std::string() : ended(trace_.back().turn);
    }

private:
    bool is_new_turn(int before, int turn) const {
        return first_tile_of(one_, rules_, before) != first_tile_of(one_, rules_, turn);
    }

    Points place_of(Points points) const {
        return rules_.laps.is(Laps::same_lap) ? points : ring_space(points);
    }

    Meeting meeting(Player owner, Figure figure, Points step) const {
        const Place robber = position_.robber(owner);
        if (owner == figure.player || robber.is_supply() || step == 0) return Meeting::none;
        const Points from = place_of(position_.points(figure));
        if (robber.value == from) return Meeting::left;
        for (Points way = 1; way <= step; ++way)
            if (place_of(position_.points(figure) + way) == robber.value) return Meeting::passed;
        return Meeting::none;
    }

    /// Whether the figure moves from the robber's space, but a lap apart.
    bool is_lap_apart(Player owner, Figure figure, Points step) const {
        const Place robber = position_.robber(owner);
        return step != 0 && rules_.laps.is(Laps::same_lap) && !robber.is_supply() &&
               ring_space(robber.value) == ring_space(position_.points(figure));
    }

    std::string follow(const Fact& fact) {
        const auto owner = static_cast<std::size_t>(index(fact.player));
        const Points step = step_of(fact);
        for (int i = 0; i < position_.player_count; ++i) {
            const bool is_met = meeting(player_at(i), fact.figure, step) != Meeting::none;
            if (is_met && fact.kind != FactKind::end_bonus) turn_.is_met[static_cast<std::size_t>(i)] = true;
            if (is_lap_apart(player_at(i), fact.figure, step))
                turn_.is_met_otherwise[static_cast<std::size_t>(i)] = true;
        }
        if (step != 0) position_.points(fact.figure) += step;
        if (fact.telling == Telling::brief && tells_fate(fact.kind)) ++turn_.fates[owner];
        if (fact.telling == Telling::brief && tells_nothing_got(fact.kind)) {
            ++turn_.waits[owner];
            turn_.cause[owner] = fact.cause;
            if (fact.cause == Cause::other_figure || fact.cause == Cause::held_back ||
                fact.cause == Cause::lap_apart || fact.cause == Cause::own_figure)
                turn_.is_met_otherwise[owner] = true;
            const Place said = fact.kind == FactKind::missed ? fact.to : fact.from;
            if (said != position_.robber(fact.player)) return "a robber is said to be where it is not";
        }
        const bool is_put = fact.kind == FactKind::robber_placed || fact.kind == FactKind::robber_moved ||
                            fact.kind == FactKind::robber_carried;
        if (is_put) position_.robber(fact.player) = fact.to;
        if (fact.kind == FactKind::robber_returned) position_.robber(fact.player) = Place::supply();
        return {};
    }

    /// What is not explained once in the turn that is over.
    std::string ended(int turn) {
        const TurnOfRobbers told = std::exchange(turn_, {});
        for (std::size_t i = 0; i < position_.player_count; ++i) {
            const int lines = told.fates[i] + told.waits[i];
            std::string problem;
            if (told.waits[i] > 1) problem = "more than one line says why it got nothing";
            if (told.is_met[i] && lines == 0) problem = "nothing is told";
            if (!told.is_met[i] && lines > 0 && told.fates[i] == 0 && !told.is_met_otherwise[i])
                problem = "no figure came near, and something is told";
            if (!problem.empty())
                return fmt::format("turn {}, the robber of player {}, {}: {}", turn, i,
                                   spelling(told.cause[i]), problem);
        }
        return {};
    }

    const Case& one_;
    const RulePoints& rules_;
    const Trace& trace_;
    Position position_;
    TurnOfRobbers turn_;
};

Scenario scenario_of(const Case& one) {
    Scenario scenario;
    scenario.names = {"red", "blue", "yellow", "green", "black", "pink"};
    scenario.names.resize(one.game.start.player_count);
    scenario.game = one.game;
    return scenario;
}

/// What an outcome says against a sentence, which is read as a player reads it.
class Objection {
public:
    Objection(const Case& one, const Scenario& scenario, const Outcome& outcome)
        : one_(one), rules_(rules_of(one.edition, one.rulings)), scenario_(scenario), outcome_(outcome) {}

    bool is_there_to(const std::string& sentence) const {
        static const std::regex kTurn(R"(^(?:Turn (\d+): )?(.*)$)");
        static const std::regex kNothing(
            R"(^(\w+)'s robber(?: on \d+)? gets nothing from (\w+)('s \w+)?:.*)");
        static const std::regex kRobs(R"(^(\w+) robs (\w+).*: half of .* is (\d+) \[.*)");
        static const std::regex kDraws(R"(^(\w+) draws (a|no) message( for .*)?[ :].*)");
        std::smatch said;
        std::regex_match(sentence, said, kTurn);
        const int turn = said[1].matched ? std::stoi(said[1]) : 1;
        const std::string text = said[2];
        std::smatch found;
        if (std::regex_match(text, found, kNothing)) return has_transfer(turn, found[2], found[1], {});
        if (std::regex_match(text, found, kRobs))
            return !has_transfer(turn, found[2], found[1], std::stoi(found[3]));
        if (std::regex_match(text, found, kDraws) && !found[3].matched)
            return draws(turn, found[1]) != (found[2] == "a");
        return false;
    }

private:
    bool is_in_turn(int turn, int tile) const {
        return first_tile_of(one_, rules_, turn) == first_tile_of(one_, rules_, tile);
    }
    bool has_transfer(int turn, const std::string& from, const std::string& to,
                      std::optional<Points> points) const {
        return std::ranges::any_of(outcome_.transfers, [&](const Transfer& transfer) {
            return name_of(scenario_, transfer.from.player) == from &&
                   name_of(scenario_, transfer.to) == to && is_in_turn(turn, transfer.turn) &&
                   (!points || transfer.points == *points);
        });
    }
    bool draws(int turn, const std::string& name) const {
        return std::ranges::any_of(outcome_.messages, [&](const Message& message) {
            return name_of(scenario_, message.player) == name && is_in_turn(turn, message.turn);
        });
    }

    const Case& one_;
    RulePoints rules_;
    const Scenario& scenario_;
    const Outcome& outcome_;
};

/// A sentence that all outcomes have in common and that is not true in one of them.
std::string false_in_common(const Case& one, const Adjudication& found) {
    const Scenario scenario = scenario_of(one);
    const TextContext context(scenario, one.edition, one.rulings, TextStyle{});
    const OutcomeWords words(context);
    Reasons common;
    for (std::size_t at = 0; at < found.size(); ++at) {
        Reasons told = words.reasons(found.trace(at), ExplainLevel::brief);
        if (at == 0) common = told;
        std::erase_if(
            common, [&](const std::string& reason) { return std::ranges::find(told, reason) == told.end(); });
    }
    for (std::size_t at = 0; at < found.size() && !common.empty(); ++at) {
        const Outcome outcome = found.outcome(at).outcome;
        for (const std::string& reason : common)
            if (Objection(one, scenario, outcome).is_there_to(reason))
                return fmt::format("'{}' is told of all outcomes and false in outcome {}", reason, at);
    }
    return {};
}

}  // namespace

std::string broken_telling(const Case& one, const Adjudication& found) {
    constexpr std::size_t kMost = 200;
    const RulePoints rules = rules_of(one.edition, one.rulings);
    for (std::size_t at = 0; at < std::min(kMost, found.size()); ++at) {
        const Trace trace = found.trace(at);
        if (std::string problem = ToldRobbers(one, rules, trace).find(); !problem.empty())
            return fmt::format("outcome {}: {}", at, problem);
    }
    return found.size() > kMost ? std::string() : false_in_common(one, found);
}

}  // namespace robbers
