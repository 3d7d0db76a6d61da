// Finds what an outcome has otherwise than a pattern, and the facts behind it. Whether that is wrong is
// decided by whoever asks.
#include "suite/difference.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <utility>

#include "game/text.h"
#include "suite/expectation.h"

namespace robbers {

namespace {

constexpr std::size_t kMostClauses = 3;

/// Collects the differences of one player.
class PlayerDifferences {
public:
    PlayerDifferences(Player player, std::vector<Difference>& list) : player_(player), list_(list) {}
    void compare(Aspect aspect, const std::optional<Points>& wanted, Points found) {
        if (wanted && *wanted != found) list_.push_back({aspect, player_, found, *wanted});
    }

private:
    Player player_;
    std::vector<Difference>& list_;
};

void compare(const PlayerPattern& pattern, const Scenario& scenario, const Outcome& outcome,
             std::vector<Difference>& list) {
    const Position& position = outcome.position;
    const Player player = pattern.player;
    PlayerDifferences differences(player, list);
    const Points total = position.total(player);
    // What was robbed says more than the sums that it leads to.
    differences.compare(Aspect::stole, pattern.stole, stolen_by(player, outcome));
    differences.compare(Aspect::total, pattern.total, total);
    differences.compare(Aspect::gained, pattern.gained, total - scenario.game.start.total(player));
    differences.compare(Aspect::meeple, pattern.meeple, position.points({player, FigureKind::meeple}));
    differences.compare(Aspect::messenger, pattern.messenger,
                        position.points({player, FigureKind::messenger}));
    if (pattern.robber)
        differences.compare(Aspect::robber, pattern.robber->value, position.robber(player).value);
}

/// How far apart two values are; a robber is elsewhere or not.
std::int64_t distance(const std::vector<Difference>& differences) {
    std::int64_t sum = 0;
    for (const Difference& one : differences) {
        sum += one.aspect == Aspect::robber || one.aspect == Aspect::robbery
                   ? 1
                   : std::abs(std::int64_t{one.found} - one.wanted);
    }
    return sum;
}

/// Says a difference in words.
class Teller {
public:
    Teller(const Scenario& scenario, const Outcome& outcome) : scenario_(scenario), outcome_(outcome) {}

    std::string tell(const Difference& difference, const Pattern& pattern) const {
        const std::string& who = name(difference.player);
        switch (difference.aspect) {
            case Aspect::total: return number("{} has {}, expected {}", who, difference);
            case Aspect::gained: return number("{} gains {}, expected {}", who, difference);
            case Aspect::meeple: return number("{}'s meeple has {}, expected {}", who, difference);
            case Aspect::messenger: return number("{}'s messenger has {}, expected {}", who, difference);
            case Aspect::stole: return robbing(difference);
            case Aspect::robber:
                return fmt::format("{}'s robber is {}, expected {}", who, place(difference.found),
                                   place(difference.wanted));
            case Aspect::transfers:
                return fmt::format("{}, expected {}", transfers(), wanted_transfers(pattern));
            case Aspect::robbery:
                return fmt::format("{} does not rob {}", who, name(player_at(difference.wanted)));
            case Aspect::messages:
                return fmt::format("{}, expected {}", messages(), wanted_messages(pattern));
        }
        return {};  // unreachable: every aspect has its case
    }

private:
    const std::string& name(Player player) const {
        return scenario_.names[static_cast<std::size_t>(index(player))];
    }

    static std::string number(fmt::format_string<const std::string&, const Points&, const Points&> format,
                              const std::string& who, const Difference& difference) {
        return fmt::format(format, who, difference.found, difference.wanted);
    }

    static std::string place(Points value) {
        const Place place{value};
        return place.is_supply() ? "in supply" : "on " + to_string(place);
    }

    /// "blue robs 2 from red, expected 3"; several victims are all named.
    std::string robbing(const Difference& difference) const {
        std::map<Player, Points> victims;
        for (const Transfer& transfer : outcome_.transfers)
            if (transfer.to == difference.player) victims[transfer.from.player] += transfer.points;
        std::vector<std::string> parts;
        parts.reserve(victims.size());
        for (const auto& [victim, points] : victims)
            parts.push_back(fmt::format("{} from {}", points, name(victim)));
        const std::string what = parts.empty() ? "nothing" : fmt::format("{}", fmt::join(parts, " and "));
        return fmt::format("{} robs {}, expected {}", name(difference.player), what, difference.wanted);
    }

    std::string transfers() const {
        std::vector<std::string> parts;
        for (const Transfer& transfer : outcome_.transfers)
            parts.push_back(fmt::format("{} robs {} from {}", name(transfer.to), transfer.points,
                                        to_string(transfer.from, scenario_.names)));
        return parts.empty() ? "nobody robs" : fmt::format("{}", fmt::join(parts, ", "));
    }

    std::string wanted_transfers(const Pattern& pattern) const {
        std::vector<std::string> parts;
        for (const TransferPattern& transfer : *pattern.transfers) {
            parts.push_back(
                fmt::format("{} to rob {} from {}{}", name(transfer.to), transfer.points, name(transfer.from),
                            transfer.figure ? fmt::format(".{}", spelling(*transfer.figure)) : ""));
        }
        return parts.empty() ? "nobody to rob" : fmt::format("{}", fmt::join(parts, ", "));
    }

    std::string messages() const {
        std::vector<std::string> parts;
        for (const Message& message : outcome_.messages)
            parts.push_back(fmt::format("{} draws a message in turn {}", name(message.player), message.turn));
        return parts.empty() ? "nobody draws a message" : fmt::format("{}", fmt::join(parts, ", "));
    }

    std::string wanted_messages(const Pattern& pattern) const {
        std::vector<std::string> parts;
        for (const MessagePattern& message : *pattern.messages)
            parts.push_back(fmt::format("one of {}{}", name(message.player),
                                        message.turn ? fmt::format(" in turn {}", *message.turn) : ""));
        return parts.empty() ? "none" : fmt::format("{}", fmt::join(parts, ", "));
    }

    const Scenario& scenario_;
    const Outcome& outcome_;
};

/// Adds the clauses of facts, each once.
class ClauseList {
public:
    void add(const Fact& fact, std::size_t most = kMostClauses) {
        for (const ClauseId clause : fact.clauses) {
            if (most == 0 || list_.size() == kMostClauses) return;
            if (std::ranges::find(list_, clause) != list_.end()) continue;
            list_.push_back(clause);
            --most;
        }
    }
    std::vector<ClauseId> list() && { return std::move(list_); }

private:
    std::vector<ClauseId> list_;
};

bool is_about_robber(const Fact& fact, Player owner) {
    switch (fact.kind) {
        case FactKind::robber_placed:
        case FactKind::robber_moved:
        case FactKind::robber_kept:
        case FactKind::placement_declined:
        case FactKind::robber_returned:
        case FactKind::robber_carried:
        case FactKind::robber_stayed:
        case FactKind::robs_instead:
        case FactKind::not_robbed: return fact.player == owner;
        default: return false;
    }
}

bool is_movement_of(const Fact& fact, Player player) {
    switch (fact.kind) {
        case FactKind::moved_forward:
        case FactKind::moved_back:
        case FactKind::stopped_at_zero:
        case FactKind::nothing_scored:
        case FactKind::paid:
        case FactKind::end_bonus:
        case FactKind::final_scored: return fact.figure.player == player;
        default: return false;
    }
}

/// What a robber's owner got, and why not more.
ClauseList loot_clauses(const Difference& difference, const Trace& trace) {
    ClauseList clauses;
    const auto add_all = [&](FactKind kind, std::size_t most) {
        for (const Fact& fact : trace)
            if (fact.kind == kind && fact.player == difference.player) clauses.add(fact, most);
    };
    // Where more was wanted, what a robber did not get decides; else what it got.
    if (difference.wanted > difference.found) add_all(FactKind::not_robbed, kMostClauses);
    add_all(FactKind::stolen_booked, 1);
    add_all(FactKind::nothing_stolen, 1);
    return clauses;
}

}  // namespace

std::vector<Difference> differences(const Pattern& pattern, const Scenario& scenario,
                                    const Outcome& outcome) {
    std::vector<Difference> list;
    if (matches(pattern, scenario, outcome)) return list;
    for (const PlayerPattern& player : pattern.players) compare(player, scenario, outcome, list);
    for (const Robbery& robbery : pattern.robberies)
        if (!happens(robbery, outcome)) list.push_back({Aspect::robbery, robbery.by, 0, index(robbery.from)});
    Pattern lists;
    lists.transfers = pattern.transfers;
    if (!matches(lists, scenario, outcome)) list.push_back({Aspect::transfers, {}, 0, 0});
    lists.transfers.reset();
    lists.messages = pattern.messages;
    if (!matches(lists, scenario, outcome)) list.push_back({Aspect::messages, {}, 0, 0});
    return list;
}

Nearest nearest_outcome(const Pattern& pattern, const Scenario& scenario,
                        const std::vector<Outcome>& outcomes) {
    Nearest nearest;
    std::pair<std::size_t, std::int64_t> least{};
    for (std::size_t at = 0; at < outcomes.size(); ++at) {
        std::vector<Difference> list = differences(pattern, scenario, outcomes[at]);
        const std::pair far{list.size(), distance(list)};
        if (at > 0 && far >= least) continue;
        least = far;
        nearest = {at, std::move(list)};
    }
    return nearest;
}

std::string to_string(const Difference& difference, const Pattern& pattern, const Scenario& scenario,
                      const Outcome& outcome) {
    return Teller(scenario, outcome).tell(difference, pattern);
}

std::vector<ClauseId> deciding_clauses(const Difference& difference, const Trace& trace) {
    ClauseList clauses;
    switch (difference.aspect) {
        case Aspect::stole:
        case Aspect::total:
        case Aspect::gained:
        case Aspect::meeple:
        case Aspect::messenger:
            clauses = loot_clauses(difference, trace);
            if (difference.aspect == Aspect::stole) break;
            for (auto fact = trace.rbegin(); fact != trace.rend(); ++fact)
                if (is_movement_of(*fact, difference.player)) clauses.add(*fact, 1);
            break;
        case Aspect::robber:
            for (auto fact = trace.rbegin(); fact != trace.rend(); ++fact)
                if (is_about_robber(*fact, difference.player)) clauses.add(*fact);
            break;
        case Aspect::robbery:
        case Aspect::transfers:
            for (const FactKind kind :
                 {FactKind::not_robbed, FactKind::stolen_booked, FactKind::nothing_stolen})
                for (const Fact& fact : trace)
                    if (fact.kind == kind) clauses.add(fact, 1);
            break;
        case Aspect::messages:
            for (const Fact& fact : trace) {
                if (fact.kind == FactKind::no_message || fact.kind == FactKind::message_drawn ||
                    fact.kind == FactKind::landed_on_dark)
                    clauses.add(fact);
            }
            break;
    }
    return std::move(clauses).list();
}

}  // namespace robbers
